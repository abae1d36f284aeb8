import type { Db } from '../../../db/database.types.ts'
import { asTenant, everyTenant, type Tx } from '../../../db/tenant-transaction.ts'
import type { FileStore } from '../../../files/file-store.ts'
import type { Job } from '../../../http/module.ts'
import type { RequestSettingsRepository } from '../settings/request-settings.repository.ts'
import type { OldMailRepository } from './old-mail.repository.ts'

/**
 * Removes the raw source of mails whose time of keeping is over, and skipped mails whole. The file goes first: a
 * process that stops between leaves no mail without an owner.
 */
export function oldMailJob({
  db,
  mails,
  settings,
  files,
  now,
}: {
  readonly db: Db
  readonly mails: OldMailRepository
  readonly settings: Pick<RequestSettingsRepository, 'read'>
  readonly files: FileStore
  readonly now: () => Date
}): Job {
  const kept = async (tx: Tx, tenantId: number) => ({
    months: (await settings.read(tx, tenantId)).keep_raw_months,
    now: now(),
  })

  const removeSome = (tenantId: number): Promise<number> =>
    asTenant(db, { tenantId }, async (tx) => {
      const old = await mails.takeOld(tx, tenantId, await kept(tx, tenantId))
      for (const { rawKey } of old) await files.remove(rawKey)
      await mails.forgetRaw(
        tx,
        tenantId,
        old.map(({ id }) => id),
      )
      return old.length
    })

  const removeSkipped = (tenantId: number): Promise<number> =>
    asTenant(db, { tenantId }, async (tx) => {
      const old = await mails.takeOldSkipped(tx, tenantId, await kept(tx, tenantId))
      for (const key of old.flatMap(({ keys }) => keys)) await files.remove(key)
      await mails.removeMails(
        tx,
        tenantId,
        old.map(({ id }) => id),
      )
      return old.length
    })

  return {
    name: 'old raw mail',
    everySeconds: 3600,
    async run() {
      for (const tenantId of await asTenant(db, everyTenant, (tx) => mails.tenants(tx))) {
        while ((await removeSkipped(tenantId)) > 0);
        while ((await removeSome(tenantId)) > 0);
      }
    },
  }
}
