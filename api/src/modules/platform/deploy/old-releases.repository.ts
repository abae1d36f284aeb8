import { sql } from 'kysely'
import { Compile } from 'typebox/compile'
import type { Db } from '../../../db/database.types.ts'
import { asTenant, everyTenant, type Tx } from '../../../db/tenant-transaction.ts'
import { EnvironmentDocument } from '../environment-document.ts'

/** How many versions of an area stay whatever their age, and how long every version does. */
const keptVersions = 10
const keptDays = 30

/** A version that nothing leads to any more, and whose files are still there. */
export interface OldRelease {
  readonly areaId: string
  readonly version: string
  readonly files: readonly string[]
}

export interface OldReleasesRepository {
  /** Nothing leads from now on to versions that are not kept; to one that was chosen meanwhile it does again. */
  mark(now: Date): Promise<void>
  /** Marked before that moment, with what is still there of them. */
  marked(before: Date): Promise<OldRelease[]>
  /** Names of the files of versions that stay; null while one of them does not tell. */
  keptFiles(areaId: string): Promise<ReadonlySet<string> | null>
  /** The files of a version are gone. */
  forgetFiles(release: Pick<OldRelease, 'areaId' | 'version'>): Promise<void>
}

const check = Compile(EnvironmentDocument)

export function oldReleasesRepository(db: Db): OldReleasesRepository {
  return {
    mark: (now) =>
      asTenant(db, everyTenant, async (tx) => {
        const used = await usedVersions(tx)
        if (used === null) return
        const isUsed = sql<boolean>`(area_id || ' ' || version) = any(${used})`
        // Its files are still there: somebody chose it at the moment in which it was marked.
        await tx
          .updateTable('area_version')
          .set({ removed_at: null })
          .where('removed_at', 'is not', null)
          .where('files', 'is not', null)
          .where(isUsed)
          .execute()
        await sql`
          update area_version set removed_at = ${now}
          from (
            select area_id as of_area, version as of_version,
              row_number() over (partition by area_id order by published_at desc, version desc) as place
            from area_version where removed_at is null
          ) ranked
          where area_id = of_area and version = of_version and place > ${keptVersions} and files is not null
            and published_at < ${now}::timestamptz - make_interval(days => ${keptDays}) and not ${isUsed}`.execute(tx)
      }),
    marked: (before) =>
      asTenant(db, everyTenant, async (tx) => {
        const rows = await tx
          .selectFrom('area_version')
          .select(['area_id', 'version', 'files'])
          .where('removed_at', '<', before)
          .where('files', 'is not', null)
          .orderBy('removed_at')
          .execute()
        return rows.map((row) => ({ areaId: row.area_id, version: row.version, files: Object.keys(row.files ?? {}) }))
      }),
    keptFiles: (areaId) =>
      asTenant(db, everyTenant, async (tx) => {
        const rows = await tx
          .selectFrom('area_version')
          .select('files')
          .where('area_id', '=', areaId)
          .where('removed_at', 'is', null)
          .execute()
        return rows.every(({ files }) => files) ? new Set(rows.flatMap(({ files }) => Object.keys(files ?? {}))) : null
      }),
    forgetFiles: ({ areaId, version }) =>
      asTenant(db, everyTenant, async (tx) => {
        await tx
          .updateTable('area_version')
          .set({ files: null })
          .where('area_id', '=', areaId)
          .where('version', '=', version)
          .execute()
      }),
  }
}

/**
 * `<area> <version>` of all that is live, tried, asked for or one click away in any environment; null where a document
 * cannot be read, so that nobody knows.
 */
async function usedVersions(tx: Tx): Promise<string[] | null> {
  const documents = (await tx.selectFrom('environment').select('document').execute()).map(({ document }) => document)
  if (!documents.every((document) => check.Check(document))) return null
  return documents.flatMap(({ areas }) =>
    Object.entries(areas).flatMap(([areaId, { live, canary, previous, asked }]) =>
      [live, canary, asked, ...previous].flatMap((pointer) => (pointer ? [`${areaId} ${pointer.version}`] : [])),
    ),
  )
}
