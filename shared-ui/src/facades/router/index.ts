/**
 * The router, once for the whole house. The shell owns the one router; areas export route objects and use these hooks.
 * Re-exports only what we use, so that the rest of the library is pruned.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  createSearchParams,
  data,
  generatePath,
  isRouteErrorResponse,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useHref,
  useLoaderData,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useOutlet,
  useOutletContext,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom'
export { lazyPage } from './lazyPage.tsx'
export { forgetFailedParts, lazyPart } from './lazyPart.tsx'
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
