import type { Currency, OfferStatus } from '@staffel/shared-api/contract'
import { sql } from 'kysely'
import { capped, countOf, type CappedCount } from '../../../../db/sql/capped-count.ts'
import type { TenantScope, Tx } from '../../../../db/tenant-transaction.ts'

export interface DeletedOfferRow {
  readonly id: number
  readonly external_id: string
  readonly offer_nr: string
  readonly current_version: number
  readonly title: string
  readonly customer_name: string | null
  readonly total_cents: number
  readonly currency: Currency
  readonly status: OfferStatus
  readonly deleted_at: Date
}

export interface DeletedPage {
  readonly since: Date
  readonly now: Date
  /** The organisation whose offers they have to be; null: all. */
  readonly bound: number | null
  readonly page: number
  readonly limit: number
}

/** What was deleted after a moment, the last first; of how many, in the same way to the database. */
async function list(
  tx: Tx,
  { tenantId }: TenantScope,
  { since, now, bound, page, limit }: DeletedPage,
): Promise<CappedCount & { rows: DeletedOfferRow[] }> {
  const ofTenant = tenantId === null ? sql`` : sql`and offer.tenant_id = ${tenantId}`
  const ofCustomer = bound === null ? sql`` : sql`and offer.organization_id = ${bound}`
  const from = sql`from offer where offer.deleted_at > ${since.toISOString()}::timestamptz ${ofTenant} ${ofCustomer}`
  const found = countOf(() => sql`select 1 ${from}`)
  const today = sql`(select (${now.toISOString()}::timestamptz at time zone tenant.time_zone)::date from tenant where tenant.id = offer.tenant_id)`
  const { rows } = await sql<DeletedOfferRow & { found: number }>`
    select offer.id, offer.external_id, offer.offer_nr, offer.current_version, offer.title, offer.customer_name,
      offer.total_cents, offer.currency, offer.deleted_at, ${found} as found,
      case when offer.status = 'pending' and offer.valid_until < ${today} then 'expired' else offer.status end as status
    ${from} order by offer.deleted_at desc, offer.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(tx)
  // Without a row to carry it there is nothing, or this is a page after the last.
  const counted = rows[0] ?? (await sql<{ found: number }>`select ${found} as found`.execute(tx)).rows[0]
  return { rows: rows.map(({ found: _, ...row }) => row), ...capped(counted?.found ?? 0) }
}

export const deletedOffersRepository = { list }
export type DeletedOffersRepository = typeof deletedOffersRepository
