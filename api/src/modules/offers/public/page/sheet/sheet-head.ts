import { factFields, offerFactTexts, printedPaymentTerm, shownOfferNumber } from '@staffel/shared-api/rules'
import { addressLines } from '../../../../../documents/parts/address-lines.ts'
import { markup, type Markup } from '../../../../../http/html/markup.ts'
import type { Writing } from '../offer-page.types.ts'

/** Who sells, to whom, and the facts of the offer. */
export function sheetHead({ offer, language, t, formats }: Writing): Markup {
  const { company, customer } = offer
  const billing = customer?.addresses.billing
  const term = printedPaymentTerm(offer.payment_term_days, language)
  const facts = [
    [t('offerPage.document.number'), shownOfferNumber(offer)],
    [t('offerPage.document.date'), formats.dayOf(offer.issuedAt)],
    [t('offerPage.document.validUntil'), offer.validUntil && formats.day(offer.validUntil)],
    [t('offerPage.document.desiredDelivery'), offer.desired_delivery_date && formats.day(offer.desired_delivery_date)],
    [term?.name, term?.value],
    ...factFields.map((field) => [offerFactTexts[language][field].printed, offer[field]] as const),
  ] as const
  return markup`<header class="sf-page-letterhead">
${addressHtml(null, [company.name, ...addressLines(company), company.phone, company.email])}
${addressHtml(
  t('offerPage.document.billTo'),
  billing ? [billing.name, ...addressLines(billing), billing.email, billing.phone] : [customer?.name ?? '–'],
)}
<dl class="sf-page-facts">${facts.map(
    ([name, value]) => value && markup`<div><dt>${name}</dt><dd>${value}</dd></div>`,
  )}</dl>
</header>`
}

/** The first line is the name; lines without content are left out. */
function addressHtml(heading: string | null, lines: readonly (string | null)[]): Markup {
  const [name, ...rest] = lines.filter(Boolean)
  return markup`<address>${heading && markup`<h2 class="sf-page-label">${heading}</h2>`}<strong>${name}</strong>${rest.map(
    (line) => markup`<span>${line}</span>`,
  )}</address>`
}
