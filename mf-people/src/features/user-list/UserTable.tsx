import { sentenceOf } from '@staffel/shared-api/client'
import type { UserList, UserRow } from '@staffel/shared-api/contract'
import { Flex, Text, toast } from '@staffel/shared-ui/core'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined } from '@staffel/shared-ui/icons'
import { type Column, DataTable, PaginationBar, type RowAction } from '@staffel/shared-ui/list'
import { useAcceptUser } from '../../api/users.mutations.ts'
import { UserStatusBadge } from './UserStatusBadge.tsx'
import { userPageSizes, type useUserFilters } from './useUserFilters.ts'
import styles from './user-list.module.css'

interface UserTableProps {
  readonly list: UserList
  readonly filters: ReturnType<typeof useUserFilters>
  readonly busy: boolean
}

export function UserTable({
  list: {
    users,
    usersPagingParams: { total },
  },
  filters,
  busy,
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
        rowActions={useRowActions()}
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

function useRowActions() {
  const { t } = useTranslation('people')
  const { mutate, isPending } = useAcceptUser()
  return ({ user_id, email, status }: UserRow): RowAction[] => {
    if (status !== 'invited') return []
    const accept = () =>
      mutate(user_id, {
        onSuccess: () => toast.success(t('users.accepted', { email })),
        onError: (error) => toast.error(t('users.notAccepted', { email }), { description: sentenceOf(error) }),
      })
    return [
      { key: 'accept', label: t('users.accept'), icon: <CheckCircleOutlined />, disabled: isPending, onSelect: accept },
    ]
  }
}

function useColumns(): Column<UserRow>[] {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const moment = (at: string | null) => <Text numeric>{formatInstant(at, language)}</Text>
  return [
    {
      id: 'email',
      title: t('users.columns.email'),
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
      cell: ({ role }) => t(`users.roles.${role}`),
    },
    {
      id: 'status',
      title: t('users.columns.status'),
      card: 'status',
      sortKey: 'status',
      cell: ({ status }) => <UserStatusBadge status={status} />,
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
}

function Person({ user: { first_name, last_name, email } }: { user: UserRow }) {
  const name = `${first_name} ${last_name}`.trim()
  if (name === '') return <Text strong>{email}</Text>
  return (
    <Flex vertical>
      <Text strong>{email}</Text>
      <Text tone="muted" size="small">
        {name}
      </Text>
    </Flex>
  )
}
