import { useEffect } from 'react'

/** How far somebody's way is known: the dialog behind the one that closes, and what opened that. */
const most = 4

let recent: readonly WeakRef<HTMLElement>[] = []
let isByKey = false

/** What had the focus lately, the last one first. An entry of a menu is left out: its menu is closed by then. */
export function recentFocus(): readonly HTMLElement[] {
  note(document.activeElement)
  return recent.flatMap((known) => known.deref() ?? [])
}

/** Whether what happens now was done with the keyboard. */
export const isByKeyboard = (): boolean => isByKey

const listeners: readonly (readonly [keyof DocumentEventMap, (event: Event) => void])[] = [
  ['focusin', ({ target }) => note(target)],
  ['keydown', () => (isByKey = true)],
  ['pointerdown', () => (isByKey = false)],
]

/** Keeps in mind where the focus was and how it came there, for whatever opens above a screen. */
export function useRecentFocus(): void {
  useEffect(() => {
    const own = listeners.map(([name, hear]) => [name, (event: Event) => hear(event)] as const)
    own.forEach(([name, hear]) => document.addEventListener(name, hear, true))
    return () => own.forEach(([name, hear]) => document.removeEventListener(name, hear, true))
  }, [])
}

function note(element: EventTarget | null): void {
  if (!(element instanceof HTMLElement) || element === document.body || element.closest('[role=menu]')) return
  const others = recent.filter((known) => known.deref() !== element)
  recent = [new WeakRef(element), ...others].slice(0, most)
}
