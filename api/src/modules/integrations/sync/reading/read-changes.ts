import type { Db } from '../../../../db/database.types.ts'
import { asTenant, type Tx } from '../../../../db/tenant-transaction.ts'
import type { ExactAccountsRepository } from '../../accounts/exact-accounts.repository.ts'
import { readAccount } from '../../accounts/read-account.ts'
import { exactMoment, type ExactClient } from '../../client/exact-client.ts'
import type { ExactEndpoint } from '../../client/exact-endpoints.ts'
import type { ExactRecord } from '../../client/exact-records.ts'
import { vatCodeFields } from '../../mapping/vat-codes.ts'
import type { SyncPart } from '../jobs/exact-jobs.tables.ts'
import type { ExactTopic } from '../../integrations.tables.ts'
import type { Division, ExactMirrorRepository, ReadRecord } from './exact-mirror.repository.ts'

interface Source {
  readonly topic: Exclude<ExactTopic, 'Deleted' | 'CustomerItems' | 'AllCustomerItems' | 'VATCodes' | 'Units'>
  readonly endpoint: ExactEndpoint
  readonly fields: readonly string[]
}

const address = ['AddressLine1', 'AddressLine2', 'AddressLine3', 'Postcode', 'City', 'Country']
const sources: Readonly<Record<Source['topic'], Source>> = {
  Accounts: {
    topic: 'Accounts',
    endpoint: 'sync/CRM/Accounts',
    fields: [
      ...['ID', 'Code', 'Name', 'Status', 'Email', 'Phone', ...address, 'VATNumber', 'ChamberOfCommerce', 'Language'],
      ...['Blocked', 'MainContact', 'Timestamp'],
    ],
  },
  Contacts: {
    topic: 'Contacts',
    endpoint: 'sync/CRM/Contacts',
    fields: [
      ...['ID', 'Account', 'FirstName', 'MiddleName', 'LastName', 'FullName', 'Email', 'BusinessEmail', 'Phone'],
      ...['BusinessPhone', 'Mobile', 'JobTitleDescription', 'IsMainContact', 'Timestamp'],
    ],
  },
  Addresses: {
    topic: 'Addresses',
    endpoint: 'sync/CRM/Addresses',
    fields: ['ID', 'Account', ...address, 'Type', 'Main', 'Timestamp'],
  },
  Items: {
    topic: 'Items',
    endpoint: 'sync/Logistics/Items',
    fields: [
      ...['ID', 'Code', 'Description', 'ExtraDescription', 'Barcode', 'Unit', 'SalesVatCode', 'ItemGroupDescription'],
      ...['StandardSalesPrice', 'CostPriceStandard', 'IsSalesItem', 'EndDate', 'Timestamp'],
    ],
  },
  SalesItemPrices: {
    topic: 'SalesItemPrices',
    endpoint: 'sync/Logistics/SalesItemPrices',
    fields: [
      ...['ID', 'Item', 'ItemCode', 'Account', 'Currency', 'Price', 'Quantity', 'NumberOfItemsPerUnit'],
      ...['StartDate', 'EndDate', 'Timestamp'],
    ],
  },
}
const numberFields = ['ID', 'Account', 'Item', 'ItemCode', 'CustomerItemCode']

/** As `sync/Deleted` names kinds. */
const deletedKinds: Readonly<Record<number, Source['topic']>> = {
  2: 'Accounts',
  3: 'Addresses',
  4: 'Contacts',
  8: 'SalesItemPrices',
  9: 'Items',
}

export const topicsOf: Readonly<Record<SyncPart, readonly ExactTopic[]>> = {
  accounts: ['Accounts', 'Addresses', 'Contacts'],
  products: ['VATCodes', 'Items', 'SalesItemPrices'],
  customer_prices: ['SalesItemPrices'],
  customer_numbers: ['CustomerItems', 'AllCustomerItems'],
}

export interface Removed {
  readonly topic: Source['topic'] | 'CustomerItems'
  readonly id: string
}

export interface ReadChangesOptions {
  readonly db: Db
  readonly mirror: ExactMirrorRepository
  readonly accounts: Pick<ExactAccountsRepository, 'keep'>
  readonly now: () => Date
}

/**
 * Reads what changed in Exact since the last time, a page at a time: each page is kept together with how far it goes,
 * so that who is stopped goes on there.
 */
