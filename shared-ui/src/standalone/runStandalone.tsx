import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { AreaModule } from '../area/AreaModule.ts'
import { initI18n, registerTranslations } from '../facades/i18n/i18n.ts'
import { queryClient } from '../facades/query/queryClient.ts'
import { NotFoundState } from '../states/NotFoundState.tsx'
import { ThemeProvider } from '../theme/ThemeProvider.tsx'
import { StandaloneFrame } from './StandaloneFrame.tsx'

export interface StandaloneOptions {
  /** The namespace of the area's texts, as in its `area.json`. */
  namespace: string
  /** Links of the frame's navigation. */
  nav: readonly { to: string; label: string }[]
}

/**
 * Runs one area alone, in a plain frame: its routes, its texts, the theme and the query cache. For development only.
 */
export async function runStandalone(area: AreaModule, { namespace, nav }: StandaloneOptions): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element with id "root".')
  await initI18n()
  await registerTranslations(namespace, area.translations)
  const home = nav[0]?.to ?? '/'
  const router = createBrowserRouter([
    {
      element: <StandaloneFrame area={area.id} nav={nav} />,
      children: [...area.routes, { path: '*', element: <NotFoundState back={{ to: home, label: home }} /> }],
    },
  ])
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ThemeProvider>
          <RouterProvider router={router} />
        </ThemeProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}
