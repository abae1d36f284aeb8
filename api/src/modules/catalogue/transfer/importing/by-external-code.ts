import type { Tx } from '../../../../db/tenant-transaction.ts'
import type { ProductDraft } from '../transfer-draft.types.ts'
import type { ExternalCodeRepository } from './external-code.repository.ts'

interface Options {
  readonly tenantId: number
  readonly codes: ExternalCodeRepository
}

/**
 * What another system calls by a code is the product with that number, else the one that says that it has this code
 * elsewhere; that one keeps its own number.
 */
export async function byExternalCode(
  tx: Tx,
  drafts: readonly ProductDraft[],
  { tenantId, codes }: Options,
): Promise<ProductDraft[]> {
  const ids = await codes.idsByExternalCode(
    tx,
    tenantId,
    drafts.flatMap(({ sku }) => sku?.toLowerCase() ?? []),
  )
  const known = (draft: ProductDraft): ProductDraft => {
    const productId = ids.get(draft.sku?.toLowerCase() ?? '')
    if (productId === undefined) return draft
    const { sku: _, ...fields } = draft.fields
    return { ...draft, sku: null, productId, fields }
  }
  return drafts.map(known)
}
