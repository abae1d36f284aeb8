import { AreaError, type AreaFailure } from './AreaError.ts'

/** What the browser knows of the last request for a file. */
export interface ResourceOutcome {
  readonly status: number
  readonly contentType: string
}

export type LookUp = (url: string) => ResourceOutcome | undefined

/**
 * Names what went wrong while an area was loaded. The loaders of the federation runtime and of webpack say only that a
 * file failed; the reason is in the browser's resource timing, so the file's address is what is looked for first.
 */
export function classify(error: unknown, lookUp: LookUp = resourceOutcome): AreaFailure {
  if (error instanceof AreaError) return error.failure
  const message = error instanceof Error ? error.message : String(error)
  if (/ScriptExecutionError/.test(message)) return { kind: 'evaluation' }
  if (/does not satisfy|RUNTIME-012/.test(message)) return { kind: 'incompatible', mismatches: [] }
  const url = failedFile(error, message)
  if (isTimeout(error, message)) return { kind: 'timeout', url }
  if (url) return fileFailure(url, lookUp(new URL(url, document.baseURI).href))
  // The entry ran but did not announce its container, or does not know the module: another kind of file in its place.
  if (/RUNTIME-0(?:01|02|14)|does not exist in container/.test(message)) return { kind: 'invalid-module' }
  return { kind: 'evaluation' }
}

/** From the browser's resource timing. */
function resourceOutcome(url: string): ResourceOutcome | undefined {
  const timing = performance.getEntriesByName(url, 'resource').at(-1)
  if (!timing || !('responseStatus' in timing)) return undefined
  return {
    status: Number(timing.responseStatus),
    contentType: 'contentType' in timing ? String(timing.contentType) : '',
  }
}

function fileFailure(url: string, outcome: ResourceOutcome | undefined): AreaFailure {
  if (!outcome || outcome.status === 0) return { kind: 'network', url }
  if (outcome.status >= 400) return { kind: 'http', status: outcome.status, url }
  // It arrived, and the browser refused it: a page where a script should be, or other bytes than were published.
  return outcome.contentType.includes('html') ? { kind: 'invalid-module', url } : { kind: 'integrity', url }
}

/** webpack's errors carry the address as `request`; the federation runtime writes it into its message. */
function failedFile(error: unknown, message: string): string | undefined {
  if (typeof error === 'object' && error !== null && 'request' in error && typeof error.request === 'string')
    return error.request
  return /[Ss]cript "([^"]+)"/.exec(message)?.[1]
}

function isTimeout(error: unknown, message: string): boolean {
  if (error instanceof DOMException && error.name === 'TimeoutError') return true
  return /timed out|\(timeout:/.test(message)
}
