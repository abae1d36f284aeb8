import { apiClient } from '@staffel/shared-auth'
import {
  countQuoteRequests,
  getQuoteAttachmentText,
  getQuoteMailHtml,
  getQuoteRequest,
  listQuoteCandidates,
  listQuoteRequests,
} from '@staffel/shared-api/client'
import type { QuoteDateField, QuoteFilter, QuoteSortKey, QuoteStatus, SortDir } from '@staffel/shared-api/contract'
import { keepPreviousData, queryOptions } from '@staffel/shared-ui/query'
import { nullIfMissing } from './nullIfMissing.ts'

/** Rows on one page of requests. */
export const requestPageSize = 10

/** `open`: those that somebody still has to do something with. */
export type StateFilter = QuoteStatus | 'all' | 'open'

export interface RequestListFilters {
  readonly search: string
  readonly state: StateFilter
  /** Those with an offer made from them, or those without. */
  readonly offer: 'all' | 'without' | 'with'
  /** Who it was given to; null is everybody. */
  readonly assignee: number | null
  /** Those of one customer. */
  readonly organization?: number
  readonly dateField: QuoteDateField | 'none'
  /** `YYYY-MM-DD`, or empty for an open end. */
  readonly from: string
  readonly till: string
  readonly sortBy: QuoteSortKey
  readonly sortDir: SortDir
  readonly page: number
}

/** What the list shows at its address without filters. */
export const firstRequests: RequestListFilters = {
  search: '',
  state: 'all',
  offer: 'all',
  assignee: null,
  dateField: 'none',
  from: '',
  till: '',
  sortBy: 'received_on',
  sortDir: 'desc',
  page: 1,
}

/** Keys from wide to narrow: invalidating `all` reaches every question about requests. */
export const requestKeys = {
  all: ['requests'] as const,
  lists: () => [...requestKeys.all, 'list'] as const,
  list: (filters: RequestListFilters) => [...requestKeys.lists(), filters] as const,
  detail: (id: string) => [...requestKeys.all, 'detail', id] as const,
  candidates: (id: string) => [...requestKeys.all, 'candidates', id] as const,
  html: (id: string, mail: number) => [...requestKeys.all, 'html', id, mail] as const,
  fileText: (id: string, attachment: number) => [...requestKeys.all, 'file text', id, attachment] as const,
}

export const requestsQuery = (filters: RequestListFilters) =>
  queryOptions({
    queryKey: requestKeys.list(filters),
    queryFn: ({ signal }) => listQuoteRequests(apiClient, { body: requestListBody(filters), signal }),
    placeholderData: keepPreviousData,
  })

/** How many requests of each status a list has. Nobody needs it to the second. */
export const requestCountsQuery = ({ page: _, sortBy: __, sortDir: ___, ...narrowing }: RequestListFilters) => {
  const filters = toFilter({ ...narrowing, state: 'all' })
  return queryOptions({
    queryKey: [...requestKeys.all, 'counts', filters],
    queryFn: ({ signal }) => countQuoteRequests(apiClient, { query: { filters }, signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
}

/** One request with its mails and matches. Null when there is none, or none that the caller may see. */
export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: requestKeys.detail(id),
    queryFn: ({ signal }) => getQuoteRequest(apiClient, { params: { id }, signal }).catch(nullIfMissing),
  })

/** Products that may be what a line asks for. A change of the quantity changes their prices. */
export const candidatesQuery = (id: string, position: number, quantity: number) =>
  queryOptions({
    queryKey: [...requestKeys.candidates(id), position, quantity],
    queryFn: ({ signal }) => listQuoteCandidates(apiClient, { params: { id, position }, signal }),
    staleTime: 5 * 60_000,
  })

/** The sender's own HTML, cleaned by the server. It never changes. */
export const mailHtmlQuery = (id: string, mail: number) =>
  queryOptions({
    queryKey: requestKeys.html(id, mail),
    queryFn: ({ signal }) => getQuoteMailHtml(apiClient, { params: { id, mail_id: mail }, signal }),
    staleTime: Infinity,
  })

/**
 * The text of an attachment in which its lines count; null for one that has none, such as a sheet. It never changes.
 */
export const fileTextQuery = (id: string, attachment: number) =>
  queryOptions({
    queryKey: requestKeys.fileText(id, attachment),
    queryFn: async ({ signal }) =>
      (await getQuoteAttachmentText(apiClient, { params: { id, attachment_id: attachment }, signal })).text,
    staleTime: Infinity,
  })

function requestListBody({ page, sortBy, sortDir, ...filters }: RequestListFilters) {
  return { page, limit: requestPageSize, filter: toFilter(filters), sortBy, sortDir }
}

function toFilter({
  search,
  state,
  offer,
  assignee,
  organization,
  dateField,
  from,
  till,
}: Omit<RequestListFilters, 'page' | 'sortBy' | 'sortDir'>): QuoteFilter {
  return {
    ...(search && { search }),
    ...(state !== 'all' && { status: state === 'open' ? ['new', 'in_progress'] : [state] }),
    ...(offer !== 'all' && { has_offer: offer === 'with' }),
    ...(assignee !== null && { assignee_user_id: assignee }),
    ...(organization !== undefined && { organization_id: organization }),
    ...(dateField !== 'none' && {
      date_field: dateField,
      ...(from && { date_from: from }),
      ...(till && { date_till: till }),
    }),
  }
}
