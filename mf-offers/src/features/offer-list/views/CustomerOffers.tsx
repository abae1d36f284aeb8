import { offerSortKeys } from '@staffel/shared-api/rules'
import { EmptyState, ErrorState, Flex, LoadingState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { PaginationBar, type Sort } from '@staffel/shared-ui/list'
import { keepPreviousData, useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { offerListQuery } from '../../../api/offers/offers.queries.ts'
import { OfferTable } from '../OfferTable.tsx'

const pageSize = 10

/** The offers of one customer, the newest first; a guest on the page of that customer. */
export function CustomerOffers({ context: { organizationId } }: { context: { readonly organizationId: number } }) {
  const { t } = useTranslation('offers')
  const [page, setPage] = useState(1)
  const [sort, setSort] = useState<Sort>({ key: 'created_date', direction: 'desc' })
  const sort_by = offerSortKeys.find((key) => key === sort.key) ?? 'created_date'
  const offers = useQuery({
    ...offerListQuery({
      page,
      limit: pageSize,
      sort_by,
      sort_dir: sort.direction,
      filters: { organization_id: organizationId },
    }),
    placeholderData: keepPreviousData,
  })

  if (offers.isPending) return <LoadingState count={5} />
  if (!offers.data)
    return (
      <ErrorState
        title={t('list.failed')}
        error={offers.error}
        onRetry={() => void offers.refetch()}
        retrying={offers.isFetching}
      />
    )
  const { items, total } = offers.data
  if (items.length === 0) return <EmptyState title={t('ofCustomer.none')} description={t('ofCustomer.noneText')} />
  return (
    <Flex vertical gap={16}>
      <OfferTable
        offers={items}
        busy={offers.isPlaceholderData}
        sort={sort}
        onSort={(key) => {
          setPage(1)
          setSort({ key, direction: key === sort.key && sort.direction === 'asc' ? 'desc' : 'asc' })
        }}
      />
      {total > pageSize && (
        <PaginationBar
          page={page}
          pageSize={pageSize}
          rows={items.length}
          total={total}
          onPage={setPage}
          busy={offers.isPlaceholderData}
        />
      )}
    </Flex>
  )
}
