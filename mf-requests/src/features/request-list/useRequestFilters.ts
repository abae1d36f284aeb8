import { clampRange } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { choice, dateText, text, useUrlFilters } from '@staffel/shared-ui/list'
import type { RequestListFilters } from '../../api/requests.queries.ts'

export const requestDateFields = ['none', 'received_on', 'created_at', 'desired_delivery_date'] as const
export const requestSortKeys = ['received_on', 'created_at', 'from', 'subject', 'desired_delivery_date'] as const
export const requestStates = ['all', 'open', 'new', 'in_progress', 'offered', 'declined', 'archived'] as const

export const offerChoice = choice(['all', 'without', 'with'])
export const stateChoice = choice(requestStates)

const options = {
  /** `assignee`: `all`, `mine`, or the id of a colleague. */
  filters: {
    search: text(),
    state: stateChoice,
    offer: offerChoice,
    assignee: text('all'),
    date: choice(requestDateFields),
    from: dateText(),
    till: dateText(),
  },
  sort: { initial: { key: 'received_on', direction: 'desc' }, keys: requestSortKeys },
} as const

/** Filters, page and sort of the request list, in the URL, the last received first; and the question that they make. */
export function useRequestFilters() {
  const me = useUser()?.user_id ?? null
  const url = useUrlFilters(options)
  const { search, state, offer, assignee, date } = url.filters
  // In order, however an address names them: a from after till counts as till.
  const { from = '', till = '' } = clampRange(
    { from: url.filters.from || undefined, till: url.filters.till || undefined },
    'from',
  )
  const request: RequestListFilters = {
    search,
    state,
    offer,
    assignee: assignee === 'mine' ? me : idOf(assignee),
    dateField: date,
    from,
    till,
    sortBy: requestSortKeys.find((key) => key === url.sort.key) ?? 'received_on',
    sortDir: url.sort.direction,
    page: url.page,
  }
  return { ...url, filters: { ...url.filters, from, till }, request }
}

export type RequestFilterState = ReturnType<typeof useRequestFilters>

function idOf(text: string): number | null {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
