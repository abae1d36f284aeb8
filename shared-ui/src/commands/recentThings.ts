import { useEffect } from 'react'

/** Something that was opened, as it is found again. */
export interface RecentThing {
  /** Its address, which is also what it is known by. */
  readonly path: string
  readonly label: string
  /** Beside it, in grey. */
  readonly detail?: string
  /** A name of an icon, as in `nav[].icon` of an area. */
  readonly icon: string
}

const most = 8
let opened: readonly RecentThing[] = []
const listeners = new Set<() => void>()

/**
 * What was opened on this page, the newest first. Only in memory: names of customers are not for the next person at
 * this browser. The frame keeps them with the account.
 */
export const openedThings = {
  read: () => opened,
  forget: () => publish([]),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** The newer ones first, each thing once. */
export function mergeThings(newer: readonly RecentThing[], older: readonly RecentThing[]): readonly RecentThing[] {
  const known = new Set(newer.map(({ path }) => path))
  return [...newer, ...older.filter(({ path }) => !known.has(path))].slice(0, most)
}

/** The thing that is open; null as long as it is not known. */
export function useRecentThing(thing: RecentThing | null): void {
  const { path, label, detail, icon } = thing ?? { path: '', label: '', icon: '' }
  useEffect(() => {
    if (path) publish(mergeThings([{ path, label, icon, ...(detail && { detail }) }], opened))
  }, [path, label, detail, icon])
}

function publish(next: readonly RecentThing[]): void {
  opened = next
  for (const listener of listeners) listener()
}
