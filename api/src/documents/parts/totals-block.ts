import type { Block } from '../page/block.types.ts'
import { colours, inks, sheet } from '../page/look.ts'
import { heightOf } from '../page/text-block.ts'
import type { Ink, Line } from '../text/text.types.ts'
import type { Printing } from './document.types.ts'
import { taxRateText } from './tax-rate-text.ts'

const width = 262
const x = sheet.right - width
const noteWidth = x - sheet.left - 24
const padding = 7

interface SumRow {
  readonly label: string
  readonly amount: string
  readonly ink: Ink
}

/** The stored sums of the document, never on a page without a line of it. */
export function totalsBlock(printing: Printing): Block {
  const { paper, offer, t, formats } = printing
  const rows = sumRows(printing).map((row) => laidRow(printing, row, width))
  const grand = laidRow(
    printing,
    { label: t('pdf.grandTotal'), amount: formats.money(offer.totals.total), ink: inks.grand },
    width,
  )
  const note = offer.items.some(({ optional, selected }) => optional && !selected)
    ? paper.setter.lines([{ runs: [{ text: t('pdf.optionalNote') }] }], inks.small, noteWidth)
    : []
  const sums = rows.reduce((sum, row) => sum + row.height + 3, 0)
  const height = Math.max(sums + grand.height + 2 * padding + 4, heightOf(note))
  return {
    height,
    least: height,
    above: 11,
    draw(y) {
      if (note.length > 0) paper.text('P', note, { x: sheet.left, y })
      let top = y
      for (const row of rows) {
        row.draw(x, top)
        top += row.height + 3
      }
      paper.fill(
        { x: x - sheet.bleed, y: top + 4, width: width + 2 * sheet.bleed, height: grand.height + 2 * padding },
        colours.soft,
      )
      grand.draw(x, top + 4 + padding)
    },
  }
}

function sumRows(printing: Printing): SumRow[] {
  const { offer, t, formats } = printing
  const { totals } = offer
  const discounted = totals.discount !== 0
  const percent = offer.discount && 'percent' in offer.discount ? formats.percent(offer.discount.percent) : null
  return [
    ...(discounted ? [{ label: t('pdf.linesTotal'), amount: formats.money(totals.linesTotal), ink: inks.body }] : []),
    ...(discounted
      ? [
          {
            label: percent ? t('pdf.documentDiscountOf', { percent }) : t('pdf.documentDiscount'),
            amount: formats.money(-totals.discount),
            ink: inks.body,
          },
        ]
      : []),
    { label: t('pdf.subtotal'), amount: formats.money(totals.subtotal), ink: inks.strong },
    ...totals.taxes.map(({ rate, base, amount, label }) => ({
      label: t('pdf.taxOver', { rate: taxRateText(printing, rate, label), base: formats.money(base) }),
      amount: formats.money(amount),
      ink: inks.bodyMuted,
    })),
  ]
}

function laidRow({ paper }: Printing, { label, amount, ink }: SumRow, room: number) {
  const lay = (text: string, most: number): Line[] => paper.setter.lines([{ runs: [{ text }] }], ink, most)
  const amounts = lay(amount, room)
  const labels = lay(label, room - Math.max(0, ...amounts.map((line) => line.width)) - 10)
  return {
    height: Math.max(heightOf(labels), heightOf(amounts)),
    draw(left: number, y: number) {
      paper.text('P', labels, { x: left, y })
      paper.text('P', amounts, { x: left, y, width: room, align: 'right' })
    },
  }
}
