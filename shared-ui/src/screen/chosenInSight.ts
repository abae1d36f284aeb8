/** How much of the one before the chosen one stays in sight. */
const peek = 32

/**
 * Where a row goes on beyond the edge, as on a phone, its chosen one is in sight, with a part of the one before. The
 * page itself stays where it is.
 */
export function chosenInSight(row: HTMLElement | null): void {
  const chosen = row?.querySelector('[aria-pressed="true"], [aria-selected="true"]')
  if (!row || !chosen) return
  const { left, right } = chosen.getBoundingClientRect()
  const edge = row.getBoundingClientRect()
  if (left < edge.left || right > edge.right) row.scrollLeft += left - edge.left - peek
}
