import type { OfferSummary } from '@staffel/shared-api/contract'
import { Alert, Button, EmptyState, ErrorState, LoadingState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { PaginationBar } from '@staffel/shared-ui/list'
import type { ReactNode } from 'react'
import { offerPageSize } from '../../api/offers/offerListRequest.ts'
import { BulkBar } from './bulk/BulkBar.tsx'
import { useOfferSelection } from './bulk/useOfferSelection.ts'
import { OfferTable } from './OfferTable.tsx'
import type { OfferManagement } from './useOfferActions.tsx'
import type { OfferFilterState } from './filters/useOfferFilters.ts'

export interface OfferListContentProps {
  /** The latest page that is known; undefined until the first one came. */
  offers: { readonly items: readonly OfferSummary[]; readonly total: number } | undefined
  error: unknown
  fetching: boolean
  /** `offers` answers an earlier question. */
  stale: boolean
  state: OfferFilterState
  firstAction: ReactNode
  onRetry: () => void
  /** Absent for those who may not. */
  manage?: OfferManagement
}

/** The four steps of the list. An error over rows that are known leaves them where they are. */
export function OfferListContent({
  offers,
  error,
  fetching,
  stale,
  state,
  firstAction,
  onRetry,
  manage,
}: OfferListContentProps) {
  const { t } = useTranslation('offers')
  const { activeCount, page, sort } = state
  const { selected, clear, table } = useOfferSelection(offers?.items ?? [])

  if (!offers && error)
    return <ErrorState title={t('list.failed')} error={error} onRetry={onRetry} retrying={fetching} />
  if (!offers) return <LoadingState shape="rows" count={offerPageSize} />

  const failed = error !== null && <FailedAlert retrying={fetching} onRetry={onRetry} />
  if (offers.items.length === 0) {
    return (
      <>
        {failed}
        <EmptyState title={t('list.empty')} {...emptyStep(offers.total)} />
      </>
    )
  }
  return (
    <>
      {failed}
      <BulkBar selected={selected} onClear={clear} />
      <OfferTable
        offers={offers.items}
        busy={stale && fetching}
        sort={sort}
        onSort={state.sortBy}
        manage={manage}
        selection={manage && table}
      />
      <PaginationBar
        page={page}
        pageSize={offerPageSize}
        rows={offers.items.length}
        total={offers.total}
        busy={stale}
        onPage={state.setPage}
      />
    </>
  )

  /** A page beyond the last one is empty too: of an old link, or after its rows were deleted. */
  function emptyStep(total: number) {
    if (page > 1 && total > 0) {
      const last = Math.ceil(total / offerPageSize)
      return {
        description: t('list.beyondEnd'),
        action: <Button onClick={() => state.setPage(last)}>{t('list.toLastPage')}</Button>,
      }
    }
    if (activeCount > 0)
      return {
        description: t('list.emptyFiltered'),
        action: <Button onClick={state.reset}>{t('list.clearFilters')}</Button>,
      }
    return { description: t('list.emptyText'), action: firstAction }
  }
}

function FailedAlert({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation('offers')
  return (
    <Alert
      type="error"
      showIcon
      title={t('list.failed')}
      action={
        <Button size="small" loading={retrying} onClick={onRetry}>
          {t('ui:action.retry')}
        </Button>
      }
    />
  )
}
