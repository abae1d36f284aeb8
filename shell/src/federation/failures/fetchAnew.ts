import type { AreaFailure } from './AreaError.ts'

/** The file that came in another form than it was published, where that is what went wrong. */
export function alteredFile(failure: AreaFailure): string | undefined {
  return failure.kind === 'integrity' || failure.kind === 'invalid-module' ? failure.url : undefined
}

/**
 * Bytes that were altered on their way lie in every cache between here and the server as something that never changes:
 * without this, no attempt would ever see the right ones. Whether it helped shows at the next attempt.
 */
export async function fetchAnew(url: string): Promise<void> {
  try {
    await (await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(5_000) })).arrayBuffer()
  } catch {
    // The next attempt says what is wrong.
  }
}
