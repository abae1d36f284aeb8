import { ProductChange, type PricingTierInput, type ProductField } from '@staffel/shared-api/contract'
import { faults } from '../../../../http/input/faults.ts'
import { validator } from '../../../../http/validator.ts'
import { text, type Text } from '../../../../texts/text.ts'
import type { RowProblem } from '../import-result.types.ts'
import type { ProductDraft } from '../transfer-draft.types.ts'
import { CellProblem, type CellStyle } from '../../../../files/tables/reading/cell-values.ts'
import { cellReaders } from './cell-readers.ts'
import type { ColumnMapping } from './guess-columns.ts'
import { withMaxima } from './with-maxima.ts'
import type { TableRow } from '../../../../files/tables/reading/table.types.ts'

const ofTier = new Set<ProductField>(['variantCode', 'tierFrom', 'tierTo', 'tierPrice'])
/** What names the product stands in every row of it. */
const keys = ['sku', 'productId'] as const
/** An empty cell leaves these as they are: a product always has one. */
const always = new Set<ProductField>([
  ...(['name', 'status', 'isVisible', 'salesUnit', 'salesUnitCode', 'priceUnit', 'stockType', 'stockValue'] as const),
])

/** What one row says. */
export interface Part {
  readonly row: number
  /** By field; what is empty is left out. */
  readonly values: ReadonlyMap<ProductField, unknown>
  readonly problems: readonly RowProblem[]
}

/** The products of a table: rows with one number are one product, each with a tier of it. */
export function draftsOf(rows: readonly TableRow[], mapping: ColumnMapping, style: CellStyle): ProductDraft[] {
  const columns = mapping.flatMap((field, index) => (field ? [{ field, index }] : []))
  const parts = rows.map((row) => partOf(row, columns, style))
  const groups = Map.groupBy(parts, keyOf)
  const mapped = new Set(columns.map(({ field }) => field))
  return [...groups.values()].map((group) => draftOf(group, mapped))
}

function keyOf({ row, values }: Part): string {
  for (const key of keys) {
    const value = values.get(key)
    if (value !== undefined && !(value instanceof CellProblem)) return `${key} ${String(value).toLowerCase()}`
  }
  return `row ${row}`
}

function partOf(
  { row, cells }: TableRow,
  columns: readonly { readonly field: ProductField; readonly index: number }[],
  style: CellStyle,
): Part {
  const values = new Map<ProductField, unknown>()
  const problems: RowProblem[] = []
  for (const { field, index } of columns) {
    const cell = cells[index] ?? ''
    if (String(cell).trim() === '') continue
    const value = cellReaders[field](cell, style)
    if (value instanceof CellProblem) problems.push({ row, field, message: value.message })
    else values.set(field, value)
  }
  return { row, values, problems }
}

/** A product of all that its rows say; of `mapped` they could have said something. */
export function draftOf(parts: readonly Part[], mapped: ReadonlySet<ProductField>): ProductDraft {
  const row = parts[0]?.row ?? 0
  const problems: RowProblem[] = parts.flatMap((part) => part.problems)
  const said = saidOf(parts, problems)
  const value = (field: ProductField): unknown => said.get(field)?.value
  const fields = fieldsOf(mapped, said)
  const { tiers, tierRows } = tiersOf(parts, mapped, problems)
  const sku = textOf(value('sku'))
  const productId = numberOf(value('productId'))
  if (sku === null && productId === null)
    problems.push({ row, field: 'sku', message: text('transfer.problem.noNumber') })
  const group = mapped.has('group') ? { group: textOf(value('group')) } : {}
  if ((group.group ?? '').length > longestGroup)
    problems.push({ row, field: 'group', message: text('field.maxLength', { limit: longestGroup }) })
  const draft = { row, sku, productId, ...group, ...(tiers && { tiers }), tierRows }
  const wrong = faults(check, { rev: 1, ...fields, ...(tiers && { pricingTiers: tiers }) })
  for (const [path, message] of wrong) problems.push(problemAt(path, message, row, said, tierRows))
  return { ...draft, fields, problems }
}

const longestGroup = 120

/** What the file says of the product; an empty cell empties what can be empty. */
function fieldsOf(mapped: ReadonlySet<ProductField>, said: ReadonlyMap<ProductField, Said>): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const field of mapped) {
    if (ofTier.has(field) || field === 'productId' || field === 'group') continue
    const given = said.get(field)?.value
    if (given !== undefined) fields[field] = given
    else if (!always.has(field)) fields[field] = emptyOf(field)
  }
  return fields
}

interface Said {
  readonly value: unknown
  readonly row: number
}

/** What the rows say of the product itself: the first that says something, and no other may say something else. */
function saidOf(parts: readonly Part[], problems: RowProblem[]): Map<ProductField, Said> {
  const said = new Map<ProductField, Said>()
  for (const { row, values } of parts)
    for (const [field, value] of values) {
      if (ofTier.has(field)) continue
      const before = said.get(field)
      if (!before) said.set(field, { value, row })
      else if (field !== 'sku' && JSON.stringify(before.value) !== JSON.stringify(value))
        problems.push({ row, field, message: text('transfer.problem.differs', { row: before.row }) })
    }
  return said
}

function tiersOf(parts: readonly Part[], mapped: ReadonlySet<ProductField>, problems: RowProblem[]) {
  if (!mapped.has('tierFrom')) return { tiers: undefined, tierRows: [] }
  const tiers: PricingTierInput[] = []
  const tierRows: number[] = []
  for (const { row, values } of parts) {
    if (![...ofTier].some((field) => values.has(field))) continue
    const minQuantity = numberOf(values.get('tierFrom'))
    if (minQuantity === null) {
      problems.push({ row, field: 'tierFrom', message: text('field.required') })
      continue
    }
    tiers.push({
      variantCode: textOf(values.get('variantCode')),
      minQuantity,
      maxQuantity: numberOf(values.get('tierTo')),
      unitPrice: numberOf(values.get('tierPrice')),
    })
    tierRows.push(row)
  }
  // Two tiers without an end overlap: then the file says only where each begins.
  const hasEnds = tiers.some(({ maxQuantity }) => maxQuantity !== null)
  return { tiers: hasEnds ? tiers : withMaxima(tiers), tierRows }
}

const check = validator(ProductChange)

const tierFields: Readonly<Record<string, ProductField>> = {
  variantCode: 'variantCode',
  minQuantity: 'tierFrom',
  maxQuantity: 'tierTo',
  unitPrice: 'tierPrice',
}

function problemAt(
  path: string,
  message: Text,
  row: number,
  said: ReadonlyMap<ProductField, Said>,
  tierRows: readonly number[],
): RowProblem {
  const [name = '', index = '', of = ''] = path.split('.')
  if (name === 'pricingTiers')
    return { row: tierRows[Number(index)] ?? row, field: tierFields[of] ?? 'tierFrom', message }
  const field = isField(name) ? name : 'name'
  return { row: said.get(field)?.row ?? row, field, message }
}

const isField = (name: string): name is ProductField => name in cellReaders

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** What an empty cell makes of a field. */
function emptyOf(field: ProductField): unknown {
  if (field === 'description') return ''
  return field === 'properties' ? [] : null
}
