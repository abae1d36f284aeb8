import { startHouse, type House } from '../../support/house/house.ts'
import { startPostgresServer } from '../../support/house/postgresServer.ts'
import { measuredCalls, type Measured, type Seat } from './calls.ts'
import { familyWorkedMs, workedMs } from './cpu.ts'
import { measureLoad, type Call, type Load } from './load.ts'
import { takeSeats } from './seats.ts'
import { printResults, type Cost, type Result } from './results.ts'
import { makeWorlds, patience } from './worlds.ts'

/**
 * The offers calls on a PostgreSQL server of its own, with few and with many offers: two databases, a house on each,
 * measured round by round in turn, so that a busy machine disturbs both alike. Run by `npm run bench -- offers`.
 */
const sizes = (process.env['BENCH_OFFERS'] ?? '20000,2000000').split(',').map(Number)
/** What the largest of the companies sells. */
const products = Number(process.env['BENCH_PRODUCTS'] ?? 100_000)
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3)
const seconds = Number(process.env['BENCH_SECONDS'] ?? 5)
const connections = 16
/** How much slower than with the fewest offers a call may be with the most. */
const atMostTimes = 2

const server = await startPostgresServer({
  shared_buffers: '1GB',
  max_wal_size: '2GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  effective_cache_size: '4GB',
  random_page_cost: '1.1',
  // Between two of these each page is written whole once. Making the offers ends with one; no call pays for another.
  checkpoint_timeout: '1h',
})
const houses: House[] = []
try {
  console.log(`Making ${sizes.join(' and ')} offers of 50 companies, with versions, lines and activity.`)
  const { databaseUrls, ...samples } = await makeWorlds(server.databaseUrl, { sizes, products }, console.log)
  for (const databaseUrl of databaseUrls)
    houses.push(await startHouse({ databaseUrl, env: { LOG_LEVEL: 'error' }, patience }))
  const seats = await Promise.all(houses.map(({ url }) => takeSeats(url)))
  console.log(`${connections} connections, medians of ${rounds} rounds of ${seconds} s in turn.`)
  const results: Result[] = []
  for (const measured of measuredCalls(samples)) {
    console.log(measured.name)
    results.push({ measured, loads: await inTurn(measured, seats) })
  }
  printResults(results, { sizes, atMostTimes })
} finally {
  await Promise.all(houses.map((house) => house.stop()))
  await server.stop()
}

/** Every size, round after round; the first round is for warming up and does not count. */
async function inTurn(
  { call, check, ofSeat = () => true }: Measured,
  seats: readonly (readonly Seat[])[],
): Promise<Cost[][]> {
  const results: Cost[][] = houses.map(() => [])
  for (let round = 0; round <= rounds; round++) {
    for (const [index, house] of houses.entries()) {
      const at = (seats[index] ?? []).filter(ofSeat)
      const bySeat = (n: number) => {
        const seat = at[n % at.length]
        if (!seat) throw new Error('Nobody is signed in')
        return fromAnywhere(call(seat, n), n)
      }
      const cost = await costOf(house, () => measureLoad({ url: house.url, connections, seconds, call: bySeat, check }))
      if (round > 0) results[index]?.push(cost)
    }
  }
  return results
}

/** From one of many addresses of a network for measuring: limits count per address, and a manager makes thousands. */
function fromAnywhere(call: Call, n: number): Call {
  return { ...call, headers: { ...call.headers, 'x-forwarded-for': `198.18.${n % 250}.${n % 13}` } }
}

/** What the processes worked meanwhile, divided by the calls. */
async function costOf({ pid }: House, measure: () => Promise<Load>): Promise<Cost> {
  const before = { api: workedMs(pid), database: familyWorkedMs(server.pid) }
  const load = await measure()
  return {
    ...load,
    api: (workedMs(pid) - before.api) / load.calls,
    database: (familyWorkedMs(server.pid) - before.database) / load.calls,
  }
}
