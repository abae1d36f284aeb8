import type { ProductImport } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { asTenant } from '../../../db/tenant-transaction.ts'
import type { ProductImportService } from '../../catalogue/transfer/importing/product-import.service.ts'
import type { ExactClient, ExactClients, ExactQuery } from '../client/exact-client.ts'
import type { ExactEndpoint } from '../client/exact-endpoints.ts'
import type { ExactRecord } from '../client/exact-records.ts'
import { ExactRefused } from '../client/exact-refused.ts'
import { exactFailure, failureOf } from '../connection/exact-failure.ts'
import type { ExactRepository } from '../connection/exact.repository.ts'
import { itemParts } from './item-parts.ts'
import { vatOf } from './vat-of.ts'

export interface ItemSyncDependencies {
  readonly db: Db
  readonly exact: Pick<ExactRepository, 'connections' | 'change'>
  readonly clients: ExactClients
  readonly importProducts: ProductImportService['startOf']
  readonly now: () => Date
}

type By = Parameters<ProductImportService['startOf']>[1]
type Reading = Parameters<Parameters<ProductImportService['startOf']>[0]['read']>[0]
type Parts = ReturnType<typeof itemParts>

const source = 'Exact Online'

const itemFields = [
  ...['ID', 'Code', 'Description', 'ExtraDescription', 'Barcode', 'Unit', 'SalesVatCode', 'ItemGroupDescription'],
  ...['StandardSalesPrice', 'CostPriceStandard', 'EndDate'],
]
const priceFields = [
  ...['Item', 'Account', 'Currency', 'Price', 'Quantity', 'NumberOfItemsPerUnit', 'StartDate', 'EndDate'],
]

/** Items of Exact with their sales prices into the catalogue, as a file would bring them: told first, then stored. */
export function itemSyncService({ db, exact, clients, importProducts, now }: ItemSyncDependencies) {
  async function read(client: ExactClient, { tell, unitOf }: Reading): Promise<Parts[]> {
    const all = async (endpoint: ExactEndpoint, query: ExactQuery): Promise<ExactRecord[]> => {
      const records: ExactRecord[] = []
      for await (const page of client.pages(endpoint, query)) {
        records.push(...page)
        await tell()
      }
      return records
    }
    const vat = vatOf(await all('vat/VATCodes', { select: ['Code', 'Percentage', 'Type'] }))
    const items = await all('bulk/Logistics/Items', { select: itemFields, filter: 'IsSalesItem eq true' })
    const prices = Map.groupBy(
      await all('bulk/Logistics/SalesItemPrices', { select: priceFields, filter: 'Account eq null' }),
      ({ Item: item }) => item,
    )
    const today = now().toISOString().slice(0, 10)
    return items
      .toSorted((one, other) => String(one['Code']).localeCompare(String(other['Code'])))
      .map((item, index) =>
        itemParts(item, { row: index + 1, prices: prices.get(item['ID']) ?? [], vat, unitOf, today }),
      )
  }

  return {
    /** Begins; who asks is told at once, and asks again how far it is. */
    async start(dryRun: boolean, by: By): Promise<ProductImport> {
      const { tenantId } = by.caller
      const connections = await asTenant(db, { tenantId }, (tx) => exact.connections(tx, tenantId))
      const connection = connections.find(({ in_use: isUsed, ended_at: ended }) => isUsed && ended === null)
      if (!connection) throw exactFailure('not_connected', { during: 'use' })
      const link = { tenantId, env: connection.env }
      const client = clients(link, 'sync')
      return importProducts(
        {
          filename: source,
          dryRun,
          read: (reading) => read(client, reading).catch(refusedAsTold),
          stored: (tx) => exact.change(tx, link, { items_synced_at: now(), prices_synced_at: now() }),
        },
        by,
      )
    },
  }
}
export type ItemSyncService = ReturnType<typeof itemSyncService>

function refusedAsTold(error: unknown): never {
  throw error instanceof ExactRefused ? failureOf(error) : error
}
