import { AreaError, isTransient } from '../failures/AreaError.ts'
import { classify } from '../failures/classify.ts'
import { fetchAnew, fileToFetchAnew, unansweredFiles } from '../failures/fetchAnew.ts'
import type { Area } from '../manifest/areas.ts'
import { pause, withLimit } from './waiting.ts'

const pauses = [400, 1500]

/**
 * Of areas whose time was up the files that were waited for in vain, as far as they are known: before such an area is
 * loaded again, what hangs is fetched by a request of its own. Not at once: on a slow line the first may still come.
 */
const late = new WeakMap<Area, readonly string[]>()

/**
 * Loads something of an area, within a limit over all: network trouble is tried twice more before it counts as one,
 * and a file that was altered on its way is fetched anew past all caches, as is one that hung when it was last loaded.
 * Rejects with an `AreaError`.
 */
export async function withAttempts<Result>(
  area: Area,
  milliseconds: number,
  load: () => Promise<Result>,
): Promise<Result> {
  try {
    return await withLimit(milliseconds, attempts(area, load))
  } catch (error) {
    const thrown = asAreaError(area.id, error)
    if (thrown.failure.kind === 'timeout') noteLate(area)
    throw thrown
  }
}

function noteLate(area: Area, file?: string): void {
  const files = late.get(area) ?? []
  late.set(area, file === undefined ? files : [...files, file])
}

async function fetchLateFiles(area: Area): Promise<void> {
  const files = late.get(area)
  if (files && late.delete(area)) await Promise.all([...new Set([...files, ...unansweredFiles(area)])].map(fetchAnew))
}

async function attempts<Result>(area: Area, load: () => Promise<Result>): Promise<Result> {
  await fetchLateFiles(area)
  const fetched = new Set<string>()
  for (let attempt = 0; ; attempt++) {
    try {
      return await load()
    } catch (error) {
      const failure = new AreaError(area.id, classify(error), error)
      const isLate = failure.failure.kind === 'timeout'
      if (isLate) noteLate(area, failure.failure.url)
      const file = isLate ? undefined : fileToFetchAnew(failure.failure)
      // While the line is down nothing is fetched; once it is back, that is still to be done. What came then is not
      // waited for: it may have failed long ago, when it was asked ahead.
      if (file !== undefined && !fetched.has(file) && (await fetchAnew(file))) {
        fetched.add(file)
        continue
      }
      const wait = pauses[attempt]
      if (wait === undefined || !isTransient(failure.failure)) throw failure
      await pause(wait * (0.75 + Math.random() / 2))
    }
  }
}

function asAreaError(areaId: string, error: unknown): AreaError {
  return error instanceof AreaError ? error : new AreaError(areaId, classify(error), error)
}
