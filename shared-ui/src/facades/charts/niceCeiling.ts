const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** The end of an axis: the first round number that is not below the highest value, and whose half is whole too. */
export function niceCeiling(highest: number): number {
  if (highest <= 10) return Math.max(2, 2 * Math.ceil(highest / 2))
  const magnitude = 10 ** Math.floor(Math.log10(highest))
  return steps.map((step) => step * magnitude).find((end) => end >= highest && end % 2 === 0) ?? 10 * magnitude
}
