/** Runs the work when the page has nothing better to do, and not at all where bytes are dear. */
export function whenIdle(work: () => void): void {
  if (isThrifty()) return
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 10_000 })
  else setTimeout(work, 2000)
}

/** Data saver, or a connection of the second generation. */
function isThrifty(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  if (typeof connection !== 'object' || connection === null) return false
  const saving = 'saveData' in connection && connection.saveData === true
  const slow =
    'effectiveType' in connection &&
    typeof connection.effectiveType === 'string' &&
    connection.effectiveType.endsWith('2g')
  return saving || slow
}
