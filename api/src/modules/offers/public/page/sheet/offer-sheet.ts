import { markup, type Markup, type Part } from '../../../../../http/html/markup.ts'
import type { Writing } from '../offer-page.types.ts'
import { sheetHead } from './sheet-head.ts'
import { sheetItems } from './sheet-items.ts'
import { sheetTotals } from './sheet-totals.ts'
import { textHtml } from './text-html.ts'

/** The sheet of paper. Every amount is the frozen one; nothing is computed here. */
export function offerSheet(writing: Writing): Markup {
  const { offer, language, t } = writing
  return markup`<article class="sf-page-sheet" aria-label="${offer.offer_nr}" lang="${language}">
${companyLogo(writing)}
${sheetHead(writing)}
${offer.title && markup`<h2 class="sf-page-title">${offer.title}</h2>`}
${passage('description', t('offerPage.document.description'), textHtml(offer.description))}
${sheetItems(writing)}
${sheetTotals(writing)}
${passage('notes', t('offerPage.document.notes'), lines(offer.notes))}
${passage('terms', t('offerPage.document.terms'), lines(offer.terms))}
${smallPrint(writing)}
</article>`
}

/** The seller's logo; without one its name in letters, which also take its place when it cannot be shown. */
export function companyLogo({ offer: { company } }: Writing): Markup {
  const name = markup`<p class="sf-page-wordmark"${company.logo_url !== null && markup` hidden`}>${company.name}</p>`
  return markup`<div class="sf-page-logo">${company.logo_url !== null && markup`<img src="${company.logo_url}" alt="${company.name}">`}${name}</div>`
}

const lines = (text: string): Markup[] => (text.trim() === '' ? [] : [markup`<p>${text.trim()}</p>`])

/** Left out altogether when there is nothing to read. */
function passage(name: string, heading: string, text: readonly Part[]): Part {
  return (
    text.length > 0 &&
    markup`<section class="sf-page-text" data-text="${name}" aria-labelledby="${name}"><h2 id="${name}" class="sf-page-label">${heading}</h2>${text}</section>`
  )
}

/** The seller's own text, and the numbers under which it is registered. */
function smallPrint({ offer: { footer, company }, t }: Writing): Markup {
  const registrations = [
    footer.coc_number && t('offerPage.document.cocNumber', { number: footer.coc_number }),
    footer.vat_number && t('offerPage.document.vatNumber', { number: footer.vat_number }),
    footer.iban && t('offerPage.document.iban', { number: footer.iban }),
  ].filter(Boolean)
  return markup`<footer class="sf-page-print">${footer.text && markup`<p>${footer.text}</p>`}<p>${[company.name, ...registrations].join(' · ')}</p></footer>`
}
