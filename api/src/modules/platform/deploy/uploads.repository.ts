import type { Db } from '../../../db/database.types.ts'
import { asTenant, everyTenant } from '../../../db/tenant-transaction.ts'

/** Files that were brought for versions to come, by the SHA-256 of their bytes. */
export interface UploadsRepository {
  /** They are wanted now. */
  note(hashes: readonly string[], now: Date): Promise<void>
  /** They lie in a release, or nowhere any more. */
  forget(hashes: readonly string[], before?: Date): Promise<void>
  /** What nobody has wanted since then. */
  unwanted(since: Date): Promise<string[]>
}

export function uploadsRepository(db: Db): UploadsRepository {
  return {
    note: (hashes, at) =>
      asTenant(db, everyTenant, async (tx) => {
        if (hashes.length === 0) return
        await tx
          .insertInto('deploy_upload')
          .values(hashes.toSorted().map((sha256) => ({ sha256, at })))
          .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ at }))
          .execute()
      }),
    forget: (hashes, before) =>
      asTenant(db, everyTenant, async (tx) => {
        if (hashes.length === 0) return
        await tx
          .deleteFrom('deploy_upload')
          .where('sha256', 'in', hashes)
          .$if(before !== undefined, (all) => all.where('at', '<', before ?? new Date(0)))
          .execute()
      }),
    unwanted: (since) =>
      asTenant(db, everyTenant, async (tx) => {
        const rows = await tx.selectFrom('deploy_upload').select('sha256').where('at', '<', since).execute()
        return rows.map(({ sha256 }) => sha256)
      }),
  }
}
