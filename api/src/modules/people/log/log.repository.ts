import { sql } from 'kysely'
import { capped, farAbove, type CappedCount } from '../../../db/sql/capped-count.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'

export interface LogSearch {
  /** Escaped for `like`. */
  readonly words: readonly string[]
  readonly entities: readonly string[] | null
  readonly entityId: string | null
  readonly userId: number | null
  /** Days where the tenant is, both included. */
  readonly from: string | null
  readonly till: string | null
}

export interface LogRow {
  readonly id: number
  readonly at: Date
  readonly action: string
  readonly user_id: number | null
  readonly actor: string | null
  readonly actor_kind: 'staff' | 'customer' | 'system'
  readonly entity: string
  readonly entity_id: string
  readonly name: string | null
  readonly address: string | null
  readonly position: number | null
  readonly detail: Record<string, unknown>
}

export interface Slice {
  readonly skip: number
  readonly size: number
}

async function find(
  tx: Tx,
  tenantId: number,
  { words, entities, entityId, userId, from, till }: LogSearch,
  { skip, size }: Slice,
): Promise<CappedCount & { readonly ids: number[] }> {
  const midnight = (day: string | null, after: number) =>
    sql`((${day}::date + ${after}::integer)::timestamp at time zone tenant.time_zone)`
  const { rows } = await sql<{ ids: string[] | null; total: number | null }>`
    select found.* from tenant, lateral find_activity(
      tenant.id, ${words}::text[], ${entities}::text[], ${entityId}::text, ${userId}::bigint,
      ${midnight(from, 0)}, ${midnight(till, 1)}, ${skip}, ${size}, ${farAbove}) as found
    where tenant.id = ${tenantId}`.execute(tx)
  return { ids: (rows[0]?.ids ?? []).map(Number), ...capped(rows[0]?.total ?? 0) }
}

/** Things are called what they are called now: the log itself knows them by key. */
async function read(tx: Tx, tenantId: number, ids: readonly number[]): Promise<LogRow[]> {
  const { rows } = await sql<LogRow>`
    select a.id, a.at, a.action, a.actor_user_id as user_id, a.entity, a.entity_id, a.detail, c.position,
      coalesce(a.actor_name, nullif(trim(by.first_name || ' ' || by.last_name), ''), by.email) as actor,
      coalesce(a.actor_kind, case when a.actor_user_id is null then 'system' else 'staff' end) as actor_kind,
      coalesce(thing.name, a.detail ->> 'offer_nr', a.detail ->> 'name') as name, thing.address
    from activity a
    left join activity_chain c on c.tenant_id = a.tenant_id and c.activity_id = a.id
    left join app_user by on by.tenant_id = a.tenant_id and by.id = a.actor_user_id
    cross join lateral (select case when a.entity_id ~ '^[0-9]{1,15}$' then a.entity_id::bigint end as id) as key
    left join lateral (
      select offer_nr as name, null as address from offer
        where a.entity = 'offer' and offer.tenant_id = a.tenant_id and offer.id = key.id
      union all select name, null from organization
        where a.entity = 'organization' and organization.tenant_id = a.tenant_id and organization.id = key.id
      union all select name, null from product
        where a.entity = 'product' and product.tenant_id = a.tenant_id and product.id = key.id
      union all select name, null from price_list
        where a.entity = 'price_list' and price_list.tenant_id = a.tenant_id and price_list.id = key.id
      union all select subject, null from quote_request
        where a.entity = 'quote_request' and quote_request.tenant_id = a.tenant_id and quote_request.id = key.id
      union all select coalesce(nullif(trim(first_name || ' ' || last_name), ''), email), email from app_user
        where a.entity = 'user' and app_user.tenant_id = a.tenant_id and app_user.id = key.id
      union all select email, email from invite
        where a.entity = 'invite' and invite.tenant_id = a.tenant_id and invite.id = key.id
      union all select name, null from region
        where a.entity = 'region' and region.tenant_id = a.tenant_id and region.id = key.id
      union all select name, null from tenant where a.entity = 'tenant' and tenant.id = a.tenant_id
    ) as thing on true
    where a.tenant_id = ${tenantId} and a.id = any(${ids}::bigint[]) order by a.at desc, a.id desc`.execute(tx)
  return rows
}

/** SQL of the log of a tenant. */
export const logRepository = { find, read }
export type LogRepository = typeof logRepository
