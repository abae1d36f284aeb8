import type { OfferEvent } from '@staffel/shared-api/rules'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { cappedCount, type CappedCount } from '../../../db/sql/capped-count.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { OfferRow } from '../store/offer.repository.ts'

export interface OfferActivityRow {
  readonly id: number
  readonly at: Date
  readonly action: OfferEvent
  readonly actor: string | null
  readonly actor_kind: 'staff' | 'customer' | 'system'
  readonly detail: Record<string, unknown>
}

export interface ActivityQuery {
  /** What the reader may know of. */
  readonly events: readonly OfferEvent[]
  /** Of these only what customers did, or were meant to see. */
  readonly eventsByVisibility: readonly OfferEvent[]
  /** The customer who reads; null: the seller's people. */
  readonly organizationId: number | null
  readonly page: number
  readonly limit: number
}

/**
 * The log of an offer, newest first. A customer with a link has no account: the name that was left stands in the entry
 * itself.
 */
async function activityOf(
  tx: Tx,
  { tenant_id, id }: OfferRow,
  { events, eventsByVisibility, organizationId, page, limit }: ActivityQuery,
): Promise<CappedCount & { rows: OfferActivityRow[] }> {
  const matching = sql`from activity
    where activity.tenant_id = ${tenant_id} and activity.entity = 'offer' and activity.entity_id = ${String(id)}
      and (activity.action = any(${events}::text[])
        or (activity.action = any(${eventsByVisibility}::text[]) and (activity.detail ->> 'visible_to' = 'customer' or activity.detail ->> 'by' = 'customer')))
      ${organizationId === null ? sql`` : sql`and ${isOfCustomer({ tenant_id, id }, organizationId)}`}`
  const rows = await sql<OfferActivityRow>`
    select activity.id, activity.at, activity.action, activity.detail,
      coalesce(case when activity.detail ->> 'by' = 'customer' then activity.detail ->> 'name' end, activity.actor_name, nullif(trim(app_user.first_name || ' ' || app_user.last_name), '')) as actor,
      case when activity.detail ->> 'by' = 'customer' then 'customer'
        else coalesce(activity.actor_kind, case when activity.actor_user_id is null then 'system' else 'staff' end) end as actor_kind
    from (select activity.* ${matching} order by activity.id desc limit ${limit} offset ${(page - 1) * limit}) as activity
    left join app_user on app_user.tenant_id = activity.tenant_id and app_user.id = activity.actor_user_id
    order by activity.id desc`.execute(tx)
  return { rows: rows.rows, ...(await cappedCount(tx, sql`select 1 ${matching}`)) }
}

/** An entry about a version of theirs; one that names none, while they had the offer and nobody else. */
function isOfCustomer(
  { tenant_id, id }: Pick<OfferRow, 'tenant_id' | 'id'>,
  organizationId: number,
): RawBuilder<SqlBool> {
  const versions = sql`from offer_version as v where v.tenant_id = ${tenant_id} and v.offer_id = ${id} and v.issued_at is not null`
  return sql<SqlBool>`case when activity.detail ? 'version'
    then exists (select ${versions} and v.organization_id = ${organizationId} and v.version::text = activity.detail ->> 'version')
    else not exists (select ${versions} and v.organization_id is distinct from ${organizationId}) end`
}

/** SQL of an offer's log. */
export const offerActivityRepository = { activityOf }
export type OfferActivityRepository = typeof offerActivityRepository
