import type { Product, ProductFilters, ProductGroup, ProductStats, SalesUnitChoice } from '@staffel/shared-api/contract'
import { fromCents, knownSalesUnit, salesUnits, type SalesUnit } from '@staffel/shared-api/rules'
import type { CappedCount } from '../../db/sql/capped-count.ts'
import type { Db } from '../../db/database.types.ts'
import { asTenant, type Tx } from '../../db/tenant-transaction.ts'
import { scopeWithin, seesCosts, type Caller } from '../../http/caller.ts'
import type { CatalogueRepository } from './catalogue.repository.ts'
import { shownTo, type ProductRow } from './product-row.ts'
import { productReader } from './read-products.ts'

export interface ProductListRequest {
  readonly page?: number
  readonly limit?: number
  readonly filters?: ProductFilters
  readonly visible?: boolean
  readonly tenant_id?: number
}

export type CatalogueService = ReturnType<typeof catalogueService>

export interface CatalogueDependencies {
  readonly db: Db
  readonly catalogue: CatalogueRepository
  readonly now: () => Date
}

const noFigures: ProductStats = { total: 0, drafts: 0, hidden: 0, in_stock: 0, low_stock: 0, stock_value: 0 }

export function catalogueService({ db, catalogue, now }: CatalogueDependencies) {
  /** A catalogue is one tenant's: the one named, else the caller's own. Null: not one of the caller's. */
  const within = <T>(
    caller: Caller,
    tenantId: number | undefined,
    otherwise: T,
    work: (tx: Tx, tenantId: number) => Promise<T>,
  ): Promise<T> => {
    const id = scopeWithin(caller, tenantId ?? caller.tenantId)?.tenantId
    return typeof id === 'number' ? asTenant(db, { tenantId: id }, (tx) => work(tx, id)) : Promise.resolve(otherwise)
  }

  const products = productReader(catalogue, now)

  return {
    list(
      { page = 1, limit = 20, filters = {}, visible, tenant_id }: ProductListRequest,
      caller: Caller,
    ): Promise<CappedCount & { rows: Product[] }> {
      return within(caller, tenant_id, { rows: [], total: 0, capped: false }, async (tx, tenantId) => {
        const { search, skus, status, product_group_id: productGroupId } = filters
        const query = { page, limit, search, skus, status, productGroupId, visible }
        const { rows, total, capped } = await catalogue.listProductRows(tx, tenantId, query)
        const [first, ...others] = (await products(tx, tenantId, idsOf(rows), rows)).map(shownTo(caller))
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

    /**
     * Products as other modules need them, inside their transaction: prices, tiers and properties by id. Unknown ids
     * are absent.
     */
    async productsById(tx: Tx, tenantId: number, ids: readonly number[]): Promise<ReadonlyMap<number, Product>> {
      if (ids.length === 0) return new Map()
      const found = await products(tx, tenantId, ids, catalogue.productRows(tx, tenantId, ids))
      return new Map(found.map((product) => [product.product_id, product]))
    },
  }
}

function idsOf(rows: readonly ProductRow[]): number[] {
  return rows.map(({ id }) => id)
}
