import { sql } from 'kysely'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import type { ChainedRow } from './chain-hash.ts'

export interface Link {
  readonly position: number
  readonly hash: Buffer
}

export interface LinkedRow extends Link {
  readonly activity_id: number
  /** Null: the log no longer has it. */
  readonly row: ChainedRow | null
}

/** Which advisory locks are those of the chain; the other half of the key is the tenant. */
const lockOfChain = 45

const asChained = sql<ChainedRow>`jsonb_build_object(
  'tenant_id', a.tenant_id, 'id', a.id, 'at', to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
  'actor_user_id', a.actor_user_id, 'actor_kind', a.actor_kind, 'action', a.action, 'entity', a.entity,
  'entity_id', a.entity_id, 'detail', a.detail, 'request_id', a.request_id)`

async function waitingTenants(tx: Tx): Promise<number[]> {
  const rows = await tx.selectFrom('activity_waiting').select('tenant_id').distinct().orderBy('tenant_id').execute()
  return rows.map(({ tenant_id }) => tenant_id)
}

/** One process at a time goes on with the chain of a tenant. False: another one is at it. */
async function take(tx: Tx, tenantId: number): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean
  }>`select pg_try_advisory_xact_lock(${lockOfChain}::integer, ${tenantId}::integer) as taken`.execute(tx)
  return rows[0]?.taken === true
}

async function last(tx: Tx, tenantId: number): Promise<Link | null> {
  const row = await tx
    .selectFrom('activity_chain')
    .select(['position', 'hash'])
    .where('tenant_id', '=', tenantId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** What waits and can be seen by now, lowest id first. It waits no more. */
async function takeWaiting(tx: Tx, tenantId: number, limit: number): Promise<ChainedRow[]> {
  const { rows } = await sql<{ row: ChainedRow }>`
    with taken as (
      delete from activity_waiting where tenant_id = ${tenantId} and activity_id in (
        select activity_id from activity_waiting where tenant_id = ${tenantId} order by activity_id limit ${limit})
      returning tenant_id, activity_id)
    select ${asChained} as row from taken join activity a on a.tenant_id = taken.tenant_id and a.id = taken.activity_id
    where a.tenant_id = ${tenantId} order by a.id`.execute(tx)
  return rows.map(({ row }) => row)
}

async function append(tx: Tx, tenantId: number, links: readonly (Link & { readonly id: number })[]): Promise<void> {
  await sql`
    insert into activity_chain (tenant_id, position, activity_id, hash, trigrams)
    select a.tenant_id, link.position, a.id, decode(link.hash, 'hex'),
      tenant_trigrams(a.tenant_id, activity_words(a.actor_name, a.entity_id, a.detail))
    from unnest(${links.map(({ id }) => id)}::bigint[], ${links.map(({ position }) => position)}::bigint[],
      ${links.map(({ hash }) => hash.toString('hex'))}::text[]) as link (id, position, hash)
    join activity a on a.tenant_id = ${tenantId} and a.id = link.id`.execute(tx)
}

async function tenants(tx: Tx): Promise<number[]> {
  return (await tx.selectFrom('tenant').select('id').orderBy('id').execute()).map(({ id }) => id)
}

async function linksAfter(tx: Tx, tenantId: number, position: number, limit: number): Promise<LinkedRow[]> {
  const { rows } = await sql<LinkedRow>`
    select c.position, c.hash, c.activity_id, case when a.id is not null then ${asChained} end as row
    from activity_chain c left join activity a on a.tenant_id = c.tenant_id and a.id = c.activity_id
    where c.tenant_id = ${tenantId} and c.position > ${position} order by c.position limit ${limit}`.execute(tx)
  return rows
}

/** How many wait, and the first of those that neither wait nor stand in the chain. */
async function besideChain(tx: Tx, tenantId: number): Promise<{ waiting: number; unchained: number | null }> {
  const { rows } = await sql<{ waiting: number; unchained: number | null }>`
    select (select count(*) from activity_waiting where tenant_id = ${tenantId}) as waiting,
      (select min(a.id) from activity a where a.tenant_id = ${tenantId}
        and not exists (select from activity_chain c where c.tenant_id = a.tenant_id and c.activity_id = a.id)
        and not exists (select from activity_waiting w where w.tenant_id = a.tenant_id and w.activity_id = a.id)
      ) as unchained`.execute(tx)
  return rows[0] ?? { waiting: 0, unchained: null }
}

/** SQL of the chain of the log. */
export const chainRepository = { waitingTenants, take, last, takeWaiting, append, tenants, linksAfter, besideChain }
export type ChainRepository = typeof chainRepository
