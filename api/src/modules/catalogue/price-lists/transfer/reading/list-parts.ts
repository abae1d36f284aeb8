import type { PriceListField } from '@staffel/shared-api/contract'
import { CellProblem, type CellStyle } from '../../../../../files/tables/reading/cell-values.ts'
import type { TableRow } from '../../../../../files/tables/reading/table.types.ts'
import type { ListProblem } from '../list-draft.types.ts'
import { listCellReaders } from './list-cell-readers.ts'
import type { ListColumn } from './list-fields.ts'

/** What one row says. */
export interface ListPart {
  readonly row: number
  /** By field; what is empty is left out. */
  readonly values: ReadonlyMap<PriceListField, unknown>
  readonly problems: readonly ListProblem[]
}

const names = ['listId', 'listName', 'organizationId', 'organization', 'customerGroup'] as const
const ofList = [...names, 'validFrom', 'validTill', 'currency'] as const

/** The rows of a table. One that names no list goes on with the list of the row above. */
export function listParts(rows: readonly TableRow[], columns: readonly ListColumn[], style: CellStyle): ListPart[] {
  let above: ListPart | null = null
  const parts: ListPart[] = []
  for (const row of rows) {
    const part = partOf(row, columns, style)
    above = names.some((field) => part.values.has(field)) ? part : withList(part, above)
    parts.push(above)
  }
  return parts
}

function withList(part: ListPart, above: ListPart | null): ListPart {
  const said = ofList.flatMap((field) => {
    const value = above?.values.get(field)
    return value === undefined ? [] : [[field, value] as const]
  })
  return { ...part, values: new Map<PriceListField, unknown>([...said, ...part.values]) }
}

function partOf({ row, cells }: TableRow, columns: readonly ListColumn[], style: CellStyle): ListPart {
  const values = new Map<PriceListField, unknown>()
  const problems: ListProblem[] = []
  for (const { field, index } of columns) {
    const cell = cells[index] ?? ''
    if (String(cell).trim() === '') continue
    const value = listCellReaders[field](cell, style)
    if (value instanceof CellProblem) problems.push({ row, field, message: value.message })
    else if (value !== '') values.set(field, value)
  }
  return { row, values, problems }
}
