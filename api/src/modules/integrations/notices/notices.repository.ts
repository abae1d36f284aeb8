import { sql } from 'kysely'
import type { Db } from '../../../db/database.types.ts'
import { asTenant, everyTenant, type Tx } from '../../../db/tenant-transaction.ts'
import type { SyncPart } from '../sync/jobs/exact-jobs.tables.ts'
import { partsSynced, syncedColumns } from '../sync/jobs/parts-synced.ts'
import type { ExactLink } from '../tokens/token.repository.ts'

/** A link that something was brought in by. */
export interface HearingLink extends ExactLink {
  readonly parts: readonly SyncPart[]
}

/** A link, and where Exact was asked to tell of changes. */
export interface NotedLink extends HearingLink {
  readonly division: number
  readonly askedIn: number | null
}

/** A link is looked at once a day, and an hour after that failed. */
const lookEvery = '24 hours'
const tryAgainAfter = '1 hour'

/** SQL of who is told by Exact that something changed. */
export const noticesRepository = {
  /** Links in use, of whichever tenant, that work with that administration by that registration. */
  async linksOf(db: Db, { clientId, division }: { clientId: string; division: number }): Promise<HearingLink[]> {
    const rows = await asTenant(db, everyTenant, (tx) =>
      tx
        .selectFrom('exact_connection as c')
        .innerJoin('tenant as t', 't.id', 'c.tenant_id')
        .select(['c.tenant_id as tenantId', 'c.env', ...syncedColumns])
        .where('c.division', '=', division)
        .where(sql<boolean>`lower(c.client_id) = ${clientId}`)
        .where('c.in_use', '=', true)
        .where('c.ended_at', 'is', null)
        .where('t.is_active', '=', true)
        .execute(),
    )
    return rows.map(({ tenantId, env, ...synced }) => ({ tenantId, env, parts: partsSynced(synced) }))
  },

  /** When it was last begun for a change. */
  async lastBegun(tx: Tx, { tenantId, env }: ExactLink): Promise<Date | null> {
    const row = await tx
      .selectFrom('exact_job')
      .select(({ fn }) => fn.max('next_at').as('at'))
      .where('tenant_id', '=', tenantId)
      .where('env', '=', env)
      .where('cause', '=', 'change')
      .executeTakeFirst()
    return row?.at ?? null
  },

  /** Takes a link that is to be looked at, of whichever tenant or this one; who comes second finds another, or none. */
  async claim(db: Db, now: Date, of: ExactLink | null = null): Promise<NotedLink | null> {
    const { rows } = await asTenant(db, everyTenant, (tx) =>
      sql<Omit<NotedLink, 'parts'> & Parameters<typeof partsSynced>[0]>`
        update exact_connection as c set notices_checked_at = ${now}
        where (c.tenant_id, c.env) in (
          select o.tenant_id, o.env from exact_connection as o join tenant as t on t.id = o.tenant_id
          where o.ended_at is null and o.refresh_token is not null and o.division is not null and t.is_active
            and (${of?.tenantId ?? null}::integer is null or (o.tenant_id, o.env) = (${of?.tenantId ?? null}, ${of?.env ?? null}))
            and (o.notices_checked_at is null
              or o.notices_checked_at <= ${now}::timestamptz - ${lookEvery}::interval
              or (o.notices_division is distinct from o.division
                and o.notices_checked_at <= ${now}::timestamptz - ${tryAgainAfter}::interval))
          limit 1 for update of o skip locked)
        returning c.tenant_id as "tenantId", c.env, c.division, c.notices_division as "askedIn",
          ${sql.join(syncedColumns.map((name) => sql.ref(`c.${name}`)))}`.execute(tx),
    )
    const [row] = rows
    if (!row) return null
    const { tenantId, env, division, askedIn, ...synced } = row
    return { tenantId, env, division, askedIn, parts: partsSynced(synced) }
  },

  /** Where Exact was asked, or where asking may have been broken off after the first answer. */
  async of(tx: Tx, { tenantId, env }: ExactLink): Promise<number | null> {
    const row = await tx
      .selectFrom('exact_connection')
      .select(({ fn }) => fn.coalesce('notices_division', 'division').as('division'))
      .where('tenant_id', '=', tenantId)
      .where('env', '=', env)
      .executeTakeFirst()
    return row?.division ?? null
  },

  /** It was asked in that administration; null: in none. */
  async asked(db: Db, { tenantId, env }: ExactLink, division: number | null, now: Date): Promise<void> {
    await asTenant(db, { tenantId }, (tx) =>
      tx
        .updateTable('exact_connection')
        .set({
          notices_since: sql`case when ${division}::integer is null then null when notices_division = ${division} then notices_since else ${now} end`,
          notices_division: division,
        })
        .where('tenant_id', '=', tenantId)
        .where('env', '=', env)
        .execute(),
    )
  },

  /** Whether another link, of whichever tenant, has notices of that administration by the same registration. */
  async isShared(db: Db, { tenantId, env }: ExactLink, division: number): Promise<boolean> {
    const row = await asTenant(db, everyTenant, (tx) =>
      tx
        .selectFrom('exact_connection as c')
        .innerJoin('exact_connection as own', 'own.client_id', 'c.client_id')
        .select('c.env')
        .where('own.tenant_id', '=', tenantId)
        .where('own.env', '=', env)
        .where('c.notices_division', '=', division)
        .where('c.ended_at', 'is', null)
        .where(sql<boolean>`(c.tenant_id, c.env) <> (own.tenant_id, own.env)`)
        .limit(1)
        .executeTakeFirst(),
    )
    return row !== undefined
  },
}
export type NoticesRepository = typeof noticesRepository
