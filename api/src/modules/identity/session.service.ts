import type { LoginProvider, Session } from '@staffel/shared-api/contract'
import { notFound } from '../../errors.ts'
import type { TokenIdentity } from '../../http/caller.ts'
import type { RequestOrigin } from '../../http/endpoint-route.ts'
import type { Account } from './account.repository.ts'
import type { SessionRepository } from './session.repository.ts'

export interface SessionParts {
  readonly sessions: SessionRepository
  /** The account that a token belongs to; throws when there is none. */
  readonly known: (identity: TokenIdentity) => Promise<Account>
  readonly now: () => Date
  readonly pause: (milliseconds: number) => Promise<unknown>
}

export type SessionService = ReturnType<typeof sessionService>

const second = 1000

/** The sessions of the caller, and their ends. */
export function sessionService({ sessions, known, now, pause }: SessionParts) {
  /**
   * A token tells its sign-in by the second. Another sign-in within the same one would be taken for the session that
   * has just ended, so the answer to a sign-out, after which that sign-in can be made, waits until the second is over.
   */
  const untilSecondIsOver = async (began: Date): Promise<void> => {
    const left = began.getTime() + second - now().getTime()
    if (left > 0) await pause(left)
  }
  return {
    async list(identity: TokenIdentity): Promise<Session[]> {
      const rows = await sessions.list(await known(identity), now())
      return rows.map((row) => ({
        id: row.id,
        since: row.auth_time.toISOString(),
        last_activity_at: row.last_activity_at.toISOString(),
        is_current: row.auth_time.getTime() === identity.authTime.getTime(),
        device: row.device,
      }))
    },
    async providers(identity: TokenIdentity): Promise<LoginProvider[]> {
      const used = await sessions.providers(await known(identity))
      return used.map(({ provider, last }) => ({ provider, last_used_at: last.toISOString() }))
    },
    async end(identity: TokenIdentity, id: string | undefined, origin: RequestOrigin): Promise<void> {
      const account = await known(identity)
      if (id === undefined) await sessions.endOwn(account, identity, now(), origin)
      const began = id === undefined ? identity.authTime : await sessions.endNamed(account, id, now(), origin)
      if (!began) throw notFound()
      await untilSecondIsOver(began)
    },
    async endAll(identity: TokenIdentity, origin: RequestOrigin): Promise<void> {
      const account = await known(identity)
      const thisSecond = new Date(Math.floor(now().getTime() / second) * second)
      const last = await sessions.endAll(account, thisSecond, now(), origin)
      await untilSecondIsOver(new Date(Math.max(last.getTime(), identity.authTime.getTime())))
    },
  }
}
