import type { AreaModule } from '@staffel/shared-ui/area'
import { ProductListPage } from './features/product-list/ProductListPage.tsx'
import { paths } from './paths.ts'

export const routes: AreaModule['routes'] = [{ id: 'catalogue.products', path: paths.products(), Component: ProductListPage }]
