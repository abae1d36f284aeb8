import type {
  Offer,
  OfferAttachment,
  OfferComment,
  PublicOffer,
  PublicOfferItem,
  PublicOfferState,
} from '@staffel/shared-api/contract'
import { consentText, pick, publicFields } from '@staffel/shared-api/rules'
import { followedPricing } from '../document/followed-pricing.ts'
import type { OfferRow } from '../store/offer.repository.ts'
import type { LinkRow } from '../store/links.repository.ts'

export interface PublicParts {
  readonly link: LinkRow
  readonly offer: OfferRow
  readonly document: Offer
  readonly newerVersion: number | null
  readonly signatureRequired: boolean
  readonly attachments: OfferAttachment[]
  readonly comments: OfferComment[]
}

/** What the customer sees behind a link: the frozen version, and how it ended. */
export function toPublicOffer({
  link,
  offer,
  document,
  newerVersion,
  signatureRequired,
  attachments,
  comments,
}: PublicParts): PublicOffer {
  const state = publicState(document)
  return {
    state,
    ...pick(document, publicFields),
    newer_version: newerVersion,
    issuedAt: document.issuedAt ?? document.createdDate,
    items: document.items.map((item) => toPublicItem(item, state)),
    ...(state === 'open' && document.surcharge_rules && { surcharge_rules: document.surcharge_rules }),
    signature_required: signatureRequired,
    consent_text: consentText(document),
    recipient_email: link.email,
    extension_requested: state === 'expired' && offer.extension_requested_for === offer.valid_until,
    attachments,
    comments,
    acceptance:
      state === 'accepted' && document.acceptance
        ? {
            accepted_at: document.acceptance.accepted_at,
            name: document.acceptance.name,
            po_number: document.acceptance.po_number,
          }
        : null,
    decline:
      state === 'declined' && document.decline
        ? {
            declined_at: document.decline.declined_at,
            reason_code: document.decline.reason_code,
            reason: document.decline.reason,
          }
        : null,
  }
}

function publicState({ superseded_by_version, current_status }: Offer): PublicOfferState {
  if (superseded_by_version !== null) return 'superseded'
  return current_status === 'accepted' || current_status === 'declined' || current_status === 'expired'
    ? current_status
    : 'open'
}

function toPublicItem(item: Offer['items'][number], state: PublicOfferState): PublicOfferItem {
  const {
    id,
    kind,
    description,
    quantity,
    unitPrice,
    priceUnit,
    total,
    discountPct,
    taxRate,
    taxLabel,
    priceSource,
    propertyValues,
    optional,
    selected,
    openQuantity,
    offeredQuantity,
    frozen,
    picture,
  } = item
  return {
    id,
    kind,
    description,
    quantity,
    unitPrice,
    priceUnit,
    total,
    discountPct,
    taxRate,
    ...(taxLabel && { taxLabel }),
    priceSource,
    propertyValues,
    optional,
    selected,
    ...(picture && { picture: { alt: picture.alt } }),
    ...(openQuantity && { openQuantity }),
    ...(offeredQuantity !== undefined && { offeredQuantity }),
    ...(state === 'open' && openQuantity && frozen && { frozen: followedPricing(frozen, priceSource) }),
  }
}
