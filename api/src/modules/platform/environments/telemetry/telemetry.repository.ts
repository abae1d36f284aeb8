import { sql } from 'kysely'
import type { Db } from '../../../../db/database.types.ts'
import { asTenant, everyTenant, type Tx } from '../../../../db/tenant-transaction.ts'
import type { Count, Failure, Measure, Met } from './telemetry-buffer.ts'

/** What is kept of what was met. */
const keptDays = 30
/** In all, so that whoever invents failures fills no disk. */
const keptFailures = 50_000
const told = 100
const rowsAtOnce = 2000

/** Summed over the hours that were asked for. */
export interface Sum {
  readonly areaId: string
  readonly version: string
  readonly hour: Date
  readonly measure: Measure
  readonly bucket: number
  readonly count: number
}

export interface SumsWanted {
  readonly environment: string
  readonly since: Date
  readonly areaId?: string
  readonly fromRevision?: number
  readonly byHour: boolean
}

export type KeptFailure = Omit<Failure, 'environment' | 'revision'>

export interface TelemetryRepository {
  write(met: Met): Promise<void>
  sums(tx: Tx, wanted: SumsWanted): Promise<Sum[]>
  /** `id`: how it begins, of hexadecimal digits and dashes. */
  failures(environment: string, by: { readonly id?: string; readonly areaId?: string }): Promise<KeptFailure[]>
  /** Lets go of what is too old or too much. */
  forget(now: Date): Promise<void>
}

export function telemetryRepository(db: Db): TelemetryRepository {
  return {
    write: ({ counts, failures }) =>
      asTenant(db, everyTenant, async (tx) => {
        // In one order everywhere: two processes that write the same figures wait for each other, and no more.
        const rows = counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
        for (let at = 0; at < rows.length; at += rowsAtOnce) await addUp(tx, rows.slice(at, at + rowsAtOnce))
        if (failures.length > 0) await tx.insertInto('telemetry_failure').values(failures.map(rowOf)).execute()
      }),
    sums,
    failures: (environment, { id, areaId }) =>
      asTenant(db, everyTenant, async (tx) => {
        const rows = await tx
          .selectFrom('telemetry_failure')
          .select(['id', 'at', 'area_id', 'version', 'kind', 'status', 'place'])
          .where('environment', '=', environment)
          .$if(id !== undefined, (all) => all.where('id', 'like', `${id}%`))
          .$if(areaId !== undefined, (all) => all.where('area_id', '=', areaId ?? ''))
          .orderBy('key', 'desc')
          .limit(told)
          .execute()
        return rows.map(({ area_id, status, place, ...row }) => ({
          ...row,
          areaId: area_id,
          ...(status !== null && { status }),
          ...(place !== null && { place }),
        }))
      }),
    forget: (now) =>
      asTenant(db, everyTenant, async (tx) => {
        const oldest = new Date(now.getTime() - keptDays * 86_400_000)
        await tx.deleteFrom('telemetry_hour').where('hour', '<', oldest).execute()
        await tx.deleteFrom('telemetry_failure').where('at', '<', oldest).execute()
        await sql`
          delete from telemetry_failure
          where key <= (select key from telemetry_failure order by key desc offset ${keptFailures} limit 1)`.execute(tx)
      }),
  }
}

async function sums(tx: Tx, { environment, since, areaId, fromRevision, byHour }: SumsWanted): Promise<Sum[]> {
  const hour = byHour ? sql<Date>`hour` : sql<Date>`min(hour)`
  const rows = await tx
    .selectFrom('telemetry_hour')
    .select(({ fn }) => [
      'area_id',
      'version',
      'measure',
      'bucket',
      hour.as('of_hour'),
      fn.sum<string>('count').as('count'),
    ])
    .where('environment', '=', environment)
    .where('hour', '>=', since)
    .$if(areaId !== undefined, (all) => all.where('area_id', '=', areaId ?? ''))
    .$if(fromRevision !== undefined, (all) => all.where('revision', '>=', fromRevision ?? 0))
    .groupBy(['area_id', 'version', 'measure', 'bucket'])
    .$if(byHour, (all) => all.groupBy('hour'))
    .execute()
  return rows.map(({ area_id, version, measure, bucket, of_hour, count }) => ({
    areaId: area_id,
    version,
    measure,
    bucket,
    hour: of_hour,
    count: Number(count),
  }))
}

async function addUp(tx: Tx, counts: readonly Count[]): Promise<void> {
  await tx
    .insertInto('telemetry_hour')
    .values(counts.map(({ areaId, ...count }) => ({ ...count, area_id: areaId })))
    .onConflict((conflict) =>
      conflict
        .columns(['environment', 'hour', 'area_id', 'version', 'revision', 'measure', 'bucket'])
        .doUpdateSet({ count: sql`telemetry_hour.count + excluded.count` }),
    )
    .execute()
}

function keyOf({ environment, hour, areaId, version, revision, measure, bucket }: Count): string {
  return [environment, hour.toISOString(), areaId, version, revision, measure, bucket].join(' ')
}

function rowOf({ areaId, status, place, ...failure }: Failure) {
  return { ...failure, area_id: areaId, status: status ?? null, place: place ?? null }
}
