import { useSyncExternalStore } from 'react'
import type { Scheme } from './tokens.ts'
import { useMediaQuery } from './useMediaQuery.ts'

/** What somebody chose for this browser; `system` follows what their system says. */
export type SchemeChoice = Scheme | 'system'

const key = 'staffel.scheme'
const listeners = new Set<() => void>()

/** Puts the choice on the document, which `tokens.css` reads. Before the first drawing, so that nothing flashes. */
export function applySchemeChoice(): void {
  const choice = schemeChoice()
  if (choice === 'system') delete document.documentElement.dataset['scheme']
  else document.documentElement.dataset['scheme'] = choice
}

export function chooseScheme(choice: SchemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, choice)
  } catch {
    // A browser that keeps nothing shows it until the page is left.
  }
  kept = choice
  changed()
}

/** The choice, which another tab may change too. */
export function useSchemeChoice(): SchemeChoice {
  return useSyncExternalStore(subscribe, schemeChoice)
}

/** What is shown now. */
export function useScheme(): Scheme {
  const choice = useSchemeChoice()
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)')
  if (choice !== 'system') return choice
  return systemIsDark ? 'dark' : 'light'
}

let kept: SchemeChoice | undefined

function schemeChoice(): SchemeChoice {
  kept ??= read()
  return kept
}

function read(): SchemeChoice {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

function changed(): void {
  applySchemeChoice()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key !== key) return
    kept = read()
    changed()
  }
  listeners.add(listener)
  window.addEventListener('storage', elsewhere)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', elsewhere)
  }
}