export function readChanges({ db, mirror, accounts, now }: ReadChangesOptions) {
  async function keep(tx: Tx, division: Division, { topic }: Source, records: readonly ExactRecord[]): Promise<void> {
    if (topic === 'Accounts') await accounts.keep(tx, division, records.map(readAccount))
    await mirror.keep(tx, division, topic, records.map(readRecord(topic)))
  }

  async function since(client: ExactClient, division: Division, source: Source, tell: Tell): Promise<void> {
    const { tenantId } = division
    const { topic, endpoint, fields: select } = source
    const from = await asTenant(db, { tenantId }, (tx) => mirror.stampOf(tx, division, topic))
    for await (const page of client.pages(endpoint, { select, filter: `Timestamp gt ${from}L` })) {
      await asTenant(
        db,
        { tenantId },
        async (tx) => {
          await keep(tx, division, source, page)
          await mirror.keepStamp(tx, division, topic, lastStamp(page, from))
        },
        statementMs,
      )
      await tell(page.length)
    }
  }

  /** They are few, and all read. */
  async function vatCodes(client: ExactClient, division: Division, tell: Tell): Promise<void> {
    for await (const page of client.pages('vat/VATCodes', { select: vatCodeFields })) {
      await asTenant(db, { tenantId: division.tenantId }, (tx) =>
        mirror.keep(tx, division, 'VATCodes', page.map(readRecord('VATCodes'))),
      )
      await tell(page.length)
    }
  }

  /**
   * The numbers of customers have no timestamp, and nothing says which of them are no more: those that changed are read
   * by when they did, and once a week all of them, of which those that are missing are gone.
   */
  async function numbers(client: ExactClient, division: Division, tell: Tell): Promise<Gone> {
    const { tenantId } = division
    const begun = now().getTime()
    const inTenant = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => asTenant(db, { tenantId }, work)
    const [last, lastOfAll] = await inTenant((tx) =>
      Promise.all([mirror.stampOf(tx, division, 'CustomerItems'), mirror.stampOf(tx, division, 'AllCustomerItems')]),
    )
    const isAll = begun - lastOfAll >= allNumbersMs
    const ids: string[] = []
    const since = isAll ? {} : { filter: `Modified ge ${exactMoment(new Date(last))}` }
    for await (const page of client.pages('logistics/CustomerItems', { select: numberFields, ...since })) {
      await inTenant((tx) => mirror.keep(tx, division, 'CustomerItems', page.map(readRecord('CustomerItems'))))
      ids.push(...page.map(({ ID: id }) => String(id)))
      await tell(page.length)
    }
    return inTenant(async (tx) => {
      await mirror.keepStamp(tx, division, 'CustomerItems', begun - overlapMs)
      if (!isAll) return nothingGone
      const gone = await mirror.othersThan(tx, division, 'CustomerItems', ids)
      return {
        gone: gone.map(({ record_id: id }) => ({ topic: 'CustomerItems' as const, id })),
        stamps: [['AllCustomerItems', begun]],
      }
    })
  }

  /** What is no more. How far that was read is only kept once it was done here as well. */
  async function removed(client: ExactClient, division: Division, tell: Tell): Promise<Gone> {
    const { tenantId } = division
    let stamp = await asTenant(db, { tenantId }, (tx) => mirror.stampOf(tx, division, 'Deleted'))
    const gone: Removed[] = []
    const query = { select: ['EntityKey', 'EntityType', 'Timestamp'], filter: `Timestamp gt ${stamp}L` }
    for await (const page of client.pages('sync/Deleted', query)) {
      for (const { EntityKey: key, EntityType: kind } of page) {
        const [topic, id] = [deletedKinds[Number(kind)], idOf(key)]
        if (topic && id !== null) gone.push({ topic, id })
      }
      stamp = lastStamp(page, stamp)
      await tell(page.length)
    }
    return { gone, stamps: [['Deleted', stamp]] }
  }

  return async (client: ExactClient, division: Division, parts: readonly SyncPart[], tell: Tell): Promise<Gone> => {
    for (const topic of new Set(parts.flatMap((part) => topicsOf[part])))
      if (topic === 'VATCodes') await vatCodes(client, division, tell)
      else if (topic !== 'CustomerItems' && topic !== 'AllCustomerItems' && topic !== 'Units' && topic !== 'Deleted')
        await since(client, division, sources[topic], tell)
    const ofNumbers = parts.includes('customer_numbers') ? await numbers(client, division, tell) : nothingGone
    const { gone, stamps } = await removed(client, division, tell)
    return { gone: [...gone, ...ofNumbers.gone], stamps: [...stamps, ...ofNumbers.stamps] }
  }
}
export type ReadChanges = ReturnType<typeof readChanges>

export interface Gone {
  readonly gone: readonly Removed[]
  /** How far that was read: kept once it was done here as well. */
  readonly stamps: readonly (readonly [topic: ExactTopic, stamp: number])[]
}
const nothingGone: Gone = { gone: [], stamps: [] }

/** So many records were read. */
type Tell = (records: number) => Promise<void>

const statementMs = 30_000
/** All numbers are read once in so long. */
const allNumbersMs = 7 * 86_400_000
/** Clocks differ, and what is stored takes its time to be found. */
const overlapMs = 300_000

function idOf(value: unknown): string | null {
  return typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value) ? value.toLowerCase() : null
}

const readRecord =
  (topic: ExactTopic) =>
  (record: ExactRecord): ReadRecord => ({
    id: String(record['ID']),
    accountId: idOf(topic === 'Accounts' ? record['ID'] : record['Account']),
    itemId: idOf(record['Item']),
    said: record,
  })

const lastStamp = (records: readonly ExactRecord[], from: number): number =>
  records.reduce((last, { Timestamp: stamp }) => Math.max(last, Number(stamp) || 0), from)
