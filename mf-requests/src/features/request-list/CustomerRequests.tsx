import { mayHandleRequests } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { EmptyState, ErrorState, LoadingState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { LockOutlined } from '@staffel/shared-ui/icons'
import type { Sort } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { firstRequests, requestsQuery } from '../../api/requests.queries.ts'
import { RequestTable } from './RequestTable.tsx'
import { requestSortKeys } from './useRequestFilters.ts'

/** The requests of one customer, the last received first; a guest on the page of that customer. */
export function CustomerRequests({ context: { organizationId } }: { context: { readonly organizationId: number } }) {
  const { t } = useTranslation('requests')
  const user = useUser()
  return user !== null && mayHandleRequests(user) ? (
    <Requests key={organizationId} organizationId={organizationId} />
  ) : (
    <EmptyState icon={<LockOutlined />} title={t('ofCustomer.notYours')} description={t('list.emptyCustomerText')} />
  )
}

function Requests({ organizationId }: { organizationId: number }) {
  const { t } = useTranslation('requests')
  const [page, setPage] = useState(1)
  const [sort, setSort] = useState<Sort>({ key: 'received_on', direction: 'desc' })
  const requests = useQuery(
    requestsQuery({
      ...firstRequests,
      organization: organizationId,
      sortBy: requestSortKeys.find((key) => key === sort.key) ?? firstRequests.sortBy,
      sortDir: sort.direction,
      page,
    }),
  )
  const sortBy = (key: string) => {
    setPage(1)
    setSort({ key, direction: key === sort.key && sort.direction === 'asc' ? 'desc' : 'asc' })
  }

  if (requests.isPending) return <LoadingState shape="rows" count={5} />
  if (!requests.data)
    return (
      <ErrorState
        title={t('list.failed')}
        error={requests.error}
        onRetry={() => void requests.refetch()}
        retrying={requests.isFetching}
      />
    )
  if (requests.data.total === 0) return <EmptyState title={t('list.empty')} description={t('ofCustomer.noneText')} />
  return (
    <RequestTable page={requests.data} filters={{ page, setPage, sort, sortBy }} busy={requests.isPlaceholderData} />
  )
}
