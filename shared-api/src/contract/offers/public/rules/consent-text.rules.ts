import type { Language } from '../../../identity/schemas.ts'
import { shownOfferNumber } from '../../rules/offer-number.rules.ts'
import en from './en.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }

const texts: Readonly<Record<Language, { readonly consent: string }>> = { nl, en }

/**
 * The sentence that the customer ticks, in the language of the document. What was ticked is what is stored with the
 * signature.
 */
export function consentText(offer: {
  readonly offer_nr: string
  readonly version: number
  readonly language: Language
  readonly company: { readonly name: string }
}): string {
  const named = { number: shownOfferNumber(offer), company: offer.company.name }
  return texts[offer.language].consent.replace(
    /\{\{(number|company)\}\}/g,
    (_, name: keyof typeof named) => named[name],
  )
}
