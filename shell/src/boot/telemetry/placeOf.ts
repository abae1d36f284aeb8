import type { AreaFailure } from '../../federation/failures/AreaError.ts'

/**
 * Where in our own files it happened. The message of an error stays here: it may hold what somebody typed.
 */
export function placeOf(failure: AreaFailure, cause: unknown): string | undefined {
  if ('url' in failure && failure.url !== undefined) return fileOf(failure.url)
  const stack = cause instanceof Error ? (cause.stack ?? '') : ''
  return /\/([\w.-]{1,80}\.js:\d{1,7}:\d{1,9})/.exec(stack)?.[1]
}

function fileOf(url: string): string | undefined {
  return /\/([\w.-]{1,100})(?:[?#]|$)/.exec(url)?.[1]
}
