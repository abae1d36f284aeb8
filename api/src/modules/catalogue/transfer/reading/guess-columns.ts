import { productFields, type ProductField } from '@staffel/shared-api/contract'
import { productColumns } from '../product-column.ts'
import { translate } from '../../../../texts/translate.ts'
import { columnKey } from '../../../../files/tables/column-key.ts'
import columnNames from './column-names.json' with { type: 'json' }

/** What the columns of a file hold, by their names; null: nothing that is read. */
export type ColumnMapping = readonly (ProductField | null)[]

const known = new Map<string, ProductField>([
  ...productFields.flatMap((field) => columnNames[field].map((name) => [columnKey(name), field] as const)),
  // As an export writes them, in whatever language.
  ...productColumns.flatMap(({ field, title }) =>
    (['nl', 'en'] as const).map((language) => [columnKey(translate(language, title)), field] as const),
  ),
])

/** What this tenant said of a name before goes first; a field is given to one column only. */
export function guessColumns(
  names: readonly string[],
  remembered: Readonly<Record<string, ProductField | null>>,
): ColumnMapping {
  const taken = new Set<ProductField>()
  // A file may call a column what every object has, such as `constructor`.
  const byName = new Map(Object.entries(remembered))
  const said = names.map((name) => byName.get(columnKey(name)))
  const take = (field: ProductField | null | undefined): ProductField | null => {
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  }
  const first = said.map(take)
  return names.map((name, index) =>
    said[index] === undefined ? take(known.get(columnKey(name))) : (first[index] ?? null),
  )
}
