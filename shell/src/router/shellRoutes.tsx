import { lazyPage, type RouteObject } from '@staffel/shared-ui/router'
import { finishSignInPath, signInPath } from '@staffel/shared-auth'
import { environmentsPath } from './environments/environmentsPath.ts'
import { layoutRouteId } from '../federation/index.ts'
import { AccessUnknown } from '../session/guard/AccessUnknown.tsx'
import { HomeRedirect } from '../session/guard/HomeRedirect.tsx'
import { ShellLayout } from '../layout/ShellLayout.tsx'
import { ShellError } from './ShellError.tsx'
import { ShellRoot } from './ShellRoot.tsx'
import { UnknownPage } from './UnknownPage.tsx'

/**
 * The whole tree of the frame; areas stand below the layout as stubs, and bring their own routes when they are opened.
 */
export function shellRoutes(stubs: readonly RouteObject[]): RouteObject[] {
  return [
    {
      Component: ShellRoot,
      ErrorBoundary: ShellError,
      children: [
        {
          path: signInPath,
          HydrateFallback: AccessUnknown,
          ...lazyPage(async () => (await import('../session/login/LoginPage.tsx')).LoginPage),
        },
        {
          path: finishSignInPath,
          HydrateFallback: AccessUnknown,
          ...lazyPage(async () => (await import('../session/finish-sign-in/FinishSignInPage.tsx')).FinishSignInPage),
        },
        {
          id: layoutRouteId,
          path: '/',
          Component: ShellLayout,
          // The same frame while the first area is on its way, so that it stays when the page comes.
          HydrateFallback: ShellLayout,
          children: [
            { index: true, Component: HomeRedirect },
            {
              path: environmentsPath,
              ...lazyPage(
                async () =>
                  (await import(/* webpackChunkName: "environments" */ './environments/EnvironmentsPage.tsx'))
                    .EnvironmentsPage,
              ),
            },
            ...stubs,
            { path: '*', Component: UnknownPage },
          ],
        },
      ],
    },
  ]
}
