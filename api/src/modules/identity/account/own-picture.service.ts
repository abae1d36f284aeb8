import type { Profile } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { asTenant } from '../../../db/tenant-transaction.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { checkPicture } from '../../../files/uploads/check-picture.ts'
import type { UploadedPicture } from '../../../files/uploads/picture-form.ts'
import { portraits } from '../../../files/uploads/portraits.ts'
import type { TokenIdentity } from '../../../http/caller.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import type { By } from './own-account.service.ts'

export interface OwnPictureDependencies {
  readonly db: Db
  readonly files: FileStore
  readonly loadProfile: (identity: TokenIdentity) => Promise<Profile>
}

/** The picture by which people know each other in lists. */
export function ownPictureService({ db, files, loadProfile }: OwnPictureDependencies) {
  /** Of two at once the second one replaces the first one's, whose file then goes too. */
  async function change({ caller, origin }: By, fileName: string | null): Promise<string | null> {
    const { tenantId, userId } = caller
    return asTenant(db, { tenantId }, async (tx) => {
      const mine = { tenant_id: tenantId, id: userId }
      const { picture_name: old } = await tx
        .selectFrom('app_user')
        .select('picture_name')
        .where((eb) => eb.and(mine))
        .forUpdate()
        .executeTakeFirstOrThrow()
      if (old === fileName) return null
      await tx
        .updateTable('app_user')
        .set((eb) => ({ picture_name: fileName, rev: eb('rev', '+', 1) }))
        .where((eb) => eb.and(mine))
        .execute()
      const action = fileName === null ? 'user.picture_removed' : 'user.picture_replaced'
      await recordActivity(tx, { caller, origin }, { tenantId, action, entity: 'user', entityId: userId })
      return old
    })
  }

  return {
    async replace(by: By, sent: UploadedPicture): Promise<Profile> {
      const { thumb } = await checkPicture(sent, `tenant ${by.caller.tenantId}`)
      // Before the row that names it: a file without a row is lost space, a row without a file is a broken page.
      const replaced = await change(by, await files.put(portraits.folder, thumb, 'webp'))
      if (replaced !== null) await files.remove(replaced)
      return loadProfile(by.identity)
    },

    async remove(by: By): Promise<Profile> {
      const removed = await change(by, null)
      if (removed !== null) await files.remove(removed)
      return loadProfile(by.identity)
    },
  }
}
export type OwnPictureService = ReturnType<typeof ownPictureService>
