import type { Selectable } from 'kysely'
import type { ExactConnectionTable } from '../../integrations.tables.ts'
import type { SyncPart } from './exact-jobs.tables.ts'

const columnOf = {
  accounts: 'accounts_synced_at',
  products: 'items_synced_at',
  customer_prices: 'customer_prices_synced_at',
  customer_numbers: 'customer_numbers_synced_at',
} as const satisfies Readonly<Record<SyncPart, keyof ExactConnectionTable>>

const parts = ['accounts', 'products', 'customer_prices', 'customer_numbers'] as const satisfies SyncPart[]

export const syncedColumns = parts.map((part) => columnOf[part])

/** What was ever brought in over a link. */
export const partsSynced = (
  connection: Pick<Selectable<ExactConnectionTable>, (typeof columnOf)[SyncPart]>,
): SyncPart[] => parts.filter((part) => connection[columnOf[part]] !== null)
