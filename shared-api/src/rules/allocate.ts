/**
 * Splits whole cents over shares in proportion to their weights (whole cents as well), so that the parts sum to the
 * amount exactly: each gets its rounded-down part, and the cents left go to the largest remainders, then to the largest
 * weights.
 */
export function allocate(cents: number, weights: readonly number[]): number[] {
  const amount = BigInt(cents)
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  if (sum === 0n) return weights.map(() => 0)
  const parts = weights.map((weight, index) => ({
    index,
    weight,
    part: Number((amount * BigInt(weight)) / sum),
    remainder: (amount * BigInt(weight)) % sum,
  }))
  const left = cents - parts.reduce((total, { part }) => total + part, 0)
  const first = [...parts].sort(byRemainder).slice(0, left)
  return parts.map(({ index, part }) => part + (first.some((chosen) => chosen.index === index) ? 1 : 0))
}

interface Part {
  readonly index: number
  readonly weight: number
  readonly remainder: bigint
}

function byRemainder(a: Part, b: Part): number {
  return Number(b.remainder - a.remainder) || b.weight - a.weight
}
