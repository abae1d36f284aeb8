import type { ExactRecord } from '../model/entities.ts'
import { rounded } from './makeItems.ts'
import type { Seeded } from './seeded.ts'

const day = (text: string): Date => new Date(`${text}T00:00:00Z`)
const begin = day('2019-01-01')

/** Of four items, how their price goes down: the quantities from which each step counts. */
const ladders = [[], [1, 10, 50], [50, 100, 500, 1_000], [1, 100, 500]] as const

interface Row {
  readonly quantity: number
  readonly price: number
  readonly account?: ExactRecord
  readonly perUnit?: number
  readonly unit?: string
  readonly from?: Date
  readonly until?: Date | null
}

/** Sales prices by quantity, of everybody and of some customers; past and future ones, and prices for a box. */
export function makePrices(
  random: Seeded,
  items: readonly ExactRecord[],
  accounts: readonly ExactRecord[],
): ExactRecord[] {
  const customers = accounts.filter(({ Status: status }) => status === 'C')
  return items.flatMap((item, index) => {
    const base = item['StandardSalesPrice']
    if (typeof base !== 'number' || item['IsSalesItem'] !== true) return []
    return rowsOf(index, base, customers).map((row) => priceRecord(random, item, row))
  })
}

function rowsOf(index: number, base: number, customers: readonly ExactRecord[]): Row[] {
  const decimals = String(base).split('.')[1]?.length ?? 0
  const cheaper = (steps: number) => rounded(base * (1 - 0.06 * steps), Math.max(decimals, 2))
  const rows: Row[] = (ladders[index % ladders.length] ?? []).map((quantity, step) => ({
    quantity,
    price: cheaper(quantity === 1 ? 0 : step + 1),
  }))
  if (index % 50 === 7) rows.push({ quantity: 25, price: cheaper(2), until: day('2023-12-31') })
  if (index % 50 === 8) rows.push({ quantity: 25, price: cheaper(1), from: day('2099-01-01') })
  if (index % 40 === 11) rows.push({ quantity: 1, price: rounded(base * 90, 2), perUnit: 100, unit: 'doos' })
  const account = customers[(index * 7) % Math.max(customers.length, 1)]
  if (account && index % 20 === 3)
    rows.push({ quantity: 1, price: cheaper(3), account }, { quantity: 100, price: cheaper(5), account })
  return rows
}

/** Properties that a record takes over from another; one that it lacks is null. */
const taken = (from: ExactRecord | undefined, names: Readonly<Record<string, string>>): ExactRecord =>
  Object.fromEntries(Object.entries(names).map(([name, source]) => [name, from?.[source] ?? null]))

const ofItem = { Item: 'ID', ItemCode: 'Code', ItemDescription: 'Description' }

function priceRecord(random: Seeded, item: ExactRecord, row: Row): ExactRecord {
  const { quantity, price, account, perUnit = 1, unit, from = begin, until = null } = row
  return {
    ID: random.guid(),
    ...taken(item, ofItem),
    ...taken(item, { Unit: 'Unit', UnitDescription: 'Unit', DefaultItemUnit: 'Unit' }),
    ...(unit !== undefined && { Unit: unit, UnitDescription: unit }),
    ...taken(account, { Account: 'ID', AccountName: 'Name' }),
    ...taken(item, { Created: 'Created', Modified: 'Modified' }),
    Currency: 'EUR',
    Price: price,
    Quantity: quantity,
    NumberOfItemsPerUnit: perUnit,
    StartDate: from,
    EndDate: until,
  }
}

/** How some customers call some items. */
export function makeCustomerItems(
  random: Seeded,
  items: readonly ExactRecord[],
  accounts: readonly ExactRecord[],
): ExactRecord[] {
  return accounts
    .filter((account, index) => account['Status'] === 'C' && index % 20 === 0)
    .flatMap((account, nr) =>
      Array.from({ length: Math.min(8, items.length) }, (_, one) => {
        return {
          ID: random.guid(),
          ...taken(account, { Account: 'ID', AccountCode: 'Code', AccountName: 'Name' }),
          ...taken(items[(nr * 31 + one * 13) % items.length], ofItem),
          ...taken(account, { Created: 'Created', Modified: 'Modified' }),
          CustomerItemCode: `ART-${nr + 1}-${String(one + 1).padStart(3, '0')}`,
          CustomerItemDescription: null,
        }
      }),
    )
}
