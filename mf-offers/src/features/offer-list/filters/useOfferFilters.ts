import { offerDateFields, offerSortKeys, offerStatuses } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { choice, dateText, text, useUrlFilters } from '@staffel/shared-ui/list'
import { useSearchParams } from '@staffel/shared-ui/router'
import { useMemo } from 'react'
import { datesIn, initialOfferSort, offerListRequest } from '../../../api/offers/offerListRequest.ts'
import { initialScope, type OfferScope } from '../../../api/offers/offerScope.ts'

export const statusChoice = choice(['all', ...offerStatuses])
export const viewedChoice = choice(['all', 'yes', 'no'])
export const approvalChoice = choice(['all', 'asked'])
export const dateChoice = choice(['none', ...offerDateFields])

/** What is not in the address is the scope that the reader starts with. */
function filtersFrom(scope: OfferScope) {
  return {
    filters: {
      q: text(),
      status: statusChoice,
      viewed: viewedChoice,
      approval: approvalChoice,
      owner_id: text('all'),
      tenant_id: text(scope.tenant),
      organization_id: text(scope.organization),
      region_id: text(scope.region),
      date: dateChoice,
      from: dateText(),
      till: dateText(),
    },
    sort: { initial: initialOfferSort, keys: offerSortKeys },
  }
}

/** The list's filters, sort and page in the URL, and the question that they make. */
export function useOfferFilters() {
  const user = useUser()
  const [params] = useSearchParams()
  const scope = useMemo(() => initialScope(user), [user])
  const options = useMemo(() => filtersFrom(scope), [scope])
  const url = useUrlFilters(options)
  const { from = '', till = '' } = datesIn(params)
  return { ...url, filters: { ...url.filters, from, till }, request: offerListRequest(params, scope) }
}

export type OfferFilterState = ReturnType<typeof useOfferFilters>
