import type {
  Currency,
  DocumentDiscount,
  Language,
  Offer,
  OfferCustomerInput,
  OfferItem,
  OfferInput,
  OfferIntent,
} from '@staffel/shared-api/contract'
import { factFields, recordOf, textOrNull, type FactField } from '@staffel/shared-api/rules'
import type { ChosenCustomer } from '../../../parts/customer/chosenCustomer.ts'
import { descriptionToHtml, htmlToText } from '../../../text/html.ts'
import { withoutProduct } from './draftLines.ts'
import { newCustomerInput, type NewCustomerDraft } from './newCustomer.ts'

export type DraftFacts = Readonly<Record<FactField, string>>

export const emptyFacts: DraftFacts = recordOf(factFields, () => '')

/** What the form holds: a new offer and a stored draft look the same. Surcharges are computed and kept apart. */
export interface OfferDraft {
  /** Of the seller. */
  readonly tenantId: number
  readonly customer: ChosenCustomer | null
  /** Takes the place of `customer` while it is there. */
  readonly newCustomer: NewCustomerDraft | null
  readonly title: string
  readonly validUntil: string | null
  /** Plain text with line breaks. */
  readonly description: string
  readonly lines: readonly OfferItem[]
  /** Surcharges that somebody changed, took off (quantity 0) or gave back to the rules (no longer `overridden`). */
  readonly surchargeChanges: readonly OfferItem[]
  /** On the whole offer. */
  readonly discount: DocumentDiscount | null
  readonly desiredDelivery: string | null
  /** Days, as they are typed; empty: the document does not say. */
  readonly paymentTerm: string
  /** Lines under the details; empty is none. */
  readonly facts: DraftFacts
  /** Of the document. */
  readonly language: Language
  readonly currency: Currency
  /** On the document. */
  readonly notes: string
  readonly terms: string
  /** On the document, beside lines of products. */
  readonly showPictures: boolean
  /** Never on the document. */
  readonly internalNotes: string
  /** The template that was applied last. */
  readonly templateId?: number
}

/** The customer that there is already, who may have prices of its own. */
export function customerOf({ customer, newCustomer }: OfferDraft): number | undefined {
  return newCustomer ? undefined : customer?.organization_id
}

/** The stored offer that is being edited. */
export interface StoredOffer {
  readonly offer_id: number
  readonly rev: number
  /**
   * As they were when the form began. They can be changed beside the form, so they are sent only when they were changed
   * in it.
   */
  readonly internalNotes: string
}

export function draftOf(offer: Offer): OfferDraft {
  return {
    tenantId: offer.tenant_id,
    customer: offer.customer && { organization_id: offer.customer.organization_id, name: offer.customer.name },
    newCustomer: null,
    title: offer.title,
    validUntil: offer.validUntil,
    description: htmlToText(offer.description),
    lines: offer.items.filter((item) => !item.isSurcharge),
    surchargeChanges: offer.items.filter((item) => item.isSurcharge && item.overridden),
    discount: offer.discount,
    desiredDelivery: offer.desired_delivery_date,
    paymentTerm: typedTerm(offer.payment_term_days),
    facts: recordOf(factFields, (field) => offer[field] ?? ''),
    language: offer.language,
    currency: offer.currency,
    notes: offer.notes,
    terms: offer.terms,
    showPictures: offer.show_pictures,
    internalNotes: offer.internal_notes,
  }
}

export const typedTerm = (days: number | null): string => (days === null ? '' : String(days))

/** The body of a save. Surcharges go along as they are shown; the server computes them again. */
export function toOfferInput(
  draft: OfferDraft,
  surcharges: readonly OfferItem[],
  intent: OfferIntent,
  stored?: StoredOffer,
): OfferInput {
  return {
    ...(stored ? { offer_id: stored.offer_id, rev: stored.rev } : { tenant_id: draft.tenantId }),
    intent,
    title: draft.title.trim(),
    description: descriptionToHtml(draft.description),
    validUntil: draft.validUntil,
    customer: customerInput(draft),
    discount: draft.discount,
    desired_delivery_date: draft.desiredDelivery,
    payment_term_days: draft.paymentTerm.trim() === '' ? null : Number(draft.paymentTerm),
    ...recordOf(factFields, (field) => textOrNull(draft.facts[field])),
    language: draft.language,
    currency: draft.currency,
    notes: draft.notes.trim(),
    terms: draft.terms.trim(),
    show_pictures: draft.showPictures,
    ...(draft.internalNotes !== (stored?.internalNotes ?? '') && { internal_notes: draft.internalNotes.trim() }),
    ...(draft.templateId && { template_id: draft.templateId }),
    items: [
      ...draft.lines,
      ...surcharges,
      ...draft.surchargeChanges.filter(({ id }) => !surcharges.some((shown) => shown.id === id)),
    ].map(withoutProduct),
  }
}

/** By what name the customer goes, chosen or new. */
export function customerName({ customer, newCustomer }: OfferDraft): string {
  return newCustomer ? newCustomer.name.trim() : (customer?.name ?? '')
}

function customerInput({ customer, newCustomer }: OfferDraft): OfferCustomerInput | null {
  // A draft may be saved before its new customer has a name.
  if (newCustomer) return newCustomer.name.trim() ? { new: newCustomerInput(newCustomer) } : null
  return customer && { organization_id: customer.organization_id }
}
