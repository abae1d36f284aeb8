import type { ExactJob } from '@staffel/shared-api/contract'
import { useQuery } from '@staffel/shared-ui/query'
import { mappedItemsQuery } from '../../../api/mapping.queries.ts'
import { MappedList } from '../lists/MappedList.tsx'
import { questionOf, useMappedFilters } from '../lists/useMappedFilters.ts'
import { ItemRow } from './ItemRow.tsx'

/** Every product, and the item of Exact that it is. */
export function ItemsTab({ jobs }: { jobs: readonly ExactJob[] }) {
  const state = useMappedFilters()
  const list = useQuery(mappedItemsQuery({ ...questionOf(state), jobs }))
  return (
    <MappedList
      kind="items"
      filters={state}
      list={list}
      jobs={jobs}
      row={(item, isRead) => <ItemRow key={item.key} item={item} isRead={isRead} />}
    />
  )
}
