import type { Module, ModuleContext } from '../../http/module.ts'
import { catalogueRepository as catalogue } from './catalogue.repository.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { catalogueService, type CatalogueService } from './catalogue.service.ts'
import { firstPictures, picturesOfProducts, type PicturesOfProducts } from './editing/pictures/first-pictures.ts'
import { productPicturesRepository } from './editing/pictures/product-pictures.repository.ts'
import { priceChangeRepository } from './editing/prices/price-change.repository.ts'
import { priceChangeService } from './editing/prices/price-change.service.ts'
import { productEditingRepository as editing } from './editing/product-editing.repository.ts'
import { productEditingRoutes } from './editing/product-editing.routes.ts'
import { productEditingService } from './editing/product-editing.service.ts'
import { productGroupsRepository } from './groups/product-groups.repository.ts'
import { productGroupsRoutes } from './groups/product-groups.routes.ts'
import { productGroupsService } from './groups/product-groups.service.ts'
import { customerGroupsRepository } from './price-lists/customer-groups.repository.ts'
import { customerGroupsService } from './price-lists/customer-groups.service.ts'
import { customerPricesRepository } from './price-lists/customer-prices.repository.ts'
import {
  customerPricesService,
  pricesOfCustomer,
  type PricesOfCustomer,
} from './price-lists/customer-prices.service.ts'
import { productList } from './listing/list-products.ts'
import { productFinder } from './listing/product-finder.ts'
import { productSearchRepository } from './listing/product-search.repository.ts'
import { listsOfProductRepository } from './price-lists/of-product/lists-of-product.repository.ts'
import { listsOfProductService } from './price-lists/of-product/lists-of-product.service.ts'
import { priceListsRepository } from './price-lists/price-lists.repository.ts'
import { priceListsRoutes } from './price-lists/price-lists.routes.ts'
import { priceListsService } from './price-lists/price-lists.service.ts'
import { listsExportService } from './price-lists/transfer/export/lists-export.service.ts'
import { listsImportRepository } from './price-lists/transfer/importing/lists-import.repository.ts'
import { sourceGoods } from './price-lists/transfer/importing/source-goods.repository.ts'
import { sourcePrices, type SourcePrices } from './price-lists/transfer/importing/source-prices.ts'
import { listsImportService } from './price-lists/transfer/importing/lists-import.service.ts'
import { listsTransferRoutes } from './price-lists/transfer/lists-transfer.routes.ts'
import { productReader } from './products/read-products.ts'
import { sellableProducts, type SellableProducts } from './sellable-products.service.ts'
import { sellableProductsRepository } from './sellable-products.repository.ts'
import { productExportRepository } from './transfer/export/product-export.repository.ts'
import { productExportService } from './transfer/export/product-export.service.ts'
import { writeSheet } from '../../files/tables/table-files.ts'
import { transferFiles } from './transfer/files/transfer-files.ts'
import { externalCodeRepository } from './transfer/importing/external-code.repository.ts'
import { productImportRepository } from './transfer/importing/product-import.repository.ts'
import { productImportService } from './transfer/importing/product-import.service.ts'
import { sourceProducts, type SourceProducts } from './transfer/importing/source-products.ts'
import { transferRoutes } from './transfer/transfer.routes.ts'

export interface CatalogueModule extends Module {
  readonly productsById: CatalogueService['productsById']
  readonly productsFor: CatalogueService['productsFor']
  readonly pricesOf: PricesOfCustomer
  readonly picturesOf: PicturesOfProducts
  readonly sellable: SellableProducts
  /** Products as another system may call them. */
  readonly sourceGoods: typeof sourceGoods
  /** Products in another system. */
  readonly sourceProducts: SourceProducts
  /** Prices of customers in another system. */
  readonly sourcePrices: SourcePrices
}

/** Who needs its functions alone has no log. */
type CatalogueContext = Pick<ModuleContext, 'db' | 'now'> & Partial<Pick<ModuleContext, 'log'>>

export function createCatalogueModule({ db, now, log }: CatalogueContext): CatalogueModule {
  const pricesOf = pricesOfCustomer(customerPricesRepository, now)
  const withPictures = firstPictures(productPicturesRepository)
  const list = productList(catalogue, productSearchRepository, now)
  const service = catalogueService({
    db,
    catalogue,
    list,
    prices: customerPricesRepository,
    pricesOf,
    withPictures,
    now,
  })
  const groups = customerGroupsRepository
  const { productsById, productsFor } = service
  const products = productReader(catalogue, now)
  const { readFile, readLists } = transferFiles
  const { propertyTypesInUse: propertyTypes } = catalogue
  const imported = { imports: productImportRepository, codes: externalCodeRepository }
  const imports = productImportService({ db, imports: productImportRepository, products, propertyTypes, readFile, log })
  const ofLists = {
    ...{ lists: priceListsRepository, imports: listsImportRepository, prices: customerPricesRepository },
  }
  const prices = customerPricesService({ db, prices: customerPricesRepository, groups, productsById, now })
  return {
    finders: [productFinder(list)],
    routes: [
      ...catalogueRoutes(service),
      ...productEditingRoutes(
        productEditingService({ db, editing, products, now }),
        priceChangeService({ db, prices: priceChangeRepository }),
      ),
      ...priceListsRoutes(
        priceListsService({ db, lists: priceListsRepository, groups }),
        customerGroupsService({ db, groups }),
        prices,
        listsOfProductService({ db, lists: listsOfProductRepository, products: editing }),
      ),
      ...listsTransferRoutes(
        listsExportService({ db, lists: priceListsRepository, writeSheet, now }),
        listsImportService({ db, ...ofLists, readLists }),
      ),
      ...transferRoutes(
        productExportService({ db, exported: productExportRepository, products, writeSheet, now }),
        imports,
      ),
      ...productGroupsRoutes(productGroupsService({ db, groups: productGroupsRepository, now })),
    ],
    plugin: async (app) => void app.addHook('onClose', () => imports.settled()),
    productsById,
    productsFor,
    pricesOf,
    picturesOf: picturesOfProducts(productPicturesRepository),
    sellable: sellableProducts(sellableProductsRepository, now),
    sourceGoods,
    sourcePrices: sourcePrices(ofLists),
    sourceProducts: sourceProducts({ ...imported, products, propertyTypes, editing, now }),
  }
}
