import { apiClient } from '@staffel/shared-auth'
import { createProduct } from '@staffel/shared-api/client'
import type { NewProduct } from '@staffel/shared-api/contract'
import { queryClient, useMutation } from '@staffel/shared-ui/query'
import { catalogueKey } from './products.queries.ts'

/** Everything that was read of the catalogue is read anew; what is shown stays until then. */
async function catalogueChanged(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: catalogueKey })
}

export interface NewProductCall {
  readonly product: NewProduct
  /** The same one when it is tried again. */
  readonly key: string
}

export function useCreateProduct() {
  return useMutation({
    mutationFn: ({ product, key }: NewProductCall) => createProduct(apiClient, { body: product, idempotencyKey: key }),
    onSuccess: () => void catalogueChanged(),
  })
}
