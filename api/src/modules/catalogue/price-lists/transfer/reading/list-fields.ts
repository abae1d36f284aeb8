import { priceListFields, type PriceListField } from '@staffel/shared-api/contract'
import { text } from '../../../../../texts/text.ts'
import { translate } from '../../../../../texts/translate.ts'
import { columnKey } from '../../../transfer/column-key.ts'
import columnNames from './list-column-names.json' with { type: 'json' }

const known = new Map<string, PriceListField>(
  priceListFields.flatMap((field) =>
    [
      ...columnNames[field],
      // As an export writes them, in whatever language.
      ...(['nl', 'en'] as const).map((language) => translate(language, text(`priceList.field.${field}`))),
    ].map((name) => [columnKey(name), field] as const),
  ),
)

/** What each column holds; null: nothing that is read. */
export type ListMapping = readonly (PriceListField | null)[]

export interface ListColumn {
  readonly field: PriceListField
  readonly index: number
}

/** What the columns are read as: what somebody says, or else their titles. Of two with one meaning it is the first. */
export function listFields(titles: readonly string[], said: ListMapping | null): ListMapping {
  const taken = new Set<PriceListField>()
  return titles.map((title, index) => {
    const field = said ? said[index] : known.get(columnKey(title))
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  })
}
