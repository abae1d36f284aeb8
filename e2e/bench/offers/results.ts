import { median } from '../median.ts'
import { printTable } from '../table.ts'
import type { Measured } from './calls.ts'
import type { Load } from './load.ts'

export interface Cost extends Load {
  /** Milliseconds of the processor that a call takes, in the API and in all processes of the database. */
  readonly api: number
  readonly database: number
  /** How many times what the yardstick took right before it. */
  readonly times: number
}

export function together({ api, database }: Pick<Cost, 'api' | 'database'>): number {
  return api + database
}

export interface Result {
  readonly measured: Measured
  /** Of each size, round by round. */
  readonly loads: readonly (readonly Cost[])[]
}

interface Measuring {
  readonly sizes: readonly number[]
  /** How much slower than with the fewest offers a call may be with the most. */
  readonly atMostTimes: number
}

export function printResults(results: readonly Result[], measuring: Measuring): void {
  const sizes = measuring.sizes.map((offers) => offers.toLocaleString('en-GB'))
  printTable(
    'The offers calls: calls per second and p99 in ms',
    ['', ...sizes.map((size) => `${size}: /s`), ...sizes.map((size) => `${size}: p99`), 'ratio', 'goal', ''],
    results.map((result) => speedRow(result, measuring)),
  )
  printTable(
    'Milliseconds of the processor per call',
    [
      '',
      ...sizes.flatMap((size) => [`${size}: API`, 'database', 'together', 'at least', '× yardstick']),
      'before',
      'goal',
      '',
    ],
    results.map(costRow),
  )
}

function speedRow({ measured: { name, atMost = Infinity }, loads }: Result, { atMostTimes }: Measuring): string[] {
  const rates = loads.map((rounds) => median(rounds.map(({ perSecond }) => perSecond)))
  const waits = loads.map((rounds) => median(rounds.map(({ p99 }) => p99)))
  const [fast = Number.NaN, slow = fast] = waits
  const isMet = slow / fast <= atMostTimes && slow <= atMost
  const goal = `≤ ${atMostTimes}×${atMost === Infinity ? '' : `, ≤ ${atMost} ms`}`
  return [
    name,
    ...rates.map((rate) => rate.toFixed(0)),
    ...waits.map((wait) => wait.toFixed(1)),
    (slow / fast).toFixed(2),
    goal,
    isMet ? 'met' : 'missed',
  ]
}

/** Goal and figure of before are those of the fewest offers. */
function costRow({ measured: { name, cpu }, loads }: Result): string[] {
  const costs = loads.map((rounds) => ({
    api: median(rounds.map(({ api }) => api)),
    database: median(rounds.map(({ database }) => database)),
    together: median(rounds.map(together)),
    least: Math.min(...rounds.map(together)),
    times: median(rounds.map(({ times }) => times)),
  }))
  const figures = costs.flatMap(({ api, database, together, least, times }) => [api, database, together, least, times])
  const beside = cpu
    ? [cpu.before.toFixed(2), `≤ ${cpu.atMost}`, verdict(costs[0]?.together, cpu.atMost)]
    : ['', '', '']
  return [name, ...figures.map((figure) => figure.toFixed(2)), ...beside]
}

function verdict(figure = Number.NaN, atMost: number): string {
  if (Number.isNaN(figure)) return 'not measured'
  return figure <= atMost ? 'met' : 'missed'
}
