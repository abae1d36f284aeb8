import { sessionStore, userOf } from '@staffel/shared-auth'
import { startQuery } from '@staffel/shared-ui/query'
import { lazyPage, type LoaderFunctionArgs, type RouteObject } from '@staffel/shared-ui/router'
import { dashboardChartsQuery, dashboardStatsQuery, dashboardTodayQuery } from './api/dashboard.queries.ts'
import { newestOffersQuery, offerListQuery, offerQuery } from './api/offers/offers.queries.ts'
import { offerListRequest } from './api/offers/offerListRequest.ts'
import { initialScope } from './api/offers/offerScope.ts'
import { newOfferQuery } from './api/new-offer.queries.ts'
import { organizationsQuery } from './api/organizations.queries.ts'
import { offerVersionQuery } from './api/offers/offer-versions.queries.ts'
import { namedInAddress, paths } from './paths.ts'

/** An error that a page does not draw itself rises to the boundary that the shell puts around the area. */
export const routes: RouteObject[] = [
  {
    id: 'offers.dashboard',
    path: paths.dashboard(),
    ...lazyPage(dashboard, startDashboard),
  },
  {
    id: 'offers.list',
    path: paths.offers(),
    ...lazyPage(offerList, startList),
  },
  {
    id: 'offers.new',
    path: paths.newOffer(),
    ...lazyPage(offerEditor, startNewOffer),
  },
  {
    id: 'offers.offer',
    path: paths.offer(':id'),
    ...lazyPage(offer, startOffer),
  },
]

async function dashboard() {
  return (await import(/* webpackChunkName: "dashboard" */ './features/dashboard/DashboardPage.tsx')).DashboardPage
}

/** `?view=deleted` shows what was deleted lately. */
async function offerList({ request }: LoaderFunctionArgs) {
  if (isDeletedView(request)) {
    return (
      await import(/* webpackChunkName: "deleted-offers" */ './features/offer-list/deleted/DeletedOffersPage.tsx')
    ).DeletedOffersPage
  }
  return (await import(/* webpackChunkName: "offer-list" */ './features/offer-list/OfferListPage.tsx')).OfferListPage
}

async function offerEditor() {
  return (await import(/* webpackChunkName: "offer-editor" */ './features/offer-editor/pages/OfferEditorPage.tsx'))
    .OfferEditorPage
}

/** `?edit=1` opens the form over the same offer. */
async function offer({ request }: LoaderFunctionArgs) {
  if (new URL(request.url).searchParams.get('edit') === '1') {
    return offerEditor()
  }
  return (await import(/* webpackChunkName: "offer" */ './features/offer-preview/OfferPreviewPage.tsx'))
    .OfferPreviewPage
}

function startDashboard(): void {
  startQuery(dashboardTodayQuery())
  startQuery(dashboardStatsQuery())
  startQuery(newestOffersQuery())
  startQuery(dashboardChartsQuery())
}

/** As long as it is not known who is asking, the scope is taken for the widest, which is right for most. */
function startList({ request }: LoaderFunctionArgs): void {
  if (isDeletedView(request)) return
  const scope = initialScope(userOf(sessionStore.getState()))
  startQuery(offerListQuery(offerListRequest(new URL(request.url).searchParams, scope)))
}

function isDeletedView({ url }: Request): boolean {
  return new URL(url).searchParams.get('view') === 'deleted'
}

function startNewOffer({ request }: LoaderFunctionArgs): void {
  const named = namedInAddress(new URL(request.url).searchParams)
  startQuery(organizationsQuery(named.tenantId))
  startQuery(newOfferQuery(named))
}

function startOffer({ params, request }: LoaderFunctionArgs): void {
  const version = Number(new URL(request.url).searchParams.get('version'))
  if (!params.id) return
  if (version > 0) startQuery(offerVersionQuery(params.id, version))
  else startQuery(offerQuery(params.id))
}
