import { Client } from 'pg'
import { accounts } from '../../support/accounts.ts'
import { signIn } from '../../support/api.ts'
import { startHouse } from '../../support/house/house.ts'
import { startPostgresServer } from '../../support/house/postgresServer.ts'
import { median } from '../median.ts'
import { familyWorkedMs, workedMs } from '../offers/cpu.ts'
import { measureLoad, type Answered, type Call, type Load } from '../offers/load.ts'
import { printTable } from '../table.ts'
import { growCatalogue } from './growCatalogue.ts'

const size = Number(process.env['BENCH_PRODUCTS'] ?? 100_000)
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3)
const seconds = Number(process.env['BENCH_SECONDS'] ?? 5)
const connections = 16
const goalOf = (name: string) => (name === 'GET /search' ? 100 : 50)
/** A new database is filled with the sample; on a busy machine that takes minutes. */
const patience = 600_000

type Body = Readonly<Record<string, unknown>>

/**
 * What clerks type, in the products page and where lines of an offer are chosen. Each call asks for another one of a
 * few, as they do while the catalogue stands still; those of `unasked` have never been asked.
 */
const searches: readonly { readonly name: string; readonly body: (n: number) => Body }[] = [
  { name: 'the first page', body: () => ({ page: 1, limit: 20 }) },
  { name: 'an article number', body: (n) => found(8, `B933-${[8, 10, 12, 16][n % 4] ?? 8}040-88`) },
  { name: 'its beginning', body: (n) => found(8, `b93${n % 2 === 0 ? 1 : 3}-${8 + (n % 5)}`) },
  {
    name: 'a product in words',
    body: (n) => found(8, `zeskantbout ${n % 2 === 0 ? 933 : 931} M${[8, 10, 12][n % 3] ?? 8}x40 8.8`),
  },
  { name: 'a kind of goods', body: (n) => found(20, ['vuren plank', 'pvc buis', 'muurverf', 'multiplex 18'][n % 4]) },
  { name: 'a word of half of them', body: (n) => found(20, ['mm', 'verzinkt', 'geschaafd'][n % 3]) },
]

/** The first words of names that the catalogue has, and words that it has not; each of them once. */
function unasked(names: readonly string[]): typeof searches {
  let asked = 0
  return [
    { name: 'a name, for the first time', body: () => found(8, `${names[asked++ % names.length] ?? ''}`) },
    { name: 'nothing that there is', body: () => found(8, `zwaluwstaart ${asked++}`) },
  ]
}

const found = (limit: number, search: string | undefined): Body => ({ page: 1, limit, filters: { search } })

interface Cost extends Load {
  readonly api: number
  readonly database: number
}

/**
 * The search over a large catalogue, beside the least that a signed-in call can be: what a busy machine adds to the one
 * it adds to the other. Round by round in turn.
 */
export async function measureSearch(): Promise<void> {
  const server = await startPostgresServer({
    shared_buffers: '512MB',
    max_wal_size: '2GB',
    wal_level: 'minimal',
    max_wal_senders: '0',
    random_page_cost: '1.1',
  })
  try {
    console.log(`Making a catalogue of ${size} products.`)
    const start = () => startHouse({ databaseUrl: server.databaseUrl, env: { LOG_LEVEL: 'error' }, patience })
    await start().then((house) => house.stop())
    const client = new Client({ connectionString: server.databaseUrl })
    await client.connect()
    await growCatalogue(client, { tenant: 1, size })
    const names = await someNames(client)
    await client.end()
    const house = await start()
    try {
      const headers = await signIn(house.url, accounts.manager)
      const calls = new Map<string, (n: number) => Call>([
        ['GET /roles, a yardstick', (n) => ({ method: 'GET', path: '/webhook/roles', headers: from(n, headers) })],
        ['GET /search', (n) => everything(names, n, headers)],
        ...[...searches, ...unasked(names)].map(({ name, body }) => [name, searching(headers, body)] as const),
      ])
      const costs = new Map([...calls.keys()].map((name) => [name, [] as Cost[]]))
      console.log(`${connections} connections, medians of ${rounds} rounds of ${seconds} s in turn.`)
      for (let round = 0; round <= rounds; round++)
        for (const [name, call] of calls) {
          const before = { api: workedMs(house.pid), database: familyWorkedMs(server.pid) }
          const load = await measureLoad({ url: house.url, connections, seconds, call, check: answered })
          const api = (workedMs(house.pid) - before.api) / load.calls
          const database = (familyWorkedMs(server.pid) - before.database) / load.calls
          // The first round is for warming up and does not count.
          if (round > 0) costs.get(name)?.push({ ...load, api, database })
        }
      print(costs)
    } finally {
      await house.stop()
    }
  } finally {
    await server.stop()
  }
}

/** More than are asked for. */
async function someNames(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from product where tenant_id = 1 and is_visible order by md5(id::text) limit 30000',
  )
  return rows.map(({ name }) => name)
}

function searching(headers: Call['headers'], body: (n: number) => Body): (n: number) => Call {
  return (n) => ({
    method: 'POST',
    path: '/webhook/products',
    headers: from(n, headers),
    body: JSON.stringify({ ...body(n), visible: true }),
  })
}

/** What Ctrl-K asks: the first words of what a product is called. */
function everything(names: readonly string[], n: number, headers: Call['headers']): Call {
  const words = (names.at(-1 - (n % names.length)) ?? '').split(' ').slice(0, 3).join(' ')
  return { method: 'GET', path: `/webhook/search?q=${encodeURIComponent(words)}`, headers: from(n, headers) }
}

/** Calls are limited by address: these come from many offices. */
function from(n: number, headers: Call['headers']): Call['headers'] {
  return { ...headers, 'x-forwarded-for': `198.51.100.${n % 200}` }
}

function answered({ status, text }: Answered): void {
  if (status !== 200) throw new Error(`Not answered: ${status} ${text.slice(0, 300)}`)
}

function print(costs: ReadonlyMap<string, readonly Cost[]>): void {
  const middle = (name: string, of: (cost: Cost) => number) => median((costs.get(name) ?? []).map(of))
  printTable(
    `Products of ${size.toLocaleString('en-GB')}: p99 in ms, and milliseconds of the processor per call`,
    ['', 'per second', 'p99', 'API', 'database', 'goal', ''],
    [...costs.keys()].map((name, place) => {
      const p99 = middle(name, (cost) => cost.p99)
      return [
        name,
        middle(name, ({ perSecond }) => perSecond).toFixed(0),
        p99.toFixed(1),
        middle(name, ({ api }) => api).toFixed(2),
        middle(name, ({ database }) => database).toFixed(2),
        ...(place === 0 ? ['', ''] : [`≤ ${goalOf(name)} ms`, p99 <= goalOf(name) ? 'met' : 'missed']),
      ]
    }),
  )
}
