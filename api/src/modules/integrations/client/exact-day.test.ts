import type { SavedOffer } from '@staffel/shared-api/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import { manager, pushingHouse, type PushingHouse } from '../testing/pushing-house.ts'

const minute = 60_000
const hour = 60 * minute
/** Fewer calls than there is to do: what brings in has its share of them spent in the evening. */
const dayLimit = 900
/** As the stand-in has it: a window is over so much later than its header says. */
const lagMs = 400

let house: PushingHouse
const renamed = new Map<string, string>()
const offers: SavedOffer[] = []
beforeAll(async () => {
  house = await pushingHouse({ settings: { dayLimit, bulkPageSize: 10, webhookRetryMs: [] }, isHeard: true })
  await house.connect()
})
afterAll(() => house.close())

const dataCalls = () => house.exact.calls().filter(({ path }) => path.startsWith('/api/v1/'))

/** Everything, by hand, as somebody does who has just connected. */
async function bringAllIn(): Promise<void> {
  const { job } = await house.app.as(manager).syncExact({ body: { entities: ['accounts', 'products'] } })
  const state = async () => (await house.app.as(manager).listExactJobs()).find(({ id }) => id === job.id)?.state ?? ''
  while (!['done', 'failed'].includes(await state())) await sleep(50)
  expect(await state()).toBe('done')
}

async function rename(): Promise<void> {
  const accounts = house.exact
    .records('Accounts')
    .filter(({ Status: status, Blocked: isBlocked, VATNumber: vat }) => status === 'C' && !isBlocked && vat)
  const account = accounts[renamed.size % accounts.length]
  const name = `Nieuwe naam ${renamed.size + 1}`
  house.exact.put('Accounts', { ID: account?.['ID'] ?? null, Name: name })
  renamed.set(String(account?.['ID']), name)
  await house.exact.delivered()
}

const jobs = ['notices', 'night', 'bringIn', 'push', 'keepAlive'] as const
async function pass(ms: number): Promise<void> {
  house.pass(ms)
  for (const job of jobs) await house.jobOf(job).run()
}

/** A refusal for want of calls that another call followed before its window was over. */
function answeredByACall(): string[] {
  const calls = dataCalls()
  const refused = calls.flatMap((call, index) => {
    const next = calls[index + 1]
    if (call.status !== 429 || !next) return []
    const window = ({ at }: { at: Date }) => Math.floor((at.getTime() - lagMs) / minute)
    return window(next) > window(call)
      ? []
      : [`${call.at.toISOString()} ${call.path}, ${next.at.toISOString()} ${next.path}`]
  })
  return refused
}

test('a day within the limits of Exact, and with others who use them up, ends with everything on both sides', async () => {
  await bringAllIn()
  const begun = house.now()
  for (let step = 0; house.now().getTime() < begun.getTime() + 24 * hour; step += 1) {
    await rename()
    if (step % 3 === 0) {
      offers.push(await house.accepted())
      await house.ask(offers.at(-1)?.offer_id ?? 0)
    }
    // Others work in the same administration, by the same registration.
    if (step % 10 === 5) house.exact.faults.set('minuteUsed', { times: 1 })
    if (step % 25 === 12) house.exact.faults.set('tooManyWithoutHeaders', { times: 1 })
    if (step === 60) house.exact.faults.set('dayUsed', { times: 1 })
    await pass(10 * minute)
  }
  house.exact.faults.clear()
  for (let rests = 0; rests < 6; rests += 1) await pass(10 * minute)

  expect(dataCalls().filter(({ status }) => status === 429).length).toBeGreaterThan(5)
  expect(answeredByACall()).toEqual([])
  const found = await house.app.database.db
    .selectFrom('exact_account as a')
    .innerJoin('organization as o', (join) =>
      join.onRef('o.tenant_id', '=', 'a.tenant_id').onRef('o.id', '=', 'a.organization_id'),
    )
    .select(['a.account_id', 'o.name'])
    .where('a.tenant_id', '=', 1)
    .execute()
  const names = new Map(found.map(({ account_id: id, name }) => [id, name]))
  expect([...renamed].filter(([id, name]) => names.get(id) !== name)).toEqual([])
  expect(offers.map((offer) => house.documents(offer).length)).toEqual(offers.map(() => 1))
})

test('a month in which nobody uses it leaves the link alive, with a refresh a week', async () => {
  house.exact.forgetCalls()
  for (let half = 0; half < 2 * 31; half += 1) {
    house.pass(12 * hour)
    await house.jobOf('keepAlive').run()
  }
  const refreshes = house.exact.calls().filter(({ path }) => path === '/api/oauth2/token')
  expect(refreshes.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await house.app.as(manager).getExactStatus()).toMatchObject({ connected: true, needs_reconnect: false })
  const { push } = await house.pushed()
  expect(push).toMatchObject({ state: 'done' })
})

test('a house that stood still for a month has lost the link, and says so', async () => {
  house.pass(31 * 24 * hour)
  await house.jobOf('keepAlive').run()
  expect(await house.app.as(manager).getExactStatus()).toMatchObject({ connected: false, needs_reconnect: true })
})
