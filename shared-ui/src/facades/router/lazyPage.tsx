import type { ComponentType } from 'react'
import { useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'

/** What webpack says of a script or a stylesheet that did not come. */
interface ChunkLoadError extends Error {
  readonly request?: string
  readonly type?: string
}

/**
 * A page in a chunk of its own: `{ path, ...lazyPage(load, start) }`. Used instead of the router's `lazy`, which keeps
 * a failed load for the rest of the visit; here each try loads again, and a failure is drawn by the nearest error
 * boundary. `load` may choose the page by the address. `start` begins the page's questions in the same tick as its
 * code; it must not wait.
 */
export function lazyPage(
  load: (args: LoaderFunctionArgs) => Promise<ComponentType>,
  start?: (args: LoaderFunctionArgs) => void,
) {
  return {
    loader: async (args) => {
      start?.(args)
      return { Page: await loadInEarnest(() => load(args)) }
    },
    Component: LazyPage,
  } satisfies Pick<RouteObject, 'loader' | 'Component'>
}

/**
 * A file that was asked ahead and did not come answers the first who asks for it with that failure, however long ago it
 * was and without a look at the line: only the second question is one. So every file is asked for once more.
 */
async function loadInEarnest<Result>(load: () => Promise<Result>): Promise<Result> {
  const missed = new Set<string>()
  for (;;) {
    try {
      return await load()
    } catch (error) {
      const file = missedFile(error)
      if (file === undefined || missed.has(file)) throw error
      missed.add(file)
    }
  }
}

/**
 * Of what webpack throws where a chunk's script or styles did not come. Undefined where code came and throws, and for a
 * file that was waited for: that was asked for in earnest, and whoever sits there has waited long enough.
 */
function missedFile(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return undefined
  const { request, type }: ChunkLoadError = error
  return type === 'timeout' ? undefined : request
}

/** One for all routes: a page that two of them have stays as it is when the address goes from one to the other. */
function LazyPage() {
  const { Page } = useLoaderData<{ Page: ComponentType }>()
  return <Page />
}
