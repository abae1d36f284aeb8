import { startHouse, type House } from '../../support/house.ts'
import { startPostgresServer } from '../../support/postgres-server.ts'
import { median } from '../median.ts'
import { printTable } from '../table.ts'
import { measuredCalls, type Measured, type Seat } from './calls.ts'
import { measureLoad, type Load } from './load.ts'
import { takeSeats } from './seats.ts'
import { makeWorlds } from './worlds.ts'

/**
 * The offers calls on a PostgreSQL server of its own, with few and with many offers: two databases, a house on each, measured round
 * by round in turn, so that a busy machine disturbs both alike. Run by `npm run bench -- offers`.
 */
const sizes = (process.env['BENCH_OFFERS'] ?? '20000,2000000').split(',').map(Number)
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3)
const seconds = Number(process.env['BENCH_SECONDS'] ?? 5)
const connections = 16
/** How much slower than with the fewest offers a call may be with the most. */
const atMostTimes = 2

const [few = 0, many = few] = sizes
const server = await startPostgresServer({
  shared_buffers: '1GB',
  max_wal_size: '2GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  effective_cache_size: '4GB',
  random_page_cost: '1.1',
})
const houses: House[] = []
try {
  console.log(`Making ${few} and ${many} offers of 50 companies, with versions, lines and activity.`)
  const { databaseUrls, products } = await makeWorlds(server.databaseUrl, [few, many], console.log)
  for (const databaseUrl of databaseUrls) houses.push(await startHouse({ databaseUrl, env: { LOG_LEVEL: 'error' } }))
  const seats = await Promise.all(houses.map(({ url }) => takeSeats(url)))
  console.log(`${connections} connections, medians of ${rounds} rounds of ${seconds} s in turn.`)
  const rows: string[][] = []
  for (const measured of measuredCalls(products)) rows.push(row(measured, await inTurn(measured, seats)))
  const size = (offers: number) => offers.toLocaleString('en-GB')
  printTable(
    'The offers calls: calls per second and p99 in ms',
    ['', `${size(few)}: /s`, `${size(many)}: /s`, `${size(few)}: p99`, `${size(many)}: p99`, 'ratio', 'goal', ''],
    rows,
  )
} finally {
  await Promise.all(houses.map((house) => house.stop()))
  await server.stop()
}

/** Every size, round after round; the first round is for warming up and does not count. */
async function inTurn({ call, check }: Measured, seats: readonly (readonly Seat[])[]): Promise<Load[][]> {
  const results: Load[][] = houses.map(() => [])
  for (let round = 0; round <= rounds; round++) {
    for (const [index, house] of houses.entries()) {
      const at = seats[index] ?? []
      const bySeat = (n: number) => {
        const seat = at[n % at.length]
        if (!seat) throw new Error('Nobody is signed in')
        return call(seat, n)
      }
      const load = await measureLoad({ url: house.url, connections, seconds, call: bySeat, check })
      if (round > 0) results[index]?.push(load)
    }
  }
  return results
}

function row({ name, atMost = Infinity }: Measured, results: readonly (readonly Load[])[]): string[] {
  const of = (figure: keyof Load) => results.map((loads) => median(loads.map((load) => load[figure])))
  const [rates, [fast = Number.NaN, slow = Number.NaN]] = [of('perSecond'), of('p99')]
  const isMet = slow / fast <= atMostTimes && slow <= atMost
  const goal = `≤ ${atMostTimes}×${atMost === Infinity ? '' : `, ≤ ${atMost} ms`}`
  return [
    name,
    ...rates.map((rate) => rate.toFixed(0)),
    fast.toFixed(1),
    slow.toFixed(1),
    (slow / fast).toFixed(2),
    goal,
    isMet ? 'met' : 'missed',
  ]
}
