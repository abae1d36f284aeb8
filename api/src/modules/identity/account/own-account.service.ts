import type { Consent, Profile, ProfileInput } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { asTenant, type Tx } from '../../../db/tenant-transaction.ts'
import type { Caller, TokenIdentity } from '../../../http/caller.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import { recordActivity, type LoggedAction } from '../../../http/record-activity.ts'
import type { AppUserTable } from '../identity.tables.ts'
import type { Updateable } from 'kysely'

export interface OwnAccountDependencies {
  readonly db: Db
  readonly loadProfile: (identity: TokenIdentity) => Promise<Profile>
  readonly now: () => Date
}

export interface By {
  readonly caller: Caller
  readonly identity: TokenIdentity
  readonly origin: RequestOrigin
}

/** What people change of their own account. */
export function ownAccountService({ db, loadProfile, now }: OwnAccountDependencies) {
  async function write({ caller, origin }: By, changes: Updateable<AppUserTable>, action: LoggedAction): Promise<void> {
    const { tenantId, userId } = caller
    await asTenant(db, { tenantId }, async (tx) => {
      await update(tx, tenantId, userId, changes)
      await recordActivity(tx, { caller, origin }, { tenantId, action, entity: 'user', entityId: userId })
    })
  }

  return {
    async save(by: By, { first_name, last_name, phone, language }: ProfileInput): Promise<Profile> {
      const names = { first_name: first_name.trim(), last_name: last_name.trim() }
      const reached = phone === undefined ? {} : { phone: phone?.trim() || null }
      await write(by, { ...names, ...reached, language }, 'user.profile_saved')
      return loadProfile(by.identity)
    },

    async consent(by: By, { policy }: Consent): Promise<Profile> {
      await write(by, { consent_at: now(), consent_policy: policy }, 'user.consented')
      return loadProfile(by.identity)
    },
  }
}
export type OwnAccountService = ReturnType<typeof ownAccountService>

async function update(tx: Tx, tenantId: number, id: number, changes: Updateable<AppUserTable>): Promise<void> {
  await tx
    .updateTable('app_user')
    .set((eb) => ({ ...changes, rev: eb('rev', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}
