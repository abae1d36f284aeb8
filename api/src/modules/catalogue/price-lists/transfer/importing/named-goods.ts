import { cutText } from '@staffel/shared-api/rules'
import type { PriceUnit } from '@staffel/shared-api/rules'
import { text } from '../../../../../texts/text.ts'
import type { Tx } from '../../../../../db/tenant-transaction.ts'
import type { EntryDraft, ListDraft, ListProblem } from '../list-draft.types.ts'
import type { ListsImportRepository, NamedProduct, NamedRow } from './lists-import.repository.ts'

/** What the file names, as the tenant has it. */
export interface NamedGoods {
  readonly organizations: readonly NamedRow[]
  readonly customerGroups: readonly NamedRow[]
  readonly products: ReadonlyMap<number, NamedProduct>
  readonly bySku: ReadonlyMap<string, NamedProduct>
  readonly priceUnits: ReadonlyMap<number, PriceUnit>
  readonly productGroups: readonly NamedRow[]
}

/** A product or a product group. */
export interface Goods {
  readonly productId: number | null
  readonly productGroupId: number | null
  readonly name: string
  readonly sku: string | null
}

export async function namedGoods(
  tx: Tx,
  tenantId: number,
  lists: readonly ListDraft[],
  repository: ListsImportRepository,
): Promise<NamedGoods> {
  const entries = lists.flatMap((list) => list.entries)
  const wanted = (ids: readonly (number | null)[], names: readonly (string | null)[]) => ({
    ids: [...new Set(ids.filter(isId))],
    names: [...new Set(names.flatMap((name) => name?.toLowerCase() ?? []))],
  })
  const [organizations, customerGroups, products, productGroups] = await Promise.all([
    repository.organizations(
      tx,
      tenantId,
      wanted(
        lists.map(({ organizationId }) => organizationId),
        lists.map(({ organization }) => organization),
      ),
    ),
    repository.customerGroups(tx, tenantId),
    repository.products(
      tx,
      tenantId,
      wanted(
        entries.map(({ productId }) => productId),
        entries.map(({ sku }) => sku),
      ),
    ),
    repository.productGroups(tx, tenantId),
  ])
  return {
    organizations,
    customerGroups,
    products: new Map(products.map((product) => [product.id, product])),
    bySku: new Map(
      products.flatMap((product) =>
        product.sku === null || product.isArchived ? [] : [[product.sku.toLowerCase(), product] as const],
      ),
    ),
    priceUnits: new Map(products.map(({ id, price_unit }) => [id, price_unit])),
    productGroups,
  }
}

export const isId = (number: number | null): number is number =>
  number !== null && Number.isSafeInteger(number) && number > 0

export const isNamed =
  (wanted: string) =>
  ({ name }: { readonly name: string }): boolean =>
    name.toLowerCase() === wanted.toLowerCase()

/** By their names in lower case; of two with one name the first. */
export function byName(rows: readonly NamedRow[]): ReadonlyMap<string, NamedRow> {
  return new Map(rows.toReversed().map((row) => [row.name.toLowerCase(), row]))
}

/** What an entry is about. */
export function goodsOf(
  draft: EntryDraft,
  named: Pick<NamedGoods, 'products' | 'bySku'>,
  groups: ReadonlyMap<string, NamedRow>,
): Goods | ListProblem {
  const { row, productId, sku, productGroup } = draft
  if (productGroup !== null && (productId !== null || sku !== null))
    return { row, field: 'productGroup', message: text('priceList.oneProduct') }
  if (productGroup !== null) {
    const group = groups.get(productGroup.toLowerCase())
    return group
      ? { productId: null, productGroupId: group.id, name: group.name, sku: null }
      : { row, field: 'productGroup', message: text('product.unknownGroup') }
  }
  const product = productOf(draft, named)
  return 'message' in product
    ? product
    : { productId: product.id, productGroupId: null, name: product.name, sku: product.sku }
}

/** By its id, else by its number. */
function productOf({ row, productId, sku }: EntryDraft, { products, bySku }: Pick<NamedGoods, 'products' | 'bySku'>) {
  const ofSku = sku === null ? undefined : bySku.get(sku.toLowerCase())
  if (productId === null) {
    if (sku === null) return problem(row, 'sku', text('priceList.file.noProduct'))
    return ofSku ?? problem(row, 'sku', text('customerNumber.unknownSku', { sku: cutText(sku, 60) }))
  }
  const product = products.get(productId)
  if (!product) return problem(row, 'productId', text('product.unknown'))
  const isOther = sku !== null && product.sku?.toLowerCase() !== sku.toLowerCase()
  return isOther ? problem(row, 'sku', text('priceList.file.twoProducts')) : product
}

const problem = (row: number, field: ListProblem['field'], message: ListProblem['message']): ListProblem => ({
  row,
  field,
  message,
})
