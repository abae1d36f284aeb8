import { isManagement } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { ButtonLink, EmptyState, ErrorState, LoadingState, Screen } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { PaginationBar, ResultCount, useUrlFilters } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { Navigate } from '@staffel/shared-ui/router'
import { deletedOffersQuery, deletedPageSize } from '../../../api/offers/offers.queries.ts'
import { paths } from '../../../paths.ts'
import { DeletedOffersTable } from './DeletedOffersTable.tsx'

/** Nothing but the page: they come in the order in which they were deleted. */
const options = {
  filters: {},
  sort: { initial: { key: 'deleted_at', direction: 'desc' }, keys: ['deleted_at'] },
} as const

/** What was deleted in the last thirty days. Whoever may not bring it back has the offers instead. */
export function DeletedOffersPage() {
  const user = useUser()
  return user !== null && isManagement(user) ? <DeletedOffers /> : <Navigate to={paths.offers()} replace />
}

function DeletedOffers() {
  const { t } = useTranslation('offers')
  const { page, setPage } = useUrlFilters(options)
  const offers = useQuery(deletedOffersQuery(page))
  const back = { to: paths.offers(), label: t('deleted.back') }
  return (
    <Screen title={t('deleted.title')} subtitle={t('deleted.subtitle')} width="list" back={back}>
      {content()}
    </Screen>
  )

  function content() {
    if (offers.isError)
      return (
        <ErrorState
          title={t('deleted.failed')}
          error={offers.error}
          onRetry={() => void offers.refetch()}
          retrying={offers.isFetching}
        />
      )
    if (offers.isPending) return <LoadingState shape="rows" count={deletedPageSize} />
    const { items, total } = offers.data
    if (total === 0)
      return (
        <EmptyState
          title={t('deleted.empty')}
          description={t('deleted.emptyText')}
          action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
        />
      )
    return (
      <>
        <ResultCount shown={items.length} total={total} noun={t('deleted.noun', { count: total })} />
        <DeletedOffersTable
          offers={items}
          busy={offers.isPlaceholderData}
          onGone={(count) => {
            if (count === items.length && page > 1) setPage(page - 1)
          }}
        />
        {(page > 1 || total > deletedPageSize) && (
          <PaginationBar
            page={page}
            pageSize={deletedPageSize}
            rows={items.length}
            total={total}
            busy={offers.isPlaceholderData}
            onPage={setPage}
          />
        )}
      </>
    )
  }
}
