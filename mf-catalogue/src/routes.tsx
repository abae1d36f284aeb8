import type { AreaModule, AreaRouteHandle } from '@staffel/shared-ui/area'
import { startQuery } from '@staffel/shared-ui/query'
import { firstProducts, productsQuery, productStatsQuery } from './api/products.queries.ts'
import { ProductListPage } from './features/product-list/ProductListPage.tsx'
import { paths } from './paths.ts'

export const routes: AreaModule['routes'] = [
  {
    id: 'catalogue.products',
    path: paths.products(),
    handle: { ahead: startProducts } satisfies AreaRouteHandle,
    Component: ProductListPage,
  },
]

/** The list as it opens; with filters in the address the page asks by itself. */
function startProducts({ url }: { url: URL }): void {
  startQuery(productStatsQuery())
  if (url.search === '') startQuery(productsQuery(firstProducts))
}
