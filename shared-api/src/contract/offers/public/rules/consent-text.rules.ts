import type { Language } from '../../../identity/schemas.ts'
import { shownOfferNumber } from '../../rules/offer-number.rules.ts'

const sentences: Readonly<Record<Language, (number: string, company: string) => string>> = {
  nl: (number, company) =>
    `Ik ben bevoegd om namens mijn bedrijf akkoord te gaan en accepteer offerte ${number} van ${company} met de daarin genoemde voorwaarden.`,
  en: (number, company) =>
    `I am authorised to agree on behalf of my company and accept offer ${number} of ${company} with the terms stated in it.`,
}

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
  return sentences[offer.language](shownOfferNumber(offer), offer.company.name)
}
