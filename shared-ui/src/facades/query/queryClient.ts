import { QueryClient } from '@tanstack/react-query'
import { shouldRetry } from './shouldRetry.ts'

const seconds = 1000

/** A client with the house's defaults. The application uses `queryClient`; tests make their own. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Moving between screens shows what was just read; coming back to the tab after a while asks again.
        staleTime: 30 * seconds,
        gcTime: 5 * 60 * seconds,
        refetchOnWindowFocus: true,
        retry: shouldRetry,
        retryDelay: (attempt) => Math.min(500 * 2 ** attempt, 4 * seconds),
        // "Offline" is a guess of the browser; asking and failing shows an error with Retry, pausing shows a skeleton
        // for ever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** The one query cache of the house: the shell provides it, loaders of every area use it. */
export const queryClient = createQueryClient()
