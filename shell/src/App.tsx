import { ThemeProvider } from '@staffel/shared-ui/core'
import { QueryClientProvider, queryClient } from '@staffel/shared-ui/query'
import { RouterProvider, type createBrowserRouter } from '@staffel/shared-ui/router'
import { StrictMode, type ReactNode } from 'react'
import { FrameContext, type Frame } from './session/guard/frameContext.ts'

export interface AppProps {
  frame: Frame
  router: ReturnType<typeof createBrowserRouter>
  nonce: string | undefined
  /** Beside the pages, within the look. */
  beside?: ReactNode
}

/** What surrounds every page: texts are there, the look, the one query cache, the one router. */
export function App({ frame, router, nonce, beside }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ThemeProvider nonce={nonce}>
          <FrameContext value={frame}>
            {/* A page that is here is drawn in the task of the click; what takes long defers itself (`Screen`). */}
            <RouterProvider router={router} useTransitions={false} />
          </FrameContext>
          {beside}
        </ThemeProvider>
      </QueryClientProvider>
    </StrictMode>
  )
}
