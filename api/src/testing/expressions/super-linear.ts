import { createContext, Script } from 'node:vm'
import { hostileStrings } from './hostile-strings.ts'
import type { Expression } from './find-expressions.ts'

/** Characters: what a square of them costs is seen at once, and what is in proportion to them is not. */
const length = 24_000
/** Below this no square of the length was tried: a step takes a nanosecond or more. */
const quickMs = 25
/**
 * An expression that doubles with every letter would never come back. The clock of the wall, so wide: the machine may
 * be busy.
 */
const patienceMs = 6_000

const context = createContext({ expression: /x/, text: '' })
// Sticky or not, it is tried at every place, as a reader does that goes on where the last one ended.
const all = new Script('for (const match of text.matchAll(expression)) match.index')

/** Milliseconds that this thread worked, whatever else the machine did meanwhile. */
function cost(expression: RegExp, text: string): number {
  Object.assign(context, { expression, text })
  const started = process.threadCpuUsage()
  try {
    all.runInContext(context, { timeout: patienceMs })
  } catch (error) {
    // Of another realm, so no `instanceof`.
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return Number.POSITIVE_INFINITY
    throw error
  }
  const { user, system } = process.threadCpuUsage(started)
  return (user + system) / 1000
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * What an expression does that takes more than a length in proportion: the start of the text and by how much it grew.
 * Null when there is none.
 */
export function superLinear({ source, flags }: Expression): string | null {
  const expression = new RegExp(source, `${flags.replace(/[gy]/g, '')}g`)
  for (const attack of hostileStrings({ source, flags })) {
    // Short ones first: the exponential are caught where they still come back.
    const short = cost(expression, attack(64))
    if (short > 2_000) return `${JSON.stringify(attack(32).slice(0, 60))}: ${short} ms at 64 characters`
    if (cost(expression, attack(length)) < quickMs) continue
    const grown = growth(expression, attack)
    if (grown > 2.9) return `${JSON.stringify(attack(32).slice(0, 60))}: × ${grown.toFixed(1)} when twice as long`
  }
  return null
}

/** By how much the cost grows when a text gets twice as long: 2 in proportion, 4 by its square. */
function growth(expression: RegExp, attack: (length: number) => string): number {
  const at = (size: number) => median(Array.from({ length: 3 }, () => cost(expression, attack(size))))
  const whole = at(length)
  if (!Number.isFinite(whole)) return whole
  return Math.sqrt(whole / Math.max(at(length / 4), 0.01))
}
