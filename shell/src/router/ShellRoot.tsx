import { Outlet, ScrollRestoration, type Location } from '@staffel/shared-ui/router'
import { useFocusOnNavigation } from '../layout/navigation/useFocusOnNavigation.ts'
import { SessionTimeout } from '../session/session-timeout/SessionTimeout.tsx'
import { NavigationProgress } from '../layout/navigation/NavigationProgress.tsx'

/** Around every page of the product, signed in or not. */
export function ShellRoot() {
  useFocusOnNavigation()
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <SessionTimeout />
      <ScrollRestoration getKey={visitOf} />
    </>
  )
}

/** Where a page was scrolled to is its own: the first page of every load has the same key. */
function visitOf({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key
}
