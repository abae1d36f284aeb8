import type { OfferSettings } from '@staffel/shared-api/contract'
import { documentTexts } from '../../../parts/document/documentTexts.ts'
import { customerName, type OfferDraft } from './offerDraft.ts'

/** What the tenant decided that a form goes by. */
export type UsualSettings = Pick<
  OfferSettings,
  | 'terms_nl'
  | 'terms_en'
  | 'default_tax_rate'
  | 'offer_validity_days'
  | 'tiers_together'
  | 'default_currency'
  | 'margin_floor'
  | 'approval'
>

/** Title and terms follow the customer and the language until somebody writes their own. */
export function followed(before: OfferDraft, after: OfferDraft, usual: UsualSettings): OfferDraft {
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

/** What the server would call the offer as well. */
export function usualTitle(draft: OfferDraft): string {
  const customer = customerName(draft)
  return customer ? documentTexts(draft.language)('titleFor', { customer }) : ''
}

/** With the title that it will have. */
export function titled(draft: OfferDraft): OfferDraft {
  return draft.title.trim() ? draft : { ...draft, title: usualTitle(draft) }
}
