import type { QuoteRequest } from '@staffel/shared-api/contract'
import type { TestApp } from '../../../../testing/create-test-app.ts'

export const people = {
  admin: 'admin@staffel.example',
  manager: 'manager@staffel.example',
  user: 'user@staffel.example',
  other: 'manager@noordstaal.example',
} as const

/** What tests of quote requests look up. */
export function clerk(app: TestApp) {
  return {
    async find(search: string): Promise<QuoteRequest> {
      const { items } = await app.as(people.manager).listQuoteRequests({ body: { filter: { search } } })
      const [found] = items
      if (!found) throw new Error(`No sample request holds ${search}`)
      return found
    },

    /** What the log says of a request since it came in: `[action, detail]`, oldest first. */
    async log(requestId: number): Promise<[string, unknown][]> {
      const rows = await app.database.db
        .selectFrom('activity')
        .select(['action', 'detail'])
        .where('entity', '=', 'quote_request')
        .where('entity_id', '=', String(requestId))
        .orderBy('id')
        .execute()
      return rows.map(({ action, detail }) => [action, detail])
    },
  }
}
export type Clerk = ReturnType<typeof clerk>
