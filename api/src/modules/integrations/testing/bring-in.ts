import type { ExactJob, ExactJobRow, ExactPart } from '@staffel/shared-api/contract'
import { setTimeout } from 'node:timers/promises'
import type { TestApp } from '../../../testing/create-test-app.ts'

/** Brings in, and reads what became of it. */
export function bringIn(app: () => TestApp, email: string, entities: readonly ExactPart[]) {
  return {
    /** Once it is over or waits for another hour. */
    async synchronised(part: { dry_run?: boolean; full?: boolean } = {}): Promise<ExactJob> {
      const { job } = await app()
        .as(email)
        .syncExact({ body: { entities: [...entities], ...part } })
      for (;;) {
        const now = (await app().as(email).listExactJobs()).find(({ id }) => id === job.id)
        if (now && (now.state === 'done' || now.state === 'failed' || now.next_at !== null)) return now
        await setTimeout(25)
      }
    },

    rowsOf: async (job: ExactJob, query: object = {}): Promise<ExactJobRow[]> =>
      (
        await app()
          .as(email)
          .listExactJobRows({ params: { id: job.id }, query: { limit: 200, ...query } })
      ).items,
  }
}
