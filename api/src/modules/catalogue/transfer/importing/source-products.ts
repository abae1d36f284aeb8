import type { PriceUnit } from '@staffel/shared-api/rules'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import type { Caller } from '../../../../http/caller.ts'
import type { RequestOrigin } from '../../../../http/endpoint-route.ts'
import { recordActivity } from '../../../../http/record-activity.ts'
import { text, type Text } from '../../../../texts/text.ts'
import type { ProductEditingRepository } from '../../editing/product-editing.repository.ts'
import type { ReadProducts } from '../../products/read-products.ts'
import type { FieldChange } from '../import-result.types.ts'
import type { Part } from '../reading/drafts-of.ts'
import { productsOfParts } from '../reading/products-of-parts.ts'
import type { ProductDraft } from '../transfer-draft.types.ts'
import { byExternalCode } from './by-external-code.ts'
import type { ExternalCodeRepository } from './external-code.repository.ts'
import { importPlan, type ImportPlan, type PropertyTypesInUse } from './import-plan.ts'
import type { ProductImportRepository } from './product-import.repository.ts'

export interface SourceProductsDependencies {
  readonly imports: ProductImportRepository
  readonly codes: ExternalCodeRepository
  readonly products: ReadProducts
  readonly propertyTypes: PropertyTypesInUse
  readonly editing: Pick<ProductEditingRepository, 'updateProduct'>
  readonly now: () => Date
}

/** A product as another system has it, in rows as those of a file. */
export interface SourceProduct {
  /** Each product has a number of its own for its rows. */
  readonly parts: readonly Part[]
  /** Which product it is, where somebody said so. */
  readonly productId: number | null
}

export interface ProductOutcome {
  readonly kind: 'created' | 'updated' | 'unchanged' | 'refused'
  /** Null where it is only told, or refused. */
  readonly productId: number | null
  readonly name: string
  readonly fields: readonly FieldChange[]
  readonly message: Text | null
}

interface By {
  readonly caller: Caller | null
  readonly origin: RequestOrigin | null
}

