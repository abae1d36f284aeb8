import type { OfferTotals } from '@staffel/shared-api/contract'
import { offerTotals, selectLines } from '@staffel/shared-api/rules'
import { formatMoney } from '@staffel/shared-ui/format'
import { openedOffer } from './calls/openedOffer.ts'

const options = () => [...document.querySelectorAll<HTMLInputElement>('[data-option]')]

/** The optional lines that are ticked. */
export function chosenLines(): string[] {
  return options().flatMap(({ checked, dataset }) => (checked && dataset['option'] ? [dataset['option']] : []))
}

/** What is due with the lines that are ticked. */
export async function chosenTotals(): Promise<OfferTotals> {
  const offer = await openedOffer()
  return offerTotals(selectLines(offer.items, chosenLines()), offer.discount ?? undefined)
}

/** Ticked is what was ticked before: in the page that this one took the place of, or when the browser came back. */
export async function showChoice(): Promise<void> {
  if (options().some(({ checked, defaultChecked }) => checked !== defaultChecked)) await showTotals()
}

export async function showTotals(): Promise<void> {
  const [{ currency }, totals] = await Promise.all([openedOffer(), chosenTotals()])
  const money = (amount: number) => formatMoney(amount, currency)
  const sums = new Map<string, number>([
    ...(totals.discount > 0
      ? ([
          ['linesTotal', totals.linesTotal],
          ['discount', -totals.discount],
        ] as const)
      : []),
    ['subtotal', totals.subtotal],
    ...totals.taxes.map(({ rate, label, amount }) => [`tax ${rate} ${label ?? ''}`, amount] as const),
    ['total', totals.total],
  ])
  for (const row of document.querySelectorAll<HTMLElement>('[data-sum]')) {
    const amount = sums.get(row.dataset['sum'] ?? '')
    row.hidden = amount === undefined
    if (amount !== undefined) row.lastElementChild?.replaceChildren(money(amount))
  }
  for (const place of document.querySelectorAll('[data-total]')) place.replaceChildren(money(totals.total))
  for (const option of options()) option.closest('tr')?.classList.toggle('sf-page-left', !option.checked)
}
