import { Button, EmptyState, ErrorState, LoadingState, Screen } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { skippedPageSize, skippedQuery } from '../../../api/skipped.queries.ts'
import { paths } from '../../../paths.ts'
import { SkippedDrawer } from './SkippedDrawer.tsx'
import { SkippedFilterBar } from './SkippedFilterBar.tsx'
import { SkippedTable } from './SkippedTable.tsx'
import { useSkippedFilters } from './useSkippedFilters.ts'
import { useSkippedMail } from './useSkippedMail.ts'

/** The mails that made no request, each with the reason: nothing that came in is out of sight. */
export function SkippedPage() {
  const { t } = useTranslation('requests')
  const filters = useSkippedFilters()
  const mails = useQuery(skippedQuery(filters.question))
  const opened = useSkippedMail()

  return (
    <>
      <Screen
        title={t('skipped.title')}
        width="list"
        subtitle={t('skipped.subtitle')}
        back={{ to: paths.requests(), label: t('skipped.back') }}
      >
        <SkippedFilterBar state={filters} />
        {content()}
      </Screen>
      {opened.id !== null && <SkippedDrawer id={opened.id} onClose={opened.close} />}
    </>
  )

  /** A failure empties the list: what is shown is never older than what was asked. */
  function content() {
    if (mails.isError)
      return (
        <ErrorState
          title={t('skipped.loadFailed')}
          error={mails.error}
          onRetry={() => void mails.refetch()}
          retrying={mails.isFetching}
        />
      )
    if (mails.isPending) return <LoadingState shape="rows" count={skippedPageSize} />
    if (mails.data.items.length === 0) return empty(mails.data.total)
    return <SkippedTable page={mails.data} filters={filters} href={opened.href} busy={mails.isPlaceholderData} />
  }

  function empty(total: number) {
    if (filters.page > 1 && total > 0) {
      const toLast = (
        <Button onClick={() => filters.setPage(Math.ceil(total / skippedPageSize))}>{t('list.toLastPage')}</Button>
      )
      return <EmptyState title={t('skipped.emptyFiltered')} description={t('list.beyondEnd')} action={toLast} />
    }
    if (filters.activeCount > 0) {
      const clear = <Button onClick={filters.reset}>{t('list.clearFilters')}</Button>
      return (
        <EmptyState title={t('skipped.emptyFiltered')} description={t('skipped.emptyFilteredText')} action={clear} />
      )
    }
    const others = <Button onClick={() => filters.set({ reason: 'all' })}>{t('skipped.showAll')}</Button>
    return <EmptyState title={t('skipped.empty')} description={t('skipped.emptyText')} action={others} />
  }
}
