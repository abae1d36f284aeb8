import { apiClient } from '@staffel/shared-auth'
import {
  archiveProduct,
  changePrices,
  createProduct,
  duplicateProduct,
  restoreProduct,
  saveStaffels,
  updateProduct,
} from '@staffel/shared-api/client'
import type {
  NewProduct,
  ProductChange,
  ProductDetail,
  ProductPrices,
  ProductRevision,
  StaffelInput,
} from '@staffel/shared-api/contract'
import { queryClient, useMutation } from '@staffel/shared-ui/query'
import { catalogueKey, productQuery } from './products.queries.ts'

/** Everything that was read of the catalogue is read anew; what is shown stays until then. */
async function catalogueChanged(product?: ProductDetail): Promise<void> {
  if (product) queryClient.setQueryData(productQuery(product.product_id).queryKey, product)
  await queryClient.invalidateQueries({ queryKey: catalogueKey })
}

export function useCreateProduct() {
  return useMutation({
    /** `key`: the same one when it is tried again. */
    mutationFn: ({ product, key }: { product: NewProduct; key: string }) =>
      createProduct(apiClient, { body: product, idempotencyKey: key }),
    onSuccess: (product) => void catalogueChanged(product),
  })
}

export function useUpdateProduct() {
  return useMutation({
    mutationFn: ({ id, change }: { id: number; change: ProductChange }) =>
      updateProduct(apiClient, { params: { id }, body: change }),
    onSuccess: (product) => void catalogueChanged(product),
  })
}

export function useSaveStaffels() {
  return useMutation({
    mutationFn: ({ id, rev, staffels }: { id: number; rev: number; staffels: StaffelInput[] }) =>
      saveStaffels(apiClient, { params: { id }, body: { rev, staffels } }),
    // The ladder is read again before its editor closes, so that it shows what was saved.
    onSuccess: () => catalogueChanged(),
  })
}

export function useDuplicateProduct() {
  return useMutation({
    mutationFn: ({ id, key }: { id: number; key: string }) =>
      duplicateProduct(apiClient, { params: { id }, idempotencyKey: key }),
    onSuccess: (product) => void catalogueChanged(product),
  })
}

export function useArchiveProduct() {
  return useMutation({
    /** `rev`: as it was seen by who wants it gone. */
    mutationFn: ({ id, rev, isKnownInUse }: { id: number; rev: number; isKnownInUse: boolean }) =>
      archiveProduct(apiClient, { params: { id }, body: { rev, ...(isKnownInUse && { archive: true }) } }),
    onSuccess: (product) => void catalogueChanged(product),
  })
}

/** Outside a component: by then the screen that it was archived on may be gone. */
export async function bringBackProduct(id: number, rev: number): Promise<void> {
  await catalogueChanged(await restoreProduct(apiClient, { params: { id }, body: { rev } }))
}

/** Outside a component as well: a product as it is stored by now. */
export function readProductAnew(id: number): Promise<ProductDetail> {
  return queryClient.fetchQuery({ ...productQuery(id), staleTime: 0 })
}

/** All of them or none. Outside a component, as it can be taken back when the list is gone. */
export async function savePrices(products: readonly ProductPrices[], tenantId?: number): Promise<ProductRevision[]> {
  const saved = await changePrices(apiClient, {
    body: { products: [...products], ...(tenantId !== undefined && { tenant_id: tenantId }) },
  })
  await catalogueChanged()
  return saved
}
