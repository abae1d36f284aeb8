/** A line and the characters of a text that it was read from. */
export interface Marked {
  readonly position: number
  readonly start: number
  readonly end: number
}

export interface Segment {
  readonly text: string
  /** Lines that were read from it; several where one sentence asks for more than one thing. */
  readonly positions: readonly number[]
}

/** A text cut where a mark begins or ends. Marks may overlap, and one that reaches beyond the text ends with it. */
export function markSegments(text: string, marks: readonly Marked[]): Segment[] {
  const within = marks.filter(({ start, end }) => start < end && start < text.length)
  const edges = [0, text.length, ...within.flatMap(({ start, end }) => [start, Math.min(end, text.length)])]
  const cuts = [...new Set(edges)].sort((a, b) => a - b)
  return cuts.slice(0, -1).map((from, index) => {
    const till = cuts[index + 1] ?? text.length
    return {
      text: text.slice(from, till),
      positions: within.filter(({ start, end }) => start <= from && end >= till).map(({ position }) => position),
    }
  })
}
