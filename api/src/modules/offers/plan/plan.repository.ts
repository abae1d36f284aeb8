import { sql } from 'kysely'
import type { Tx } from '../../../db/tenant-transaction.ts'

/** The days from `from` until before `next`, where the tenant is. */
export interface Month {
  readonly from: string
  readonly next: string
}

export interface Agreed {
  readonly plan: string | null
  /** In place of what the plan allows. */
  readonly limit: number | null
}

function agreed(tx: Tx, tenantId: number): Promise<Agreed> {
  return tx
    .selectFrom('tenant')
    .select(['subscription_plan_name as plan', 'offer_limit as limit'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
}

async function isEnforced(tx: Tx, tenantId: number): Promise<boolean> {
  return (
    (
      await tx
        .selectFrom('offer_settings')
        .select('enforce_plan_limit')
        .where('tenant_id', '=', tenantId)
        .executeTakeFirst()
    )?.enforce_plan_limit ?? false
  )
}

/**
 * The same, and until the transaction ends nobody else of the tenant asks: of two last offers one is counted before the
 * other.
 */
async function lockIfEnforced(tx: Tx, tenantId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('offer_settings')
    .select('tenant_id')
    .where('tenant_id', '=', tenantId)
    .where('enforce_plan_limit', '=', true)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Offers that were issued for the first time in the month; a new version of one is not another offer, and deleting one
 * does not take it back.
 */
async function issuedIn(tx: Tx, tenantId: number, { from, next }: Month): Promise<number> {
  const start = (day: string) => sql`((${day}::date)::timestamp at time zone tenant.time_zone)`
  const {
    rows: [row],
  } = await sql<{ n: number }>`
    select count(distinct v.offer_id)::int as n from tenant join offer_version v on v.tenant_id = tenant.id
    where tenant.id = ${tenantId} and v.issued_at >= ${start(from)} and v.issued_at < ${start(next)}
      and not exists (select 1 from offer_version e where e.tenant_id = v.tenant_id and e.offer_id = v.offer_id and e.issued_at < ${start(from)})`.execute(
    tx,
  )
  return row?.n ?? 0
}

/** SQL of what a subscription allows, and what is used of it. */
export const planRepository = { agreed, isEnforced, lockIfEnforced, issuedIn }
export type PlanRepository = typeof planRepository
