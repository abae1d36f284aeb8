import { languages } from '@staffel/shared-api/contract'
import { shownOfferNumber } from '@staffel/shared-api/rules'
import { markup, type Markup, type Part } from '../../../../http/html/markup.ts'
import { companyLogo } from './sheet/offer-sheet.ts'
import { translator } from '../../../../texts/translate.ts'
import type { Writing } from './offer-page.types.ts'

/** Who sends it, the paper, and the other language. */
export function pageHead(writing: Writing): Markup {
  const { offer, language, calls, t } = writing
  const others = languages.filter((known) => known !== language)
  const pdf = markup`<a class="sf-page-button" href="${calls}/pdf?lang=${language}" download data-file>${t('offerPage.pdf')}</a>`
  return markup`<header class="sf-page-head"><div>
${companyLogo(writing)}
<div class="sf-page-actions">${offer.state !== 'accepted' && pdf}${others.map((other) => markup`<a class="sf-page-button" data-quiet href="?lang=${other}" hreflang="${other}" lang="${other}">${translator(other)('offerPage.language')}</a>`)}</div>
</div></header>`
}

/** What it is about, what it comes to and until when; and whom to ask. */
export function pageSummary(writing: Writing): Markup {
  const { offer, t, formats } = writing
  const number = shownOfferNumber(offer)
  const title = offer.title.trim()
  return markup`<section class="sf-page-summary">
<div>${title !== '' && markup`<p class="sf-page-quiet">${t('offerPage.offer')} ${number}</p>`}
<h1>${title === '' ? `${t('offerPage.offer')} ${number}` : title}</h1>
${offer.customer && markup`<p class="sf-page-quiet">${t('offerPage.forCustomer', { customer: offer.customer.name })}</p>`}</div>
<dl class="sf-page-figures">
<div><dt>${t('offerPage.total')}</dt><dd data-total>${formats.money(offer.totals.total)}</dd></div>
${offer.validUntil && markup`<div><dt>${t('offerPage.validUntil')}</dt><dd>${formats.day(offer.validUntil)}</dd></div>`}
</dl>
${contactPerson(writing)}
</section>`
}

function contactPerson({ offer: { company }, contact, t }: Writing): Part {
  const ways = [
    company.phone && markup`<a href="tel:${company.phone.replace(/[^\d+]/g, '')}">${company.phone}</a>`,
    company.email && markup`<a href="mailto:${company.email}">${company.email}</a>`,
  ].filter((way) => way !== null && way !== '')
  if (!contact && ways.length === 0) return false
  return markup`<div class="sf-page-contact"><span class="sf-page-initials" aria-hidden="true">${initialsOf(contact ?? company.name)}</span>
<p><span class="sf-page-quiet">${t('offerPage.contact')}</span> <strong>${contact ?? company.name}</strong>${ways.map((way) => markup` ${way}`)}</p></div>`
}

const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.charAt(0) ?? '')
    .join('')
    .toUpperCase()
}
