import { startHouse, type House } from '../../support/house/house.ts'
import { startPostgresServer } from '../../support/house/postgresServer.ts'
import { measuredCalls, yardstick, type Measured, type Seat } from './calls.ts'
import { familyWorkedMs, workedMs } from './cpu.ts'
import { measureLoad, type Call } from './load.ts'
import { takeSeats } from './seats.ts'
import { printResults, together, type Cost, type Result } from './results.ts'
import { makeWorlds, patience } from './worlds.ts'

/**
 * The offers calls on a PostgreSQL server of its own, with few and with many offers: two databases, a house on each,
 * measured round by round in turn, so that a busy machine disturbs both alike. A call's rounds lie minutes apart, each
 * right after one of the yardstick: what an hour costs more is in both. Run by `npm run bench -- offers`.
 */
const sizes = (process.env['BENCH_OFFERS'] ?? '20000,2000000').split(',').map(Number)
/** What the largest of the companies sells. */
const products = Number(process.env['BENCH_PRODUCTS'] ?? 100_000)
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3)
const seconds = Number(process.env['BENCH_SECONDS'] ?? 5)
/** Which calls are measured: those whose name has this in it. */
const chosen = process.env['BENCH_CALLS'] ?? ''
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
  const calls = measuredCalls(samples).filter(({ name }) => name.includes(chosen))
  // What is stored makes the lists longer, so reads are done by then.
  const reads = await inTurn(
    calls.filter(({ stores }) => !stores),
    seats,
  )
  const saves = await inTurn(
    calls.filter(({ stores }) => stores),
    seats,
  )
  printResults([...reads, ...saves], { sizes, atMostTimes })
} finally {
  await Promise.all(houses.map((house) => house.stop()))
  await server.stop()
}

/** Every call over every size, round after round; the first round is for warming up and does not count. */
async function inTurn(calls: readonly Measured[], seats: readonly (readonly Seat[])[]): Promise<Result[]> {
  const results = calls.map((measured) => ({ measured, loads: houses.map((): Cost[] => []) }))
  for (let round = 0; calls.length > 0 && round <= rounds; round++) {
    console.log(round === 0 ? `Warming up ${calls.length} calls` : `Round ${round} of ${rounds}`)
    for (const { measured, loads } of results) {
      for (const [index, house] of houses.entries()) {
        const at = seats[index] ?? []
        const beside = await costOf(house, yardstick, { at, seconds: 1 })
        const cost = await costOf(house, measured, { at, seconds })
        if (round > 0) loads[index]?.push({ ...cost, times: together(cost) / together(beside) })
      }
    }
  }
  return results
}

/** Who makes the calls, and for how long. */
interface Measuring {
  readonly at: readonly Seat[]
  readonly seconds: number
}

/** What the processes worked meanwhile, divided by the calls. */
async function costOf(
  { url, pid }: House,
  { call, check, ofSeat = () => true }: Measured,
  { at, seconds }: Measuring,
): Promise<Omit<Cost, 'times'>> {
  const who = at.filter(ofSeat)
  const bySeat = (n: number) => {
    const seat = who[n % who.length]
    if (!seat) throw new Error('Nobody is signed in')
    return fromAnywhere(call(seat, n), n)
  }
  const before = { api: workedMs(pid), database: familyWorkedMs(server.pid) }
  const load = await measureLoad({ url, connections, seconds, call: bySeat, check })
  return {
    ...load,
    api: (workedMs(pid) - before.api) / load.calls,
    database: (familyWorkedMs(server.pid) - before.database) / load.calls,
  }
}

/** From one of many addresses of a network for measuring: limits count per address, and a manager makes thousands. */
function fromAnywhere(call: Call, n: number): Call {
  return { ...call, headers: { ...call.headers, 'x-forwarded-for': `198.18.${n % 250}.${n % 13}` } }
}
