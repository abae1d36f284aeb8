import type { PublicOfferItem } from '@staffel/shared-api/contract'
import { chargedItem, propertyWords, surchargeKey } from '@staffel/shared-api/rules'
import { markup, type Markup, type Part } from '../../../../../http/html/markup.ts'
import type { Writing } from '../offer-page.types.ts'
import { dialRow } from './dial-row.ts'
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
<tbody>${offer.items.map((item) => (hasAmount(item) ? line(writing, item, namesTax) : remark(item)))}${notCharged(offer).map((charge) => line(writing, charge, namesTax))}</tbody>
</table>`
}

const remark = ({ kind, description }: PublicOfferItem): Markup =>
  markup`<tr class="sf-page-line-${kind}"><td colspan="4">${description}</td></tr>
`

function line(writing: Writing, item: PublicOfferItem, namesTax: boolean): Markup {
  const { offer, t, formats } = writing
  const onRequest = item.priceSource === 'request' && item.unitPrice === 0
  const details = [
    ...propertyWords(item.propertyValues),
    item.offeredQuantity !== undefined &&
      t('offerPage.quantity.offered', { quantity: formats.quantity(item.offeredQuantity) }),
    item.discountPct > 0 && t('offerPage.document.lineDiscount', { percent: formats.quantity(item.discountPct) }),
    namesTax && taxName(writing, item.taxRate, item.taxLabel),
  ].filter((detail) => detail !== false)
  const isMoved = item.kind === 'surcharge' ? offer.surcharge_rules : item.frozen
  return markup`<tr${item.optional && !item.selected && markup` class="sf-page-left"`}${isMoved && markup` data-line="${item.id}"`}${item.quantity === 0 && markup` hidden`}>
<td>${picture(writing, item)}${description(writing, item)}${details.length > 0 && markup`<small>${details.join(' · ')}</small>`}</td>
<td>${formats.quantity(item.quantity)}</td>
<td>${onRequest ? t('offerPage.document.onRequest') : formats.price(item)}</td>
<td>${onRequest ? '–' : formats.money(item.total)}</td>
</tr>
${item.frozen && dialRow(writing, item)}`
}

/** Fetched when its line comes near, from behind the link. */
function picture({ calls }: Writing, { id, picture: shown }: PublicOfferItem): Part {
  return (
    shown &&
    markup`<img class="sf-page-picture" src="${calls}/pictures/${encodeURIComponent(id)}" alt="${shown.alt}" width="56" height="56" loading="lazy" decoding="async">`
  )
}

/** Surcharges that there are none of now, and may be with other quantities: they stand ready, unseen. */
function notCharged({ items, surcharge_rules: rules = [] }: Writing['offer']): PublicOfferItem[] {
  const charged = new Set(items.map(({ id }) => id))
  return rules
    .filter(({ id }) => !charged.has(surchargeKey(id)))
    .map((rule) => chargedItem({ rule, quantity: 0, unitPrice: 0, total: 0 }))
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
