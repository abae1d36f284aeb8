import type { AreaDocument } from '@staffel/shared-api/contract'
import type { Db } from '../../db/database.types.ts'
import { asTenant, everyTenant } from '../../db/tenant-transaction.ts'
import type { AreaBuild } from './area-build.ts'

export interface AreaVersion {
  readonly areaId: string
  readonly version: string
  readonly build: AreaBuild
  readonly document: AreaDocument
}

/** What was published, write-once. */
export interface AreaVersionRepository {
  /** Whether it was not known yet. */
  add(version: AreaVersion): Promise<boolean>
  find(areaId: string, version: string): Promise<AreaVersion | null>
}

export function areaVersionRepository(db: Db): AreaVersionRepository {
  return {
    add: ({ areaId, version, build, document }) =>
      asTenant(db, everyTenant, async (tx) => {
        const row = { area_id: areaId, version, build: JSON.stringify(build), document: JSON.stringify(document) }
        const added = await tx
          .insertInto('area_version')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
        return added !== undefined
      }),
    find: (areaId, version) =>
      asTenant(db, everyTenant, async (tx) => {
        const row = await tx
          .selectFrom('area_version')
          .select(['build', 'document'])
          .where('area_id', '=', areaId)
          .where('version', '=', version)
          .executeTakeFirst()
        // Checked against their schemas before they were written, and never changed since.
        return row ? { areaId, version, build: row.build as AreaBuild, document: row.document as AreaDocument } : null
      }),
  }
}
