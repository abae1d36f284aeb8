import type { TenantSubscription } from '@staffel/shared-api/contract'
import { Button, EmptyState, ErrorState, LoadingState, Screen, useScreenActions } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { PlusOutlined } from '@staffel/shared-ui/icons'
import { FilterBar, ResultCount, useUrlFilters } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { subscriptionsQuery } from '../../api/tenancy/tenants.queries.ts'
import { TenantDialog } from './TenantDialog.tsx'
import { tenantFilters } from './tenantFilters.ts'
import { TenantTable } from './TenantTable.tsx'

const options = { filters: tenantFilters }

/** Tenants and what they subscribe to: for who operates the platform. */
export function TenantListPage() {
  const { t } = useTranslation('people')
  const state = useUrlFilters(options)
  const { search, size } = state.filters
  const tenants = useQuery(subscriptionsQuery({ search, page: state.page, size }))
  const [open, setOpen] = useState<TenantSubscription | 'new' | null>(null)

  useScreenActions([
    { id: 'new-tenant', label: t('tenants.add'), icon: <PlusOutlined />, shortcut: 'n', run: () => setOpen('new') },
  ])

  return (
    <Screen
      title={t('tenants.title')}
      width="list"
      subtitle={
        tenants.data ? (
          <ResultCount
            shown={tenants.data.items.length}
            total={tenants.data.total}
            noun={t('tenants.noun', { count: tenants.data.total })}
          />
        ) : (
          '\u00a0'
        )
      }
      actions={
        <Button type="primary" icon={<PlusOutlined />} aria-keyshortcuts="n" onClick={() => setOpen('new')}>
          {t('tenants.add')}
        </Button>
      }
    >
      <FilterBar
        search={{ value: search, onChange: (next) => state.type({ search: next }), placeholder: t('tenants.search') }}
        onReset={state.reset}
      />
      {content()}
      {open !== null && <TenantDialog tenant={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Screen>
  )

  function content() {
    if (tenants.isPending) return <LoadingState count={6} />
    if (tenants.isError && !tenants.data)
      return (
        <ErrorState
          title={t('tenants.failed')}
          error={tenants.error}
          onRetry={() => void tenants.refetch()}
          retrying={tenants.isFetching}
        />
      )
    if (tenants.data.items.length === 0)
      return (
        <EmptyState
          title={t('tenants.empty')}
          description={t('tenants.emptyText')}
          action={<Button onClick={state.reset}>{t('users.clearFilters')}</Button>}
        />
      )
    const isOld = tenants.isPlaceholderData && tenants.isFetching
    return <TenantTable page={tenants.data} state={state} busy={isOld} onEdit={setOpen} />
  }
}
