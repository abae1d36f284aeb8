import { shownRange } from '@staffel/shared-api/rules'
import type { Ink } from '../../text/text.types.ts'
import { colours, inks } from '../../page/look.ts'
import type { Printing } from '../document.types.ts'
import { taxRateText } from '../tax-rate-text.ts'
import type { CellText, ItemCells, TextKey } from './table.types.ts'
import { counts } from './table-rows.ts'

/** What stands in each column of a line. */
export function itemCells(
  printing: Pick<Printing, 't' | 'formats'>,
  { position, line }: ItemCells,
): Readonly<Record<TextKey, CellText>> {
  const { t, formats } = printing
  const onRequest = line.priceSource === 'request' && line.unitPrice === 0
  const ink: Ink = counts(line) ? inks.cell : { ...inks.cell, colour: colours.muted }
  const cell = (text: string, as: Ink = ink): CellText => (text === '' ? [] : [{ runs: [{ text }], ink: as }])
  return {
    position: cell(position === null ? '' : String(position), inks.position),
    description: descriptionCell(printing, line),
    quantity: cell(formats.quantity(line.quantity)),
    unit: cell(line.unit ?? ''),
    unitPrice: cell(onRequest ? t('pdf.onRequest') : formats.price(line)),
    discount: cell(line.discountPct > 0 ? formats.percent(line.discountPct) : ''),
    tax: cell(taxRateText(printing, line.taxRate, line.taxLabel)),
    total: cell(onRequest ? '–' : formats.money(line.total)),
  }
}

function descriptionCell({ t, formats }: Pick<Printing, 't' | 'formats'>, line: ItemCells['line']): CellText {
  const [first = '', ...rest] = line.description
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .split('\n')
  const properties = line.propertyValues
    .filter(({ value }) => value.trim() !== '')
    .map(({ propertyType, value }) => `${propertyType}: ${value}`)
  const range = shownRange(line)
  const open = range && { least: formats.quantity(range.least), most: formats.quantity(range.most) }
  const option = line.selected ? `☑ ${t('pdf.optionalChosen')}` : `☐ ${t('pdf.optional')}`
  return [
    { text: first, ink: inks.cell },
    ...rest.map((text) => ({ text, ink: inks.cellMuted })),
    { text: properties.join('  ·  '), ink: inks.cellMuted },
    { text: open ? t('pdf.openQuantity', open) : '', ink: inks.cellMuted },
    { text: line.optional ? option : '', ink: inks.cellOption },
  ].flatMap(({ text, ink }) => (text.trim() === '' ? [] : [{ runs: [{ text }], ink }]))
}
