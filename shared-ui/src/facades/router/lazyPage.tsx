import type { ComponentType } from 'react'
import { useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'

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
      return { Page: await load(args) }
    },
    Component: LazyPage,
  } satisfies Pick<RouteObject, 'loader' | 'Component'>
}

/** One for all routes: a page that two of them have stays as it is when the address goes from one to the other. */
function LazyPage() {
  const { Page } = useLoaderData<{ Page: ComponentType }>()
  return <Page />
}
