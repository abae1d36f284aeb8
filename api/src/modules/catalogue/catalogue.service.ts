import type {
  Currency,
  Product,
  ProductFilters,
  ProductGroup,
  ProductStats,
  PropertyTypeChoice,
  SalesUnitChoice,
  SoldProduct,
} from '@staffel/shared-api/contract'
import {
  fromCents,
  knownSalesUnit,
  listedProduct,
  propertyTypes,
  salesUnits,
  type SalesUnit,
} from '@staffel/shared-api/rules'
import type { CappedCount } from '../../db/sql/capped-count.ts'
import type { Db } from '../../db/database.types.ts'
import { readAsTenant, type Tx } from '../../db/tenant-transaction.ts'
import { knowTimeZone, tenantDay } from '../../db/tenant-day.ts'
import { reachesOrganization, scopeWithin, seesCosts, type Caller } from '../../http/caller.ts'
import type { WithFirstPictures } from './editing/pictures/first-pictures.ts'
import type { CatalogueRepository } from './catalogue.repository.ts'
import type { ListProducts } from './listing/list-products.ts'
import type { CustomerPricesRepository } from './price-lists/customer-prices.repository.ts'
import type { PricesOfCustomer } from './price-lists/customer-prices.service.ts'
import { shownTo } from './products/product-row.ts'
import { productReader } from './products/read-products.ts'
import { rememberedProducts } from './products/remembered-products.ts'

export interface ProductListRequest {
  readonly page?: number
  readonly limit?: number
  readonly filters?: ProductFilters
  readonly visible?: boolean
  readonly tenant_id?: number
  readonly organization_id?: number
  readonly currency?: Currency
}

export type CatalogueService = ReturnType<typeof catalogueService>

export interface CatalogueDependencies {
  readonly db: Db
  readonly catalogue: CatalogueRepository
  readonly list: ListProducts
  readonly prices: Pick<CustomerPricesRepository, 'currencyOf'>
  readonly pricesOf: PricesOfCustomer
  readonly withPictures: WithFirstPictures
  readonly now: () => Date
}

const noFigures: ProductStats = { total: 0, drafts: 0, hidden: 0, in_stock: 0, low_stock: 0, stock_value: 0 }

export function catalogueService({ db, catalogue, list, prices, pricesOf, withPictures, now }: CatalogueDependencies) {
  /** A catalogue is one tenant's: the one named, else the caller's own. Null: not one of the caller's. */
  const within = <T>(
    caller: Caller,
    tenantId: number | undefined,
    otherwise: T,
    work: (tx: Tx, tenantId: number) => Promise<T>,
  ): Promise<T> => {
    const id = scopeWithin(caller, tenantId ?? caller.tenantId)?.tenantId
    return typeof id === 'number'
      ? readAsTenant(db, { tenantId: id }, (tx) => work(tx, id))
      : Promise.resolve(otherwise)
  }

  const products = productReader(catalogue, now)
  const productsById = rememberedProducts(catalogue, products)

  /** As a customer pays for them; of another one than one's own only who runs the selling company learns that. */
  async function pricing(
    tx: Tx,
    tenantId: number,
    ids: readonly number[],
    { organization_id: organizationId, currency }: Pick<ProductListRequest, 'organization_id' | 'currency'>,
    caller: Caller,
  ): Promise<(product: Product) => Product> {
    if (organizationId === undefined || !reachesOrganization(caller, organizationId)) return (product) => product
    return listedFor(tx, tenantId, ids, { organizationId, currency })
  }

  /** Puts the ladder that a customer has today, in a currency or in that of new offers, in place of a product's. */
  async function listedFor(
    tx: Tx,
    tenantId: number,
    ids: readonly number[],
    { organizationId, currency }: { readonly organizationId: number | null; readonly currency?: Currency | undefined },
  ): Promise<<P extends SoldProduct>(product: P) => P> {
    const [entries, usual, { today: day }] = await Promise.all([
      pricesOf(tx, tenantId, organizationId, ids),
      currency ?? prices.currencyOf(tx, tenantId),
      tenantDay(tx, tenantId, now()),
    ])
    return (product) => listedProduct(product, entries, { day, currency: usual })
  }

  return {
    list(
      { page = 1, limit = 20, filters = {}, visible, tenant_id, ...customer }: ProductListRequest,
      caller: Caller,
    ): Promise<CappedCount & { rows: Product[] }> {
      return within(caller, tenant_id, { rows: [], total: 0, capped: false }, async (tx, tenantId) => {
        knowTimeZone(tx, caller.tenantId, caller.timeZone)
        const input = { page, limit, filters, visible }
        const { read, total, capped } = await list(tx, tenantId, input, async (ids, rows) => {
          const [found, pictured, asPaid] = await Promise.all([
            products(tx, tenantId, ids, rows),
            withPictures(tx, tenantId, ids),
            pricing(tx, tenantId, ids, customer, caller),
          ])
          return found.map(pictured).map(asPaid)
        })
        const [first, ...others] = read.map(shownTo(caller))
        return { rows: first ? [{ ...first, total_count: total }, ...others] : [], total, capped }
      })
    },

    stats(tenantId: number | undefined, caller: Caller): Promise<ProductStats> {
      return within(caller, tenantId, noFigures, async (tx, id) => {
        const figures = await catalogue.stockFigures(tx, id, seesCosts(caller))
        return {
          total: figures.total,
          drafts: figures.drafts,
          hidden: figures.hidden,
          in_stock: figures.inStock,
          low_stock: figures.lowStock,
          stock_value: fromCents(figures.stockValueCents),
        }
      })
    },

    groups(tenantId: number | undefined, caller: Caller): Promise<ProductGroup[]> {
      return within<ProductGroup[]>(caller, tenantId, [], catalogue.groupRows)
    },

    async units(tenantId: number | undefined, caller: Caller): Promise<SalesUnitChoice[]> {
      const own = await within<SalesUnit[]>(caller, tenantId, [], catalogue.salesUnitsInUse)
      return [
        ...salesUnits.map((known) => ({ ...known, own: false })),
        ...own.filter(({ unit }) => !knownSalesUnit(unit)).map((unit) => ({ ...unit, own: true })),
      ]
    },

    async propertyTypes(tenantId: number | undefined, caller: Caller): Promise<PropertyTypeChoice[]> {
      const own = await within<string[]>(caller, tenantId, [], catalogue.propertyTypesInUse)
      return [...propertyTypes.map((name) => ({ name, own: false })), ...own.map((name) => ({ name, own: true }))]
    },

    /**
     * Products as other modules need them, inside their transaction: prices, tiers and properties by id. Unknown ids
     * are absent.
     */
    productsById,

    /** The same as a customer pays for them in an offer that is begun today; without one, as anybody does. */
    async productsFor(
      tx: Tx,
      tenantId: number,
      ids: readonly number[],
      organizationId: number | null,
    ): Promise<ReadonlyMap<number, SoldProduct>> {
      if (organizationId === null) return productsById(tx, tenantId, ids)
      const [found, listed] = await Promise.all([
        productsById(tx, tenantId, ids),
        listedFor(tx, tenantId, ids, { organizationId }),
      ])
      return new Map([...found].map(([id, product]) => [id, listed(product)]))
    },
  }
}
