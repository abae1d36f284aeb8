import type { Language, OfferSettings } from '@staffel/shared-api/contract'
import { usualPaymentTerm } from '@staffel/shared-api/rules'
import { documentTexts } from '../../../parts/document/documentTexts.ts'
import { customerName, customerOf, typedTerm, type OfferDraft } from './offerDraft.ts'

/** What the tenant decided that a form goes by. */
export type UsualSettings = Pick<
  OfferSettings,
  | 'terms_nl'
  | 'terms_en'
  | 'default_tax_rate'
  | 'offer_validity_days'
  | 'payment_terms_days'
  | 'tiers_together'
  | 'default_currency'
  | 'margin_floor'
  | 'approval'
>

/** What a form goes by where its customer says nothing else. */
export interface Usual extends UsualSettings {
  /** Of a new offer, that of who makes it; of a stored one, its own. */
  readonly language: Language
}

/**
 * Title and terms follow the customer and the language until somebody writes their own, and so does the language
 * itself. Within how many days is paid was agreed with one customer, and means nothing to another.
 */
export function followed(before: OfferDraft, changed: OfferDraft, usual: Usual): OfferDraft {
  const after = isForAnother(before, changed) ? { ...changed, ...termsOfCustomer(before, changed, usual) } : changed
  const title =
    usualTitle(before) !== usualTitle(after) && (before.title === '' || before.title === usualTitle(before))
      ? usualTitle(after)
      : after.title
  const terms =
    before.terms === usual[`terms_${before.language}`] && after.terms === before.terms
      ? usual[`terms_${after.language}`]
      : after.terms
  return { ...after, title, terms }
}

function isForAnother(before: OfferDraft, after: OfferDraft): boolean {
  return customerOf(before) !== customerOf(after)
}

function termsOfCustomer(before: OfferDraft, after: OfferDraft, usual: Usual) {
  const languageOf = (draft: OfferDraft) => knownCustomer(draft)?.language ?? usual.language
  const termOf = (draft: OfferDraft) => typedTerm(usualPaymentTerm(knownCustomer(draft), usual.payment_terms_days))
  const term = customerOf(before) !== undefined || before.paymentTerm === termOf(before)
  return {
    ...(before.language === languageOf(before) && { language: languageOf(after) }),
    ...(term && { paymentTerm: termOf(after) }),
  }
}

const knownCustomer = ({ customer, newCustomer }: OfferDraft) => (newCustomer ? null : customer)

/** What the server would call the offer as well. */
export function usualTitle(draft: OfferDraft): string {
  const customer = customerName(draft)
  return customer ? documentTexts(draft.language)('titleFor', { customer }) : ''
}

/** With the title that it will have. */
export function titled(draft: OfferDraft): OfferDraft {
  return draft.title.trim() ? draft : { ...draft, title: usualTitle(draft) }
}
