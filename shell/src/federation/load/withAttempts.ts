import { AreaError, isTransient } from '../failures/AreaError.ts'
import { classify } from '../failures/classify.ts'
import { alteredFile, fetchAnew } from '../failures/fetchAnew.ts'
import { pause, withLimit } from './waiting.ts'

const pauses = [400, 1500]

/**
 * Loads something of an area, within a limit over all: network trouble is tried twice more before it counts as one,
 * and a file that was altered on its way is fetched anew past all caches. Rejects with an `AreaError`.
 */
export async function withAttempts<Result>(
  areaId: string,
  milliseconds: number,
  load: () => Promise<Result>,
): Promise<Result> {
  try {
    return await withLimit(milliseconds, attempts(areaId, load))
  } catch (error) {
    throw asAreaError(areaId, error)
  }
}

async function attempts<Result>(areaId: string, load: () => Promise<Result>): Promise<Result> {
  const fetched = new Set<string>()
  for (let attempt = 0; ; attempt++) {
    try {
      return await load()
    } catch (error) {
      const failure = new AreaError(areaId, classify(error), error)
      const altered = alteredFile(failure.failure)
      // While the line is down nothing is fetched; once it is back, that is still to be done. What came then is not
      // waited for: it may have failed long ago, when it was asked ahead.
      if (altered !== undefined && !fetched.has(altered) && (await fetchAnew(altered))) {
        fetched.add(altered)
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
