const key = 'staffel.areas-opened'

/**
 * How often each area was opened in this browser. Kept here and nowhere else; storage that is forbidden means no
 * counts.
 */
export function countOpening(area: string): void {
  const counts = openings()
  try {
    localStorage.setItem(key, JSON.stringify({ ...counts, [area]: (counts[area] ?? 0) + 1 }))
  } catch {
    // Full or forbidden: prefetch has less to go by.
  }
}

/** Ids of the areas that were opened most, the most opened first. */
export function mostOpened(count: number): string[] {
  return Object.entries(openings())
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([area]) => area)
}

function openings(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    )
  } catch {
    return {}
  }
}
