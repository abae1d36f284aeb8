import type { Tx } from '../../../db/tenant-transaction.ts'
import { DomainError, invalid } from '../../../errors.ts'
import { text } from '../../../texts/text.ts'
import type { ProductEditingRepository } from './product-editing.repository.ts'
import type { CheckedProduct } from './product-input.ts'

interface Place {
  readonly tenantId: number
  /** Null for a new product. */
  readonly id: number | null
}

type Lookup = Pick<ProductEditingRepository, 'groupExists' | 'productWithSku' | 'tierGroupOf'>

/** What only the rest of the catalogue can say against a product. */
export async function refuseConflicts(tx: Tx, place: Place, checked: CheckedProduct, lookup: Lookup): Promise<void> {
  const { productGroupId, sku } = checked.input
  if (productGroupId && !(await lookup.groupExists(tx, place.tenantId, productGroupId)))
    throw invalid({ productGroupId: text('product.unknownGroup') })
  await refuseOtherUnit(tx, place, checked.input, lookup)
  await refuseTakenSku(tx, place, sku, lookup)
}

/** What counts together counts the same. */
export async function refuseOtherUnit(
  tx: Tx,
  { tenantId, id }: Place,
  { tierGroup, salesUnit }: { readonly tierGroup: string | null; readonly salesUnit: string },
  { tierGroupOf }: Pick<Lookup, 'tierGroupOf'>,
): Promise<void> {
  const others = tierGroup ? await tierGroupOf(tx, tenantId, tierGroup, id) : null
  if (others && others.unit !== salesUnit)
    throw invalid({ salesUnit: text('product.tierGroupUnit', { group: others.name, unit: others.unit }) })
}

export async function refuseTakenSku(
  tx: Tx,
  { tenantId, id }: Place,
  sku: string | null,
  { productWithSku }: Pick<Lookup, 'productWithSku'>,
): Promise<void> {
  const holder = sku === null ? null : await productWithSku(tx, tenantId, sku)
  if (holder !== null && holder !== id)
    throw new DomainError('DUPLICATE', {
      fields: { sku: text('product.skuTaken') },
      details: { product_id: holder },
      message: text('product.skuTaken'),
    })
}
