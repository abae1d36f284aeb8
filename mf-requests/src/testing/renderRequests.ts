import type { UserRow } from '@staffel/shared-api/contract'
import { fakeApi, type FakeAnswers } from '@staffel/shared-api/testing'
import { apiClient, type SessionUser } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import type { Language } from '@staffel/shared-ui/i18n'
import { queryClient } from '@staffel/shared-ui/query'
import type { RouteObject } from '@staffel/shared-ui/router'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import en from '../locales/en.json'
import nl from '../locales/nl.json'

withTranslations('requests', { nl, en })

export interface Visit {
  routes: RouteObject[]
  /** Where the visitor is; the last of several is the current one. */
  at: string | string[]
  answers: FakeAnswers
  /** What is different from the sample manager. */
  user?: Partial<SessionUser>
  language?: Language
}

/** An empty list, the sample manager as the only colleague and no other candidates, unless the test says so. */
const usual: FakeAnswers = {
  listQuoteRequests: () => [],
  countQuoteRequests: () => [],
  listSkippedMails: () => [],
  listUsers: ({ query }) => {
    const found = query.role === 'Manager' ? [manager] : []
    return { users: found, usersPagingParams: { total: found.length, limit: 100, offset: 0 } }
  },
  getRequestScores: () => [],
  getRequestSettings: () => ({ tenant_id: 1, keep_raw_months: 12, certain_from: 3, rev: 1 }),
  listQuoteCandidates: () => [],
  mailReadingState: () => ({
    running: false,
    done: 0,
    total: null,
    last_run_at: null,
    last_result: null,
    last_problem: null,
  }),
  listOrganizations: () => [
    { id: 3, name: 'Bouwbedrijf De Haan' },
    { id: 4, name: 'Snoek Dakwerken' },
  ],
}

const manager: UserRow = {
  user_id: 7,
  email: 'manager@staffel.example',
  first_name: 'Mila',
  last_name: 'de Vries',
  tenant_id: 1,
  organization_id: null,
  region_id: null,
  tenant: null,
  organization: null,
  role: 'Manager',
  role_name: 'Manager',
  status: 'active',
  created_at: '2026-01-01T09:00:00Z',
  accepted_at: null,
  is_tenant: true,
  block_reason: null,
  blocked_by_seller: false,
  features: [],
  photo_url: null,
  rev: 1,
}

/**
 * Opens the area at an address, with the API that the test describes. The cache is the house's own, as loaders use it.
 */
export function renderRequests({ routes, at, answers, user, language }: Visit) {
  const api = fakeApi({ ...usual, ...answers })
  apiClient.http.defaults.adapter = api.adapter
  Object.assign(apiClient.workflows, api.client.workflows)
  signInAs(user)
  const visit = renderRoutes([...routes, { path: '*', element: 'Elsewhere' }], { at, language, queryClient })
  const callsOf = (id: string) => api.calls.filter(({ endpoint }) => endpoint.id === id)
  return { ...visit, api, callsOf }
}

beforeEach(() => {
  queryClient.clear()
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retry: false } })
})
