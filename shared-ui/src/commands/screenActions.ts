import { useEffect, useRef, type ReactNode } from 'react'
import { isFreeKey } from './isFreeKey.ts'

/** Something that can be done on the screen that is open: found with Ctrl-K, and listed under `?` when it has a key. */
export interface ScreenAction {
  readonly id: string
  /** In the reader's language. */
  readonly label: string
  readonly icon?: ReactNode
  /** The key that does it wherever nothing is being typed. */
  readonly shortcut?: string
  /** Keys that the screen listens to itself, as they are written on a keyboard (`Ctrl+Enter`); each of them does it. */
  readonly keys?: readonly string[]
  /** Absent for what only a key can do: it is among the keys, and no command. */
  readonly run?: () => void
}

interface Group {
  readonly latest: { current: readonly ScreenAction[] }
  readonly covers: boolean
}

const mounted = new Set<Group>()

/**
 * What this part of the screen can do, for as long as it is there. Leave out what the reader may not do, or not now.
 * `covers`: it lies over the page, whose own actions are out of reach meanwhile.
 */
export function useScreenActions(actions: readonly ScreenAction[], { covers = false } = {}): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const group = { latest, covers }
    const press = (event: KeyboardEvent) => {
      const action = latest.current.find(({ shortcut }) => shortcut === event.key)
      if (!action?.run || !isFreeKey(event)) return
      event.preventDefault()
      action.run()
    }
    mounted.add(group)
    window.addEventListener('keydown', press)
    return () => {
      mounted.delete(group)
      window.removeEventListener('keydown', press)
    }
  }, [covers])
}

/** What can be done now, on all parts of the screen. */
export function screenActions(): readonly ScreenAction[] {
  const groups = [...mounted]
  const above = groups.filter(({ covers }) => covers)
  return (above.length > 0 ? above : groups).flatMap(({ latest }) => latest.current)
}
