import type {
  NewProduct,
  ProductChange,
  ProductDetail,
  SavedProduct,
  SavedStaffels,
  StaffelInput,
} from '@staffel/shared-api/contract'
import { cutText } from '@staffel/shared-api/rules'
import type { Db } from '../../../db/database.types.ts'
import { tenantDay } from '../../../db/tenant-day.ts'
import { asTenant, everyTenant, readAsTenant, type Tx } from '../../../db/tenant-transaction.ts'
import { DomainError, invalid, notFound, stale } from '../../../errors.ts'
import { seesCosts, type Caller } from '../../../http/caller.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import type { Idempotency } from '../../../http/idempotency/idempotency.ts'
import { once } from '../../../http/idempotency/once.ts'
import { oneTenant } from '../../../http/one-tenant.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import { text } from '../../../texts/text.ts'
import { translate } from '../../../texts/translate.ts'
import { shownTo, toProductDetail, type ProductRow } from '../products/product-row.ts'
import type { ReadProducts } from '../products/read-products.ts'
import { changedProduct, inputOfProduct, type ChangedProduct } from './product-change.ts'
import type { ProductEditingRepository } from './product-editing.repository.ts'
import { checkProduct, productColumns, tierColumns, type CheckedProduct } from './product-input.ts'
import { refuseConflicts, refuseOtherUnit, refuseTakenSku } from './refuse-conflicts.ts'

export interface By {
  readonly caller: Caller
  readonly origin: RequestOrigin
  readonly idempotency: Idempotency | null
}

export interface ProductEditingDependencies {
  readonly db: Db
  readonly editing: ProductEditingRepository
  readonly products: ReadProducts
  readonly now: () => Date
}

export type ProductEditingService = ReturnType<typeof productEditingService>

