import { sql, type Selectable } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Db } from '../../../db/database.types.ts'
import { asTenant, everyTenant, inScope, type TenantScope, type Tx } from '../../../db/tenant-transaction.ts'
import type { ExactDocument, ExactPushTable, ExactSettingsTable } from '../integrations.tables.ts'
import type { Administration } from '../mapping/mapping.repository.ts'
import type { PushedProduct } from './document-lines.ts'
import type { PushedCustomer } from './account-of.ts'
import type { PushProblem } from './push-problem.ts'

export type PushRow = Selectable<ExactPushTable>
export type PushSettings = Pick<Selectable<ExactSettingsTable>, 'push_as' | 'push_since'>

/** An offer, for who wants to know whether it is in Exact. */
export interface PushableOffer {
  readonly tenantId: number
  readonly id: number
  readonly externalId: string
  readonly offerNr: string
  readonly title: string
  readonly status: string
  readonly acceptedAt: Date | null
  readonly ownerId: number | null
}

/** What was asked of Exact and not answered comes up again after this; who is at it says so before anything is made. */
const leaseMs = 120_000
const beingAsked = (now: Date): Date => new Date(now.getTime() + leaseMs)

const rowOf = (tx: Tx, { tenant_id, offer_id, run }: PushRow) =>
  tx
    .updateTable('exact_push')
    .where('tenant_id', '=', tenant_id)
    .where('offer_id', '=', offer_id)
    .where('run', '=', run)

