import type { AreaModule } from '@staffel/shared-ui/area'
import { lazyPage } from '@staffel/shared-ui/router'
import { ExactStatusPage } from './features/exact-status/ExactStatusPage.tsx'
import { paths } from './paths.ts'

const callbackPages = () =>
  import(/* webpackChunkName: "exact-callback" */ './features/exact-callback/callbackPages.ts')

const mappingPage = () => import(/* webpackChunkName: "exact-mapping" */ './features/mapping/ExactMappingPage.tsx')

const syncPages = () => import(/* webpackChunkName: "exact-sync" */ './features/sync/syncPages.ts')

export const routes: AreaModule['routes'] = [
  { id: 'integrations.exact', path: paths.exact(), Component: ExactStatusPage },
  {
    id: 'integrations.mapping',
    path: paths.mapping(),
    ...lazyPage(async () => (await mappingPage()).ExactMappingPage),
  },
  {
    id: 'integrations.sync',
    path: paths.sync(),
    ...lazyPage(async () => (await syncPages()).syncPages.sync),
  },
  {
    id: 'integrations.job',
    path: '/exact/sync/:id',
    ...lazyPage(async () => (await syncPages()).syncPages.job),
  },
  {
    id: 'integrations.callback',
    path: paths.callback(),
    ...lazyPage(async () => (await callbackPages()).callbackPages.callback),
  },
  {
    id: 'integrations.callbackSuccess',
    path: paths.callbackSuccess(),
    ...lazyPage(async () => (await callbackPages()).callbackPages.success),
  },
  {
    id: 'integrations.callbackError',
    path: paths.callbackError(),
    ...lazyPage(async () => (await callbackPages()).callbackPages.error),
  },
]
