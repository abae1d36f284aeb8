import { sentenceOf } from '@staffel/shared-api/client'
import type { Product } from '@staffel/shared-api/contract'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useNavigate } from '@staffel/shared-ui/router'
import { useDuplicateProduct } from '../../api/products.mutations.ts'
import { paths } from '../../paths.ts'

/** Copies a product and opens the copy, which still needs a number of its own. */
export function useDuplicate() {
  const { t } = useTranslation('catalogue')
  const navigate = useNavigate()
  const { mutate, isPending } = useDuplicateProduct()

  const copy = (product: Pick<Product, 'product_id' | 'product_name'>, key: string) =>
    mutate(
      { id: product.product_id, key },
      {
        onSuccess: (copied) => {
          toast.success(t('duplicate.done', { product: product.product_name }))
          void navigate(paths.editProduct(copied.product_id))
        },
        onError: (error) =>
          toast.failure(t('duplicate.failed'), () => copy(product, key), { description: sentenceOf(error) }),
      },
    )

  return {
    isPending,
    run: (product: Pick<Product, 'product_id' | 'product_name'>) => copy(product, crypto.randomUUID()),
  }
}
