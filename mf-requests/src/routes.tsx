import type { AreaModule } from '@staffel/shared-ui/area'
import { lazyPage, type LoaderFunctionArgs } from '@staffel/shared-ui/router'
import { requestQuery } from './api/requests.queries.ts'
import { startQuery } from './api/startQuery.ts'
import { RequestListPage } from './features/request-list/RequestListPage.tsx'
import { paths } from './paths.ts'

/** The request opens above the list, which stays where it is. */
export const routes: AreaModule['routes'] = [
  {
    id: 'requests.list',
    path: paths.requests(),
    Component: RequestListPage,
    children: [{ id: 'requests.request', path: ':id', ...lazyPage(request, startRequest) }],
  },
]

async function request() {
  return (await import(/* webpackChunkName: "request" */ './features/request-detail/RequestPage.tsx')).RequestPage
}

function startRequest({ params }: LoaderFunctionArgs): void {
  if (params.id) startQuery(requestQuery(params.id))
}
