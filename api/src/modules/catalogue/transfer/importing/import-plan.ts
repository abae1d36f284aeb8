import { propertySpelling, transferLimits } from '@staffel/shared-api/rules'
import type { ProductDetail } from '@staffel/shared-api/contract'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import { text, type Text } from '../../../../texts/text.ts'
import { toProductDetail } from '../../products/product-row.ts'
import type { ReadProducts } from '../../products/read-products.ts'
import type { RowProblem } from '../import-result.types.ts'
import type { ProductDraft } from '../transfer-draft.types.ts'
import { plannedProduct, type PlannedProduct } from './planned-product.ts'
import type { ProductImportRepository } from './product-import.repository.ts'
import { refuseMixedUnits } from './refuse-mixed-units.ts'

export interface ImportPlan {
  /** Products that are added or changed. */
  readonly writes: readonly PlannedProduct[]
  readonly unchanged: number
  /** As they are written in the file. */
  readonly newGroups: readonly string[]
  readonly problems: readonly RowProblem[]
}

/** The kinds of property that a tenant has of its own. */
export type PropertyTypesInUse = (tx: Tx, tenantId: number) => Promise<readonly string[]>

export interface PlanOptions {
  readonly tenantId: number
  readonly imports: ProductImportRepository
  readonly products: ReadProducts
  readonly propertyTypes: PropertyTypesInUse
  /** Whether what is found stays as it is until the transaction ends. */
  readonly hold: boolean
  progress(done: number): Promise<void>
  /** What is said of a product that another row is about as well. */
  twice(row: number): Text
}

/** So many products are compared at once; between them others have their turn. */
export const stepSize = 500

/** What a file makes of the catalogue as it is now. */
export async function importPlan(tx: Tx, drafts: readonly ProductDraft[], options: PlanOptions): Promise<ImportPlan> {
  const planned: PlannedProduct[] = []
  const problems: RowProblem[] = []
  const seen = new Map<string, number>()
  const spelling = propertySpelling(await options.propertyTypes(tx, options.tenantId))
  for (let at = 0; at < drafts.length; at += stepSize) {
    const some = drafts.slice(at, at + stepSize)
    const find = await finder(tx, some, options)
    for (const draft of some) {
      const before = find(draft)
      const first = firstOf(draft, before, seen)
      const plan =
        first === null
          ? plannedProduct(spelled(draft, spelling), before)
          : [{ row: draft.row, field: 'sku' as const, message: options.twice(first) }]
      if (Array.isArray(plan)) problems.push(...plan)
      else planned.push(plan)
    }
    await options.progress(at + some.length)
  }
  const { fitting, problems: mixed } = await withoutMixedUnits(tx, planned, options)
  problems.push(...mixed)
  const writes = fitting.filter(({ stored, changes }) => stored === null || changes.length > 0)
  const newGroups = await groupsToMake(tx, writes, options)
  if (newGroups.length > transferLimits.newGroups) {
    const message = text('transfer.problem.tooManyGroups', { limit: transferLimits.newGroups })
    const made = new Set(newGroups.map((name) => name.toLowerCase()))
    const isNew = ({ group }: PlannedProduct) => group !== null && made.has(group.toLowerCase())
    problems.push(...writes.filter(isNew).map(({ draft: { row } }) => ({ row, field: 'group' as const, message })))
    const others = writes.filter((plan) => !isNew(plan))
    return { writes: others, unchanged: fitting.length - writes.length, newGroups: [], problems }
  }
  return { writes, unchanged: fitting.length - writes.length, newGroups, problems }
}

/** In which row the product of a draft stands already, by what is stored of it or by its number. */
function firstOf({ row, sku }: ProductDraft, before: ProductDetail | null, seen: Map<string, number>): number | null {
  const names = [
    ...(before ? [`id ${before.product_id}`] : []),
    // One that is new has no id, and the database takes its number once, whatever its case.
    ...(sku === null ? [] : [`sku ${sku.toLowerCase()}`]),
  ]
  const first = names.map((name) => seen.get(name)).find((found) => found !== undefined)
  if (first !== undefined) return first
  for (const name of names) seen.set(name, row)
  return null
}

/** A kind of property that differs from a known one in capitals alone is that one. */
function spelled(draft: ProductDraft, spelling: (propertyType: string) => string): ProductDraft {
  const { properties } = draft.fields
  if (!properties) return draft
  const same = properties.map((one) => ({ ...one, propertyType: spelling(one.propertyType) }))
  return { ...draft, fields: { ...draft.fields, properties: same } }
}

/** Which stored product a draft is about: the one with its number, else the one with its id that has no number yet. */
async function finder(
  tx: Tx,
  drafts: readonly ProductDraft[],
  { tenantId, imports, products, hold }: PlanOptions,
): Promise<(draft: ProductDraft) => ProductDetail | null> {
  const rows = await imports.stored(tx, tenantId, {
    skus: drafts.flatMap(({ sku }) => sku?.toLowerCase() ?? []),
    ids: drafts.flatMap(({ productId }) => (productId !== null && Number.isSafeInteger(productId) ? productId : [])),
    hold,
  })
  const read = await products(
    tx,
    tenantId,
    rows.map(({ id }) => id),
    rows,
  )
  const byId = new Map(read.map((product) => [product.product_id, product]))
  const details = rows.flatMap((row) => {
    const product = byId.get(row.id)
    return product ? [toProductDetail(product, row)] : []
  })
  const ofId = new Map(details.map((detail) => [detail.product_id, detail]))
  const ofSku = new Map(details.flatMap((detail) => (detail.sku === null ? [] : [[detail.sku.toLowerCase(), detail]])))
  return ({ sku, productId }) => {
    const named = sku === null ? undefined : ofSku.get(sku.toLowerCase())
    if (named) return named
    const known = productId === null ? undefined : ofId.get(productId)
    return known && (sku === null || known.sku === null) ? known : null
  }
}

async function withoutMixedUnits(tx: Tx, planned: readonly PlannedProduct[], { tenantId, imports, hold }: PlanOptions) {
  const groups = [...new Set(planned.flatMap(({ checked }) => checked.input.tierGroup?.toLowerCase() ?? []))]
  if (hold) await imports.lock(tx, tenantId, groups)
  const members = groups.length > 0 ? await imports.groupMembers(tx, tenantId, groups) : []
  return refuseMixedUnits(planned, members)
}

async function groupsToMake(tx: Tx, writes: readonly PlannedProduct[], { tenantId, imports }: PlanOptions) {
  const known = await imports.groupIds(tx, tenantId)
  const made = new Map<string, string>()
  for (const { group } of writes) {
    const key = group?.toLowerCase()
    if (group !== null && key !== undefined && !known.has(key) && !made.has(key)) made.set(key, group)
  }
  return [...made.values()]
}
