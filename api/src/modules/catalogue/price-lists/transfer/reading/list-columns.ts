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

export interface ListColumn {
  readonly field: PriceListField
  readonly index: number
  /** As the file calls it. */
  readonly title: string
}

/** Which columns are read, told by their titles; of two with one meaning the first. */
export function listColumns(titles: readonly string[]): ListColumn[] {
  const taken = new Set<PriceListField>()
  return titles.flatMap((title, index) => {
    const field = known.get(columnKey(title))
    if (!field || taken.has(field)) return []
    taken.add(field)
    return [{ field, index, title }]
  })
}
