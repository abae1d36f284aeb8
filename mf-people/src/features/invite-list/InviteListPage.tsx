import type { Invite } from '@staffel/shared-api/contract'
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
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useQuery } from '@staffel/shared-ui/query'
import { useNavigate } from '@staffel/shared-ui/router'
import { useState } from 'react'
import { invitesQuery } from '../../api/invites.queries.ts'
import { paths } from '../../paths.ts'
import { InviteFilterBar } from './InviteFilterBar.tsx'
import { InviteSelectionBar } from './InviteSelectionBar.tsx'
import { InviteStatCards } from './InviteStatCards.tsx'
import { InviteTable } from './InviteTable.tsx'
import { inviteSortColumns, useInviteFilters } from './useInviteFilters.ts'
import { useInviteSelection } from './useInviteSelection.ts'
import { useInviteWork } from './useInviteWork.ts'

/** Who was invited, and what became of it. */
export function InviteListPage() {
  const { t } = useTranslation('people')
  const navigate = useNavigate()
  const state = useInviteFilters()
  const { size, ...narrowing } = state.filters
  const sortColumn = inviteSortColumns.find((column) => column === state.sort.key) ?? 'created_at'
  const invites = useQuery(
    invitesQuery({ ...narrowing, page: state.page, size, sortColumn, sortOrder: state.sort.direction }),
  )
  const selection = useInviteSelection(invites.data?.invites ?? [])
  const work = useInviteWork()
  const [doomed, setDoomed] = useState<readonly Invite[]>([])

  useScreenActions([
    {
      id: 'new-invite',
      label: t('invites.new'),
      icon: <UserAddOutlined />,
      shortcut: 'n',
      run: () => void navigate(paths.newInvite()),
    },
  ])

  const isUnfiltered = Object.entries(narrowing).every(([key, value]) => key === 'tenant' || !value || value === 'all')
  const isBare = isUnfiltered && invites.data?.total === 0
  const newInvite = (
    <ButtonLink type="primary" icon={<UserAddOutlined />} to={paths.newInvite()} aria-keyshortcuts="n">
      {t('invites.new')}
    </ButtonLink>
  )

  return (
    <Screen
      title={t('invites.title')}
      width="list"
      // Its line is kept free, so that nothing moves when the rows come.
      subtitle={
        invites.data ? (
          <ResultCount
            shown={invites.data.invites.length}
            total={invites.data.total}
            noun={t('invites.noun', { count: invites.data.total })}
          />
        ) : (
          '\u00a0'
        )
      }
      actions={!isBare && newInvite}
    >
      <InviteStatCards counts={invites.data?.counts ?? (invites.isError ? null : undefined)} />
      <InviteFilterBar state={state} counts={invites.data?.counts} />
      <InviteSelectionBar selected={selection.selected} work={work} onCancel={setDoomed} onClear={selection.clear} />
      {content()}
      <ConfirmDialog
        open={doomed.length > 0}
        danger
        title={t('invites.cancelTitle', { count: doomed.length, email: doomed[0]?.email })}
        confirmLabel={t('invites.cancel')}
        cancelLabel={t('invites.keep')}
        pending={work.isCancelling}
        onConfirm={() =>
          work.cancel(doomed, () => {
            setDoomed([])
            selection.clear()
          })
        }
        onCancel={() => setDoomed([])}
      >
        {t('invites.cancelText')}
      </ConfirmDialog>
    </Screen>
  )

  function content() {
    if (invites.isPending) return <LoadingState count={6} />
    if (invites.isError && !invites.data)
      return (
        <ErrorState
          title={t('invites.failed')}
          error={invites.error}
          onRetry={() => void invites.refetch()}
          retrying={invites.isFetching}
        />
      )
    if (isBare) return <EmptyState title={t('invites.bare')} description={t('invites.bareText')} action={newInvite} />
    if (invites.data.invites.length === 0 && invites.data.total > 0)
      return <BeyondEnd title={t('invites.empty')} onFirst={() => state.setPage(1)} />
    if (invites.data.invites.length === 0)
      return (
        <EmptyState
          title={t('invites.empty')}
          description={t('invites.emptyText')}
          action={<Button onClick={state.reset}>{t('users.clearFilters')}</Button>}
        />
      )
    return (
      <InviteTable
        list={invites.data}
        state={state}
        busy={invites.isFetching}
        selection={selection.table}
        onResend={(invite) => work.resend([invite])}
        onCancel={(invite) => setDoomed([invite])}
      />
    )
  }
}
