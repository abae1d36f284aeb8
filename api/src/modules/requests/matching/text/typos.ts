/**
 * Words by what is left of them when one letter is taken away: two words that differ in one place share such a rest.
 */
export interface TypoIndex {
  /** The word nearest to the mistyped one, or null; of two that are as near a preferred one. */
  nearest(mistyped: string): string | null
}

const shortest = 4

export function typoIndex(words: Iterable<string>, preferred: ReadonlySet<string> = new Set()): TypoIndex {
  const byRest = new Map<string, string[]>()
  for (const word of words) {
    if (word.length < shortest || /[\d :]/.test(word)) continue
    for (const rest of restsOf(word)) {
      const same = byRest.get(rest)
      if (same) same.push(word)
      else byRest.set(rest, [word])
    }
  }
  const isBefore = (one: string, other: string): boolean =>
    preferred.has(one) === preferred.has(other) ? one < other : preferred.has(one)
  return {
    nearest(mistyped) {
      if (mistyped.length < shortest || /\d/.test(mistyped)) return null
      const allowed = mistyped.length >= 9 ? 2 : 1
      let best: string | null = null
      let least = allowed + 1
      for (const word of new Set(restsOf(mistyped).flatMap((rest) => byRest.get(rest) ?? []))) {
        if (word.length < 8 && word[0] !== mistyped[0]) continue
        const distance = distanceBetween(mistyped, word, allowed)
        if (distance < least || (distance === least && best !== null && isBefore(word, best)))
          [best, least] = [word, distance]
      }
      return least <= allowed ? best : null
    },
  }
}

function restsOf(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]
}

/** Letters to add, drop, change or swap with their neighbour; anything above `most` counts as `most + 1`. */
export function distanceBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1]
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      current.push(cost)
    }
    if (Math.min(...current) > most) return most + 1
    before = above
    above = current
  }
  return above[other.length] ?? most + 1
}
