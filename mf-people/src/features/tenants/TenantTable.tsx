import type { ListPage } from '@staffel/shared-api/client'
import type { TenantSubscription } from '@staffel/shared-api/contract'
import { Flex, Text } from '@staffel/shared-ui/core'
import { formatDate, formatNumber } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { EditOutlined, HistoryOutlined, TeamOutlined } from '@staffel/shared-ui/icons'
import {
  type Column,
  DataTable,
  PaginationBar,
  type RowAction,
  ToneBadge,
  type UrlFilters,
} from '@staffel/shared-ui/list'
import { useNavigate } from '@staffel/shared-ui/router'
import { paths } from '../../paths.ts'
import { tenantPageSizes, type tenantFilters } from './tenantFilters.ts'

export interface TenantTableProps {
  readonly page: ListPage<TenantSubscription>
  readonly state: UrlFilters<typeof tenantFilters>
  readonly busy: boolean
  readonly onEdit: (tenant: TenantSubscription) => void
}

export function TenantTable({ page: { items, total }, state, busy, onEdit }: TenantTableProps) {
  const { t } = useTranslation('people')
  const navigate = useNavigate()
  const actions = (tenant: TenantSubscription): RowAction[] => [
    { key: 'edit', label: t('tenants.edit'), icon: <EditOutlined />, onSelect: () => onEdit(tenant) },
    {
      key: 'people',
      label: t('tenants.people'),
      icon: <TeamOutlined />,
      onSelect: () => void navigate(`${paths.users()}?tenant=${tenant.id}`),
    },
    {
      key: 'log',
      label: t('tenants.log'),
      icon: <HistoryOutlined />,
      onSelect: () => void navigate(`${paths.log()}?tenant=${tenant.id}`),
    },
  ]
  return (
    <Flex vertical gap={16}>
      <DataTable
        label={t('tenants.title')}
        columns={useColumns()}
        rows={items}
        rowKey={({ id }) => String(id)}
        rowName={({ name }) => name}
        rowActions={actions}
        busy={busy}
      />
      <PaginationBar
        page={state.page}
        pageSize={state.filters.size}
        rows={items.length}
        total={total}
        onPage={state.setPage}
        sizes={{ options: tenantPageSizes, onChange: (size) => state.set({ size }) }}
        busy={busy}
      />
    </Flex>
  )
}

const tones = { active: 'green', paused: 'orange', expired: 'red' } as const

function useColumns(): Column<TenantSubscription>[] {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const of = (used: number, limit: number | null) =>
    limit === null ? formatNumber(used) : t('tenants.of', { used: formatNumber(used), limit: formatNumber(limit) })
  function periodOf(start: string | null, end: string | null): string {
    if (start && end) return `${formatDate(start, language)} – ${formatDate(end, language)}`
    if (start) return t('tenants.from', { date: formatDate(start, language) })
    return end ? t('tenants.until', { date: formatDate(end, language) }) : '–'
  }
  return [
    {
      id: 'name',
      title: t('tenants.columns.name'),
      card: 'title',
      cell: ({ name, public_host: host }) => (
        <Flex vertical>
          <Text strong>{name}</Text>
          {host && (
            <Text tone="muted" size="small">
              {host}
            </Text>
          )}
        </Flex>
      ),
    },
    {
      id: 'status',
      title: t('tenants.columns.status'),
      card: 'status',
      cell: ({ is_active, is_over, subscription_status }) => {
        if (!is_active) return <ToneBadge tone="red">{t('tenants.notActive')}</ToneBadge>
        const status = is_over ? 'expired' : subscription_status
        const known = Object.entries(tones).find(([name]) => name === status)
        return (
          <ToneBadge tone={known?.[1] ?? 'neutral'}>
            {t(`tenants.statuses.${status ?? 'none'}`, { defaultValue: status ?? '' })}
          </ToneBadge>
        )
      },
    },
    {
      id: 'plan',
      title: t('tenants.columns.plan'),
      card: 'subtitle',
      cell: ({ subscription_plan_name: plan }) => plan ?? '–',
    },
    {
      id: 'period',
      title: t('tenants.columns.period'),
      card: 'meta',
      from: 'medium',
      cell: ({ subscription_start_date: start, subscription_end_date: end }) => (
        <Text numeric>{periodOf(start, end)}</Text>
      ),
    },
    {
      id: 'users',
      title: t('tenants.columns.users'),
      card: 'meta',
      align: 'end',
      cell: ({ users, user_limit: limit }) => of(users, limit),
    },
    {
      id: 'offers',
      title: t('tenants.columns.offers'),
      card: 'meta',
      align: 'end',
      cell: ({ offers: { used, limit } }) => of(used, limit),
    },
  ]
}
