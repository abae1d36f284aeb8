import type { KeyboardEvent } from 'react'

/**
 * The dialog by the keyboard: the arrows go from the search through the rows, Enter chooses a row and goes to its
 * quantity, Enter there goes back to the search; with Ctrl it adds what was chosen.
 */
export function pickerKeys(onAdd: () => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget: box } = event
    if (!(target instanceof HTMLInputElement) || event.altKey) return
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) return act(event, onAdd)
    const checks = [
      ...box.querySelectorAll<HTMLInputElement>('tbody .sf-check:enabled, .sf-row-card .sf-check:enabled'),
    ]
    const at = checks.indexOf(target)
    const search = box.querySelector<HTMLInputElement>('input[type="search"]')
    if (key === 'Enter' && 'quantity' in target.dataset) act(event, () => backTo(search))
    else if (key === 'ArrowDown' && (at >= 0 || target === search)) act(event, () => checks[at + 1]?.focus())
    else if (key === 'ArrowUp' && at >= 0) act(event, () => (checks[at - 1] ?? search)?.focus())
    else if (key === 'Enter' && at >= 0) act(event, () => choose(target))
  }
}

function act(event: KeyboardEvent, what: () => void): void {
  event.preventDefault()
  what()
}

function backTo(search: HTMLInputElement | null): void {
  search?.focus()
  search?.select()
}

/** Its quantity is drawn when it is chosen. */
function choose(check: HTMLInputElement): void {
  check.click()
  requestAnimationFrame(() => check.closest('tr, li')?.querySelector<HTMLInputElement>('[data-quantity]')?.focus())
}
