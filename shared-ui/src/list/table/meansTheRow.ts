import type { MouseEvent } from 'react'

const controls = 'a, button, input, select, textarea, label, [role="menuitem"], [role="checkbox"]'

/**
 * Whether a click on a row means the row: not one of its controls, not a menu that only hangs in it by React's tree,
 * and not the end of a selection of text.
 */
export function meansTheRow(event: MouseEvent<HTMLElement>): boolean {
  const { target, currentTarget } = event
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false
  return target.closest(controls) === null && !window.getSelection()?.toString()
}