/** Products of another system as a file would bring them, in the transaction of whoever brings them. */
export function sourceProducts({ imports, codes, products, propertyTypes, editing, now }: SourceProductsDependencies) {
  async function plan(tx: Tx, tenantId: number, given: readonly SourceProduct[], hold: boolean) {
    const drafts = productsOfParts(given.map(({ parts }) => parts))
    const chosen = drafts.map((draft, index): ProductDraft => {
      const productId = given[index]?.productId ?? null
      if (productId === null) return draft
      const { sku: _, ...fields } = draft.fields
      return { ...draft, sku: null, productId, fields }
    })
    const known = await byExternalCode(tx, chosen, { tenantId, codes })
    const made = await importPlan(tx, known, {
      ...{ tenantId, imports, products, propertyTypes, hold },
      progress: () => Promise.resolve(),
      // Its rows are counted by nobody who reads this.
      twice: () => text('transfer.problem.occursTwice'),
    })
    return { made, drafts: known }
  }

  async function store(tx: Tx, tenantId: number, { writes, newGroups }: ImportPlan, by: By): Promise<void> {
    if (writes.length === 0) return
    await imports.insertGroups(tx, tenantId, newGroups)
    await imports.write(tx, tenantId, writes, await imports.groupIds(tx, tenantId))
    const created = writes.filter(({ stored }) => stored === null).length
    await recordActivity(tx, by, {
      ...{ tenantId, action: 'product.imported', entity: 'product_import', entityId: 'exact' },
      detail: { created, updated: writes.length - created, groups: newGroups.length },
    })
  }

  /** By their numbers in lower case. */
  async function idsOf(tx: Tx, tenantId: number, skus: readonly string[]): Promise<Map<string, number>> {
    const rows = await imports.stored(tx, tenantId, { skus, ids: [], hold: false })
    return new Map(rows.flatMap(({ id, sku }) => (sku === null ? [] : [[sku.toLowerCase(), id] as const])))
  }

  async function presentAmong(tx: Tx, tenantId: number, given: readonly SourceProduct[]): Promise<Set<number>> {
    const ids = given.flatMap(({ productId }) => productId ?? [])
    const rows = await imports.stored(tx, tenantId, { skus: [], ids, hold: false })
    return new Set(rows.map(({ id }) => id))
  }

  /** What becomes of each, in the order in which they are given; without `storedBy` it is only told. */
  async function become(
    tx: Tx,
    tenantId: number,
    given: readonly SourceProduct[],
    { hold, storedBy }: { readonly hold: boolean; readonly storedBy: By | null },
  ): Promise<ProductOutcome[]> {
    if (given.length === 0) return []
    if (hold) await imports.lock(tx, tenantId)
    const present = await presentAmong(tx, tenantId, given)
    // What somebody archived here stays so.
    const isHere = ({ productId }: SourceProduct) => productId === null || present.has(productId)
    const { made, drafts } = await plan(tx, tenantId, given.filter(isHere), hold)
    if (storedBy) await store(tx, tenantId, made, storedBy)
    const skus = drafts.flatMap(({ sku }) => sku?.toLowerCase() ?? [])
    const ids = await idsOf(tx, tenantId, skus)
    const outcomes = drafts.map(outcomeAmong(made, ids))
    return given.map((one) => (isHere(one) ? outcomes.shift() : undefined) ?? leftAs(one))
  }

  return {
    /** For how many the prices are of the product that another system calls by a code in lower case. */
    priceUnits: (tx: Tx, tenantId: number): Promise<ReadonlyMap<string, PriceUnit>> => codes.priceUnits(tx, tenantId),

    /** What would become of each; with `hold` all of it stays as it is until the transaction ends. */
    look: (tx: Tx, tenantId: number, given: readonly SourceProduct[], hold: boolean): Promise<ProductOutcome[]> =>
      become(tx, tenantId, given, { hold, storedBy: null }),

    /** What becomes of each. */
    put: (tx: Tx, tenantId: number, given: readonly SourceProduct[], by: By): Promise<ProductOutcome[]> =>
      become(tx, tenantId, given, { hold: true, storedBy: by }),

    /** One that the other system has no more; false: it was archived already. */
    async archive(tx: Tx, tenantId: number, productId: number, by: By): Promise<boolean> {
      const [row] = await imports.stored(tx, tenantId, { skus: [], ids: [productId], hold: true })
      if (!row) return false
      await editing.updateProduct(tx, { tenant_id: tenantId, product_id: productId }, { deleted_at: now() })
      await recordActivity(tx, by, {
        ...{ tenantId, action: 'product.archived', entity: 'product', entityId: productId },
        detail: { reason: text('exact.item.gone').key },
      })
      return true
    },
  }
}
/** What became of each draft. */
function outcomeAmong({ problems, writes }: ImportPlan, ids: ReadonlyMap<string, number>) {
  const problemOf = new Map(problems.toReversed().map(({ row, message }) => [row, message]))
  const written = new Map(writes.map((one) => [one.draft.row, one]))
  return ({ row, sku, productId, fields: { name } }: ProductDraft): ProductOutcome => {
    const [message, write] = [problemOf.get(row) ?? null, written.get(row)]
    const known = productId ?? ids.get(sku?.toLowerCase() ?? '') ?? null
    const told = { productId: known, name: name ?? sku ?? '', fields: write?.changes ?? [] }
    if (write) return { ...told, kind: write.stored ? 'updated' : 'created', message: null }
    return { ...told, kind: message ? 'refused' : 'unchanged', message }
  }
}

const leftAs = ({ productId }: SourceProduct): ProductOutcome => ({
  ...{ kind: 'unchanged', productId, name: '', fields: [], message: null },
})

export type SourceProducts = ReturnType<typeof sourceProducts>
