import type { AreaFailure } from './AreaError.ts'
import type { Area } from '../manifest/areas.ts'

/**
 * The file that came in another form than it was published, where that may be what went wrong. Of a stylesheet that is
 * none the browser tells as little as of one that never came.
 */
export function alteredFile(failure: AreaFailure): string | undefined {
  const mayBe = failure.kind === 'integrity' || failure.kind === 'invalid-module' || failure.kind === 'network'
  return mayBe ? failure.url : undefined
}

/** It and what comes together with it: what altered one of them on its way will have altered the others. */
export function filesWith(file: string, { boot }: Area): readonly string[] {
  const base = new URL(boot.base, document.baseURI).href
  const name = new URL(file, document.baseURI).href.replace(base, '')
  const together = Object.values(boot.chunks)
    .map(({ scripts, styles }) => [...scripts, ...styles])
    .filter((files) => files.includes(name))
  return [...new Set([name, ...together.flat()])].map((one) => new URL(one, base).href)
}

/**
 * Bytes that were altered on their way lie in every cache between here and the server as something that never changes:
 * without this, no attempt would ever see the right ones. Answers whether something came; whether it helped shows at
 * the next attempt.
 */
export async function fetchAnew(url: string): Promise<boolean> {
  try {
    await (await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(5_000) })).arrayBuffer()
    return true
  } catch {
    return false
  }
}
