import type { Module, ModuleContext } from '../../http/module.ts'
import { catalogueRepository as catalogue } from './catalogue.repository.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { catalogueService, type CatalogueService } from './catalogue.service.ts'
import { productEditingRepository as editing } from './editing/product-editing.repository.ts'
import { productEditingRoutes } from './editing/product-editing.routes.ts'
import { productEditingService } from './editing/product-editing.service.ts'
import { productReader } from './read-products.ts'
import { sellableProducts, type SellableProducts } from './sellable-products.service.ts'
import { sellableProductsRepository } from './sellable-products.repository.ts'

export interface CatalogueModule extends Module {
  readonly productsById: CatalogueService['productsById']
  readonly sellable: SellableProducts
}

export function createCatalogueModule({ db, now }: Pick<ModuleContext, 'db' | 'now'>): CatalogueModule {
  const service = catalogueService({ db, catalogue, now })
  return {
    routes: [
      ...catalogueRoutes(service),
      ...productEditingRoutes(productEditingService({ db, editing, products: productReader(catalogue, now), now })),
    ],
    productsById: service.productsById,
    sellable: sellableProducts(sellableProductsRepository, now),
  }
}
