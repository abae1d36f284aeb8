import type { AreaFailure } from './AreaError.ts'
import type { Area } from '../manifest/areas.ts'

const curedByFetching: ReadonlySet<AreaFailure['kind']> = new Set(['integrity', 'invalid-module', 'network', 'timeout'])

/**
 * The file that asking for again would bring no other answer to: one that came in another form than it was published,
 * or whose request hangs, which whoever asks again joins. Of a stylesheet that is none the browser tells as little as
 * of one that never came.
 */
export function fileToFetchAnew(failure: AreaFailure): string | undefined {
  return curedByFetching.has(failure.kind) && 'url' in failure ? failure.url : undefined
}

/** Files of an area that were asked for ahead and have not ended, as far as the browser notes. */
export function unansweredFiles({ boot }: Area): readonly string[] {
  const base = new URL(boot.base, document.baseURI).href
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')]
    .map(({ href }) => href)
    .filter((href) => href.startsWith(base) && performance.getEntriesByName(href, 'resource').length === 0)
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
 * Bytes that were altered on their way lie in every cache between here and the server as something that never changes,
 * and a request that hangs hangs for all who ask for the same: without this, no attempt would ever see the right bytes.
 * Answers whether something came; whether it helped shows at the next attempt.
 */
export async function fetchAnew(url: string): Promise<boolean> {
  try {
    await (await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(5_000) })).arrayBuffer()
    return true
  } catch {
    return false
  }
}
