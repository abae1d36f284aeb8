import { AreaDocument } from '@staffel/shared-api/contract'
import { sql } from 'kysely'
import { Compile } from 'typebox/compile'
import type { Db } from '../../db/database.types.ts'
import { asTenant, everyTenant } from '../../db/tenant-transaction.ts'
import { AreaBuild, type ReleaseAbout } from './area-build.ts'
import { shellId, ShellBuild } from './web/shell/shell-build.ts'

export interface AreaVersion {
  readonly areaId: string
  readonly version: string
  readonly build: AreaBuild
  readonly document: AreaDocument
}

/** What is written down of a version, of an area or of the shell. */
export interface NewVersion {
  readonly areaId: string
  readonly version: string
  readonly build: object
  readonly document: object
  /** The SHA-256 of each file by its name. */
  readonly files: Readonly<Record<string, string>>
  /** Absent on what came with the server itself. */
  readonly origin?: ReleaseOrigin | undefined
}

/** Where a version came from. */
export interface ReleaseOrigin {
  /** The label of the deploy token that brought it. */
  readonly publishedBy: string
  readonly about: ReleaseAbout
}

export interface MadeOf {
  readonly files: Readonly<Record<string, string>>
  readonly about: ReleaseAbout
}

/** One line of what was published. */
export interface PublishedVersion {
  readonly areaId: string
  readonly version: string
  readonly owner: string
  /** What people call its area. */
  readonly name: AreaDocument['name'] | null
  readonly publishedAt: Date
  readonly publishedBy: string | null
  readonly about: ReleaseAbout | null
  /** Since when its files are no longer kept. */
  readonly removedAt: Date | null
}

const isBuild = Compile(AreaBuild)
const isDocument = Compile(AreaDocument)
const isShell = Compile(ShellBuild)

/** How many versions of an area are told of. */
const told = 20

/** What was published, write-once. */
export interface AreaVersionRepository {
  /** Whether it was not known yet; one whose files were taken away is kept again. */
  add(version: NewVersion): Promise<boolean>
  /** Null as well where what is stored cannot be read by this version of the API. */
  find(areaId: string, version: string): Promise<AreaVersion | null>
  /** What areas said of themselves, as it is stored: of that version first, then of the latest others. */
  documents(areaId: string, version: string): Promise<unknown[]>
  /** The version that is made of exactly these files. */
  madeOf(areaId: string, files: Readonly<Record<string, string>>): Promise<string | null>
  /** What a version is made of, and where it came from; null where that was not written down. */
  made(areaId: string, version: string): Promise<MadeOf | null>
  findShell(version: string): Promise<ShellBuild | null>
  /** The latest of every area, newest first. */
  latest(): Promise<PublishedVersion[]>
}

export function areaVersionRepository(db: Db): AreaVersionRepository {
  const stored = (areaId: string, version: string) =>
    asTenant(db, everyTenant, (tx) =>
      tx
        .selectFrom('area_version')
        .select(['build', 'document'])
        .where('area_id', '=', areaId)
        .where('version', '=', version)
        .where('removed_at', 'is', null)
        .executeTakeFirst(),
    )
  return {
    add: ({ areaId, version, build, document, files, origin }) =>
      asTenant(db, everyTenant, async (tx) => {
        const row = {
          area_id: areaId,
          version,
          build: JSON.stringify(build),
          document: JSON.stringify(document),
          about: origin ? JSON.stringify(origin.about) : null,
          published_by: origin?.publishedBy ?? null,
          files: JSON.stringify(files),
        }
        const added = await tx
          .insertInto('area_version')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
        if (added) return true
        await tx
          .updateTable('area_version')
          .set({ files: row.files, removed_at: null })
          .where('area_id', '=', areaId)
          .where('version', '=', version)
          .where(({ or, eb }) => or([eb('files', 'is', null), eb('removed_at', 'is not', null)]))
          .execute()
        return false
      }),
    madeOf: (areaId, files) =>
      asTenant(db, everyTenant, async (tx) => {
        const row = await tx
          .selectFrom('area_version')
          .select('version')
          .where('area_id', '=', areaId)
          .where('removed_at', 'is', null)
          .where(sql<boolean>`files = ${JSON.stringify(files)}::jsonb`)
          .executeTakeFirst()
        return row?.version ?? null
      }),
    made: (areaId, version) =>
      asTenant(db, everyTenant, async (tx) => {
        const row = await tx
          .selectFrom('area_version')
          .select(['files', 'about'])
          .where('area_id', '=', areaId)
          .where('version', '=', version)
          .where('removed_at', 'is', null)
          .executeTakeFirst()
        return row?.files ? { files: row.files, about: (row.about ?? {}) as ReleaseAbout } : null
      }),
    // Checked before they were written as well: by the API of that day, which may be another one.
    find: async (areaId, version) => {
      const { build, document } = (await stored(areaId, version)) ?? {}
      return isBuild.Check(build) && isDocument.Check(document) ? { areaId, version, build, document } : null
    },
    documents: (areaId, version) =>
      asTenant(db, everyTenant, async (tx) => {
        const rows = await tx
          .selectFrom('area_version')
          .select('document')
          .where('area_id', '=', areaId)
          .orderBy(({ eb }) => eb('version', '=', version), 'desc')
          .orderBy('published_at', 'desc')
          .limit(told)
          .execute()
        return rows.map(({ document }) => document)
      }),
    findShell: async (version) => {
      const build = (await stored(shellId, version))?.build
      return isShell.Check(build) ? build : null
    },
    latest: () =>
      asTenant(db, everyTenant, async (tx) => {
        const ranked = tx.selectFrom('area_version').select(({ fn }) => [
          'area_id',
          'version',
          sql<string>`document ->> 'owner'`.as('owner'),
          sql<AreaDocument['name'] | null>`document -> 'name'`.as('name'),
          'published_at',
          'published_by',
          'about',
          'removed_at',
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('area_id').orderBy('published_at', 'desc').orderBy('version', 'desc'))
            .as('place'),
        ])
        const rows = await tx
          .selectFrom(ranked.as('v'))
          .selectAll()
          .where('place', '<=', told)
          .orderBy('area_id')
          .orderBy('place')
          .execute()
        return rows.map((row) => ({
          areaId: row.area_id,
          version: row.version,
          owner: row.owner,
          name: row.name,
          publishedAt: row.published_at,
          publishedBy: row.published_by,
          // Checked before it was written, as above.
          about: row.about as ReleaseAbout | null,
          removedAt: row.removed_at,
        }))
      }),
  }
}
