import type { Offer } from '@staffel/shared-api/contract'
import { isApiError } from '@staffel/shared-api/client'
import { Button, toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { UndoOutlined } from '@staffel/shared-ui/icons'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { useNavigate } from '@staffel/shared-ui/router'
import { useState } from 'react'
import { restoreVersion } from '../../../api/offers/offer-versions.queries.ts'
import { offerKeys } from '../../../api/offers/offers.queries.ts'
import { paths } from '../../../paths.ts'

export interface RestoreButtonProps {
  offer: Pick<Offer, 'offer_id' | 'externalId' | 'rev'>
  version: number
  size?: 'small' | 'middle'
}

/** Copies an old version into a new draft, and opens the form over that. */
export function RestoreButton({ offer, version, size = 'small' }: RestoreButtonProps) {
  const { t } = useTranslation('offers')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({ mutationFn: () => restoreVersion(offer, version) })

  const restore = () =>
    mutate(undefined, {
      onSuccess: async ([saved]) => {
        await queryClient.invalidateQueries({ queryKey: offerKeys.all })
        toast.success(t('versions.restored', { version, draft: saved?.version }))
        await navigate(paths.editOffer(offer.externalId))
      },
      onError: (problem) => {
        if (isApiError(problem) && problem.status === 409) {
          setAsking(false)
          void queryClient.invalidateQueries({ queryKey: offerKeys.all })
          toast.error(t('versions.restoreFailed'), { description: problem.sentence })
        } else toast.failure(t('versions.restoreFailed'), restore)
      },
    })

  return (
    <>
      <Button size={size} icon={<UndoOutlined />} onClick={() => setAsking(true)}>
        {t('versions.restore')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('versions.restoreTitle', { version })}
        confirmLabel={t('versions.restore')}
        pending={isPending}
        onConfirm={restore}
        onCancel={() => setAsking(false)}
      >
        {t('versions.restoreText', { version })}
      </ConfirmDialog>
    </>
  )
}
