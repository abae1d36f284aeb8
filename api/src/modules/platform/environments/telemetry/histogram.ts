/** Each class is a twentieth wider than the one before: what is read from them is right within 2.5 %. */
const growth = 1.05

/** The class that a value is counted in. */
export function bucketOf(value: number): number {
  return value < 1 ? 0 : 1 + Math.floor(Math.log(value) / Math.log(growth))
}

/** The middle of a class. */
function valueOf(bucket: number): number {
  return bucket === 0 ? 0 : growth ** (bucket - 0.5)
}

/** How many values were counted in which class. */
export type Counted = ReadonlyMap<number, number>

/** What so large a part of the values stays below; null without any. */
export function quantileOf(counted: Counted, part: number): number | null {
  const all = [...counted.values()].reduce((sum, count) => sum + count, 0)
  if (all === 0) return null
  let below = 0
  for (const [bucket, count] of [...counted].sort(([one], [other]) => one - other)) {
    below += count
    if (below >= all * part) return valueOf(bucket)
  }
  return null
}
