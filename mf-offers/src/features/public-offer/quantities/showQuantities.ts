import type { PublicOffer, PublicOfferItem } from '@staffel/shared-api/contract'
import { countedQuantity, ladderAt } from '@staffel/shared-api/rules'
import { formatMoney, formatNumber, formatPrice } from '@staffel/shared-ui/format'
import { filledIn, pageWords } from '../words/pageWords.ts'
import { dials, type Dial } from './dials.ts'

/** What somebody chose comes to. */
export interface Reckoned {
  readonly lines: readonly PublicOfferItem[]
  /** The chosen quantities of what is taken. */
  readonly counted: ReadonlyMap<string, number>
}

/** Lines with their quantities, prices and sums as they are now, each on the step of its ladder. */
export function showQuantities({ items, currency }: PublicOffer, { lines, counted }: Reckoned): void {
  const now = new Map(lines.map((line) => [line.id, line]))
  for (const row of document.querySelectorAll<HTMLTableRowElement>('tr[data-line]')) {
    const line = now.get(row.dataset['line'] ?? '')
    row.hidden = line === undefined
    if (!line) continue
    const cells = [formatNumber(line.quantity), formatPrice(line, currency), formatMoney(line.total, currency)]
    cells.forEach((text, index) => row.cells[index + 1]?.replaceChildren(text))
  }
  const offered = new Map(items.map((item) => [item.id, item]))
  for (const dial of dials()) {
    const item = offered.get(dial.id)
    if (item) showStep(dial, item, countedQuantity(item, items, counted), currency)
  }
}

function showStep({ place }: Dial, item: PublicOfferItem, counted: number, currency: PublicOffer['currency']): void {
  const { frozen } = item
  if (!frozen?.ladder) return
  const at = ladderAt(frozen.ladder, counted)
  if (!at) return
  const { steps, current, next, priceUnit } = at
  const isLit = (index: number, count: number) =>
    current !== null && index === Math.round((current * (count - 1)) / Math.max(steps.length - 1, 1))
  const bars = place.querySelectorAll('.sf-page-glyph rect')
  bars.forEach((bar, index) => bar.toggleAttribute('data-lit', isLit(index, bars.length)))
  place.querySelectorAll('.sf-page-ladder > li').forEach((tier, index) => {
    if (index === current) tier.setAttribute('aria-current', 'true')
    else tier.removeAttribute('aria-current')
  })
  const words = pageWords().quantity
  const { countedLines, ladder } = frozen
  const sentences = [
    countedLines > 1 &&
      filledIn(words.counted, {
        ...{ lines: String(countedLines), quantity: formatNumber(counted), unit: ladder.sales_unit },
      }),
    next &&
      filledIn(words.next, {
        missing: formatNumber(next.missing),
        price: formatPrice({ unitPrice: next.unitPrice, priceUnit }, currency),
      }),
  ]
  place.querySelector('[data-next]')?.replaceChildren(sentences.filter(Boolean).join(' · '))
}
