import { clampRange, skipReasons } from '@staffel/shared-api/rules'
import { choice, dateText, text, useUrlFilters } from '@staffel/shared-ui/list'
import type { SkippedListFilters } from '../../../api/skipped.queries.ts'

export const skippedDateFields = ['none', 'received_on', 'created_at'] as const
export const skippedSortKeys = ['received_on', 'created_at', 'from', 'subject'] as const
export const shownReasons = ['usual', 'all', ...skipReasons] as const

export const reasonChoice = choice(shownReasons)

const options = {
  filters: {
    search: text(),
    reason: reasonChoice,
    date: choice(skippedDateFields),
    from: dateText(),
    till: dateText(),
  },
  sort: { initial: { key: 'received_on', direction: 'desc' }, keys: skippedSortKeys },
} as const

/**
 * Filters, page and sort of the skipped mails, in the URL, the last received first; and the question that they make.
 */
export function useSkippedFilters() {
  const url = useUrlFilters(options)
  const { search, reason, date } = url.filters
  // In order, however an address names them: a from after till counts as till.
  const { from = '', till = '' } = clampRange(
    { from: url.filters.from || undefined, till: url.filters.till || undefined },
    'from',
  )
  const question: SkippedListFilters = {
    search,
    reason,
    dateField: date,
    from,
    till,
    sortBy: skippedSortKeys.find((key) => key === url.sort.key) ?? 'received_on',
    sortDir: url.sort.direction,
    page: url.page,
  }
  return { ...url, filters: { ...url.filters, from, till }, question }
}

export type SkippedFilterState = ReturnType<typeof useSkippedFilters>
