import { mayHandleRequests, mayReadMail } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { Button, EmptyState, ErrorState, LoadingState, Screen } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ResultCount } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { Outlet, useLocation } from '@staffel/shared-ui/router'
import { requestPageSize, requestsQuery } from '../../api/requests.queries.ts'
import { MailboxDrawer } from './mailbox/MailboxDrawer.tsx'
import { useMailboxDrawer } from './mailbox/useMailboxDrawer.ts'
import { MailActions } from './reading/MailActions.tsx'
import { ReadingProblem } from './reading/ReadingProblem.tsx'
import { ReadingProgress } from './reading/ReadingProgress.tsx'
import { useMailReading } from './reading/useMailReading.ts'
import { RequestFilterBar } from './RequestFilterBar.tsx'
import { RequestTable } from './RequestTable.tsx'
import { SkippedLink } from './skipped/SkippedLink.tsx'
import { useRequestFilters } from './useRequestFilters.ts'
import styles from './request-list.module.css'

/** The list; an opened request stands above it. */
export function RequestListPage() {
  const { t } = useTranslation('requests')
  const user = useUser()
  const filters = useRequestFilters()
  const requests = useQuery(requestsQuery(filters.request))
  const { search } = useLocation()
  const mailbox = useMailboxDrawer()
  const mayRead = user !== null && mayReadMail(user)
  const reading = useMailReading(mayRead)

  return (
    <>
      <Screen
        title={t('list.title')}
        width="list"
        subtitle={
          <>
            <span className={styles.about}>{t('list.subtitle')}</span>
            {/* Its line is kept free, so that nothing moves when the rows come. */}
            {count() ?? '\u00a0'}
          </>
        }
        actions={
          <>
            <SkippedLink />
            {mayRead && <MailActions reading={reading} />}
          </>
        }
      >
        {reading.pending ? (
          <ReadingProgress state={reading.state} />
        ) : (
          <ReadingProblem state={reading.state} onOpen={mailbox.open} />
        )}
        <RequestFilterBar state={filters} isListKnown={requests.data !== undefined} />
        {content()}
      </Screen>
      {mayRead && mailbox.isOpen && <MailboxDrawer onClose={mailbox.close} />}
      <Outlet />
    </>
  )

  function count() {
    if (!requests.data?.total) return null
    const { items, total } = requests.data
    return (
      <span className={styles.count}>
        <ResultCount shown={items.length} total={total} noun={t('list.noun', { count: total })} />
      </span>
    )
  }

  /** A failure empties the list: what is shown is never older than what was asked. */
  function content() {
    if (requests.isError)
      return (
        <ErrorState
          title={t('list.failed')}
          error={requests.error}
          onRetry={() => void requests.refetch()}
          retrying={requests.isFetching}
        />
      )
    if (requests.isPending) return <LoadingState shape="rows" count={requestPageSize} />
    if (requests.data.items.length === 0) return empty(requests.data.total)
    return <RequestTable page={requests.data} filters={filters} busy={requests.isPlaceholderData} search={search} />
  }

  /** A page beyond the last one is empty too: of an old link, or after its rows were deleted. */
  function empty(total: number) {
    if (filters.page > 1 && total > 0) {
      const toLast = (
        <Button onClick={() => filters.setPage(Math.ceil(total / requestPageSize))}>{t('list.toLastPage')}</Button>
      )
      return <EmptyState title={t('list.emptyFiltered')} description={t('list.beyondEnd')} action={toLast} />
    }
    if (filters.activeCount > 0) {
      const clear = <Button onClick={filters.reset}>{t('list.clearFilters')}</Button>
      return <EmptyState title={t('list.emptyFiltered')} description={t('list.emptyFilteredText')} action={clear} />
    }
    const read = mayRead && (
      <Button loading={reading.pending} onClick={reading.read}>
        {t('reading.action')}
      </Button>
    )
    const handles = user !== null && mayHandleRequests(user)
    return (
      <EmptyState
        title={t('list.empty')}
        description={t(handles ? 'list.emptyText' : 'list.emptyCustomerText')}
        action={read}
      />
    )
  }
}
