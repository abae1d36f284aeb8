import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  LoadingState,
  Screen,
  useScreenActions,
} from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { UserAddOutlined } from '@staffel/shared-ui/icons'
import { BeyondEnd, ResultCount } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { lazyPart, useNavigate } from '@staffel/shared-ui/router'
import { Suspense, useState } from 'react'
import { usersQuery } from '../../api/users.queries.ts'
import { paths } from '../../paths.ts'
import { UserFilterBar } from './UserFilterBar.tsx'
import { UserStatCards } from './UserStatCards.tsx'
import { UserTable } from './UserTable.tsx'
import type { Doing } from './useUserActions.tsx'
import { userSortColumns, useUserFilters } from './useUserFilters.ts'

const dialogs = {
  block: lazyPart(async () => (await import('./dialogs/BlockUserDialog.tsx')).BlockUserDialog),
  edit: lazyPart(async () => (await import('./dialogs/EditUserDialog.tsx')).EditUserDialog),
  move: lazyPart(async () => (await import('./dialogs/MoveSignInDialog.tsx')).MoveSignInDialog),
  factors: lazyPart(async () => (await import('./dialogs/RemoveFactorsDialog.tsx')).RemoveFactorsDialog),
}

export function UserListPage() {
  const { t } = useTranslation('people')
  const navigate = useNavigate()
  const [doing, setDoing] = useState<Doing | null>(null)
  const Dialog = doing && dialogs[doing.what]
  const filters = useUserFilters()
  const { size, ...narrowing } = filters.filters
  const sortColumn = userSortColumns.find((column) => column === filters.sort.key) ?? 'created_at'
  const users = useQuery(
    usersQuery({ ...narrowing, page: filters.page, size, sortColumn, sortOrder: filters.sort.direction }),
  )

  useScreenActions([
    {
      id: 'invite-user',
      label: t('invites.new'),
      icon: <UserAddOutlined />,
      shortcut: 'n',
      run: () => void navigate(paths.newInvite()),
    },
  ])

  return (
    <Screen
      title={t('users.title')}
      actions={
        <ButtonLink type="primary" icon={<UserAddOutlined />} to={paths.newInvite()} aria-keyshortcuts="n">
          {t('users.invite')}
        </ButtonLink>
      }
      width="list"
      // Its line is kept free, so that nothing moves when the rows come.
      subtitle={
        users.data ? (
          <ResultCount
            shown={users.data.users.length}
            total={users.data.usersPagingParams.total}
            noun={t('users.noun', { count: users.data.usersPagingParams.total })}
          />
        ) : (
          '\u00a0'
        )
      }
    >
      <UserStatCards filters={narrowing} />
      <UserFilterBar filters={filters} isListKnown={users.data !== undefined} />
      {content()}
      <Suspense>
        {Dialog && <Dialog key={doing.user.user_id} user={doing.user} onClose={() => setDoing(null)} />}
      </Suspense>
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
    const { users: rows, usersPagingParams } = users.data
    if (rows.length === 0 && usersPagingParams.total > 0)
      return <BeyondEnd title={t('users.empty')} onFirst={() => filters.setPage(1)} />
    if (rows.length === 0)
      return (
        <EmptyState
          title={t('users.empty')}
          description={t('users.emptyText')}
          action={<Button onClick={filters.reset}>{t('users.clearFilters')}</Button>}
        />
      )
    return <UserTable list={users.data} filters={filters} busy={users.isFetching} onDo={setDoing} />
  }
}
