import type { AreaModule, AreaRouteHandle } from '@staffel/shared-ui/area'
import { startQuery } from '@staffel/shared-ui/query'
import { lazyPage, type LoaderFunctionArgs } from '@staffel/shared-ui/router'
import { picturesQuery } from './api/pictures.queries.ts'
import { firstProducts, productQuery, productsQuery, productStatsQuery } from './api/products.queries.ts'
import { ProductListPage } from './features/product-list/ProductListPage.tsx'
import { paths } from './paths.ts'

export const routes: AreaModule['routes'] = [
  {
    id: 'catalogue.products',
    path: paths.products(),
    handle: { ahead: startProducts } satisfies AreaRouteHandle,
    Component: ProductListPage,
  },
  {
    id: 'catalogue.newProduct',
    path: paths.newProduct(),
    ...lazyPage(
      async () =>
        (await import(/* webpackChunkName: "product-form" */ './features/product-form/NewProductPage.tsx'))
          .NewProductPage,
    ),
  },
  {
    id: 'catalogue.product',
    path: paths.product(':id'),
    ...lazyPage(
      async () =>
        (await import(/* webpackChunkName: "product" */ './features/product-page/ProductPage.tsx')).ProductPage,
      (visit) => {
        startProduct(visit)
        startQuery(picturesQuery(Number(visit.params['id'])))
      },
    ),
  },
  {
    id: 'catalogue.editProduct',
    path: paths.editProduct(':id'),
    ...lazyPage(
      async () =>
        (await import(/* webpackChunkName: "product-form" */ './features/product-form/EditProductPage.tsx'))
          .EditProductPage,
      startProduct,
    ),
  },
  {
    id: 'catalogue.import',
    path: paths.importProducts(),
    ...lazyPage(
      async () =>
        (await import(/* webpackChunkName: "product-import" */ './features/import/ImportPage.tsx')).ImportPage,
    ),
  },
  {
    id: 'catalogue.groups',
    path: paths.groups(),
    ...lazyPage(async () => (await import('./features/groups/GroupsPage.tsx')).GroupsPage),
  },
  {
    id: 'catalogue.articleNumbers',
    path: paths.articleNumbers(),
    ...lazyPage(async () => (await import('./features/article-numbers/ArticleNumbersPage.tsx')).ArticleNumbersPage),
  },
  {
    id: 'catalogue.priceLists',
    path: paths.priceLists(),
    ...lazyPage(async () => (await import('./features/prices/PriceListsPage.tsx')).PriceListsPage),
  },
  {
    id: 'catalogue.newPriceList',
    path: paths.newPriceList(),
    ...lazyPage(
      async () =>
        (await import(/* webpackChunkName: "price-list" */ './features/prices/form/NewPriceListPage.tsx'))
          .NewPriceListPage,
    ),
  },
  {
    id: 'catalogue.customerGroups',
    path: paths.customerGroups(),
    ...lazyPage(async () => (await import('./features/prices/groups/CustomerGroupsPage.tsx')).CustomerGroupsPage),
  },
  {
    id: 'catalogue.priceList',
    path: paths.priceList(':id'),
    ...lazyPage(
      async () =>
        (await import(/* webpackChunkName: "price-list" */ './features/prices/form/EditPriceListPage.tsx'))
          .EditPriceListPage,
    ),
  },
  {
    id: 'catalogue.pricing',
    path: paths.pricing(),
    ...lazyPage(async () => (await import('./features/pricing/PricingPage.tsx')).PricingPage),
  },
  {
    id: 'catalogue.roiCalculator',
    path: paths.roiCalculator(),
    ...lazyPage(async () => (await import('./features/roi/RoiCalculatorPage.tsx')).RoiCalculatorPage),
  },
]

/** The list as it opens; with filters in the address the page asks by itself. */
function startProducts({ url }: { url: URL }): void {
  startQuery(productStatsQuery())
  if (url.search === '') startQuery(productsQuery(firstProducts))
}

function startProduct({ params: { id = '' } }: Pick<LoaderFunctionArgs, 'params'>): void {
  startQuery(productQuery(Number(id)))
}
