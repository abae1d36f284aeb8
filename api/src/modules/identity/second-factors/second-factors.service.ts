import type { UserSecondFactors } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { asTenant } from '../../../db/tenant-transaction.ts'
import { DomainError, notFound } from '../../../errors.ts'
import type { Caller } from '../../../http/caller.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import type { SignInAccount, SignInsRepository } from '../account/sign-ins.repository.ts'
import type { SecondFactorDesk } from './second-factor-desk.ts'

export interface SecondFactorsDependencies {
  readonly db: Db
  readonly signIns: Pick<SignInsRepository, 'find' | 'endSessions'>
  /** Null: whoever manages the project takes them away, with the tools of the project. */
  readonly desk: SecondFactorDesk | null
  readonly projectId: string
  readonly now: () => Date
}

/** Who has lost the phone that makes the codes is helped by an Admin. */
export function secondFactorsService({ db, signIns, desk, projectId, now }: SecondFactorsDependencies) {
  async function found(caller: Caller, id: number): Promise<SignInAccount> {
    const account = await asTenant(db, caller.scope, (tx) => signIns.find(tx, caller.scope, id))
    if (!account) throw notFound()
    return account
  }

  return {
    async list(caller: Caller, id: number): Promise<UserSecondFactors> {
      const { uid } = await found(caller, id)
      if (!desk) return { project: projectId, uid, factors: null }
      return { project: projectId, uid, factors: uid === null ? [] : await desk.list(uid) }
    },

    /** At the provider first: what is noted here has really happened. */
    async remove(caller: Caller, origin: RequestOrigin, id: number): Promise<UserSecondFactors> {
      const { uid } = await found(caller, id)
      if (!desk) throw new DomainError('UNAVAILABLE')
      const factors = uid === null ? [] : await desk.list(uid)
      if (uid === null || factors.length === 0) throw notFound()
      await desk.removeAll(uid)
      await asTenant(db, caller.scope, async (tx) => {
        const account = await signIns.find(tx, caller.scope, id)
        if (!account) throw notFound()
        await signIns.endSessions(tx, account, now())
        await recordActivity(
          tx,
          { caller, origin },
          {
            tenantId: account.tenant_id,
            action: 'user.second_factor_removed',
            entity: 'user',
            entityId: id,
            detail: { count: factors.length },
          },
        )
      })
      return { project: projectId, uid, factors: [] }
    },
  }
}
export type SecondFactorsService = ReturnType<typeof secondFactorsService>
