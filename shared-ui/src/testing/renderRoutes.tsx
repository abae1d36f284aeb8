import { render, type RenderResult as Rendered } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import {
  createMemoryRouter,
  RouterProvider,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom'
import { createQueryClient } from '../facades/query/queryClient.ts'
import type { Language } from '../area/AreaModule.ts'
import type { QueryClient } from '@tanstack/react-query'
import { TestProviders } from './TestProviders.tsx'
import { startTexts } from './testLanguage.ts'

export interface RenderRoutesOptions {
  /** Where the visitor is; the last of several is the current one. */
  at?: string | string[]
  /** The language of the interface; `en`. */
  language?: Language
  /** Without it a new one, that does not retry. */
  queryClient?: QueryClient
  /** As the router's own: brings routes that are not there yet. */
  patchRoutesOnNavigation?: PatchRoutesOnNavigationFunction
}

export interface RoutesResult extends Rendered {
  user: UserEvent
  router: ReturnType<typeof createMemoryRouter>
  queryClient: QueryClient
}

/** Renders routes in a memory router, inside the theme, the query cache and the texts. */
export function renderRoutes(routes: RouteObject[], options: RenderRoutesOptions = {}): RoutesResult {
  const { at = '/', language = 'en', queryClient = testQueryClient(), patchRoutesOnNavigation } = options
  startTexts(language)
  const entries = typeof at === 'string' ? [at] : at
  const router = createMemoryRouter([{ children: routes, HydrateFallback: Starting }], {
    initialEntries: entries,
    initialIndex: entries.length - 1,
    patchRoutesOnNavigation,
  })
  const rendered = render(
    <TestProviders queryClient={queryClient}>
      <RouterProvider router={router} />
    </TestProviders>,
  )
  return { ...rendered, user: userEvent.setup(), router, queryClient }
}

/** What the shell shows while the first page is on its way. */
function Starting() {
  return <p role="status">Starting</p>
}

function testQueryClient(): QueryClient {
  const client = createQueryClient()
  client.setDefaultOptions({
    queries: { ...client.getDefaultOptions().queries, retry: false },
    mutations: { retry: false },
  })
  return client
}
