import type { Offer } from '@staffel/shared-api/contract'
import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQueryClient } from '@staffel/shared-ui/query'
import { useNavigate } from '@staffel/shared-ui/router'
import { useRef, useState } from 'react'
import { useSaveOffer } from '../../../api/offers/offers.mutations.ts'
import { offerKeys } from '../../../api/offers/offers.queries.ts'
import { paths } from '../../../paths.ts'

export interface AfterIssue {
  readonly onIssued: () => void
  /** A second person has to be asked first. */
  readonly onApproval: () => void
}

/** Issues the draft as it is stored, and goes on once the issued version is on the screen. */
export function useIssue(offer: Offer, { onIssued, onApproval }: AfterIssue): { start: () => void; pending: boolean } {
  const { t } = useTranslation('offers')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutate } = useSaveOffer()
  const [pending, setPending] = useState(false)
  // The second click of a double click comes before the button is drawn as busy.
  const started = useRef(false)

  const over = () => {
    started.current = false
    setPending(false)
  }

  const refused = (problem: unknown) => {
    over()
    if (isApiError(problem) && problem.status === 409) void queryClient.invalidateQueries({ queryKey: offerKeys.all })
    if (isApiError(problem) && problem.code === 'APPROVAL_REQUIRED') return onApproval()
    const fields = isApiError(problem) ? Object.values(problem.fields).join(' ') : ''
    toast.error(t('steps.issue.failed'), {
      description: fields || sentenceOf(problem),
      action: { label: t('preview.edit'), onAction: () => void navigate(paths.editOffer(offer.externalId)) },
    })
  }

  const start = () => {
    if (started.current) return
    started.current = true
    setPending(true)
    const { offer_id, rev } = offer
    mutate(
      { offer: { offer_id, rev, intent: 'issue' }, idempotencyKey: crypto.randomUUID() },
      {
        onSuccess: async () => {
          await queryClient.invalidateQueries({ queryKey: offerKeys.details() })
          over()
          onIssued()
        },
        onError: refused,
      },
    )
  }

  return { start, pending }
}
