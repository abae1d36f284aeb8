import { Button, EmptyState, ErrorState, LoadingState, Screen } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ResultCount } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { usersQuery } from '../../api/users.queries.ts'
import { UserFilterBar } from './UserFilterBar.tsx'
import { UserStatCards } from './UserStatCards.tsx'
import { UserTable } from './UserTable.tsx'
import { userSortColumns, useUserFilters } from './useUserFilters.ts'

export function UserListPage() {
  const { t } = useTranslation('people')
  const filters = useUserFilters()
  const { size, ...narrowing } = filters.filters
  const sortColumn = userSortColumns.find((column) => column === filters.sort.key) ?? 'created_at'
  const users = useQuery(
    usersQuery({ ...narrowing, page: filters.page, size, sortColumn, sortOrder: filters.sort.direction }),
  )

  return (
    <Screen
      title={t('users.title')}
      width="list"
      // Its line is kept free, so that nothing moves when the rows come.
      subtitle={
        users.data ? (
          <ResultCount
            shown={users.data.users.length}
            total={users.data.usersPagingParams.total}
            noun={t('users.noun')}
          />
        ) : (
          '\u00a0'
        )
      }
    >
      <UserStatCards filters={narrowing} />
      <UserFilterBar filters={filters} isListKnown={users.data !== undefined} />
      {content()}
    </Screen>
  )

  function content() {
    if (users.isPending) return <LoadingState count={6} />
    if (users.isError && !users.data)
      return (
        <ErrorState
          title={t('users.failed')}
          error={users.error}
          onRetry={() => void users.refetch()}
          retrying={users.isFetching}
        />
      )
    if (users.data.users.length === 0) {
      return (
        <EmptyState
          title={t('users.empty')}
          description={t('users.emptyText')}
          action={<Button onClick={filters.reset}>{t('users.clearFilters')}</Button>}
        />
      )
    }
    return <UserTable list={users.data} filters={filters} busy={users.isFetching} />
  }
}
