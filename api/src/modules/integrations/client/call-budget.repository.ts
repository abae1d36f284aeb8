import { sql, type Selectable } from 'kysely'
import type { Db } from '../../../db/database.types.ts'
import { asTenant } from '../../../db/tenant-transaction.ts'
import type { ExactConnectionTable } from '../integrations.tables.ts'
import type { ExactLink } from '../tokens/token.repository.ts'
import type { RateLimits, RateWindow } from './rate-limits.ts'

/** Calls of a window that are left to others. */
export interface CallReserve {
  readonly minute: number
  readonly day: number
}

export type CallBudget = Pick<Selectable<ExactConnectionTable>, 'minutely_reset' | 'daily_reset' | 'daily_remaining'>

/** What Exact allows where it has said nothing yet. */
const usual = { minute: 60, day: 5_000 }

/** The calls that are left of a link, counted in its row, so that all processes share them. */
export const callBudgetRepository = {
  /** Takes one call out of both windows; null: one of them has no more than the reserve. */
  async take(db: Db, { tenantId, env }: ExactLink, reserve: CallReserve, now: Date): Promise<boolean> {
    const isNewMinute = sql<boolean>`(minutely_reset is null or minutely_reset + interval '1 second' <= ${now})`
    const isNewDay = sql<boolean>`(daily_reset is null or daily_reset <= ${now})`
    const row = await asTenant(db, { tenantId }, (tx) =>
      tx
        .updateTable('exact_connection')
        .set({
          minutely_remaining: sql`case when ${isNewMinute} then coalesce(minutely_limit, ${usual.minute}) else minutely_remaining end - 1`,
          minutely_reset: sql`case when ${isNewMinute} then date_trunc('minute', ${now}::timestamptz) + interval '1 minute' else minutely_reset end`,
          daily_remaining: sql`case when ${isNewDay} then coalesce(daily_limit, ${usual.day}) else daily_remaining end - 1`,
          daily_reset: sql`case when ${isNewDay} then date_trunc('day', ${now}::timestamptz, 'UTC') + interval '1 day' else daily_reset end`,
        })
        .where('tenant_id', '=', tenantId)
        .where('env', '=', env)
        .where(sql<boolean>`(${isNewMinute} or minutely_remaining > ${reserve.minute})`)
        .where(sql<boolean>`(${isNewDay} or daily_remaining > ${reserve.day})`)
        .returning('env')
        .executeTakeFirst(),
    )
    return row !== undefined
  },

  async read(db: Db, { tenantId, env }: ExactLink): Promise<CallBudget | null> {
    const row = await asTenant(db, { tenantId }, (tx) =>
      tx
        .selectFrom('exact_connection')
        .select(['minutely_reset', 'daily_reset', 'daily_remaining'])
        .where('tenant_id', '=', tenantId)
        .where('env', '=', env)
        .executeTakeFirst(),
    )
    return row ?? null
  },

  /** What Exact says holds, but calls that are still on their way stay counted. */
  async note(db: Db, { tenantId, env }: ExactLink, { minute, day }: RateLimits): Promise<void> {
    if (!minute && !day) return
    await asTenant(db, { tenantId }, (tx) =>
      tx
        .updateTable('exact_connection')
        .set({
          ...(minute && {
            minutely_remaining: remaining('minutely', minute),
            minutely_reset: minute.reset,
            ...(minute.limit !== null && { minutely_limit: minute.limit }),
          }),
          ...(day && {
            daily_remaining: remaining('daily', day),
            daily_reset: day.reset,
            ...(day.limit !== null && { daily_limit: day.limit }),
          }),
        })
        .where('tenant_id', '=', tenantId)
        .where('env', '=', env)
        .execute(),
    )
  },

  /** Writes down that Exact refused; how often it did so at this endpoint within the hour. */
  async noteRefusal(db: Db, { tenantId, env }: ExactLink, endpoint: string, now: Date): Promise<void> {
    const isOver = sql<boolean>`exact_refusal.since <= ${now}::timestamptz - interval '1 hour'`
    await asTenant(db, { tenantId }, (tx) =>
      tx
        .insertInto('exact_refusal')
        .values({ tenant_id: tenantId, env, endpoint, since: now, refusals: 1 })
        .onConflict((conflict) =>
          conflict.columns(['tenant_id', 'env', 'endpoint']).doUpdateSet({
            since: sql`case when ${isOver} then excluded.since else exact_refusal.since end`,
            refusals: sql`case when ${isOver} then 1 else exact_refusal.refusals + 1 end`,
          }),
        )
        .execute(),
    )
  },

  /** Until when this endpoint is left alone after that many refusals within an hour; null: it is not. */
  async stoppedUntil(
    db: Db,
    { tenantId, env }: ExactLink,
    endpoint: string,
    most: number,
    now: Date,
  ): Promise<Date | null> {
    const row = await asTenant(db, { tenantId }, (tx) =>
      tx
        .selectFrom('exact_refusal')
        .select(sql<Date>`since + interval '1 hour'`.as('until'))
        .where('tenant_id', '=', tenantId)
        .where('env', '=', env)
        .where('endpoint', '=', endpoint)
        .where('refusals', '>=', most)
        .where(sql<boolean>`since + interval '1 hour' > ${now}`)
        .executeTakeFirst(),
    )
    return row?.until ?? null
  },

  async noteError(
    db: Db,
    { tenantId, env }: ExactLink,
    error: { reason: string; traceId: string | null; at: Date },
  ): Promise<void> {
    await asTenant(db, { tenantId }, (tx) =>
      tx
        .updateTable('exact_connection')
        .set({ last_error: error.reason, last_error_at: error.at, last_error_trace: error.traceId })
        .where('tenant_id', '=', tenantId)
        .where('env', '=', env)
        .execute(),
    )
  },
}
export type CallBudgetRepository = typeof callBudgetRepository

const remaining = (window: 'minutely' | 'daily', { remaining: told, reset, limit }: RateWindow) => {
  const held = sql<number>`coalesce(${sql.ref(`${window}_limit`)}, ${window === 'daily' ? usual.day : usual.minute})`
  // What was counted down from another limit says nothing.
  const isCounted = sql<boolean>`${sql.ref(`${window}_reset`)} = ${reset} and ${held} = coalesce(${limit}::integer, ${held})`
  return sql<number>`case when ${isCounted} then least(${sql.ref(`${window}_remaining`)}, ${told}) else ${told} end`
}
