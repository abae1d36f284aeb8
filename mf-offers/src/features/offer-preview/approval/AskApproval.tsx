import type { Offer } from '@staffel/shared-api/contract'
import { Button } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { approve } from '../../../api/offers/offer-transitions.calls.ts'
import { useOfferStep } from '../steps/useOfferStep.ts'

/** One click, where an issue was refused for want of a second person. */
export function AskApproval({ offer, onAsked }: { offer: Offer; onAsked: () => void }) {
  const { t } = useTranslation('offers')
  const step = useOfferStep({
    offer,
    call: approve,
    done: ({ offer_nr: number }) => t('steps.ask-approval.done', { number }),
    onDone: onAsked,
  })
  return (
    <Button size="small" loading={step.pending} onClick={() => step.take({ action: 'ask' })}>
      {t('steps.ask-approval.button')}
    </Button>
  )
}
