import type { QuoteRequest, QuoteRequestDetail } from '@staffel/shared-api/contract'
import type { TestApp } from '../../../../testing/create-test-app.ts'

export const people = {
  admin: 'admin@staffel.example',
  manager: 'manager@staffel.example',
  user: 'user@staffel.example',
  other: 'manager@noordstaal.example',
} as const

export interface Answer<T> {
  readonly status: number
  readonly body: T
  readonly code: string | undefined
}

/** Calls about quote requests, as the screens make them. */
export function clerk(app: TestApp) {
  const call = async <T>(
    email: string | null,
    method: 'GET' | 'POST',
    url: string,
    payload?: object,
    headers = {},
  ): Promise<Answer<T>> => {
    const answer = await app.call(email, { method, url, headers, ...(payload && { payload }) })
    const body = answer.payload === '' ? null : answer.json()
    return { status: answer.statusCode, body, code: body?.code }
  }

  return {
    get: (email: string | null, path: string | number) =>
      call<QuoteRequestDetail>(email, 'GET', `/webhook/quotes/${path}`),
    post: <T = QuoteRequestDetail>(email: string | null, path: string, payload: object = {}, headers = {}) =>
      call<T>(email, 'POST', `/webhook/quotes/${path}`, payload, headers),
    createOffer: <T>(email: string | null, key: string | number, payload: object = {}, headers = {}) =>
      call<T>(email, 'POST', `/webhook/${app.config.workflows.quotes}/requests/create-offer/${key}`, payload, headers),

    async find(search: string): Promise<QuoteRequest> {
      const { body } = await call<QuoteRequest[]>(people.manager, 'POST', '/webhook/quotes', { filter: { search } })
      const [found] = body
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
