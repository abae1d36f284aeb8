import type { Db } from '../../../db/database.types.ts'
import { asTenant } from '../../../db/tenant-transaction.ts'
import type { SyncPart } from '../sync/jobs/exact-jobs.tables.ts'
import type { ExactJobsService } from '../sync/jobs/exact-jobs.service.ts'
import { noticeIn, signedContent } from './signed-notice.ts'
import type { NoticesRepository } from './notices.repository.ts'

export interface NoticesParts {
  readonly db: Db
  readonly notices: NoticesRepository
  readonly jobs: Pick<ExactJobsService, 'enqueue'>
  /** Of the registrations, by which Exact signs. */
  readonly secrets: readonly string[]
  /** What is brought in of a topic. */
  readonly partsOf: (topic: string) => readonly SyncPart[]
  readonly now: () => Date
}

/** Changes seldom come alone. */
const quietMs = 15_000
/** However much changes, a day has calls for it: four a time, of five thousand. */
const leastBetweenMs = 120_000

/** What Exact tells of changes becomes work of the link: it says where to look, and nothing it says is taken over. */
export function noticesService({ db, notices, jobs, secrets, partsOf, now }: NoticesParts) {
  return {
    /** False: it was not signed. Whoever's it is, and whether it is anybody's, shows in nothing. */
    async take(message: Buffer): Promise<boolean> {
      const content = signedContent(message, secrets)
      if (content === null) return false
      const notice = noticeIn(content)
      const parts = notice ? partsOf(notice.topic) : []
      if (!notice || parts.length === 0) return true
      for (const link of await notices.linksOf(db, notice)) {
        const { tenantId } = link
        // Somebody brought them in once, and so wants them.
        const wanted = parts.filter((part) => link.parts.includes(part))
        if (wanted.length === 0) continue
        await asTenant(db, { tenantId }, async (tx) => {
          const last = await notices.lastBegun(tx, link)
          const notBefore = Math.max(now().getTime() + quietMs, (last?.getTime() ?? 0) + leastBetweenMs)
          await jobs.enqueue(tx, tenantId, {
            ...{ parts: wanted, dryRun: false, full: false, cause: 'change', askedBy: null },
            notBefore: new Date(notBefore),
          })
        })
      }
      return true
    },
  }
}
export type NoticesService = ReturnType<typeof noticesService>
