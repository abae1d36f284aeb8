import { useSyncExternalStore } from 'react'

/** Something that the frame is told from outside of React, and shows: how it is told, read, and read by a component. */
export interface Told<T> {
  readonly tell: (next: T) => void
  readonly now: () => T
  readonly useNow: () => T
}

export function told<T>(first: T): Told<T> {
  let known = first
  const listeners = new Set<() => void>()
  const now = () => known
  const subscribe = (changed: () => void) => {
    listeners.add(changed)
    return () => listeners.delete(changed)
  }
  return {
    tell: (next) => {
      known = next
      for (const listener of listeners) listener()
    },
    now,
    useNow: () => useSyncExternalStore(subscribe, now),
  }
}
