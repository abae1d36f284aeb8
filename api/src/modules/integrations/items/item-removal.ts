import type { Tx } from '../../../db/tenant-transaction.ts'
import { text } from '../../../texts/text.ts'
import type { SourceProducts } from '../../catalogue/transfer/importing/source-products.ts'
import type { Division, ExactMirrorRepository } from '../sync/reading/exact-mirror.repository.ts'
import type { SyncRow } from '../sync/sync-row.ts'

export interface ItemRemovalDependencies {
  readonly mirror: Pick<ExactMirrorRepository, 'find' | 'remove'>
  readonly products: Pick<SourceProducts, 'archive'>
}

/** An item that is no more. The product that was made of it is archived; one that was here before stays. */
export function itemRemoval({ mirror, products }: ItemRemovalDependencies) {
  return async (
    tx: Tx,
    division: Division,
    id: string,
    { dryRun }: { readonly dryRun: boolean },
  ): Promise<SyncRow | null> => {
    const item = await mirror.find(tx, division, 'Items', id)
    if (!item) return null
    const { part_id: productId, said, applied } = item
    if (!dryRun) await mirror.remove(tx, division, 'Items', [id])
    if (productId === null) return null
    const isOurs = applied?.isOurs === true
    if (isOurs && !dryRun) await products.archive(tx, division.tenantId, productId, { caller: null, origin: null })
    return {
      ...{ part: 'products', recordId: id, outcome: 'removed', organizationId: null, productId, fields: [] },
      code: String(said['Code'] ?? '').trim(),
      name: String(said['Description'] ?? '').trim(),
      message: text(isOurs ? 'exact.item.gone' : 'exact.item.goneStays'),
    }
  }
}
export type ItemRemoval = ReturnType<typeof itemRemoval>
