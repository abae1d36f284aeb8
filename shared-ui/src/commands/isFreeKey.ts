/** Whether a key is nobody else's: nothing is being typed, no other key is held with it, no dialog is before them. */
export function isFreeKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  return !isTyping(event.target) && !document.querySelector('[aria-modal="true"]')
}

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="combobox"], [role="menu"]') !== null)
  )
}
