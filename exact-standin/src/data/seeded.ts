/** Numbers, choices and ids that are the same at every start (mulberry32). */
export interface Seeded {
  /** In [0, 1). */
  readonly next: () => number
  readonly pick: <T>(from: readonly [T, ...T[]]) => T
  readonly guid: () => string
}

export function seeded(seed: number): Seeded {
  let state = seed >>> 0
  const bits = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const hex = (): string => bits().toString(16).padStart(8, '0')
  return {
    next: () => bits() / 4_294_967_296,
    pick: (from) => from[bits() % from.length] ?? from[0],
    guid: () => {
      const [a, b, c, d] = [hex(), hex(), hex(), hex()]
      return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-a${c.slice(1, 4)}-${c.slice(4)}${d}`
    },
  }
}
