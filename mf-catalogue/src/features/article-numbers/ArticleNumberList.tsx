import type { CustomerNumber } from '@staffel/shared-api/contract'
import { Button, EmptyState, ErrorState, LoadingState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { FilterBar, PaginationBar } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { articleNumberPageSize, articleNumbersQuery } from '../../api/article-numbers.queries.ts'
import { ArticleNumberTable } from './ArticleNumberTable.tsx'
import type { ArticleNumberFilterState } from './useArticleNumberFilters.ts'
import { useRemoveNumber } from './useRemoveNumber.ts'
import styles from './article-numbers.module.css'

export interface ArticleNumberListProps {
  readonly organizationId: number
  readonly state: ArticleNumberFilterState
  /** Of another customer. */
  readonly choice: ReactNode
  /** What can be done where there is nothing yet. */
  readonly firstActions: ReactNode
  /** Whose list has something in it; null while that is not so. */
  readonly onFilled: (organizationId: number | null) => void
  readonly onChange: (number: CustomerNumber) => void
}

/** The numbers of one customer. */
export function ArticleNumberList(props: ArticleNumberListProps) {
  const { organizationId, state, choice, firstActions, onFilled, onChange } = props
  const { t } = useTranslation('catalogue')
  const { filters, page } = state
  const numbers = useQuery(articleNumbersQuery({ organizationId, search: filters.search, page }))
  const remove = useRemoveNumber()
  const isEmpty = numbers.data?.items.length === 0 && filters.search === '' && page === 1
  const isFilled = numbers.data !== undefined && !isEmpty

  const tell = useEffectEvent(() => onFilled(isFilled ? organizationId : null))
  useEffect(() => tell(), [isFilled, organizationId])

  return (
    <>
      <div className={styles.bar}>
        {choice}
        {!isEmpty && (
          <FilterBar
            search={{
              value: filters.search,
              onChange: (search) => state.type({ search }),
              placeholder: t('numbers.search'),
            }}
          />
        )}
      </div>
      {rows()}
    </>
  )

  function rows() {
    if (numbers.isPending) return <LoadingState count={8} />
    if (!numbers.data)
      return (
        <ErrorState
          title={t('numbers.failed')}
          error={numbers.error}
          onRetry={() => void numbers.refetch()}
          retrying={numbers.isFetching}
        />
      )
    if (isEmpty)
      return (
        <EmptyState
          title={t('numbers.empty')}
          description={t('numbers.emptyText')}
          action={<div className={styles.first}>{firstActions}</div>}
        />
      )
    const { items, total } = numbers.data
    if (items.length === 0)
      return (
        <EmptyState
          title={t('numbers.nothing')}
          description={t('numbers.nothingText')}
          action={<Button onClick={() => state.set({ search: '' })}>{t('list.clearFilters')}</Button>}
        />
      )
    return (
      <>
        <ArticleNumberTable numbers={items} busy={numbers.isPlaceholderData} onChange={onChange} onRemove={remove} />
        <PaginationBar
          variant="numbers"
          page={page}
          pageSize={articleNumberPageSize}
          rows={items.length}
          total={total}
          busy={numbers.isPlaceholderData}
          onPage={state.setPage}
        />
      </>
    )
  }
}
