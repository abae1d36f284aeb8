import type { Db } from '../../../db/database.types.ts'
import type { Job, ModuleContext } from '../../../http/module.ts'
import { loggableError } from '../../../plugins/loggable-error.ts'
import type { PushRepository, PushRow } from './push.repository.ts'

export interface PushJobOptions {
  readonly db: Db
  readonly pushes: PushRepository
  readonly push: (row: PushRow) => Promise<void>
  readonly now: () => Date
  readonly log: Pick<ModuleContext['log'], 'error'>
}

/** One run stops here, so that a full outbox does not keep a stopping server waiting. */
const pushesPerRun = 20

/** Pushes what was asked for, oldest first. Safe in any number of processes: each takes its own row. */
export function pushJob({ db, pushes, push, now, log }: PushJobOptions): Job {
  return {
    name: 'push offers to Exact',
    everySeconds: 5,
    async run() {
      await pushes.askForAccepted(db, now())
      for (let count = 0; count < pushesPerRun; count += 1) {
        const row = await pushes.take(db, now())
        if (!row) return
        try {
          await push(row)
        } catch (error) {
          // It comes up again by itself, and looks then for what was made.
          log.error({ offer: row.offer_id, failure: loggableError(error) }, 'an offer was not pushed to Exact')
        }
      }
    },
  }
}
