import { apiClient, type SessionUser } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import { fakeApi, noExactLink, type FakeAnswers } from '@staffel/shared-api/testing'
import { queryClient } from '@staffel/shared-ui/query'
import type { RouteObject } from '@staffel/shared-ui/router'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import en from '../locales/en.json'
import nl from '../locales/nl.json'
import { sampleDetail, samplePriceList, samplePriceListDetail, sampleProduct } from './samples.ts'

withTranslations('catalogue', { nl, en })

export interface Visit {
  readonly routes: RouteObject[]
  readonly at: string
  readonly answers?: FakeAnswers
  /** What is different from the sample manager. */
  readonly user?: Partial<SessionUser>
}

/** There is one product, unless the test says otherwise. */
const usual: FakeAnswers = {
  listProducts: () => ({ items: [sampleProduct()], total: 1 }),
  getProduct: () => sampleDetail(),
  getProductStats: () => ({ total: 2449, drafts: 0, hidden: 0, in_stock: 2300, low_stock: 12, stock_value: 81234.5 }),
  listProductGroups: () => [{ id: 3, name: 'Bevestigingsmiddelen' }],
  listSalesUnits: () => [
    { unit: 'st', code: 'C62', own: false },
    { unit: 'm', code: 'MTR', own: false },
    { unit: 'krat', code: 'XCR', own: true },
  ],
  listPropertyTypes: () => [
    { name: 'Kleur', own: false },
    { name: 'Lengte', own: false },
  ],
  listOfferedLines: () => [],
  listOrganizations: () => [
    { id: 5, name: 'Bouwbedrijf De Haan' },
    { id: 6, name: 'Klusbedrijf Smit' },
  ],
  listPriceLists: () => [samplePriceList()],
  getPriceList: () => samplePriceListDetail(),
  listCustomerGroups: () => [],
  listProductPictures: () => [],
  listPriceListsOfProduct: () => [],
  getExactStatus: () => noExactLink,
  listTenants: () => [
    { id: 1, name: 'Staffel Groothandel' },
    { id: 2, name: 'Noord Staal' },
  ],
}

/** Opens the area at an address, with the API that the test describes. */
export function renderCatalogue({ routes, at, answers, user }: Visit) {
  const api = fakeApi({ ...usual, ...answers })
  apiClient.http.defaults.adapter = api.adapter
  signInAs(user)
  const callsOf = (id: string) => api.calls.filter(({ endpoint }) => endpoint.id === id)
  const visit = renderRoutes([...routes, { path: '*', element: 'Elsewhere' }], { at, queryClient })
  return { ...visit, api, callsOf }
}

beforeEach(() => {
  queryClient.clear()
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retry: false } })
})
