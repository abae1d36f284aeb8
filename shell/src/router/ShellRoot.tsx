import { Outlet, ScrollRestoration } from '@staffel/shared-ui/router'
import { useFocusOnNavigation } from '../layout/useFocusOnNavigation.ts'
import { SessionTimeout } from '../session-timeout/SessionTimeout.tsx'
import { NavigationProgress } from '../layout/NavigationProgress.tsx'

/** Around every page of the product, signed in or not. */
export function ShellRoot() {
  useFocusOnNavigation()
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <SessionTimeout />
      <ScrollRestoration />
    </>
  )
}
