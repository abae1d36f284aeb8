import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import type { Product } from '@staffel/shared-api/contract'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { bringBackProduct, readProductAnew } from '../../api/products.mutations.ts'

type Archived = Pick<Product, 'product_id' | 'product_name' | 'rev'>

/**
 * Takes a product out of the archive again. By then the screen it was asked on may be gone. What somebody else did with
 * it first is said, and trying again is then meant for the product as it is by now.
 */
export function useRestore(): (product: Archived) => void {
  const { t } = useTranslation('catalogue')

  function restore(product: Archived): void {
    bringBackProduct(product.product_id, product.rev).then(
      () => toast.success(t('archive.restored', { product: product.product_name })),
      (error: unknown) => {
        const isStale = isApiError(error) && error.code === 'STALE'
        const again = () => (isStale ? void restoreAnew(product) : restore(product))
        toast.failure(t('archive.restoreFailed'), again, { description: sentenceOf(error) })
      },
    )
  }

  async function restoreAnew(product: Archived): Promise<void> {
    const { rev } = await readProductAnew(product.product_id).catch(() => product)
    restore({ ...product, rev })
  }

  return restore
}
