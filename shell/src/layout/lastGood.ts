import type { BootManifest } from '@staffel/shared-api/contract'
import { useSyncExternalStore } from 'react'

/** Why the server says what held last and not what holds now; undefined while it says what holds now. */
export type LastGood = BootManifest['lastGood']

/** Between two questions: what the frame says is to go away soon after the data is back. */
export const soonMs = 10_000

let known: LastGood
const listeners = new Set<() => void>()

/** As the page came with it, and as the server says later. */
export function tellLastGood(next: LastGood): void {
  known = next
  for (const listener of listeners) listener()
}

/** In what `/environment.json` says. */
export function lastGoodIn(answer: unknown): LastGood {
  const said: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'lastGood') : undefined
  return said === 'unavailable' || said === 'unreadable' ? said : undefined
}

/** For a page that asks nothing else of its environment: asks again until the server has its data back. */
export function askUntilGood(): void {
  if (known === undefined) return
  setTimeout(() => {
    void fetch('/environment.json', { cache: 'no-cache' })
      .then(async (answer) => answer.ok && tellLastGood(lastGoodIn(await answer.json())))
      .catch(() => undefined)
      .finally(askUntilGood)
  }, soonMs)
}

export function useLastGood(): LastGood {
  return useSyncExternalStore(subscribe, () => known)
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
