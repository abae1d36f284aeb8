import { lazy, type ComponentType } from 'react'

/** Undo what is kept of parts whose code did not come. */
const failed = new Set<() => void>()

/**
 * A part of a page in a chunk of its own, such as a dialog: inside a `Suspense`, in place of React's `lazy`, which
 * keeps a failed load for the rest of the visit: here it is kept until `forgetFailedParts`, so that the error boundary
 * shows it and its Try again loads.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Part = attempt()

  function attempt() {
    return lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        failed.add(() => (Part = attempt()))
        throw error
      }
    })
  }

  return function LazyPart(props: P) {
    return <Part {...props} />
  }
}

/** Before drawing again what an error boundary stands for. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget()
  failed.clear()
}
