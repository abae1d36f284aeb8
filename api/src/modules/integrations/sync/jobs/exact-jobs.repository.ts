import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db } from '../../../../db/database.types.ts'
import { holdNames } from '../../../../db/sql/hold-names.ts'
import { asTenant, everyTenant, type Tx } from '../../../../db/tenant-transaction.ts'
import type { SyncRow } from '../sync-row.ts'
import { partsSynced, syncedColumns } from './parts-synced.ts'
import type {
  ConflictRule,
  ExactJobRowTable,
  ExactJobTable,
  ExactSyncSettingsTable,
  SyncPart,
} from './exact-jobs.tables.ts'

export type StoredJob = Selectable<ExactJobTable>
export type ShownJob = StoredJob & { readonly asked_by_name: string | null }
export type StoredRow = Selectable<ExactJobRowTable>
type StoredSettings = Selectable<ExactSyncSettingsTable>

/** Whoever says nothing for so long has ended. */
const silentMs = 120_000
/** Of so many jobs of a tenant is kept what became of them. */
const mostKept = 50
const open = ['waiting', 'reading', 'storing'] as const
const running = ['reading', 'storing'] as const

type NewJob = Pick<Insertable<ExactJobTable>, 'tenant_id' | 'env' | 'division' | 'parts' | 'cause'> &
  Pick<StoredJob, 'asked_by' | 'dry_run' | 'is_full' | 'next_at'> & { readonly now: Date }

