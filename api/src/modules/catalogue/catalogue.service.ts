import type {
  NewProduct,
  Product,
  ProductFilters,
  ProductGroup,
  ProductStats,
  SavedProduct,
} from '@staffel/shared-api/contract'
import { fromCents } from '@staffel/shared-api/rules'
import type { CappedCount } from '../../db/sql/capped-count.ts'
import type { Db } from '../../db/database.types.ts'
import { once } from '../../http/idempotency/once.ts'
import { recordActivity } from '../../http/record-activity.ts'
import { tenantDay } from '../../db/tenant-day.ts'
import { asTenant, type Tx } from '../../db/tenant-transaction.ts'
import { DomainError, invalid } from '../../errors.ts'
import { scopeWithin, type Caller } from '../../http/caller.ts'
import type { RequestOrigin } from '../../http/endpoint-route.ts'
import type { Idempotency } from '../../http/idempotency/idempotency.ts'
import { text } from '../../texts/text.ts'
import type { CatalogueRepository } from './catalogue.repository.ts'
import { checkNewProduct, productColumns, tierColumns, type CheckedProduct } from './product-input.ts'
import { toProduct, type ProductRow } from './product-row.ts'

export interface ProductListRequest {
  readonly page?: number
  readonly limit?: number
  readonly filters?: ProductFilters
  readonly visible?: boolean
  readonly tenant_id?: number
}

export interface By {
  readonly caller: Caller
  readonly origin: RequestOrigin
  readonly idempotency: Idempotency | null
}

export type CatalogueService = ReturnType<typeof catalogueService>

export interface CatalogueDependencies {
  readonly db: Db
  readonly catalogue: CatalogueRepository
  readonly now: () => Date
}

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

  /** The products of `rows`, which may still be on their way: their tiers and properties are asked for by id. */
  const products = async (
    tx: Tx,
    tenantId: number,
    ids: readonly number[],
    rows: readonly ProductRow[] | Promise<readonly ProductRow[]>,
  ): Promise<Product[]> => {
    const [found, tiers, values, { today }] = await Promise.all([
      rows,
      catalogue.staffelRows(tx, tenantId, ids),
      catalogue.propertyRows(tx, tenantId, ids),
      tenantDay(tx, tenantId, now()),
    ])
    const staffels = Map.groupBy(tiers, (row) => row.product_id)
    const properties = Map.groupBy(values, (row) => row.product_id)
    return found.map((row) =>
      toProduct(row, { staffels: staffels.get(row.id) ?? [], properties: properties.get(row.id) ?? [] }, today),
    )
  }

  return {
    list(
      { page = 1, limit = 20, filters = {}, visible, tenant_id }: ProductListRequest,
      caller: Caller,
    ): Promise<CappedCount & { rows: Product[] }> {
      return within(caller, tenant_id, { rows: [], total: 0, capped: false }, async (tx, tenantId) => {
        const { search, skus, product_group_id: productGroupId } = filters
        const query = { page, limit, search, skus, productGroupId, visible }
        const { rows, total, capped } = await catalogue.listProductRows(tx, tenantId, query)
        const [first, ...others] = await products(tx, tenantId, idsOf(rows), rows)
        return { rows: first ? [{ ...first, total_count: total }, ...others] : [], total, capped }
      })
    },

    stats(tenantId: number | undefined, caller: Caller): Promise<ProductStats> {
      return within(caller, tenantId, { total: 0, in_stock: 0, low_stock: 0, stock_value: 0 }, async (tx, id) => {
        const figures = await catalogue.stockFigures(tx, id)
        return {
          total: figures.total,
          in_stock: figures.inStock,
          low_stock: figures.lowStock,
          stock_value: fromCents(figures.stockValueCents),
        }
      })
    },

    groups(tenantId: number | undefined, caller: Caller): Promise<ProductGroup[]> {
      return within<ProductGroup[]>(caller, tenantId, [], catalogue.groupRows)
    },

    create(input: NewProduct, by: By): Promise<SavedProduct> {
      const checked = checkNewProduct(input)
      if (Object.keys(checked.fields).length > 0) throw invalid(checked.fields)
      const { tenantId, userId } = by.caller
      return asTenant(db, { tenantId }, (tx) =>
        once(tx, { tenantId, userId }, by.idempotency, async () => {
          await refuseUnknownGroup(tx, tenantId, input, catalogue)
          await refuseTakenSku(tx, tenantId, checked, catalogue)
          const id = await catalogue.insertProduct(
            tx,
            productColumns(input, checked, tenantId),
            checked.properties,
            checked.ladder.sorted.map(tierColumns),
          )
          await recordActivity(tx, by, {
            tenantId,
            action: 'product.created',
            entity: 'product',
            entityId: id,
            detail: { name: checked.name, sku: checked.sku },
          })
          const [product] = await products(tx, tenantId, [id], catalogue.productRows(tx, tenantId, [id]))
          if (!product) throw new Error(`product ${id} is gone right after it was made`)
          return { ...product, ...(checked.ladder.warnings.length > 0 && { warnings: [...checked.ladder.warnings] }) }
        }),
      )
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

async function refuseUnknownGroup(
  tx: Tx,
  tenantId: number,
  { productGroupId }: NewProduct,
  { groupExists }: CatalogueRepository,
): Promise<void> {
  if (productGroupId && !(await groupExists(tx, tenantId, productGroupId)))
    throw invalid({ productGroupId: text('product.unknownGroup') })
}

async function refuseTakenSku(
  tx: Tx,
  tenantId: number,
  { sku }: CheckedProduct,
  { productWithSku }: CatalogueRepository,
): Promise<void> {
  const holder = sku === null ? null : await productWithSku(tx, tenantId, sku)
  if (holder !== null)
    throw new DomainError('DUPLICATE', {
      fields: { sku: text('product.skuTaken') },
      details: { product_id: holder },
      message: text('product.skuTaken'),
    })
}
