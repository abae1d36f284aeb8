import {
  createOrganization,
  deleteContactPerson,
  deleteOrganization,
  deleteOrganizationAddress,
  deleteOrganizationContact,
  isApiError,
  restoreOrganization,
  saveContactPerson,
  saveOrganizationAddress,
  saveOrganizationContact,
  updateOrganization,
} from '@staffel/shared-api/client'
import type {
  ContactPersonInput,
  CustomerAddressInput,
  CustomerChange,
  CustomerContactInput,
  CustomerDetail,
  NewCustomer,
} from '@staffel/shared-api/contract'
import { apiClient } from '@staffel/shared-auth'
import { useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { customerQuery, customersKey } from './customers.queries.ts'

/** What can be done with what a customer has several of. */
export type PartChange =
  | { readonly part: 'address'; readonly body: Omit<CustomerAddressInput, 'organization_id' | 'rev'> }
  | { readonly part: 'contact'; readonly body: Omit<CustomerContactInput, 'organization_id' | 'rev'> }
  | { readonly part: 'person'; readonly body: Omit<ContactPersonInput, 'organization_id' | 'rev'> }
  | { readonly part: 'customer'; readonly body: Omit<CustomerChange, 'rev'> }
  | { readonly part: 'address' | 'contact' | 'person'; readonly remove: number }

const removals = {
  address: deleteOrganizationAddress,
  contact: deleteOrganizationContact,
  person: deleteContactPerson,
}

/** Over the revision that was read, or over the one that somebody else made of it. */
function send(change: PartChange, { id, rev }: Pick<CustomerDetail, 'id' | 'rev'>): Promise<CustomerDetail> {
  const of = { organization_id: id, rev }
  if ('remove' in change) return removals[change.part](apiClient, { body: { ...of, id: change.remove } })
  if (change.part === 'customer')
    return updateOrganization(apiClient, { params: { id }, body: { ...change.body, rev } })
  if (change.part === 'address') return saveOrganizationAddress(apiClient, { body: { ...change.body, ...of } })
  if (change.part === 'contact') return saveOrganizationContact(apiClient, { body: { ...change.body, ...of } })
  return saveContactPerson(apiClient, { body: { ...change.body, ...of } })
}

const isNoPageOf =
  (id: number) =>
  ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    !(queryKey[1] === 'detail' && queryKey[2] === id)

/** The answer is the customer as it is now; lists and figures are read again. */
export function useChangeCustomer() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ change, over }: { change: PartChange; over: Pick<CustomerDetail, 'id' | 'rev'> }) =>
      send(change, over),
    onSuccess: (customer) => {
      queryClient.setQueryData(customerQuery(customer.id).queryKey, customer)
      void queryClient.invalidateQueries({
        queryKey: customersKey,
        predicate: isNoPageOf(customer.id),
      })
    },
    onError: (error, { over }) => {
      if (isApiError(error) && error.code === 'STALE')
        void queryClient.invalidateQueries({ queryKey: customerQuery(over.id).queryKey })
    },
  })
}

export function useAddCustomer() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: { body: NewCustomer & { readonly tenant_id?: number }; key: string }) =>
      createOrganization(apiClient, { body, idempotencyKey: key }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: customersKey }),
  })
}

export function useDeleteCustomer() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, archive }: { id: number; archive: boolean }) =>
      deleteOrganization(apiClient, { params: { id }, body: { archive } }),
    // The page of the one that is gone is left, and asks for it no more.
    onSuccess: (_, { id }) => {
      void queryClient.invalidateQueries({ queryKey: customersKey, predicate: isNoPageOf(id) })
      void queryClient.invalidateQueries({ queryKey: customerQuery(id).queryKey, refetchType: 'none' })
    },
  })
}

export function useRestoreCustomer() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => restoreOrganization(apiClient, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: customersKey }),
  })
}
