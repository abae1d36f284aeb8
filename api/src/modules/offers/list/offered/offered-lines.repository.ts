import type { Currency, OfferStatus } from '@staffel/shared-api/contract'
import type { PriceUnit } from '@staffel/shared-api/rules'
import { sql } from 'kysely'
import type { TenantScope, Tx } from '../../../../db/tenant-transaction.ts'

export interface OfferedLineRow {
  readonly id: number
  readonly external_id: string
  readonly offer_nr: string
  readonly title: string
  readonly customer_name: string | null
  readonly status: OfferStatus
  readonly last_modified: Date
  readonly currency: Currency
  readonly quantity: string
  readonly unit_price_cents: number
  readonly price_unit: PriceUnit
}

const most = 10

export interface OfferedLinesRequest {
  readonly productId: number
  /** Whose offers count; null: everybody's. */
  readonly organizationId: number | null
  readonly now: Date
}

/**
 * The lines that a product stands in, of the version that an offer shows and as its customer accepted it; the offer
 * changed last comes first.
 */
async function offeredLines(
  tx: Tx,
  { tenantId }: TenantScope,
  { productId, organizationId, now }: OfferedLinesRequest,
): Promise<OfferedLineRow[]> {
  const ofTenant = tenantId === null ? sql`` : sql`and line.tenant_id = ${tenantId}`
  const ofCustomer = organizationId === null ? sql`` : sql`and offer.organization_id = ${organizationId}`
  const today = sql`(select (${now.toISOString()}::timestamptz at time zone tenant.time_zone)::date from tenant where tenant.id = offer.tenant_id)`
  const { rows } = await sql<OfferedLineRow>`
    select offer.id, offer.external_id, offer.offer_nr, offer.title, offer.customer_name, offer.last_modified,
      offer.currency, line.price_unit,
      coalesce((agreed.line ->> 'quantity')::numeric, line.quantity) as quantity,
      coalesce(round((agreed.line ->> 'unitPrice')::numeric * 100)::bigint, line.unit_price_cents) as unit_price_cents,
      case when offer.status = 'pending' and offer.valid_until < ${today} then 'expired' else offer.status end as status
    from offer_line as line
    join offer on offer.tenant_id = line.tenant_id and offer.id = line.offer_id and offer.current_version = line.version
    join offer_version as version on version.tenant_id = line.tenant_id and version.offer_id = line.offer_id
      and version.version = line.version
    left join lateral (
      select agreed.line from jsonb_array_elements(version.accepted -> 'lines') as agreed (line)
      where agreed.line ->> 'key' = line.line_key
    ) as agreed on true
    where line.product_id = ${productId} ${ofTenant} ${ofCustomer} and offer.deleted_at is null
    order by offer.last_modified desc, offer.id desc, line.position limit ${most}`.execute(tx)
  return rows
}

export const offeredLinesRepository = { offeredLines }
export type OfferedLinesRepository = typeof offeredLinesRepository
