/**
 * The router, once for the whole house. The shell owns the one router; areas export route objects and use these hooks.
 * Re-exports only what we use, so that the rest of the library is pruned.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useOutlet,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom'
export { lazyPage } from './lazyPage.tsx'
export { forgetFailedParts, lazyPart } from './lazyPart.tsx'
export { isSamePage, samePage } from './samePage.ts'
export { hasUnsavedWork } from './unsavedWork.ts'
export type {
  ActionFunctionArgs,
  LinkProps,
  LoaderFunction,
  LoaderFunctionArgs,
  Location,
  NavigateFunction,
  NavigateOptions,
  NavLinkProps,
  PatchRoutesOnNavigationFunction,
  RouteObject,
  To,
  UIMatch,
} from 'react-router-dom'
