import { apiClient } from '@staffel/shared-auth'
import {
  downloadSkippedAttachment,
  getSkippedMail,
  getSkippedMailHtml,
  listSkippedMails,
} from '@staffel/shared-api/client'
import type { QuoteDateField, QuoteSortKey, SkippedFilter, SkipReason, SortDir } from '@staffel/shared-api/contract'
import { skipReasons } from '@staffel/shared-api/rules'
import { keepPreviousData, queryOptions } from '@staffel/shared-ui/query'
import { nullIfMissing } from './nullIfMissing.ts'
import { requestKeys } from './requests.queries.ts'

/** Rows on one page of skipped mails. */
export const skippedPageSize = 10

export interface SkippedListFilters {
  readonly search: string
  /** `usual`: all but automatic answers and our own mail. */
  readonly reason: SkipReason | 'usual' | 'all'
  readonly dateField: QuoteDateField | 'none'
  /** `YYYY-MM-DD`, or empty for an open end. */
  readonly from: string
  readonly till: string
  readonly sortBy: QuoteSortKey
  readonly sortDir: SortDir
  readonly page: number
}

export const skippedKeys = {
  all: [...requestKeys.all, 'skipped'] as const,
  lists: () => [...skippedKeys.all, 'list'] as const,
  list: (filters: SkippedListFilters) => [...skippedKeys.lists(), filters] as const,
  count: () => [...skippedKeys.all, 'count'] as const,
  detail: (id: number) => [...skippedKeys.all, 'detail', id] as const,
  html: (id: number) => [...skippedKeys.all, 'html', id] as const,
}

export const skippedQuery = (filters: SkippedListFilters) =>
  queryOptions({
    queryKey: skippedKeys.list(filters),
    queryFn: ({ signal }) => {
      const { page, sortBy, sortDir } = filters
      return listSkippedMails(apiClient, {
        body: { page, limit: skippedPageSize, filter: toFilter(filters), sortBy, sortDir },
        signal,
      })
    },
    placeholderData: keepPreviousData,
  })

/** How many there are, as the list shows them at first. */
export const skippedCountQuery = () =>
  queryOptions({
    queryKey: skippedKeys.count(),
    queryFn: async ({ signal }) => (await listSkippedMails(apiClient, { body: { limit: 1 }, signal })).total,
    staleTime: 60_000,
  })

/** One whole. Null when it is no longer among the skipped ones. */
export const skippedMailQuery = (id: number) =>
  queryOptions({
    queryKey: skippedKeys.detail(id),
    queryFn: ({ signal }) => getSkippedMail(apiClient, { params: { id }, signal }).catch(nullIfMissing),
  })

/** The sender's own HTML, cleaned by the server. It never changes. */
export const skippedHtmlQuery = (id: number) =>
  queryOptions({
    queryKey: skippedKeys.html(id),
    queryFn: ({ signal }) => getSkippedMailHtml(apiClient, { params: { id }, signal }),
    staleTime: Infinity,
  })

export const downloadOfSkipped = (id: number, attachment: number) =>
  downloadSkippedAttachment(apiClient, { params: { id, attachment_id: attachment } })

function toFilter({ search, reason, dateField, from, till }: SkippedListFilters): SkippedFilter {
  return {
    ...(search && { search }),
    ...(reason !== 'usual' && { reason: reason === 'all' ? [...skipReasons] : [reason] }),
    ...(dateField !== 'none' && {
      date_field: dateField,
      ...(from && { date_from: from }),
      ...(till && { date_till: till }),
    }),
  }
}
