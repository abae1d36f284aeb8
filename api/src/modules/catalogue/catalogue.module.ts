import type { Module, ModuleContext } from '../../http/module.ts'
import { catalogueRepository as catalogue } from './catalogue.repository.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { catalogueService, type CatalogueService } from './catalogue.service.ts'
import { sellableProducts, type SellableProducts } from './sellable-products.service.ts'
import { sellableProductsRepository } from './sellable-products.repository.ts'

export interface CatalogueModule extends Module {
  readonly productsById: CatalogueService['productsById']
  readonly sellable: SellableProducts
}

export function createCatalogueModule({ db, now }: Pick<ModuleContext, 'db' | 'now'>): CatalogueModule {
  const service = catalogueService({ db, catalogue, now })
  return {
    routes: catalogueRoutes(service),
    productsById: service.productsById,
    sellable: sellableProducts(sellableProductsRepository, now),
  }
}
