import type { SavedOffer } from '@staffel/shared-api/contract'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runAndKill } from '../../../testing/server/run-and-kill.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'
import { manager, pushingHouse, type PushingHouse } from '../testing/pushing-house.ts'

/** Times that a process is killed while it pushes; `npm run kill-trials` asks for more. */
const kills = Number(process.env['STAFFEL_KILLS'] ?? 1)
jest.setTimeout(120_000 + kills * 20_000)

const travelMs = 15
/** Two pushes and some. */
const mostCalls = 14
/** More than a process gets done before it is killed. */
const mostWaiting = 6

const windows = {
  looking: 'before it was begun',
  begun: 'begun, before the request',
  asked: 'between request and answer',
  answered: 'after the answer, before it was stored',
  again: 'while it took up what an earlier one had made',
} as const
type Window = keyof typeof windows

let house: PushingHouse
const offers: SavedOffer[] = []
beforeAll(async () => {
  house = await pushingHouse()
  house.exact.change({ travelMs, minuteLimit: 1_000_000, dayLimit: 1_000_000 })
  await house.connect()
  await house.app.as(manager).saveExactPushSettings({ body: { push_as: 'order', push_automatically: true } })
})
afterAll(() => house.close())

/** Each of an amount of its own. */
async function accept(): Promise<void> {
  const quantity = offers.length + 1
  offers.push(await house.accepted({ items: [house.line('a', { quantity }), house.line('b', { unitPrice: 4 })] }))
}

const waiting = async (): Promise<number> => {
  const done = await pushes().select('offer_id').where('state', '=', 'done').execute()
  return offers.length - done.length
}
const pushes = () => house.app.database.db.selectFrom('exact_push')
const orders = () => house.exact.records('SalesOrders')
/** Orders that were made and answered. */
const answered = (): number =>
  house.exact
    .calls()
    .filter(({ method, path, status }) => method === 'POST' && /SalesOrders$/.test(path) && status === 201).length

/** Pushes in a process of its own and ends it some moment after it began; null: no push was on its way just then. */
async function pushAndKill(): Promise<Window | null> {
  const script = join(import.meta.dirname, '../testing/push-until-killed.ts')
  const { db, url } = house.app.database
  const earlier = orders().length
  const madeEarlier = new Set(orders().map(({ YourRef: ref }) => ref))
  house.exact.forgetCalls()
  let answeredThen = 0
  const env = { ...house.env, DATABASE_URL: url, NOW: String(sampleDay.getTime()) }
  // As likely at one call as at another, however fast the machine is.
  const calls = Math.floor(Math.random() * mostCalls)
  await runAndKill(script, env, async (done) => {
    while (house.exact.calls().length < calls && !done.aborted) await sleep(1)
    await sleep(Math.random() * 4 * travelMs)
    answeredThen = answered()
  })
  // What it had sent arrives.
  await sleep(4 * travelMs)
  const [cut] = await pushes()
    .innerJoin('offer', (join) =>
      join.onRef('offer.id', '=', 'offer_id').onRef('offer.tenant_id', '=', 'exact_push.tenant_id'),
    )
    .select(['offer_nr', 'state'])
    .where('run', 'is not', null)
    .where('next_attempt_at', '>', sampleDay)
    .execute()
  // The lease of the dead runs out by itself; nobody here wants to wait for that.
  await db
    .updateTable('exact_push')
    .set({ next_attempt_at: new Date(0) })
    .where('state', 'in', ['waiting', 'sending'])
    .execute()
  if (!cut) return null
  if (cut.state === 'waiting') return 'looking'
  if (madeEarlier.has(cut.offer_nr)) return 'again'
  if (!orders().some(({ YourRef: ref }) => ref === cut.offer_nr)) return 'begun'
  return orders().length - earlier > answeredThen ? 'asked' : 'answered'
}

test(`a process that pushes accepted offers is killed ${kills} × within a push: each has its order, and one`, async () => {
  const trials: Record<Window, number> = { looking: 0, begun: 0, asked: 0, answered: 0, again: 0 }
  let between = 0
  for (let within = 0; within < kills;) {
    for (let open = await waiting(); open < mostWaiting; open += 1) await accept()
    const window = await pushAndKill()
    if (window === null) between += 1
    else {
      trials[window] += 1
      within += 1
    }
  }
  for (let runs = 0; runs < offers.length && (await waiting()) > 0; runs += 1) await house.run()

  const own = new Map(offers.map(({ offer_nr, totals }) => [offer_nr, totals.total]))
  const made = orders().filter(({ YourRef: ref }) => own.has(String(ref)))
  expect(made.map(({ YourRef: ref, AmountFC: total }) => [ref, total]).toSorted()).toEqual([...own].toSorted())
  const told = await house.app.database.db
    .selectFrom('activity')
    .select('entity_id')
    .where('action', '=', 'offer.pushed')
    .where(
      'entity_id',
      'in',
      offers.map(({ offer_id: id }) => String(id)),
    )
    .execute()
  expect(told).toHaveLength(offers.length)
  expect(await house.told()).toEqual([])
  if (kills > 1) {
    const counts = Object.entries(trials).map(([window, count]) => `${windows[window as Window]} ${count}`)
    process.stdout.write(
      `${offers.length} offers; killed ${counts.join(', ')}; besides ${between} × between two pushes\n`,
    )
  }
})
