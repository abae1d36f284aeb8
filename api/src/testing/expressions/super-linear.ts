import { createContext, Script } from 'node:vm'
import { hostileStrings } from './hostile-strings.ts'
import type { Expression } from './find-expressions.ts'

/** Characters: what a square of them costs is seen at once, and what is in proportion to them is not. */
const length = 12_000
const longest = { size: length, patienceMs: 6_000 }
/**
 * Short texts first: an expression that doubles with every letter, or every few, would not come back from the whole.
 * The clock of the wall, so wide: the machine may be busy, and a short text takes microseconds where it takes anything
 * less than for ever.
 */
const tries = [{ size: 64, patienceMs: 2_000 }, { size: 2_000, patienceMs: 2_000 }, longest]
/** How many times as much for twice the length is too much: 2 is in proportion, 4 is a square. */
const most = 2.9
/** Below this no square of the length was tried: a step takes a nanosecond or more. */
const quickMs = 25
/** A group that takes longer is looked at one by one. */
const groupPatienceMs = 500

/**
 * Attacks of one run. A run has a thread that watches over its time, which costs more than most expressions do: on a
 * busy machine milliseconds.
 */
const groupSize = 25

type Attack = (length: number) => string

const context = createContext({ source: '', flags: '', texts: [''] })
// Global or sticky or not, it is tried at every place, as a reader does that goes on where the last one ended.
const all = new Script(
  "{ const expression = new RegExp(source, flags); for (const text of texts) text.replace(expression, '') }",
)

/** Milliseconds that this thread worked on all of them, whatever else the machine did meanwhile. */
function cost({ source, flags }: RegExp, texts: readonly string[], timeout = longest.patienceMs): number {
  Object.assign(context, { source, flags, texts })
  const started = process.threadCpuUsage()
  try {
    all.runInContext(context, { timeout })
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
  const attacks = hostileStrings({ source, flags })
  for (let at = 0; at < attacks.length; at += groupSize) {
    const group = attacks.slice(at, at + groupSize)
    // What all of them do together in less than the time of one, each of them does.
    if ([64, length].every((size) => areQuick(expression, group, size))) continue
    for (const attack of group) {
      const found = slowness(expression, attack)
      if (found !== null) return found
    }
  }
  return null
}

function areQuick(expression: RegExp, group: readonly Attack[], size: number): boolean {
  const texts = group.map((attack) => attack(size))
  return cost(expression, texts, groupPatienceMs) < quickMs
}

function slowness(expression: RegExp, attack: Attack): string | null {
  const start = JSON.stringify(attack(32).slice(0, 60))
  for (const { size, patienceMs } of tries) {
    const whole = cost(expression, [attack(size)], patienceMs)
    if (whole === Number.POSITIVE_INFINITY) return `${start}: no end at ${size} characters`
    const grown = whole < quickMs ? 0 : growth(expression, attack, { size, whole })
    if (grown > most) return `${start}: × ${grown.toFixed(1)} when twice as long`
  }
  return null
}

/** By how much the cost grows when a text gets twice as long: 2 in proportion, 4 by its square. */
function growth(expression: RegExp, attack: Attack, { size, whole }: { size: number; whole: number }): number {
  const quarter = attack(size / 4)
  return Math.sqrt(
    steady(expression, attack(size), whole) / Math.max(steady(expression, quarter, cost(expression, [quarter])), 0.01),
  )
}

/** What took long was measured well; what did not is measured again: other work of this thread may be in it. */
const steady = (expression: RegExp, text: string, first: number): number =>
  first > 10 * quickMs ? first : median([first, cost(expression, [text]), cost(expression, [text])])
