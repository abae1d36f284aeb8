import type { Offer } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { discardDraft } from '../../../api/offers/offer-transitions.calls.ts'
import { StepDialog } from './StepDialog.tsx'
import { useOfferStep } from './useOfferStep.ts'

/** Throws away the draft of the next version; the issued one stays what it is. */
export function DiscardDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { t } = useTranslation('offers')
  const named = { draft: offer.draft_version, issued: offer.issued_version }
  const step = useOfferStep<void>({
    offer,
    call: discardDraft,
    done: () => t('steps.discard.done', named),
    onDone: onClose,
  })
  return (
    <StepDialog
      danger
      offer={offer}
      title={t('steps.discard.title', named)}
      confirmLabel={t('steps.discard.action')}
      step={step}
      onSubmit={() => step.take()}
      onClose={onClose}
    >
      <Text as="p">{t('steps.discard.text', named)}</Text>
    </StepDialog>
  )
}
