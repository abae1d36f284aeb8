import { priceListFields, type PriceListField } from '@staffel/shared-api/contract'
import { text } from '../../../../../texts/text.ts'
import { translate } from '../../../../../texts/translate.ts'
import { fieldsOfTitles, type FieldOfColumn } from '../../../../../files/tables/reading/fields-of-titles.ts'
import { columnKey } from '../../../../../files/tables/column-key.ts'
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

export type ListMapping = FieldOfColumn<PriceListField>

export interface ListColumn {
  readonly field: PriceListField
  readonly index: number
}

/** What the columns are read as: what somebody says, or else their titles. */
export const listFields = (titles: readonly string[], said: ListMapping | null): ListMapping =>
  fieldsOfTitles(known, titles, said)
