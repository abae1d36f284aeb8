import { PriceListChange, type Currency, type PriceListField } from '@staffel/shared-api/contract'
import { validator } from '../../../../../http/validator.ts'
import type { ListDraft } from '../list-draft.types.ts'
import { entryDraft, entryKey } from './entry-drafts.ts'
import { faults } from '../../../../../http/input/faults.ts'
import type { ListPart } from './list-parts.ts'
import { Said } from './said-of.ts'

const names = ['listName', 'organizationId', 'organization', 'customerGroup', 'validFrom'] as const
const headFields = ['listId', ...names, 'validTill', 'currency'] as const

/** The price lists of a table: rows that name the same list are one, and in it those of one product are one price. */
export function listDrafts(parts: readonly ListPart[], mapped: ReadonlySet<PriceListField>): ListDraft[] {
  return [...Map.groupBy(parts, listKey).values()].map((group) => listDraft(group, mapped))
}

/** A list is known by its id, else by its name, whose it is and when it begins. */
function listKey({ values }: ListPart): string {
  const id = values.get('listId')
  return id === undefined
    ? JSON.stringify(names.map((field) => String(values.get(field) ?? '').toLowerCase()))
    : `id ${String(id)}`
}

function listDraft(parts: readonly ListPart[], mapped: ReadonlySet<PriceListField>): ListDraft {
  const row = parts[0]?.row ?? 0
  const said = new Said(parts, headFields, 'priceList.file.differs')
  const name = said.text('listName')
  const validFrom = said.text('validFrom')
  const validTill = said.text('validTill')
  const currency = said.text('currency')
  const sent = {
    rev: 1,
    ...(name !== null && { name }),
    ...(validFrom !== null && { valid_from: validFrom }),
    ...(validTill !== null && { valid_till: validTill }),
    ...(currency !== null && { currency }),
  }
  const wrong = faults(check, sent).map(([path, message]) => ({ row, field: fieldNames[path] ?? 'listName', message }))
  const entries = [...Map.groupBy(parts, entryKey)].flatMap(([key, group]) =>
    key === null ? [] : [entryDraft(group, mapped)],
  )
  return {
    row,
    listId: said.number('listId'),
    name,
    organizationId: said.number('organizationId'),
    organization: said.text('organization'),
    customerGroup: said.text('customerGroup'),
    validFrom,
    ...(mapped.has('validTill') && { validTill }),
    currency: isCurrency(currency) ? currency : null,
    entries,
    problems: [...said.problems, ...wrong],
  }
}

const check = validator(PriceListChange)
const currencies: Readonly<Record<Currency, true>> = { eur: true, gbp: true, usd: true }
const isCurrency = (value: string | null): value is Currency => value !== null && Object.hasOwn(currencies, value)

const fieldNames: Readonly<Record<string, PriceListField>> = {
  name: 'listName',
  valid_from: 'validFrom',
  valid_till: 'validTill',
  currency: 'currency',
}
