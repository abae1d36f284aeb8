/** Storage throws where it is switched off, and anyone may write into it; neither is a reason to stop. */
export function quietly<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
