import { markup, type Markup } from '../../../../../http/html/markup.ts'
import type { Writing } from '../offer-page.types.ts'
import { taxKey, taxName } from './tax-name.ts'

interface Sum {
  /** By which the page finds the amount again when an optional line is ticked. */
  readonly key: string
  readonly name: string
  /** Null: not now, but with another choice of lines. */
  readonly amount: number | null
}

/** The frozen sums. Those of a choice that was not made yet stand ready, unseen. */
export function sheetTotals(writing: Writing): Markup {
  const { offer, t, formats } = writing
  const { totals } = offer
  const discounted = totals.discount > 0
  const sums: Sum[] = [
    { key: 'linesTotal', name: t('offerPage.document.linesTotal'), amount: discounted ? totals.linesTotal : null },
    { key: 'discount', name: t('offerPage.document.discount'), amount: discounted ? -totals.discount : null },
    { key: 'subtotal', name: t('offerPage.document.subtotal'), amount: totals.subtotal },
    ...taxSums(writing),
    { key: 'total', name: t('offerPage.document.total'), amount: totals.total },
  ]
  const mayChange = offer.state === 'open' && offer.items.some(({ optional, frozen }) => optional || frozen)
  return markup`<dl class="sf-page-totals">${sums
    .filter(({ amount }) => amount !== null || mayChange)
    .map(
      ({ key, name, amount }) =>
        markup`<div data-sum="${key}"${amount === null && markup` hidden`}><dt>${name}</dt><dd>${formats.money(amount ?? 0)}</dd></div>`,
    )}</dl>`
}

/** Every tax that a line of the offer bears, those that are counted now first. */
function taxSums(writing: Writing): Sum[] {
  const { totals, items, surcharge_rules: rules = [] } = writing.offer
  const counted = totals.taxes.map(({ rate, label, amount }) => ({ taxRate: rate, taxLabel: label, amount }))
  const others = [
    ...items.map(({ taxRate, taxLabel }) => ({ taxRate, taxLabel, amount: null })),
    ...rules.map(({ taxRate }) => ({ taxRate, taxLabel: undefined, amount: null })),
  ]
  const byKey = new Map<string, Sum>()
  for (const tax of [...counted, ...others]) {
    const key = `tax ${taxKey(tax)}`
    if (!byKey.has(key)) byKey.set(key, { key, name: taxName(writing, tax.taxRate, tax.taxLabel), amount: tax.amount })
  }
  return [...byKey.values()]
}
