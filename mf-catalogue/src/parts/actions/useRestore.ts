import { sentenceOf } from '@staffel/shared-api/client'
import type { Product } from '@staffel/shared-api/contract'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { bringBackProduct } from '../../api/products.mutations.ts'

/** Takes a product out of the archive again. By then the screen it was asked on may be gone. */
export function useRestore(): (product: Pick<Product, 'product_id' | 'product_name'>) => void {
  const { t } = useTranslation('catalogue')

  return function restore(product) {
    bringBackProduct(product.product_id).then(
      () => toast.success(t('archive.restored', { product: product.product_name })),
      (error: unknown) =>
        toast.failure(t('archive.restoreFailed'), () => restore(product), { description: sentenceOf(error) }),
    )
  }
}
