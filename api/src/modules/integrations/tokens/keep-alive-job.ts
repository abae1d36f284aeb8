import type { Db } from '../../../db/database.types.ts'
import type { Job, ModuleContext } from '../../../http/module.ts'
import { ExactRefused } from '../client/exact-refused.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { TokenRepository } from './token.repository.ts'

export interface KeepAliveOptions {
  readonly db: Db
  readonly tokens: TokenRepository
  readonly access: Pick<AccessTokens, 'keepAlive'>
  readonly now: () => Date
  readonly log: Pick<ModuleContext['log'], 'warn'>
}

/** A link that nobody uses is renewed each week; Exact forgets it after thirty days. */
const idleMs = 7 * 86_400_000

export function keepAliveJob({ db, tokens, access, now, log }: KeepAliveOptions): Job {
  return {
    name: 'keep Exact links alive',
    everySeconds: 3_600,
    async run() {
      for (const link of await tokens.idleSince(db, new Date(now().getTime() - idleMs))) {
        try {
          await access.keepAlive(link)
        } catch (error) {
          if (!(error instanceof ExactRefused)) throw error
          // It is tried again in an hour; what has ended for good is told to people where that is found.
          log.warn({ ...link, reason: error.reason, traceId: error.circumstances.traceId }, 'a link was not renewed')
        }
      }
    },
  }
}
