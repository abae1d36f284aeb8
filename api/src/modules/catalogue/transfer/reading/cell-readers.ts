import type { ProductField } from '@staffel/shared-api/contract'
import {
  CellProblem,
  day,
  figure,
  oneOf,
  price,
  saidAs,
  shown,
  words,
  yesOrNo,
  type CellStyle,
  type ReadCell,
} from '../../../../files/tables/reading/cell-values.ts'
import { numberOfCell } from '../../../../files/tables/reading/number-of-cell.ts'
import type { TableCell } from '../../../../files/tables/reading/table.types.ts'
import { text } from '../../../../texts/text.ts'
import { propertiesOfText } from './properties-of-text.ts'

/** What a cell says, by its column; an empty one is not asked. */
export const cellReaders: Readonly<Record<ProductField, ReadCell>> = {
  productId: figure,
  sku: words,
  name: words,
  technicalName: words,
  description: words,
  group: words,
  status: oneOf('active', 'draft'),
  isVisible: yesOrNo,
  startDate: day,
  endDate: day,
  salesUnit: words,
  salesUnitCode: words,
  priceUnit: figure,
  baseUnitPrice: price,
  costPrice: price,
  vatRate,
  packContent: figure,
  orderMultiple: figure,
  minOrderQuantity: figure,
  tierGroup: words,
  ean: words,
  externalItemCode: words,
  stockType: oneOf('boolean', 'numeric', 'unlimited'),
  stockValue: stock,
  properties: (cell) => propertiesOfText(words(cell)) ?? new CellProblem(text('transfer.problem.properties')),
  variantCode: words,
  tierFrom: figure,
  tierTo: figure,
  tierPrice: price,
}

/** `21`, `21 %`, and `0,21` of a cell that is formatted as a percentage. */
function vatRate(cell: TableCell, style: CellStyle): number | CellProblem {
  const number = numberOfCell(typeof cell === 'string' ? cell.replace('%', '') : cell, style.numbers)
  if (number === null) return new CellProblem(text('transfer.problem.number', { value: shown(cell) }))
  return typeof cell === 'number' && number > 0 && number < 1 ? Math.round(number * 100) : number
}

function stock(cell: TableCell, style: CellStyle): number | CellProblem {
  const said = saidAs(cell, ['yes', 'no'])
  return said === null ? figure(cell, style) : Number(said === 'yes')
}
