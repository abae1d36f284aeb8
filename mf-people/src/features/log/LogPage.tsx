import { isTenantOwner } from '@staffel/shared-api/rules'
import { useUser, type SessionUser } from '@staffel/shared-auth'
import { Button, EmptyState, ErrorState, LoadingState, Screen } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ExportOutlined } from '@staffel/shared-ui/icons'
import { BeyondEnd, ResultCount, useSheet } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { Navigate } from '@staffel/shared-ui/router'
import { logQuery, logSheet } from '../../api/tenancy/log.queries.ts'
import { paths } from '../../paths.ts'
import { LogFilterBar } from './LogFilterBar.tsx'
import { LogTable } from './LogTable.tsx'
import { askedOf, useLogFilters } from './useLogFilters.ts'

/** What was done in the tenant. A customer's own Manager has the settings instead. */
export function LogPage() {
  const user = useUser()
  if (user === null) return null
  return isTenantOwner(user) ? <Log user={user} /> : <Navigate to={paths.settings()} replace />
}

function Log({ user }: { user: SessionUser }) {
  const { t } = useTranslation('people')
  const state = useLogFilters()
  const asked = askedOf(state, user.tenant_id)
  const log = useQuery(logQuery({ ...asked, page: state.page, size: state.filters.size }))
  const { save, pending } = useSheet(() => logSheet(asked), t('log.exportFailed'))
  const isEmpty = log.data?.total === 0

  return (
    <Screen
      title={t('log.title')}
      width="list"
      back={{ to: paths.settings(), label: t('company.settings') }}
      subtitle={
        log.data ? (
          <ResultCount
            shown={log.data.items.length}
            total={log.data.total}
            noun={t('log.noun', { count: log.data.total })}
          />
        ) : (
          '\u00a0'
        )
      }
      actions={
        <Button icon={<ExportOutlined />} loading={pending} disabled={isEmpty} onClick={() => save('csv')}>
          {t('log.export')}
        </Button>
      }
    >
      <LogFilterBar state={state} tenant={asked.tenant} entries={log.data?.items ?? []} />
      {content()}
    </Screen>
  )

  function content() {
    if (log.isPending) return <LoadingState count={8} />
    if (log.isError && !log.data)
      return (
        <ErrorState
          title={t('log.failed')}
          error={log.error}
          onRetry={() => void log.refetch()}
          retrying={log.isFetching}
        />
      )
    const { items, total } = log.data
    if (items.length === 0 && total > 0) return <BeyondEnd title={t('log.empty')} onFirst={() => state.setPage(1)} />
    if (items.length === 0 && state.activeCount === 0)
      return <EmptyState title={t('log.none')} description={t('log.noneText')} />
    if (items.length === 0)
      return (
        <EmptyState
          title={t('log.empty')}
          description={t('log.emptyText')}
          action={<Button onClick={state.reset}>{t('users.clearFilters')}</Button>}
        />
      )
    return <LogTable page={log.data} state={state} busy={log.isPlaceholderData && log.isFetching} />
  }
}
