import { cutText } from '../../../rules/text.rules.ts'
import { shownOfferNumber } from './offer-number.rules.ts'

export interface NamedOffer {
  readonly offer_nr: string
  readonly version: number
  readonly customer: string | null
}

/** A longer name of a customer is cut before it is read. */
const longest = 1_000

/** `Offerte OFF-2026-0042 v2 - Bouwbedrijf Jansen.pdf`, without what a file system or a header refuses. */
export function offerPdfName(offer: NamedOffer): string {
  const customer = cutText(harmless(cutText(offer.customer ?? '', longest)), 80)
  const name = `Offerte ${harmless(shownOfferNumber(offer))}${customer && ` - ${customer}`}`
  // Dots and spaces at the end are what a file system drops by itself.
  return `${name.replace(/(?<![. ])[. ]+$/, '')}.pdf`
}

function harmless(text: string): string {
  // Slashes and the like become dashes; controls, and marks that turn the direction of reading, go.
  return text
    .toWellFormed()
    .replace(/[/\\:|]/g, '-')
    .replace(/[\p{Cc}\p{Cf}*?"<>\ufffd]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
