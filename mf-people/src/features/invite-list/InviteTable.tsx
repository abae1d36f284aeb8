import type { Invite, InviteList } from '@staffel/shared-api/contract'
import { hasRole, useUser } from '@staffel/shared-auth'
import { Flex, Text } from '@staffel/shared-ui/core'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { CloseCircleOutlined, SendOutlined } from '@staffel/shared-ui/icons'
import { type Column, DataTable, type DataTableProps, PaginationBar, type RowAction } from '@staffel/shared-ui/list'
import { InviteStatusBadge } from './InviteStatusBadge.tsx'
import { isOpenInvite } from './isOpenInvite.ts'
import { invitePageSizes, type InviteFilterState } from './useInviteFilters.ts'

export interface InviteTableProps {
  readonly list: InviteList
  readonly state: InviteFilterState
  readonly busy: boolean
  readonly selection: DataTableProps<Invite>['selection']
  readonly onResend: (invite: Invite) => void
  readonly onCancel: (invite: Invite) => void
}

export function InviteTable({ list, state, busy, selection, onResend, onCancel }: InviteTableProps) {
  const { t } = useTranslation('people')
  return (
    <Flex vertical gap={16}>
      <DataTable
        label={t('invites.title')}
        columns={useColumns()}
        rows={list.invites}
        rowKey={({ invite_id: id }) => String(id)}
        rowName={({ email }) => email}
        rowActions={actionsOf}
        selection={selection}
        sort={state.sort}
        onSort={state.sortBy}
        busy={busy}
      />
      <PaginationBar
        page={state.page}
        pageSize={state.filters.size}
        rows={list.invites.length}
        total={list.total}
        onPage={state.setPage}
        sizes={{ options: invitePageSizes, onChange: (size) => state.set({ size }) }}
        busy={busy}
      />
    </Flex>
  )

  /** Off once the invite was accepted or withdrawn. */
  function actionsOf(invite: Invite): RowAction[] {
    const off = isOpenInvite(invite) ? {} : { disabled: true, hint: t(`invites.off.${invite.status}`) }
    return [
      { key: 'resend', label: t('invites.resend'), icon: <SendOutlined />, ...off, onSelect: () => onResend(invite) },
      {
        key: 'cancel',
        label: t('invites.cancel'),
        icon: <CloseCircleOutlined />,
        danger: true,
        divided: true,
        ...off,
        onSelect: () => onCancel(invite),
      },
    ]
  }
}

function useColumns(): Column<Invite>[] {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const user = useUser()
  const moment = (at: string | null) => <Text numeric>{formatInstant(at, language)}</Text>
  const tenant: Column<Invite> = {
    id: 'tenant',
    title: t('users.columns.tenant'),
    card: 'meta',
    from: 'wide',
    cell: ({ tenant_name: name }) => name,
  }
  return [
    { id: 'email', title: t('users.columns.email'), card: 'title', sortKey: 'email', cell: ({ email }) => email },
    ...(hasRole(user, ['Admin']) ? [tenant] : []),
    {
      id: 'organization',
      title: t('users.columns.organization'),
      card: 'meta',
      sortKey: 'organization_name',
      cell: ({ organization_name: name }) => name ?? '–',
    },
    {
      id: 'role',
      title: t('users.columns.role'),
      card: 'subtitle',
      width: 120,
      sortKey: 'role_name',
      cell: ({ role_name: role }) => t(`users.roles.${role}`),
    },
    {
      id: 'status',
      title: t('users.columns.status'),
      card: 'status',
      sortKey: 'status',
      cell: ({ status }) => <InviteStatusBadge status={status} />,
    },
    {
      id: 'created',
      title: t('invites.columns.created'),
      card: 'meta',
      from: 'wide',
      sortKey: 'created_at',
      cell: ({ created_at: at }) => moment(at),
    },
    {
      id: 'expires',
      title: t('invites.columns.expires'),
      card: 'meta',
      from: 'medium',
      sortKey: 'expires_at',
      cell: ({ expires_at: at }) => moment(at),
    },
    {
      id: 'accepted',
      title: t('invites.columns.accepted'),
      card: 'meta',
      from: 'widest',
      sortKey: 'accepted_at',
      cell: ({ accepted_at: at }) => moment(at),
    },
  ]
}
