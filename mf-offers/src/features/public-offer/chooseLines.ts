import type { OfferTotals, PublicOffer, PublicOfferItem } from '@staffel/shared-api/contract'
import { chargedItem, offerTotals, reckoned, selectLines, takenQuantities } from '@staffel/shared-api/rules'
import { formatMoney } from '@staffel/shared-ui/format'
import { openedOffer } from './calls/openedOffer.ts'
import { chosenQuantities, dials, readyDial } from './quantities/dials.ts'
import { showQuantities } from './quantities/showQuantities.ts'

const options = () => [...document.querySelectorAll<HTMLInputElement>('[data-option]')]

/** The optional lines that are ticked. */
export function chosenLines(): string[] {
  return options().flatMap(({ checked, dataset }) => (checked && dataset['option'] ? [dataset['option']] : []))
}

/** What is due with the lines that are ticked. */
export async function chosenTotals(): Promise<OfferTotals> {
  const offer = await openedOffer()
  return offerTotals(selectLines(linesNow(offer), chosenLines()), offer.discount ?? undefined)
}

/** With the quantities that are chosen; what the server will reckon as well. */
function linesNow(offer: PublicOffer): readonly PublicOfferItem[] {
  const { items, surcharge_rules: rules = [] } = offer
  return reckoned(items, countedQuantities(offer), { rules, newLine: chargedItem })
}

const countedQuantities = ({ items }: PublicOffer) => takenQuantities(items, chosenQuantities(), chosenLines())

/** Ticked is what was ticked before: in the page that this one took the place of, or when the browser came back. */
export async function showChoice(): Promise<void> {
  if (dials().length > 0) {
    const { items } = await openedOffer()
    for (const dial of dials()) {
      const item = items.find(({ id }) => id === dial.id)
      if (item) readyDial(dial, item)
    }
  }
  const isOther = options().some(({ checked, defaultChecked }) => checked !== defaultChecked)
  if (isOther || chosenQuantities().size > 0) await showTotals()
}

export async function showTotals(): Promise<void> {
  const [offer, totals] = await Promise.all([openedOffer(), chosenTotals()])
  const { currency } = offer
  showQuantities(offer, { lines: linesNow(offer), counted: countedQuantities(offer) })
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