/** Products one by one: read whole, made, changed, copied and archived. */
export function productEditingService({ db, editing, products, now }: ProductEditingDependencies) {
  /** Platform staff may name a product alone, so its tenant is looked up first. */
  async function tenantOf({ scope }: Caller, id: number): Promise<number> {
    if (scope.tenantId !== null) return scope.tenantId
    const found = await readAsTenant(db, everyTenant, (tx) => editing.find(tx, everyTenant, id))
    if (!found) throw notFound()
    return found.tenant_id
  }

  async function detail(tx: Tx, tenantId: number, row: ProductRow | undefined): Promise<ProductDetail> {
    const [product] = row ? await products(tx, tenantId, [row.id], [row]) : []
    if (!row || !product) throw notFound()
    return toProductDetail(product, row)
  }

  const read = async (tx: Tx, tenantId: number, id: number): Promise<ProductDetail> =>
    detail(tx, tenantId, await editing.row(tx, tenantId, id))

  /** A product that is held for a change, with what is stored of it. */
  async function locked(tx: Tx, tenantId: number, id: number): Promise<ProductDetail> {
    return detail(tx, tenantId, await editing.lock(tx, tenantId, id))
  }

  async function insert(
    tx: Tx,
    tenantId: number,
    by: By,
    input: NewProduct,
    copiedFrom?: number,
  ): Promise<{ product: ProductDetail; checked: CheckedProduct }> {
    const checked = checkProduct(input)
    await refuseConflicts(tx, { tenantId, id: null }, checked, editing)
    const id = await editing.insertProduct(
      tx,
      { tenant_id: tenantId, ...productColumns(checked) },
      checked.properties,
      checked.ladder.sorted.map((tier) => tierColumns(tier)),
    )
    if (copiedFrom !== undefined) await editing.copyPictures(tx, { tenant_id: tenantId, product_id: copiedFrom }, id)
    await recordActivity(tx, by, {
      tenantId,
      action: copiedFrom === undefined ? 'product.created' : 'product.duplicated',
      entity: 'product',
      entityId: id,
      detail: { name: checked.input.name, sku: checked.input.sku, ...(copiedFrom !== undefined && { copiedFrom }) },
    })
    return { product: await read(tx, tenantId, id), checked }
  }

  async function change(
    tx: Tx,
    tenantId: number,
    by: By,
    id: number,
    sent: ProductChange,
  ): Promise<{ product: ProductDetail; checked: CheckedProduct }> {
    const stored = await locked(tx, tenantId, id)
    if (stored.status === 'archived') throw notFound()
    if (stored.rev !== sent.rev) throw stale(shownTo(by.caller)(stored))
    const { costPrice: _, ...withoutCost } = sent
    const changed = changedProduct(stored, seesCosts(by.caller) ? sent : withoutCost)
    if (Object.keys(changed.fields).length > 0) throw invalid(shownFields(changed.fields, by.caller))
    const checked = checkProduct(changed.product)
    await refuseConflicts(tx, { tenantId, id }, checked, editing)
    const key = { tenant_id: tenantId, product_id: id }
    await editing.updateProduct(tx, key, productColumns(checked))
    if (sent.properties) await editing.replaceProperties(tx, key, checked.properties)
    await editing.replaceTiers(
      tx,
      key,
      checked.ladder.sorted.map((tier) => tierColumns(tier, stored.staffels)),
    )
    const product = await read(tx, tenantId, id)
    await recordActivity(tx, by, {
      tenantId,
      action: 'product.updated',
      entity: 'product',
      entityId: id,
      detail: { fields: Object.keys(sent).filter((field) => field !== 'rev'), ...pricesOf(stored, product) },
    })
    return { product, checked }
  }

  const saved = (
    { caller }: By,
    { product, checked }: { product: ProductDetail; checked: CheckedProduct },
  ): SavedProduct => ({
    ...shownTo(caller)(product),
    ...(checked.ladder.warnings.length > 0 && { warnings: [...checked.ladder.warnings] }),
  })

  return {
    async get(caller: Caller, id: number): Promise<ProductDetail> {
      const tenantId = await tenantOf(caller, id)
      return shownTo(caller)(await asTenant(db, { tenantId }, (tx) => read(tx, tenantId, id)))
    },

    create({ tenant_id: requested, costPrice, ...input }: NewProduct, by: By): Promise<SavedProduct> {
      const tenantId = oneTenant(by.caller, requested)
      const product = { ...input, ...(seesCosts(by.caller) && { costPrice }) }
      checkProduct(product)
      return asTenant(db, { tenantId }, (tx) =>
        once(tx, { tenantId, userId: by.caller.userId }, by.idempotency, async () =>
          saved(by, await insert(tx, tenantId, by, product)),
        ),
      )
    },

    async update(id: number, sent: ProductChange, by: By): Promise<SavedProduct> {
      const tenantId = await tenantOf(by.caller, id)
      return asTenant(db, { tenantId }, async (tx) => saved(by, await change(tx, tenantId, by, id, sent)))
    },

    async saveStaffels(
      id: number,
      { staffels, rev }: { staffels: StaffelInput[]; rev: number },
      by: By,
    ): Promise<SavedStaffels> {
      const tenantId = await tenantOf(by.caller, id)
      const pricingTiers = staffels.map(({ staffelId: _, ...tier }) => tier)
      const { product, checked } = await asTenant(db, { tenantId }, (tx) =>
        change(tx, tenantId, by, id, { rev, pricingTiers }).catch((problem: unknown) => {
          throw ofStaffels(problem)
        }),
      )
      return { staffels: product.staffels, warnings: [...checked.ladder.warnings], rev: product.rev }
    },

    async duplicate(id: number, by: By): Promise<ProductDetail> {
      const { caller } = by
      const tenantId = await tenantOf(caller, id)
      return asTenant(db, { tenantId }, (tx) =>
        once(tx, { tenantId, userId: caller.userId }, by.idempotency, async () => {
          const original = await read(tx, tenantId, id)
          const name = translate(caller.language, text('product.copyOf', { name: original.product_name }))
          const input = {
            ...inputOfProduct(original),
            name: cutText(name, longestName),
            sku: null,
            ean: null,
            externalItemCode: null,
          }
          return shownTo(caller)((await insert(tx, tenantId, by, input, id)).product)
        }),
      )
    },

    async archive(
      id: number,
      { archive: known, rev }: { readonly archive?: boolean; readonly rev?: number },
      by: By,
    ): Promise<ProductDetail> {
      const tenantId = await tenantOf(by.caller, id)
      return asTenant(db, { tenantId }, async (tx) => {
        const stored = await locked(tx, tenantId, id)
        if (stored.status === 'archived') return shownTo(by.caller)(stored)
        if (rev !== undefined && rev !== stored.rev) throw stale(shownTo(by.caller)(stored))
        const key = { tenant_id: tenantId, product_id: id }
        const count = await editing.openOffersWith(tx, key, (await tenantDay(tx, tenantId, now())).today)
        if (count > 0 && !known)
          throw new DomainError('IN_USE', { details: { count }, message: text('product.inUse', { count }) })
        await editing.updateProduct(tx, key, { deleted_at: now() })
        await recordActivity(tx, by, { tenantId, action: 'product.archived', entity: 'product', entityId: id })
        return shownTo(by.caller)(await read(tx, tenantId, id))
      })
    },

    async restore(id: number, rev: number | undefined, by: By): Promise<ProductDetail> {
      const tenantId = await tenantOf(by.caller, id)
      return asTenant(db, { tenantId }, async (tx) => {
        const stored = await locked(tx, tenantId, id)
        if (stored.status !== 'archived') return shownTo(by.caller)(stored)
        if (rev !== undefined && rev !== stored.rev) throw stale(shownTo(by.caller)(stored))
        const { tier_group: tierGroup, sales_unit: salesUnit } = stored
        await refuseOtherUnit(tx, { tenantId, id }, { tierGroup, salesUnit }, editing)
        await refuseTakenSku(tx, { tenantId, id }, stored.sku, editing)
        await editing.updateProduct(tx, { tenant_id: tenantId, product_id: id }, { deleted_at: null })
        await recordActivity(tx, by, { tenantId, action: 'product.restored', entity: 'product', entityId: id })
        return shownTo(by.caller)(await read(tx, tenantId, id))
      })
    },
  }
}

const longestName = 200

/** What became of the prices, where somebody changed them. */
function pricesOf(before: ProductDetail, after: ProductDetail): Record<string, unknown> {
  const from = { base: before.base_unit_price, unit: before.price_unit }
  const to = { base: after.base_unit_price, unit: after.price_unit }
  return from.base === to.base && from.unit === to.unit ? {} : { price: { from, to } }
}

/** Who does not see costs is told of the field that they changed, not of one that they do not have. */
function shownFields(fields: ChangedProduct['fields'], caller: Caller): ChangedProduct['fields'] {
  const { costPrice, ...others } = fields
  return costPrice === undefined || seesCosts(caller) ? fields : { ...others, priceUnit: costPrice }
}

/** A ladder that is sent alone has its rows under its own name. */
function ofStaffels(problem: unknown): unknown {
  if (!(problem instanceof DomainError) || !problem.options.fields) return problem
  return invalid(
    Object.fromEntries(
      Object.entries(problem.options.fields).map(([field, message]) => [
        field.replace('pricingTiers.', 'staffels.'),
        message,
      ]),
    ),
  )
}
