import { shownOfferNumber } from './offer-number.rules.ts'

export interface NamedOffer {
  readonly offer_nr: string
  readonly version: number
  readonly customer: string | null
}

/** `Offerte OFF-2026-0042 v2 - Bouwbedrijf Jansen.pdf`, without what a file system or a header refuses. */
export function offerPdfName(offer: NamedOffer): string {
  const customer = harmless(offer.customer ?? '').slice(0, 80).trim()
  const name = `Offerte ${harmless(shownOfferNumber(offer))}${customer && ` - ${customer}`}`
  return `${name.replace(/[. ]+$/, '')}.pdf`
}

function harmless(text: string): string {
  // Slashes and the like become dashes; controls, and marks that turn the direction of reading, go.
  return text.toWellFormed().replace(/[/\\:|]/g, '-').replace(/[\p{Cc}\p{Cf}*?"<>\ufffd]/gu, ' ').replace(/\s+/g, ' ').trim()
}
