import type { BootManifest } from '@staffel/shared-api/contract'
import { told } from './told.ts'

/** Why the server says what held last and not what holds now; undefined while it says what holds now. */
export type LastGood = BootManifest['lastGood']

/** Between two questions: what the frame says is to go away soon after the data is back. */
export const soonMs = 10_000

const known = told<LastGood>(undefined)

/** As the page came with it, and as the server says later. */
export const tellLastGood = known.tell
export const useLastGood = known.useNow

/** In what `/environment.json` says. */
export function lastGoodIn(answer: unknown): LastGood {
  const said: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'lastGood') : undefined
  return said === 'unavailable' || said === 'unreadable' ? said : undefined
}

/** For a page that asks nothing else of its environment: asks again until the server has its data back. */
export function askUntilGood(): void {
  if (known.now() === undefined) return
  setTimeout(() => {
    void fetch('/environment.json', { cache: 'no-cache' })
      .then(async (answer) => answer.ok && tellLastGood(lastGoodIn(await answer.json())))
      .catch(() => undefined)
      .finally(askUntilGood)
  }, soonMs)
}
