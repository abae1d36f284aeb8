import type { PublicOffer, SignatureInput } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { publicOfferCalls } from '../../api/public-offers.calls.ts'
import { shownOfferNumber } from '@staffel/shared-api/rules'
import { SignDialog } from '../../parts/signature/SignDialog.tsx'
import { usePublicAnswer } from './usePublicAnswer.ts'

export interface AcceptOfferProps {
  token: string
  offer: PublicOffer
  chosen: readonly string[]
  total: number
  onClose: () => void
}

export function AcceptOffer({ token, offer, chosen, total, onClose }: AcceptOfferProps) {
  const { t } = useTranslation('offers')
  const answer = usePublicAnswer({
    token,
    call: (said: SignatureInput) => publicOfferCalls(token).accept(said),
    onDone: onClose,
  })
  const errors =
    answer.refused?.code === 'SIGNATURE_REQUIRED'
      ? { ...answer.errors, signature: t('sign.missing.signature') }
      : answer.errors
  return (
    <SignDialog
      offerNumber={shownOfferNumber(offer)}
      total={total}
      consentText={offer.consent_text}
      signatureRequired={offer.signature_required}
      initial={{ name: '', email: offer.recipient_email ?? '', po_number: offer.customer_reference ?? '' }}
      pending={answer.pending}
      errors={errors}
      changed={answer.refused?.code === 'OFFER_CHANGED' ? t('sign.changed') : undefined}
      onSign={(signed) => answer.send({ ...signed, version: offer.version, total, selected_optional: [...chosen] })}
      onClose={onClose}
    />
  )
}
