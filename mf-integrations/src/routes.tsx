import type { AreaModule } from '@staffel/shared-ui/area'
import { lazyPage } from '@staffel/shared-ui/router'
import { ExactStatusPage } from './features/exact-status/ExactStatusPage.tsx'
import { paths } from './paths.ts'

const callbacks = {
  callback: paths.callback(),
  callbackSuccess: paths.callbackSuccess(),
  callbackError: paths.callbackError(),
}

export const routes: AreaModule['routes'] = [
  { id: 'integrations.exact', path: paths.exact(), Component: ExactStatusPage },
  ...Object.entries(callbacks).map(([name, path]) => ({ id: `integrations.${name}`, path, ...lazyPage(callbackPage) })),
]

async function callbackPage() {
  return (await import(/* webpackChunkName: "exact-callback" */ './features/exact-callback/ExactCallbackPage.tsx'))
    .ExactCallbackPage
}
