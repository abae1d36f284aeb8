import type { UserList, UserRow } from '@staffel/shared-api/contract'
import { hasRole, useUser } from '@staffel/shared-auth'
import { Avatar, Flex, Text } from '@staffel/shared-ui/core'
import { formatInstant, initials } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { type Column, DataTable, PaginationBar } from '@staffel/shared-ui/list'
import { UserStatusBadge } from './UserStatusBadge.tsx'
import { useUserActions, type Doing } from './useUserActions.tsx'
import { userPageSizes, type useUserFilters } from './useUserFilters.ts'
import styles from './user-list.module.css'

interface UserTableProps {
  readonly list: UserList
  readonly filters: ReturnType<typeof useUserFilters>
  readonly busy: boolean
  readonly onDo: (doing: Doing) => void
}

export function UserTable({
  list: {
    users,
    usersPagingParams: { total },
  },
  filters,
  busy,
  onDo,
}: UserTableProps) {
  const { t } = useTranslation('people')
  return (
    <Flex vertical gap={16}>
      <DataTable
        label={t('users.title')}
        columns={useColumns()}
        rows={users}
        // An open invite and a user may have the same number; an address stands once in a tenant.
        rowKey={({ tenant_id, email }) => `${tenant_id} ${email}`}
        rowName={({ email }) => email}
        rowActions={useUserActions(onDo)}
        sort={filters.sort}
        onSort={filters.sortBy}
        busy={busy}
      />
      <PaginationBar
        page={filters.page}
        pageSize={filters.filters.size}
        rows={users.length}
        total={total}
        onPage={filters.setPage}
        sizes={{ options: userPageSizes, onChange: (size) => filters.set({ size }) }}
        busy={busy}
      />
    </Flex>
  )
}

function useColumns(): Column<UserRow>[] {
  const { t } = useTranslation('people')
  const user = useUser()
  const { language } = useLanguage()
  const moment = (at: string | null) => <Text numeric>{formatInstant(at, language)}</Text>
  const columns: Column<UserRow>[] = [
    {
      id: 'email',
      title: t('users.columns.person'),
      card: 'title',
      sortKey: 'email',
      cell: (user) => <Person user={user} />,
    },
    {
      id: 'tenant',
      title: t('users.columns.tenant'),
      card: 'meta',
      from: 'wide',
      sortKey: 'tenant',
      cell: ({ tenant }) => <span className={styles.name}>{tenant?.name ?? '–'}</span>,
    },
    {
      id: 'organization',
      title: t('users.columns.organization'),
      card: 'meta',
      sortKey: 'organization',
      cell: ({ organization }) => <span className={styles.name}>{organization?.name ?? '–'}</span>,
    },
    {
      id: 'role',
      title: t('users.columns.role'),
      card: 'subtitle',
      sortKey: 'role',
      cell: ({ role, features }) =>
        [t(`users.roles.${role}`), ...features.map((feature) => t(`users.feature.${feature}`))].join(' · '),
    },
    {
      id: 'status',
      title: t('users.columns.status'),
      card: 'status',
      sortKey: 'status',
      cell: ({ status, block_reason: reason }) => <UserStatusBadge status={status} reason={reason} />,
    },
    {
      id: 'created',
      title: t('users.columns.created'),
      card: 'meta',
      from: 'medium',
      sortKey: 'created_at',
      cell: ({ created_at }) => moment(created_at),
    },
    {
      id: 'accepted',
      title: t('users.columns.accepted'),
      card: 'meta',
      from: 'wide',
      sortKey: 'accepted_at',
      cell: ({ accepted_at }) => moment(accepted_at),
    },
  ]
  // To everybody else all are of the one tenant that they see.
  return columns.filter(({ id }) => id !== 'tenant' || (user !== null && hasRole(user, ['Admin'])))
}

/** The name comes first; who has none yet is known by the address. */
function Person({ user: { first_name, last_name, email, photo_url } }: { user: UserRow }) {
  const name = `${first_name} ${last_name}`.trim()
  return (
    <span className={styles.known}>
      <span aria-hidden="true">
        <Avatar size={32} src={photo_url ?? undefined} alt="">
          {initials(name || email)}
        </Avatar>
      </span>
      <span className={styles.person}>
        <Text strong>{name || email}</Text>
        {name !== '' && (
          <Text tone="muted" size="small">
            {email}
          </Text>
        )}
      </span>
    </span>
  )
}
