import type { UserSignIns } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { asTenant, type Tx } from '../../../db/tenant-transaction.ts'
import { DomainError, notFound } from '../../../errors.ts'
import type { Caller } from '../../../http/caller.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import type { SignInAccount, SignInsRepository } from './sign-ins.repository.ts'

export interface SignInsDependencies {
  readonly db: Db
  readonly signIns: SignInsRepository
  readonly now: () => Date
}

/** An account is its sign-in's. An Admin moves it to another one that has proved the same address and was refused. */
export function signInsService({ db, signIns, now }: SignInsDependencies) {
  async function found(tx: Tx, caller: Caller, id: number): Promise<SignInAccount> {
    const account = await signIns.find(tx, caller.scope, id)
    if (!account) throw notFound()
    return account
  }

  async function answerOf(tx: Tx, account: SignInAccount): Promise<UserSignIns> {
    const refused = await signIns.refused(tx, account)
    return {
      current:
        account.uid === null
          ? null
          : { provider: account.login_provider, at: account.last_sign_in_at?.toISOString() ?? null },
      refused: refused.map(({ uid, provider, refused_at: at }) => ({ uid, provider, at: at.toISOString() })),
    }
  }

  return {
    list: (caller: Caller, id: number): Promise<UserSignIns> =>
      asTenant(db, caller.scope, async (tx) => answerOf(tx, await found(tx, caller, id))),

    move: (caller: Caller, origin: RequestOrigin, id: number, uid: string): Promise<UserSignIns> =>
      asTenant(db, caller.scope, async (tx) => {
        const account = await found(tx, caller, id)
        if (account.uid === uid) return answerOf(tx, account)
        const to = (await signIns.refused(tx, account)).find((refused) => refused.uid === uid)
        if (!to) throw notFound()
        if (await signIns.isTaken(tx, uid)) throw new DomainError('DUPLICATE')
        await signIns.move(tx, account, to, now())
        await recordActivity(
          tx,
          { caller, origin },
          {
            tenantId: account.tenant_id,
            action: 'user.sign_in_moved',
            entity: 'user',
            entityId: id,
            detail: { from: account.login_provider, to: to.provider },
          },
        )
        return answerOf(tx, await found(tx, caller, id))
      }),
  }
}
export type SignInsService = ReturnType<typeof signInsService>
