import type { OfferFilters, OfferStatus } from '@staffel/shared-api/contract'
import {
  clampRange,
  isDay,
  offerDateFields,
  offerSortKeys,
  offerStatuses,
  type DateRange,
} from '@staffel/shared-api/rules'
import type { OfferListRequest } from './offers.queries.ts'
import type { OfferScope } from './offerScope.ts'

export const offerPageSize = 10

/** The longest words and the last page that can be asked for. */
const most = { search: 200, page: 100_000 }

export const initialOfferSort = { key: 'created_date', direction: 'desc' } as const

/**
 * What the address of the list asks for, and where it is silent the scope that the reader starts with. Read here, for
 * the loader as well as the page; what it does not understand is left out.
 */
export function offerListRequest(params: URLSearchParams, scope: OfferScope): OfferListRequest {
  const tenant_id = positive(params.get('tenant_id') ?? scope.tenant)
  const sort_by = oneOf(offerSortKeys, params.get('sort')) ?? initialOfferSort.key
  const direction = sort_by === initialOfferSort.key ? initialOfferSort.direction : 'asc'
  return {
    ...(tenant_id && { tenant_id }),
    page: Math.min(positive(params.get('page')) ?? 1, most.page),
    limit: offerPageSize,
    sort_by,
    sort_dir: oneOf(['asc', 'desc'], params.get('dir')) ?? direction,
    filters: offerFilters(params, scope),
  }
}

function offerFilters(params: URLSearchParams, scope: OfferScope): OfferFilters {
  const search = params.get('q')?.trim().slice(0, most.search)
  const status = oneOf<OfferStatus>(offerStatuses, params.get('status'))
  const organization_id = positive(params.get('organization_id') ?? scope.organization)
  const region_id = positive(params.get('region_id') ?? scope.region)
  const owner_id = positive(params.get('owner_id'))
  const date_field = oneOf(offerDateFields, params.get('date'))
  const { from: date_from, till: date_till } = datesIn(params)
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(organization_id && { organization_id }),
    ...(region_id && { region_id }),
    ...(owner_id && { owner_id }),
    ...marksIn(params),
    ...(date_field &&
      (date_from || date_till) && { date_field, ...(date_from && { date_from }), ...(date_till && { date_till }) }),
  }
}

/** What became of it so far: whether the customer looked at it, whether a second person is asked. */
function marksIn(params: URLSearchParams): Pick<OfferFilters, 'viewed' | 'approval'> {
  const viewed = oneOf(['yes', 'no'], params.get('viewed'))
  const approval = oneOf(['asked'] as const, params.get('approval'))
  return { ...(viewed && { viewed: viewed === 'yes' }), ...(approval && { approval }) }
}

function oneOf<T extends string>(words: readonly T[], raw: string | null): T | undefined {
  return words.find((word) => word === raw)
}

function positive(raw: string | null): number | undefined {
  const value = Number(raw)
  return Number.isSafeInteger(value) && value > 0 ? value : undefined
}

/** In order, however they were written: a from after till counts as till. */
export function datesIn(params: URLSearchParams): DateRange {
  return clampRange({ from: day(params.get('from')), till: day(params.get('till')) }, 'from')
}

function day(raw: string | null): string | undefined {
  return raw !== null && isDay(raw) ? raw : undefined
}
