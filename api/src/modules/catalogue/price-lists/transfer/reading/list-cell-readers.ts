import type { PriceListField } from '@staffel/shared-api/contract'
import { cutText } from '@staffel/shared-api/rules'
import { text } from '../../../../../texts/text.ts'
import {
  CellProblem,
  day,
  figure,
  price,
  words,
  yesOrNo,
  type ReadCell,
} from '../../../../../files/tables/reading/cell-values.ts'
import { numberOfCell } from '../../../../../files/tables/reading/number-of-cell.ts'

/** What a cell says, by its column; an empty one is not asked. */
export const listCellReaders: Readonly<Record<PriceListField, ReadCell>> = {
  listId: figure,
  listName: name,
  organizationId: figure,
  organization: name,
  customerGroup: name,
  validFrom: day,
  validTill: day,
  currency: (cell) => name(cell).toLowerCase(),
  productId: figure,
  sku: name,
  name,
  productGroup: name,
  discountPct: percentage,
  priceUnit: figure,
  baseUnitPrice: price,
  variantCode: name,
  tierFrom: figure,
  tierTo: figure,
  tierPrice: price,
  remove: yesOrNo,
}

/** As it can be looked up: PostgreSQL has no place for NUL. */
function name(cell: Parameters<ReadCell>[0]): string {
  return words(cell).toWellFormed().replaceAll('\u0000', '')
}

/** `5`, `5 %`, and `0,05` of a cell that is formatted as a percentage. */
function percentage(...[cell, { numbers }]: Parameters<ReadCell>): number | CellProblem {
  const number = numberOfCell(typeof cell === 'string' ? cell.replace('%', '') : cell, numbers)
  if (number === null) return new CellProblem(text('transfer.problem.number', { value: cutText(String(cell), 60) }))
  const percent = typeof cell === 'number' && number > 0 && number < 1 ? Number((number * 100).toPrecision(12)) : number
  return Number(percent.toFixed(2)) === percent ? percent : new CellProblem(text('priceList.file.percentage'))
}
