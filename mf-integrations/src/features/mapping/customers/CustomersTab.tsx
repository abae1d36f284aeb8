import type { ExactJob } from '@staffel/shared-api/contract'
import { useQuery } from '@staffel/shared-ui/query'
import { mappedCustomersQuery } from '../../../api/mapping.queries.ts'
import { MappedList } from '../lists/MappedList.tsx'
import { questionOf, useMappedFilters } from '../lists/useMappedFilters.ts'
import { CustomerRow } from './CustomerRow.tsx'

/** Every customer, and the account of Exact that it is. */
export function CustomersTab({ jobs }: { jobs: readonly ExactJob[] }) {
  const state = useMappedFilters()
  const list = useQuery(mappedCustomersQuery({ ...questionOf(state), jobs }))
  return (
    <MappedList
      kind="customers"
      filters={state}
      list={list}
      jobs={jobs}
      row={(customer, isRead) => <CustomerRow key={customer.organization_id} customer={customer} isRead={isRead} />}
    />
  )
}
