import { fakeApi, type FakeAnswers } from '@staffel/shared-api/testing'
import { apiClient, type SessionUser } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import { queryClient } from '@staffel/shared-ui/query'
import type { RouteObject } from '@staffel/shared-ui/router'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import type { Language } from '@staffel/shared-ui/i18n'
import en from '../locales/en.json'
import nl from '../locales/nl.json'
import { samplePlanUsage } from './dashboardSamples.ts'
import { sampleSettings } from './samples.ts'

withTranslations('offers', { nl, en })

export interface Visit {
  routes: RouteObject[]
  /** Where the visitor is; the last of several is the current one. */
  at: string | string[]
  answers: FakeAnswers
  /** What is different from the sample manager. */
  user?: Partial<SessionUser>
  language?: Language
}

/** Beside an offer there is nothing, and new ones start from the sample settings, unless the test says so. */
const usual: FakeAnswers = {
  listOfferMails: () => [],
  listOfferComments: () => [],
  listOfferAttachments: () => [],
  listOfferActivity: () => [],
  previewOfferMail: () => ({ html: '<p>Mail</p>' }),
  downloadOfferPdf: () => ({ blob: new Blob(['%PDF'], { type: 'application/pdf' }), filename: 'Offerte.pdf' }),
  getOfferNews: () => ({ latest: 0, events: [] }),
  getOfferSettings: () => sampleSettings(),
  listProducts: () => [],
  listTemplates: () => [],
  getPlanUsage: () => samplePlanUsage(),
  countOffers: () => [],
}

/**
 * Opens the area at an address, with the API that the test describes. The cache is the house's own, as loaders use it.
 */
export function renderOffers({ routes, at, answers, user, language }: Visit) {
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
