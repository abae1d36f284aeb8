import type { OfferNews } from '@staffel/shared-api/contract'
import type { OfferEvent } from '@staffel/shared-api/rules'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { cappedCount, type CappedCount } from '../../../db/sql/capped-count.ts'
import { inScope, type TenantScope, type Tx } from '../../../db/tenant-transaction.ts'
import type { OfferView } from '../store/offer.policy.ts'
import type { OfferKey, OfferRow } from '../store/offer.repository.ts'

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

export interface NewsQuery {
  readonly scope: TenantScope
  readonly view: OfferView
  readonly key: OfferKey
  /** Left out, nothing is news: the reader has just looked. */
  readonly after: number | undefined
  readonly userId: number
}

/** Undefined: no such offer, or none that the reader may see. */
async function newsOf(
  tx: Tx,
  { scope, view, key, after, userId }: NewsQuery,
): Promise<{ latest: number; events: OfferNews['events'] } | undefined> {
  const own = sql`log.tenant_id = offer.tenant_id and log.entity = 'offer' and log.entity_id = offer.id::text`
  const isKey = /^\d+$/.test(String(key)) ? sql`offer.id = ${Number(key)}` : sql`offer.external_id = ${String(key)}`
  const { rows } = await sql<{ latest: number; events: OfferNews['events'] }>`
    select coalesce((select max(log.id) from activity as log where ${own}), 0)::integer as latest,
      coalesce((select jsonb_agg(jsonb_build_object('action', news.action, 'actor', news.actor, 'actor_kind', news.kind, 'own', news.own) order by news.id desc)
        from (select log.id, log.action, coalesce(log.actor_user_id = ${userId}, false) as own,
            coalesce(case when log.detail ->> 'by' = 'customer' then log.detail ->> 'name' end, log.actor_name, nullif(trim(person.first_name || ' ' || person.last_name), '')) as actor,
            case when log.detail ->> 'by' = 'customer' then 'customer'
              else coalesce(log.actor_kind, case when log.actor_user_id is null then 'system' else 'staff' end) end as kind
          from activity as log
          left join app_user as person on person.tenant_id = log.tenant_id and person.id = log.actor_user_id
          where ${own} and log.id > ${after ?? Number.MAX_SAFE_INTEGER}::bigint
          order by log.id desc limit 10) as news), '[]'::jsonb) as events
    from offer
    where ${inScope(scope, 'offer.tenant_id')} and offer.deleted_at is null and ${isKey}
      ${view.organizationId === null ? sql`` : sql`and offer.organization_id = ${view.organizationId}`}`.execute(tx)
  return rows[0]
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
export const offerActivityRepository = { activityOf, newsOf }
export type OfferActivityRepository = typeof offerActivityRepository
