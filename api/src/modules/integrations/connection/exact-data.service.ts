import type { ExactDivision, ExactResource } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { asTenant } from '../../../db/tenant-transaction.ts'
import { invalid, notFound } from '../../../errors.ts'
import type { Caller } from '../../../http/caller.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import { text } from '../../../texts/text.ts'
import type { ExactClients } from '../client/exact-client.ts'
import type { ExactRecord } from '../client/exact-records.ts'
import { ExactRefused } from '../client/exact-refused.ts'
import type { ExactEnvironment } from '../integrations.tables.ts'
import type { NoticeSubscriptions } from '../notices/notice-subscriptions.ts'
import type { ExactLink } from '../tokens/token.repository.ts'
import { exactFailure, failureOf } from './exact-failure.ts'
import type { ExactRepository } from './exact.repository.ts'

export interface ExactDataDependencies {
  readonly db: Db
  readonly exact: ExactRepository
  readonly clients: ExactClients
  readonly notices: Pick<NoticeSubscriptions, 'begin'>
}

/** What is shown of a resource where nobody says which fields. */
const usualFields: Readonly<Record<ExactResource, readonly string[]>> = {
  'crm/Accounts': ['ID', 'Code', 'Name', 'Status', 'Email', 'City', 'Country', 'VATNumber'],
  'crm/Contacts': ['ID', 'Account', 'FullName', 'Email', 'Phone'],
  'logistics/Items': ['ID', 'Code', 'Description', 'Unit', 'SalesVatCode', 'StandardSalesPrice'],
  'logistics/SalesItemPrices': ['ID', 'Item', 'Account', 'Quantity', 'Price', 'Unit', 'StartDate', 'EndDate'],
  'crm/Quotations': ['QuotationID', 'QuotationNumber', 'OrderAccount', 'Status', 'YourRef'],
  'salesorder/SalesOrders': ['OrderID', 'OrderNumber', 'OrderedBy', 'Status', 'YourRef'],
  'vat/VATCodes': ['ID', 'Code', 'Description', 'Percentage'],
  'system/Divisions': ['Code', 'Description', 'CustomerName', 'Status'],
}
const fieldList = /^[A-Za-z][A-Za-z0-9]*(?:,[A-Za-z][A-Za-z0-9]*)*$/
const mostRecords = 60
const activeDivision = 1

/** What screens read of Exact, and the administration that it is read of. */
export function exactDataService({ db, exact, clients, notices }: ExactDataDependencies) {
  /** The link that is meant: the one in use where none is named. */
  async function linkOf(
    { tenantId }: Caller,
    env: ExactEnvironment | undefined,
  ): Promise<ExactLink & { division: number | null }> {
    const connections = await asTenant(db, { tenantId }, (tx) => exact.connections(tx, tenantId))
    const found = connections.find((connection) => (env ? connection.env === env : connection.in_use))
    if (!found) throw exactFailure('not_connected', { during: 'use' })
    return { tenantId, env: found.env, division: found.division }
  }

  async function divisionsOf(link: ExactLink): Promise<{ code: number; name: string }[]> {
    const records = await told(
      allOf(clients(link, 'screen').pages('system/Divisions', { select: usualFields['system/Divisions'] })),
    )
    return records
      .filter(({ Status: state }) => state === undefined || state === null || Number(state) === activeDivision)
      .map((record) => ({ code: Number(record['Code']), name: nameOf(record) }))
      .filter(({ code }) => Number.isSafeInteger(code) && code > 0)
      .toSorted((a, b) => a.name.localeCompare(b.name, 'nl'))
  }

  return {
    async divisions(caller: Caller, env: ExactEnvironment | undefined): Promise<ExactDivision[]> {
      const link = await linkOf(caller, env)
      return (await divisionsOf(link)).map((division) => ({ ...division, chosen: division.code === link.division }))
    },

    async chooseDivision(
      caller: Caller,
      origin: RequestOrigin,
      env: ExactEnvironment | undefined,
      code: number,
    ): Promise<void> {
      const { tenantId } = caller
      const link = await linkOf(caller, env)
      const chosen = (await divisionsOf(link)).find((division) => division.code === code)
      if (!chosen) throw notFound()
      await asTenant(db, { tenantId }, async (tx) => {
        await exact.change(tx, link, { division: code, division_name: chosen.name, notices_checked_at: null })
        await recordActivity(
          tx,
          { caller, origin },
          {
            tenantId,
            action: 'exact.division_chosen',
            entity: 'exact_connection',
            entityId: link.env,
            detail: { from: link.division, to: code },
          },
        )
      })
      await notices.begin(link)
    },

    async read(
      caller: Caller,
      resource: ExactResource,
      {
        env,
        $select,
        $top = mostRecords,
      }: { env?: ExactEnvironment | undefined; $select?: string | undefined; $top?: number | undefined },
    ): Promise<{ results: ExactRecord[] }> {
      if ($select !== undefined && !fieldList.test($select)) throw invalid({ $select: text('exact.fieldList') })
      const select = $select?.split(',') ?? usualFields[resource]
      const link = await linkOf(caller, env)
      const pages = clients(link, 'screen').pages(resource, { select, top: $top })
      return { results: (await told(allOf(pages, $top))).slice(0, $top) }
    },
  }
}
export type ExactDataService = ReturnType<typeof exactDataService>

async function allOf(pages: AsyncIterable<readonly ExactRecord[]>, most = Infinity): Promise<ExactRecord[]> {
  const all: ExactRecord[] = []
  for await (const records of pages) {
    all.push(...records)
    if (all.length >= most) break
  }
  return all
}

/** What Exact refuses is said in the caller's language. */
async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof ExactRefused ? failureOf(error) : error
  }
}

function nameOf({ Code: code, Description: description, CustomerName: customer }: ExactRecord): string {
  const [name] = [description, customer].filter(
    (word): word is string => typeof word === 'string' && word.trim() !== '',
  )
  return name?.trim() ?? String(code)
}