export const pushRepository = {
  async settings(tx: Tx, tenantId: number): Promise<PushSettings> {
    const row = await tx
      .selectFrom('exact_settings')
      .select(['push_as', 'push_since'])
      .where('tenant_id', '=', tenantId)
      .executeTakeFirst()
    return row ?? { push_as: 'order', push_since: null }
  },

  async saveSettings(tx: Tx, tenantId: number, settings: PushSettings): Promise<void> {
    await tx
      .insertInto('exact_settings')
      .values({ tenant_id: tenantId, ...settings })
      .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(settings))
      .execute()
  },

  async offer(tx: Tx, scope: TenantScope, id: number): Promise<PushableOffer | null> {
    const row = await tx
      .selectFrom('offer')
      .select(['tenant_id as tenantId', 'id', 'external_id as externalId', 'offer_nr as offerNr', 'title', 'status'])
      .select(['accepted_at as acceptedAt', 'owner_user_id as ownerId'])
      .where(inScope(scope, 'offer.tenant_id'))
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    return row ?? null
  },

  async find(tx: Tx, tenantId: number, offerId: number): Promise<PushRow | null> {
    const row = await tx
      .selectFrom('exact_push')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('offer_id', '=', offerId)
      .executeTakeFirst()
    return row ?? null
  },

  /** Asks for it, again where it was refused. What is there or on its way stays as it is. */
  async ask(
    tx: Tx,
    asked: { tenantId: number; offerId: number; acceptedAt: Date; now: Date; byName: string | null },
  ): Promise<void> {
    const fresh = {
      accepted_at: asked.acceptedAt,
      state: 'waiting' as const,
      problems: '[]',
      attempts: 0,
      next_attempt_at: asked.now,
      run: null,
      asked_at: asked.now,
      asked_by_name: asked.byName,
    }
    await tx
      .insertInto('exact_push')
      .values({ tenant_id: asked.tenantId, offer_id: asked.offerId, ...fresh })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'offer_id'])
          .doUpdateSet(fresh)
          .where('exact_push.state', 'in', ['waiting', 'refused']),
      )
      .execute()
  },

  /** Asks for every offer that is to leave by itself and was not asked for since it was accepted. */
  async askForAccepted(db: Db, now: Date): Promise<void> {
    await asTenant(db, everyTenant, (tx) =>
      sql`
        insert into exact_push (tenant_id, offer_id, accepted_at, next_attempt_at, asked_at)
        select o.tenant_id, o.id, o.accepted_at, ${now}, ${now}
        from exact_settings as s
        join exact_connection as c on c.tenant_id = s.tenant_id and c.in_use and c.ended_at is null
        join offer as o on o.tenant_id = s.tenant_id
          and o.status = 'accepted' and o.pushed_at is null and o.accepted_at >= s.push_since and o.deleted_at is null
        left join exact_push as p on p.tenant_id = o.tenant_id and p.offer_id = o.id
        where s.push_since is not null
          and (p.offer_id is null or (p.state in ('waiting', 'refused') and p.accepted_at <> o.accepted_at))
        limit 200
        on conflict (tenant_id, offer_id) do update set
          accepted_at = excluded.accepted_at, state = 'waiting', problems = '[]', attempts = 0, run = null,
          next_attempt_at = excluded.next_attempt_at, asked_at = excluded.asked_at, asked_by_name = null
        where exact_push.state in ('waiting', 'refused')`.execute(tx),
    )
  },

  /** Takes the next one that is due, so that no other process takes it too; null when there is none. */
  async take(db: Db, now: Date): Promise<PushRow | null> {
    const row = await asTenant(db, everyTenant, (tx) => {
      const due = tx
        .selectFrom('exact_push')
        .select(['tenant_id', 'offer_id'])
        .where('state', 'in', ['waiting', 'sending'])
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
      return tx
        .with('due', () => due)
        .updateTable('exact_push as p')
        .from('due')
        .set({ attempts: sql<number>`p.attempts + 1`, next_attempt_at: beingAsked(now), run: randomUUID() })
        .whereRef('p.tenant_id', '=', 'due.tenant_id')
        .whereRef('p.offer_id', '=', 'due.offer_id')
        .returningAll('p')
        .executeTakeFirst()
    })
    return row ?? null
  },

  /** Whether it is still this one's to do; then for a while longer. */
  async keep(db: Db, row: PushRow, now: Date): Promise<boolean> {
    const kept = await asTenant(db, { tenantId: row.tenant_id }, (tx) =>
      rowOf(tx, row)
        .set({ next_attempt_at: beingAsked(now) })
        .returning('offer_id')
        .executeTakeFirst(),
    )
    return kept !== undefined
  },

  /**
   * From here on there may be a document: the acceptance stands. False: it was undone meanwhile, or somebody else is at
   * it.
   */
  async begin(tx: Tx, row: PushRow, to: Administration, document: ExactDocument, now: Date): Promise<boolean> {
    const offer = await tx
      .updateTable('offer')
      .set({ pushed_at: sql`coalesce(pushed_at, ${now})` })
      .where('tenant_id', '=', row.tenant_id)
      .where('id', '=', row.offer_id)
      .where('status', '=', 'accepted')
      .where('accepted_at', '=', row.accepted_at)
      .returning('id')
      .executeTakeFirst()
    if (!offer) return false
    const begun = await rowOf(tx, row)
      .set({ state: 'sending', env: to.env, division: to.division, document, next_attempt_at: beingAsked(now) })
      .returning('offer_id')
      .executeTakeFirst()
    if (!begun) throw new Error('Somebody else is pushing this offer')
    return true
  },

  /** It is not in Exact, and will not be as it is: the acceptance can be undone again. */
  async refuse(tx: Tx, row: PushRow, problems: readonly PushProblem[]): Promise<void> {
    const refused = await rowOf(tx, row)
      .set({ state: 'refused', problems: JSON.stringify(problems), run: null })
      .returning('offer_id')
      .executeTakeFirst()
    if (!refused) return
    await tx
      .updateTable('offer')
      .set({ pushed_at: null })
      .where('tenant_id', '=', row.tenant_id)
      .where('id', '=', row.offer_id)
      .execute()
  },

  async later(tx: Tx, row: PushRow, at: Date, problems: readonly PushProblem[] = []): Promise<void> {
    await rowOf(tx, row)
      .set({ next_attempt_at: at, run: null, problems: JSON.stringify(problems) })
      .execute()
  },

  /** The offer is no longer accepted, or otherwise: nothing was sent. */
  async drop(tx: Tx, row: PushRow): Promise<void> {
    await tx
      .deleteFrom('exact_push')
      .where('tenant_id', '=', row.tenant_id)
      .where('offer_id', '=', row.offer_id)
      .where('run', '=', row.run)
      .where('state', '=', 'waiting')
      .execute()
  },

  async done(
    tx: Tx,
    row: PushRow,
    made: { id: string; number: string; totalCents: number; problems: readonly PushProblem[]; at: Date },
  ): Promise<boolean> {
    const done = await rowOf(tx, row)
      .set({
        state: 'done',
        exact_id: made.id,
        exact_number: made.number,
        exact_total_cents: made.totalCents,
        problems: JSON.stringify(made.problems),
        pushed_at: made.at,
        run: null,
      })
      .returning('offer_id')
      .executeTakeFirst()
    return done !== undefined
  },

  async products(tx: Tx, tenantId: number, ids: readonly number[]): Promise<Map<number, PushedProduct>> {
    if (ids.length === 0) return new Map()
    const rows = await tx
      .selectFrom('product')
      .select(['id', 'sku', 'external_item_code as externalCode', 'sales_unit as salesUnit'])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', [...new Set(ids)])
      .execute()
    return new Map(rows.map((row) => [row.id, row]))
  },

  /** Items that these products were brought in from, by product. */
  async linkedItems(tx: Tx, { tenantId, division }: Administration, ids: readonly number[]) {
    if (ids.length === 0) return new Map<number, string[]>()
    const rows = await tx
      .selectFrom('exact_record')
      .select(['record_id', 'part_id'])
      .where('tenant_id', '=', tenantId)
      .where('division', '=', division)
      .where('topic', '=', 'Items')
      .where('part_id', 'in', [...new Set(ids)])
      .execute()
    const linked = new Map<number, string[]>()
    for (const { record_id: item, part_id: product } of rows)
      if (product !== null) linked.set(product, [...(linked.get(product) ?? []), item])
    return linked
  },

  async customer(tx: Tx, { tenantId, division }: Administration, id: number): Promise<PushedCustomer | null> {
    const row = await tx
      .selectFrom('organization as o')
      .leftJoin('exact_account as a', (join) =>
        join
          .onRef('a.tenant_id', '=', 'o.tenant_id')
          .onRef('a.organization_id', '=', 'o.id')
          .on('a.division', '=', division)
          .on('a.deleted_at', 'is', null),
      )
      .select(['o.id as organization', 'o.name', 'o.vat_number as vatNumber', 'a.account_id as accountId'])
      .where('o.tenant_id', '=', tenantId)
      .where('o.id', '=', id)
      .executeTakeFirst()
    return row ?? null
  },
}
export type PushRepository = typeof pushRepository
