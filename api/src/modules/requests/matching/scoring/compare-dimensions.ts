import { measures, roles } from '../index/catalogue-index.types.ts'
import type { Dimension, Role } from '../text/measures/dimension.types.ts'

export interface DimensionFindings {
  readonly hits: number
  readonly agree: boolean
  readonly conflict: boolean
}

/** Four numbers for each dimension of the product, from `start` to `end`. */
export interface ProductDimensions {
  readonly values: Int32Array
  readonly start: number
  readonly end: number
}

const slotSize = 4
/** Hundredths of a millimetre. */
const leastOfShape = 2000

/**
 * Compares the two as multisets: each dimension of the product answers one of the line. What is left over on both sides
 * and could have answered is a conflict; what the product has no place for is only not confirmed.
 */
export function compareDimensions(
  asked: readonly Dimension[],
  { values, start, end }: ProductDimensions,
): DimensionFindings {
  const taken = new Set<number>()
  const open: Dimension[] = []
  let hits = 0
  // The strictest first, so that a bare number does not take the place of one that can stand nowhere else.
  for (const dimension of [...asked].sort((a, b) => strictness(b) - strictness(a))) {
    const slot = slotFor(dimension)
    if (slot === null) open.push(dimension)
    else {
      taken.add(slot)
      hits += 1
    }
  }
  const firmlyOpen = open.filter(({ firm }) => firm)
  return {
    hits,
    agree: hits > 0 && firmlyOpen.length === 0,
    conflict: firmlyOpen.some((dimension) => hasRival(dimension) || isOtherShape(dimension)),
  }

  function slotFor(dimension: Dimension): number | null {
    for (let slot = start; slot < end; slot += slotSize) {
      if (!taken.has(slot) && fits(dimension, slot) && agrees(dimension, slot)) return slot
    }
    return null
  }

  function fits({ measure, role, grouped }: Dimension, slot: number): boolean {
    const name = measures[values[slot] ?? 0]
    if (measure === 'any' || name === 'any') return true
    // A bolt of "8x60" is one of M8.
    if (name === 'thread' && measure === 'length') return grouped === true || role === 'diameter'
    return name === measure && (measure !== 'length' || mayBe(role, values[slot + 1] ?? 0))
  }

  function agrees({ measure, values: wanted }: Dimension, slot: number): boolean {
    const [value, second] = [values[slot + 2] ?? 0, values[slot + 3] ?? 0]
    const same = (each: number) => each === value || (second !== 0 && each === second)
    if (measures[values[slot] ?? 0] === 'any' && measure !== 'any')
      return wanted.some((each) => same(Math.round(each * hundredthsOf[measure])))
    if (measure !== 'any') return wanted.some(same)
    const factors = factorsOfBare[measures[values[slot] ?? 0] ?? 'length']
    return wanted.some((each) => factors.some((factor) => same(Math.round(each * factor))))
  }

  /** "110x75" is no goods of 110 alone; "110x3,2" may be, with the thickness of its wall. */
  function isOtherShape({ grouped, values: wanted }: Dimension): boolean {
    return grouped === true && Math.min(...wanted) >= leastOfShape && taken.size > 0
  }

  function hasRival(dimension: Dimension): boolean {
    for (let slot = start; slot < end; slot += slotSize)
      if (!taken.has(slot) && measures[values[slot] ?? 0] !== 'any' && fits(dimension, slot)) return true
    return false
  }
}

/** What a number without a unit may count, in the units that dimensions are stored in. */
const factorsOfBare: Readonly<Record<(typeof measures)[number], readonly number[]>> = {
  length: [100, 1000, 100_000],
  thread: [100],
  angle: [1],
  volume: [1000],
  weight: [1000],
  inch: [64],
  any: [100],
}

/** The other way round: what a stored dimension is as a number in its usual unit, in hundredths. */
const hundredthsOf: Readonly<Record<(typeof measures)[number], number>> = {
  length: 1,
  thread: 1,
  angle: 100,
  volume: 0.1,
  weight: 0.1,
  inch: 100 / 64,
  any: 1,
}

function strictness({ measure, role, values, firm }: Dimension): number {
  return (measure === 'any' ? 0 : 4) + (firm ? 2 : 0) + (role === null ? 0 : 1) + (values.length === 1 ? 1 : 0)
}

/** Width, height and length are told apart by few; thickness and diameter are not mistaken for them. */
function mayBe(role: Role | null, bits: number): boolean {
  if (role === null || bits === 0) return true
  const along = ['width', 'height', 'length']
  return roles.some(
    (each, place) => (bits & (1 << place)) !== 0 && (each === role || (along.includes(each) && along.includes(role))),
  )
}
