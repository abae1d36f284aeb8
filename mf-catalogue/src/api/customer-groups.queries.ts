import { apiClient } from '@staffel/shared-auth'
import {
  assignCustomerGroup,
  createCustomerGroup,
  deleteCustomerGroup,
  getCustomerGroup,
  listCustomerGroups,
  updateCustomerGroup,
} from '@staffel/shared-api/client'
import type { CustomerGroup } from '@staffel/shared-api/contract'
import { queryClient, queryOptions, useMutation } from '@staffel/shared-ui/query'
import { catalogueKey } from './products.queries.ts'

export const customerGroupsKey = [...catalogueKey, 'customer-groups'] as const

export const customerGroupsQuery = (tenantId?: number) =>
  queryOptions({
    queryKey: [...customerGroupsKey, 'all', tenantId ?? 'own'],
    queryFn: ({ signal }) => listCustomerGroups(apiClient, { query: tenantId ? { tenant_id: tenantId } : {}, signal }),
  })

/** With the customers in it. */
export const customerGroupQuery = (id: number) =>
  queryOptions({
    queryKey: [...customerGroupsKey, 'one', id],
    queryFn: ({ signal }) => getCustomerGroup(apiClient, { params: { id }, signal }),
  })

/** What a customer pays depends on its group, and lists are named after the group they are of. */
const groupsChanged = () => queryClient.invalidateQueries({ queryKey: catalogueKey })

export interface NamedGroup {
  /** Absent for a new one. */
  readonly group?: Pick<CustomerGroup, 'id' | 'rev'>
  readonly name: string
  /** Whose, where it is not one's own. */
  readonly tenantId?: number
}

export function useSaveCustomerGroup() {
  return useMutation({
    mutationFn: ({ group, name, tenantId }: NamedGroup) =>
      group
        ? updateCustomerGroup(apiClient, { params: { id: group.id }, body: { name, rev: group.rev } })
        : createCustomerGroup(apiClient, { body: { name, ...(tenantId && { tenant_id: tenantId }) } }),
    onSuccess: groupsChanged,
  })
}

export function useDeleteCustomerGroup() {
  return useMutation({
    mutationFn: (id: number) => deleteCustomerGroup(apiClient, { params: { id } }),
    onSuccess: groupsChanged,
  })
}

/** Puts a customer into a group, or with null into none. */
export function useAssignCustomer() {
  return useMutation({
    mutationFn: ({ customer, group }: { customer: number; group: number | null }) =>
      assignCustomerGroup(apiClient, { body: { organization_id: customer, customer_group_id: group } }),
    // The page of the customer names its group.
    onSuccess: () =>
      Promise.all([groupsChanged(), queryClient.invalidateQueries({ queryKey: ['organizations', 'detail'] })]),
  })
}
