import type { PriceListField } from '@staffel/shared-api/contract'
import { text } from '../../../../../texts/text.ts'
import type { EntryDraft, ListDraft, ListProblem } from '../list-draft.types.ts'
import { lightLists } from './light-lists.ts'

const problems = (row: number, fields: readonly PriceListField[]): ListProblem[] =>
  fields.map((field) => ({ row, field, message: text('field.required') }))
const entry = (row: number, ...fields: readonly PriceListField[]): EntryDraft => ({
  ...{ row, productId: null, sku: `S-${row}`, productGroup: null, isRemoved: false, tierRows: [row] },
  price: { tiers: [{ minQuantity: 1, unitPrice: 1 }] },
  problems: problems(row, fields),
})
const list = (entries: readonly EntryDraft[], ...fields: readonly PriceListField[]): ListDraft => ({
  ...{ row: 2, listId: null, name: 'Lijst', organizationId: null, organization: null, customerGroup: null },
  ...{ validFrom: null, currency: null, entries, problems: problems(2, fields) },
})
const light = (...lists: ListDraft[]) => lightLists({ rows: 1, columns: [], lists }).lists

describe('what is sent on of a file of price lists', () => {
  it('is a price without mistakes as it is', () => {
    expect(light(list([entry(2)]))).toEqual([list([entry(2)])])
  })

  it('is of a price with a mistake whose it is and what is wrong with it', () => {
    const wrong = entry(2, 'tierPrice')
    expect(light(list([wrong]))).toEqual([list([{ ...wrong, price: {}, tierRows: [] }])])
  })

  it('is one mistake at least of each list and price, and of all not many more than are told', () => {
    const many = Array.from({ length: 60_000 }, () => 'tierTo' as const)
    const [first, second] = light(
      list([entry(2, ...many), entry(3, 'sku', 'tierTo')]),
      list([], 'listName', 'currency'),
    )
    expect(first?.entries.map(({ problems: { length } }) => length)).toEqual([5_000, 1])
    expect(second?.problems.map(({ field }) => field)).toEqual(['listName'])
  })
})
