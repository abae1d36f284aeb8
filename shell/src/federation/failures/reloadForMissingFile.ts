import { hasUnsavedWork } from '@staffel/shared-ui/router'
import type { AreaError } from './AreaError.ts'

export interface ReloadOptions {
  readonly revision: number
  readonly reload?: () => void
}

/**
 * A tab that has been open since before a release may ask for a file that is no longer kept. One reload brings the
 * current version: once per area and revision, so that a file that is missing for good cannot make the page reload for
 * ever. Never over work that only the page has.
 */
export function reloadForMissingFile({ area, failure }: AreaError, options: ReloadOptions): void {
  const missing = failure.kind === 'http' && failure.status === 404 && !failure.url.endsWith('/remoteEntry.js')
  if (!missing || hasUnsavedWork() || !markOnce(`staffel.reloaded.${area}.${options.revision}`)) return
  const { reload = reloadPage } = options
  reload()
}

/** Once the router is done with this navigation: until then the address is still that of the page before. */
function reloadPage(): void {
  setTimeout(() => window.location.reload())
}

/** Without storage there is no memory of it, and so no reload. */
function markOnce(key: string): boolean {
  try {
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, '1')
    return true
  } catch {
    return false
  }
}
