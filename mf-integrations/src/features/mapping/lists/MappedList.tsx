import type { ExactJob, ExactMappedOnly } from '@staffel/shared-api/contract'
import { Button, EmptyState, ErrorState, LoadingState, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined } from '@staffel/shared-ui/icons'
import { BeyondEnd, FilterBar, PaginationBar } from '@staffel/shared-ui/list'
import type { UseQueryResult } from '@staffel/shared-ui/query'
import type { ReactNode } from 'react'
import { mappedAPage } from '../../../api/mapping.queries.ts'
import { ReadNotice } from './ReadNotice.tsx'
import type { MappedFilters } from './useMappedFilters.ts'
import styles from '../mapping.module.css'

interface Mapped<Row> {
  readonly items: readonly Row[]
  readonly total: number
  readonly counts: Readonly<Record<ExactMappedOnly, number>>
  readonly read_at: string | null
}

export interface MappedListProps<Row> {
  readonly kind: 'items' | 'customers'
  readonly filters: MappedFilters
  readonly list: UseQueryResult<Mapped<Row>>
  readonly jobs: readonly ExactJob[]
  /** A row, with its key; whether it is known what there is in Exact. */
  readonly row: (row: Row, isRead: boolean) => ReactNode
}

/** What there are many of, a page at a time: all of them, or those of which it is not known what they are. */
export function MappedList<Row>({ kind, filters: state, list, jobs, row }: MappedListProps<Row>) {
  const { t } = useTranslation('integrations')
  const { filters, page } = state
  const { data } = list
  return (
    <>
      <Text as="p" tone="muted">
        {t(`mapping.about.${kind}`)}
      </Text>
      {data && <ReadNotice kind={kind} at={data.read_at} jobs={jobs} />}
      {state.one === undefined ? bar() : onlyOne()}
      {rows()}
    </>
  )

  function bar() {
    return (
      <FilterBar
        search={{
          value: filters.search,
          onChange: (search) => state.type({ search }),
          placeholder: t(`mapping.search.${kind}`),
        }}
        status={{
          label: t('mapping.only'),
          value: filters.only,
          options: (['all', 'open'] as const).map((value) => ({
            value,
            label: t(`mapping.show.${value}`),
            ...(data && { count: { count: data.counts[value], capped: false } }),
          })),
          onChange: (only) => state.set({ only: only === 'open' ? 'open' : 'all' }),
        }}
      />
    )
  }

  function onlyOne() {
    return (
      <div className={styles.onlyOne}>
        <Text tone="muted">{t(`mapping.onlyOne.${kind}`)}</Text>
        <Button size="small" onClick={state.reset}>
          {t('mapping.showAll')}
        </Button>
      </div>
    )
  }

  function rows() {
    if (list.isPending) return <LoadingState shape="rows" count={8} />
    if (!data)
      return (
        <ErrorState
          title={t('mapping.failed')}
          error={list.error}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )
    if (data.items.length === 0 && data.total > 0)
      return <BeyondEnd title={t('mapping.nothing')} onFirst={() => state.setPage(1)} />
    if (data.items.length === 0) return none()
    return (
      <>
        <ul className={styles.rows} aria-busy={list.isPlaceholderData}>
          {data.items.map((one) => row(one, data.read_at !== null))}
        </ul>
        <PaginationBar
          variant="numbers"
          page={page}
          pageSize={mappedAPage}
          rows={data.items.length}
          total={data.total}
          busy={list.isPlaceholderData}
          onPage={state.setPage}
        />
      </>
    )
  }

  function none() {
    const isComplete = filters.search === '' && filters.only === 'open' && page === 1
    if (isComplete)
      return (
        <EmptyState
          icon={<CheckCircleOutlined />}
          title={t('mapping.noneOpen')}
          description={t(`mapping.noneOpenText.${kind}`)}
          action={<Button onClick={state.reset}>{t('mapping.showAll')}</Button>}
        />
      )
    if (state.activeCount === 0 && page === 1)
      return <EmptyState title={t(`mapping.none.${kind}`)} description={t(`mapping.noneText.${kind}`)} />
    return (
      <EmptyState
        title={t('mapping.nothing')}
        description={t('mapping.nothingText')}
        action={<Button onClick={state.reset}>{t('mapping.showAll')}</Button>}
      />
    )
  }
}
