import { useEffect, useRef } from 'react'
import { overlayId } from '../RequestOverlay.tsx'
import type { LineActions } from '../lines/useLineActions.ts'
import type { LineOptions } from '../lines/useLineOptions.ts'
import type { LineSelection } from '../lines/useLineSelection.ts'
import styles from '../request.module.css'

export interface DeskKeys {
  readonly actions: LineActions
  readonly options: LineOptions
  readonly selection: LineSelection
  readonly dialogIsOpen: boolean
  readonly onAdd: () => void
  readonly onUndo: () => void
  readonly onOffer: () => void
  readonly onClose: () => void
}

/** The keys of the desk: single letters wherever nothing is being typed, Escape and Ctrl+Enter everywhere. */
export function useDeskKeys(keys: DeskKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || latest.current.dialogIsOpen || !isHere(event.target)) return
      const act = actionOf(event, latest.current)
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

function actionOf(event: KeyboardEvent, desk: DeskKeys): (() => void) | undefined {
  const { key, target } = event
  if (key === 'Enter' && (event.ctrlKey || event.metaKey)) return desk.onOffer
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  if (key === 'Escape') return isOpenList(target) ? undefined : desk.onClose
  if (takesKeys(target)) return undefined
  if (/^[1-9]$/.test(key)) return digit(Number(key), desk)
  return letters(desk)[key.length === 1 ? key.toLowerCase() : key]
}

function digit(number: number, { options, actions }: DeskKeys): (() => void) | undefined {
  const product = options.products[number - 1]
  return product && (() => actions.pick(product))
}

const letters = ({ actions, options, selection, onAdd, onUndo }: DeskKeys): Readonly<Record<string, () => void>> => ({
  ArrowDown: () => selection.step(1),
  ArrowUp: () => selection.step(-1),
  j: () => selection.step(1),
  k: () => selection.step(-1),
  n: selection.next,
  q: actions.editQuantity,
  c: actions.takeConversion,
  z: actions.openSearch,
  '/': actions.openSearch,
  0: () => actions.pick(null),
  m: options.showAll,
  i: actions.toggleIgnored,
  r: actions.reset,
  a: onAdd,
  u: onUndo,
})

/** Not in a dialog or a menu above it. With nothing focused the keys are meant for the desk too. */
function isHere(target: EventTarget | null): boolean {
  return (
    target === document.body ||
    (target instanceof Element && target.closest(`#${overlayId}, .${styles.drawer}`) !== null)
  )
}

function isOpenList(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.getAttribute('aria-expanded') === 'true' &&
    target.matches('input, .ant-dropdown-open')
  )
}

/** Where a letter is a letter, and an arrow moves something else. */
function takesKeys(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [role="combobox"], [role="menu"], [contenteditable]') !== null
  )
}
