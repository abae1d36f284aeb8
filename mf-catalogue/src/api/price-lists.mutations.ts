import { apiClient } from '@staffel/shared-auth'
import { createPriceList, deletePriceList, updatePriceList } from '@staffel/shared-api/client'
import type { NewPriceList, PriceListChange, PriceListDetail } from '@staffel/shared-api/contract'
import { queryClient, useMutation } from '@staffel/shared-ui/query'
import { customerGroupsKey } from './customer-groups.queries.ts'
import { priceListQuery, priceListsKey } from './price-lists.queries.ts'

/** What is shown stays until it was read anew; groups say how many lists they have. */
export async function listsChanged(list?: PriceListDetail): Promise<void> {
  if (list) queryClient.setQueryData(priceListQuery(list.id).queryKey, list)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: priceListsKey }),
    queryClient.invalidateQueries({ queryKey: customerGroupsKey }),
  ])
}

export function useCreatePriceList() {
  return useMutation({
    /** `key`: the same one when it is tried again. */
    mutationFn: ({ list, key }: { list: NewPriceList; key: string }) =>
      createPriceList(apiClient, { body: list, idempotencyKey: key }),
    onSuccess: (list) => void listsChanged(list),
  })
}

export function useUpdatePriceList() {
  return useMutation({
    mutationFn: ({ id, change }: { id: number; change: PriceListChange }) =>
      updatePriceList(apiClient, { params: { id }, body: change }),
    onSuccess: (list) => void listsChanged(list),
  })
}

/** Answers what was in it, with which it can be made again. */
export function useDeletePriceList() {
  return useMutation({
    mutationFn: async (id: number) => {
      const list = await queryClient.fetchQuery({ ...priceListQuery(id), staleTime: 0 })
      await deletePriceList(apiClient, { params: { id } })
      return list
    },
    onSuccess: async ({ id }) => {
      queryClient.removeQueries({ queryKey: priceListQuery(id).queryKey })
      await listsChanged()
    },
  })
}

/** Outside a component: by then the screen that it was deleted on may be gone. */
export async function bringBackPriceList(list: NewPriceList, key: string): Promise<void> {
  await listsChanged(await createPriceList(apiClient, { body: list, idempotencyKey: key }))
}
