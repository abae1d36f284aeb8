import type { AreaModule, AreaRouteHandle } from '@staffel/shared-ui/area'
import { startQuery } from '@staffel/shared-ui/query'
import { lazyPage, type LoaderFunctionArgs } from '@staffel/shared-ui/router'
import { firstRequests, requestQuery, requestsQuery } from './api/requests.queries.ts'
import { RequestViews } from './features/request-list/RequestViews.tsx'
import { paths } from './paths.ts'

/** The request opens above the list, which stays where it is. */
export const routes: AreaModule['routes'] = [
  {
    id: 'requests.list',
    path: paths.requests(),
    handle: { ahead: startRequests } satisfies AreaRouteHandle,
    Component: RequestViews,
    children: [{ id: 'requests.request', path: ':id', ...lazyPage(request, startRequest) }],
  },
]

/** The list as it opens; with filters in the address the page asks by itself. */
function startRequests({ url }: { url: URL }): void {
  if (url.search === '') startQuery(requestsQuery(firstRequests))
}

async function request() {
  return (await import(/* webpackChunkName: "request" */ './features/request-detail/RequestPage.tsx')).RequestPage
}

function startRequest({ params }: LoaderFunctionArgs): void {
  if (params.id) startQuery(requestQuery(params.id))
}