async function begin(tx: Tx, { now, ...job }: NewJob): Promise<number> {
  // What changed nothing, and told nothing new, would stand before what did.
  await tx
    .deleteFrom('exact_job')
    .where('tenant_id', '=', job.tenant_id)
    .where('cause', '=', 'change')
    .where('state', '=', 'done')
    .where(sql<boolean>`created + updated + removed + conflicts + refused = 0`)
    .execute()
  await sql`
    delete from exact_job where tenant_id = ${job.tenant_id} and state in ('done', 'failed') and id <= (
      select last.id from exact_job as last where last.tenant_id = ${job.tenant_id} order by last.id desc offset ${mostKept - 1} limit 1)`.execute(
    tx,
  )
  const { id } = await tx
    .insertInto('exact_job')
    .values({ ...job, created_at: now, touched_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** One that waits for its time and not for Exact is done sooner, where somebody wants it sooner. */
async function bringForward(tx: Tx, { tenant_id, id }: Pick<StoredJob, 'tenant_id' | 'id'>, at: Date): Promise<void> {
  await tx
    .updateTable('exact_job')
    .set({ next_at: at })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('next_at', '>', at)
    .execute()
}

/** Nobody else of the tenant begins one until the transaction ends. */
async function oneAtATime(tx: Tx, tenantId: number): Promise<void> {
  await holdNames(tx, `begin exact job ${tenantId}`)
}

/** Those that are to be done or are under way. */
function underWay(tx: Tx, tenantId: number): Promise<StoredJob[]> {
  return tx.selectFrom('exact_job').selectAll().where('tenant_id', '=', tenantId).where('state', 'in', open).execute()
}

/**
 * Takes the next one of whichever tenant, one at a time of each link; also one that somebody was at who has ended,
 * which goes on where it was.
 */
async function claim(db: Db, run: string, now: Date): Promise<StoredJob | null> {
  const silentSince = new Date(now.getTime() - silentMs)
  return asTenant(db, everyTenant, async (tx) => {
    const { rows } = await sql<{ tenant_id: number; id: number; state: string }>`
      select j.tenant_id, j.id, j.state from exact_job as j
      where ((j.state = 'waiting' and j.next_at <= ${now}) or (j.state in ('reading', 'storing') and j.touched_at < ${silentSince}))
        and not exists (select from exact_job as o where o.tenant_id = j.tenant_id and o.env = j.env and o.id <> j.id
          and o.state in ('reading', 'storing'))
      order by j.next_at, j.id limit 1 for update skip locked`.execute(tx)
    const [found] = rows
    if (!found) return null
    const taken = await tx
      .updateTable('exact_job')
      .set((eb) => ({
        run,
        state: 'reading',
        touched_at: now,
        tries: found.state === 'waiting' ? eb.ref('tries') : eb('tries', '+', 1),
      }))
      .where('tenant_id', '=', found.tenant_id)
      .where('id', '=', found.id)
      .returningAll()
      .executeTakeFirst()
    return taken ?? null
  })
}

/** Whether it is still this run's. */
async function touch(
  tx: Tx,
  { tenant_id, id, run }: Pick<StoredJob, 'tenant_id' | 'id' | 'run'>,
  change: Updateable<ExactJobTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('exact_job')
    .set(change)
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .where('run', '=', run)
    .where('state', 'in', running)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function addRows(
  tx: Tx,
  { tenant_id, id }: Pick<StoredJob, 'tenant_id' | 'id'>,
  rows: readonly SyncRow[],
): Promise<void> {
  if (rows.length === 0) return
  const last = await tx
    .selectFrom('exact_job_row')
    .select(({ fn }) => fn.max('nr').as('nr'))
    .where('tenant_id', '=', tenant_id)
    .where('job_id', '=', id)
    .executeTakeFirst()
  await tx
    .insertInto('exact_job_row')
    .values(
      rows.map(({ recordId, organizationId, productId, fields, message, about: _, ...row }, index) => ({
        ...row,
        tenant_id,
        job_id: id,
        nr: Number(last?.nr ?? 0) + index + 1,
        record_id: recordId,
        organization_id: organizationId,
        product_id: productId,
        fields: JSON.stringify(fields),
        message: message && JSON.stringify(message),
      })),
    )
    .execute()
}

/** What was only told is told anew. */
async function forgetRows(tx: Tx, { tenant_id, id }: Pick<StoredJob, 'tenant_id' | 'id'>): Promise<void> {
  await tx.deleteFrom('exact_job_row').where('tenant_id', '=', tenant_id).where('job_id', '=', id).execute()
}

const shown = (tx: Tx, tenantId: number) =>
  tx
    .selectFrom('exact_job as j')
    .leftJoin('app_user as u', (join) => join.onRef('u.tenant_id', '=', 'j.tenant_id').onRef('u.id', '=', 'j.asked_by'))
    .selectAll('j')
    .select('u.email as asked_by_name')
    .where('j.tenant_id', '=', tenantId)

const list = (tx: Tx, tenantId: number, limit: number): Promise<ShownJob[]> =>
  shown(tx, tenantId).orderBy('j.id', 'desc').limit(limit).execute()

const find = (tx: Tx, tenantId: number, id: number): Promise<ShownJob | undefined> =>
  shown(tx, tenantId).where('j.id', '=', id).executeTakeFirst()

async function rowsOf(
  tx: Tx,
  tenantId: number,
  id: number,
  { outcome, limit, offset }: { outcome: StoredRow['outcome'] | undefined; limit: number; offset: number },
): Promise<{ rows: StoredRow[]; total: number }> {
  const all = tx
    .selectFrom('exact_job_row')
    .where('tenant_id', '=', tenantId)
    .where('job_id', '=', id)
    .$if(outcome !== undefined, (those) => those.where('outcome', '=', outcome ?? 'created'))
  const [rows, { total }] = await Promise.all([
    all.selectAll().orderBy('nr').limit(limit).offset(offset).execute(),
    all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(total) }
}

const usualSettings = { nightly: true, hour: 3, rule: 'exact' as ConflictRule, last_night: null, rev: 0 }

async function settingsOf(tx: Tx, tenantId: number): Promise<Omit<StoredSettings, 'tenant_id'>> {
  const found = await tx
    .selectFrom('exact_sync_settings')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  return found ?? usualSettings
}

async function keepSettings(
  tx: Tx,
  tenantId: number,
  settings: Partial<Pick<StoredSettings, 'nightly' | 'hour' | 'rule' | 'last_night' | 'rev'>>,
): Promise<void> {
  await tx
    .insertInto('exact_sync_settings')
    .values({ tenant_id: tenantId, last_night: null, ...settings })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(settings))
    .execute()
}

export interface InUse {
  readonly id: number
  readonly timeZone: string
  /** What was ever brought in. */
  readonly parts: readonly SyncPart[]
}

/** Whose link works and was used to bring something in, and what time it is there. */
async function tenantsInUse(tx: Tx): Promise<InUse[]> {
  const rows = await tx
    .selectFrom('exact_connection as c')
    .innerJoin('tenant as t', 't.id', 'c.tenant_id')
    .select(['t.id', 't.time_zone as timeZone'])
    .select(syncedColumns)
    .where('c.in_use', '=', true)
    .where('c.ended_at', 'is', null)
    .where('t.is_active', '=', true)
    .execute()
  return rows.flatMap(({ id, timeZone, ...synced }) => {
    const parts = partsSynced(synced)
    return parts.length === 0 ? [] : [{ id, timeZone, parts }]
  })
}

/** SQL of what is brought in from Exact, and when. */
export const exactJobsRepository = {
  begin,
  bringForward,
  oneAtATime,
  open: underWay,
  claim,
  touch,
  addRows,
  forgetRows,
  list,
  find,
  rowsOf,
  settingsOf,
  keepSettings,
  tenantsInUse,
}
export type ExactJobsRepository = typeof exactJobsRepository
