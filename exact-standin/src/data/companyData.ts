import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ExactRecord } from '../model/entities.ts'
import type { StandInDivision } from '../model/people.ts'
import { itemGroups, units, vatCodes } from './fixedLists.ts'
import { makeAccounts, type KnownCompany } from './makeAccounts.ts'
import { makeItems, type KnownItem } from './makeItems.ts'
import { makeCustomerItems, makePrices } from './makePrices.ts'
import { seeded, type Seeded } from './seeded.ts'

interface Known {
  readonly items: readonly KnownItem[]
  readonly companies: Readonly<Record<'staffel' | 'noordstaal', readonly KnownCompany[]>>
}

const readKnown = (): Known => JSON.parse(readFileSync(join(import.meta.dirname, 'known.json'), 'utf8')) as Known

/** All that a company begins with, by topic; the same at every start and on every machine. */
export function companyData({ known: which, size, seed }: StandInDivision): Map<string, readonly ExactRecord[]> {
  const random = seeded(seed)
  const created = new Date('2019-01-01T08:00:00Z')
  const known = readKnown()
  const dated = (record: ExactRecord): ExactRecord => ({
    ID: random.guid(),
    ...record,
    Created: created,
    Modified: created,
  })
  const groups = itemGroups.map((name, index) =>
    dated({ Code: String(index + 1).padStart(2, '0'), Description: name, IsDefault: index === 0 ? 1 : 0 }),
  )
  const items = makeItems(random, {
    count: size.items,
    known: which === 'staffel' ? known.items.slice(0, Math.ceil(size.items / 3)) : [],
    groupIds: groups.map(({ ID: id }) => String(id)),
    created,
  })
  const { accounts, contacts, addresses } = makeAccounts(random, {
    count: size.accounts,
    known: which ? known.companies[which] : [],
    created,
  })
  return new Map([
    ['VATCodes', vatCodeRecords(random, created)],
    ['Units', units.map((unit) => dated(unitRecord(unit)))],
    ['ItemGroups', groups],
    ['Items', items],
    ['Accounts', accounts],
    ['Contacts', contacts],
    ['Addresses', addresses],
    ['SalesItemPrices', makePrices(random, items, accounts)],
    ['CustomerItems', makeCustomerItems(random, items, accounts)],
  ])
}

const unitRecord = ({ code, description, ...unit }: (typeof units)[number]): ExactRecord => ({
  Code: code,
  Description: description,
  Type: 'Q',
  TimeUnit: null,
  Active: true,
  Main: 'main' in unit,
})

const vatCodeRecords = (random: Seeded, created: Date): ExactRecord[] =>
  vatCodes.map(({ code, description, type, percentage, ...vat }) => ({
    ID: random.guid(),
    Code: code,
    Description: description,
    Type: type,
    VATTransactionType: 'B',
    Country: 'NL',
    Percentage: percentage,
    IsBlocked: 'blocked' in vat,
    VATMargin: 0,
    EUSalesListing: 0,
    Created: created,
    Modified: created,
  }))
