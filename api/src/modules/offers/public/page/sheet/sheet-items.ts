import type { PublicOfferItem } from '@staffel/shared-api/contract'
import { propertyWords } from '@staffel/shared-api/rules'
import { markup, type Markup } from '../../../../../http/html/markup.ts'
import type { Writing } from '../offer-page.types.ts'
import { taxKey, taxName } from './tax-name.ts'

/** Not a heading or a remark between lines. */
const hasAmount = ({ kind }: PublicOfferItem): boolean => kind !== 'section' && kind !== 'text'

/** The lines, surcharges last, as they were frozen. On a phone every line is a small card. */
export function sheetItems(writing: Writing): Markup {
  const { offer, t } = writing
  if (offer.items.length === 0) return markup`<p class="sf-page-quiet">${t('offerPage.document.noItems')}</p>`
  const namesTax = new Set(offer.items.filter(hasAmount).map(taxKey)).size > 1
  const columns = ['description', 'quantity', 'unitPrice', 'total'] as const
  return markup`<table class="sf-page-items">
<caption class="sf-page-unseen">${t('offerPage.document.items')}</caption>
<thead><tr>${columns.map((column) => markup`<th scope="col">${t(`offerPage.document.columns.${column}`)}</th>`)}</tr></thead>
<tbody>${offer.items.map((item) => (hasAmount(item) ? line(writing, item, namesTax) : remark(item)))}</tbody>
</table>`
}

const remark = ({ kind, description }: PublicOfferItem): Markup =>
  markup`<tr class="sf-page-line-${kind}"><td colspan="4">${description}</td></tr>
`

function line(writing: Writing, item: PublicOfferItem, namesTax: boolean): Markup {
  const { t, formats } = writing
  const onRequest = item.priceSource === 'request' && item.unitPrice === 0
  const details = [
    ...propertyWords(item.propertyValues),
    item.discountPct > 0 && t('offerPage.document.lineDiscount', { percent: formats.quantity(item.discountPct) }),
    namesTax && taxName(writing, item.taxRate, item.taxLabel),
  ].filter((detail) => detail !== false)
  return markup`<tr${item.optional && !item.selected && markup` class="sf-page-left"`}>
<td>${description(writing, item)}${details.length > 0 && markup`<small>${details.join(' · ')}</small>`}</td>
<td>${formats.quantity(item.quantity)}</td>
<td>${onRequest ? t('offerPage.document.onRequest') : formats.price(item)}</td>
<td>${onRequest ? '–' : formats.money(item.total)}</td>
</tr>
`
}

function description({ offer, t }: Writing, { id, optional, selected, description: text }: PublicOfferItem): Markup {
  if (!optional) return markup`${text}`
  if (offer.state !== 'open')
    return markup`${text}<small>${
      selected ? `☑ ${t('offerPage.document.optionalTaken')}` : `☐ ${t('offerPage.document.optionalLeft')}`
    }</small>`
  return markup`<label class="sf-page-choice"><input type="checkbox" data-option="${id}" disabled${
    selected && markup` checked`
  }><span>${text} <small>(${t('offerPage.document.optional')})</small></span></label>`
}
