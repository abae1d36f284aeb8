import { signedMessage, startExactStandIn, type ExactStandIn } from '@staffel/exact-standin'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { freePort } from '@staffel/tooling/free-port'
import { sampleDay } from '../../../testing/server/test-server.ts'
import { besideExact, connectExact } from '../testing/beside-exact.ts'
import { exactJobOf } from '../testing/exact-job-of.ts'
import { noticesPath } from './notices.plugin.ts'

const manager = 'manager@staffel.example'
const other = 'manager@noordstaal.example'
const minute = 60_000

let now = sampleDay
let exact: ExactStandIn
let app: TestApp
let address = ''
beforeAll(async () => {
  exact = await startExactStandIn({
    port: 0,
    clock: () => now,
    settings: { minuteLimit: 5_000, dayLimit: 100_000, webhookRetryMs: [] },
  })
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  address = `${origin}${noticesPath}`
  app = await createTestApp({
    env: { ...besideExact(exact), EXACT_TEST_WEBHOOK_SECRET: secret(), ORIGINS: origin },
    // What is tried again is so before anything else is looked at, and not beside it.
    wait: async (ms) => pass(ms),
  })
  await app.http.listen({ port, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await exact.close()
})

const jobOf = (job: Parameters<typeof exactJobOf>[1]) => exactJobOf(app.modules.all, job)
const pass = (ms: number): void => app.setNow((now = new Date(now.getTime() + ms)))
const subscribed = (division?: number) =>
  exact
    .records('WebhookSubscriptions', division)
    .map(({ Topic: topic, CallbackURL: at }) => `${String(topic)} ${String(at)}`)
    .toSorted()
const named = (...topics: string[]) => topics.map((topic) => `${topic} ${address}`)
const all = () => named('Accounts', 'Addresses', 'Contacts')
const withItems = () => named('Accounts', 'Addresses', 'Contacts', 'Items', 'SalesItemPrices')
const link = async (email = manager) => (await app.as(email).getExactStatus()).envs.test.link
const jobs = async () => (await app.as(manager).listExactJobs()).filter(({ cause }) => cause === 'change')
const waiting = async () => (await jobs()).filter(({ state }) => state === 'waiting').length

const notice = (part: object = {}) => ({
  Topic: 'Accounts',
  ClientId: exact.apps[0]?.clientId,
  Division: 102_030,
  Action: 'Update',
  Key: crypto.randomUUID(),
  ExactOnlineEndpoint: `${exact.url}/api/v1/102030/crm/Accounts`,
  ...part,
})
const secret = () => exact.apps[0]?.webhookSecret ?? ''
async function send(payload: string | Buffer): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  return (await app.call(null, { method: 'POST', url: noticesPath, payload, headers })).statusCode
}

test('Exact is asked to tell of changes as soon as it is connected', async () => {
  await connectExact(app, exact, manager)
  expect(subscribed()).toEqual(all())
  expect(await link()).toMatchObject({ notices_since: sampleDay.toISOString() })
})

test('what Exact was asked to tell of is asked once, and looked at again each day', async () => {
  await jobOf('notices').run()
  pass(23 * 60 * minute)
  exact.forgetCalls()
  await jobOf('notices').run()
  expect(exact.calls()).toEqual([])
  pass(60 * minute)
  exact.remove('WebhookSubscriptions', String(exact.records('WebhookSubscriptions')[0]?.['ID']))
  await jobOf('notices').run()
  expect(subscribed()).toEqual(all())
})

describe('a change in Exact', () => {
  beforeAll(async () => {
    await app.as(manager).syncExact({ body: { entities: ['accounts'] } })
    await jobOf('bringIn').run()
    await expectDone()
  })

  async function expectDone(): Promise<void> {
    while ((await app.as(manager).listExactJobs()).some(({ state }) => state !== 'done')) await jobOf('bringIn').run()
  }
  const changed = async (name: string): Promise<void> => {
    const [first] = exact
      .records('Accounts')
      .filter(({ Status: status, Blocked: isBlocked }) => status === 'C' && !isBlocked)
    exact.put('Accounts', { ID: first?.['ID'] ?? null, Name: name })
    await exact.delivered()
  }
  const customers = async () => (await app.as(manager).listOrganizations()).map(({ name }) => name)

  test('comes in a moment later, and those that come together come in together', async () => {
    await changed('Eerst Bouw')
    await changed('Meteen Bouw')
    expect(await waiting()).toBe(1)
    await jobOf('bringIn').run()
    expect(await waiting()).toBe(1)
    pass(minute)
    await jobOf('bringIn').run()
    expect(await jobs()).toMatchObject([{ state: 'done', updated: 1, entities: ['accounts'] }])
    expect(await customers()).toContain('Meteen Bouw')
  })

  test('that is told over and over costs one look in two minutes', async () => {
    const message = signedMessage(notice(), secret())
    const tell = async () => expect(await send(message)).toBe(204)
    for (let times = 0; times < 20; times += 1) await tell()
    expect(await waiting()).toBe(1)
    pass(minute)
    await jobOf('bringIn').run()
    expect(await waiting()).toBe(1)
    pass(minute)
    await jobOf('bringIn').run()
    expect(await waiting()).toBe(0)
    // That one changed nothing, and gives its place to the next.
    await tell()
    expect((await jobs()).map(({ state }) => state)).toEqual(['waiting', 'done'])
  })

  test('is not waited for by a person who asks', async () => {
    expect(await waiting()).toBe(1)
    await app.as(manager).syncExact({ body: { entities: ['accounts'] } })
    await expectDone()
    expect(await waiting()).toBe(0)
  })

  test('of an item or a price comes in once items were brought in, with the prices of customers where those were', async () => {
    const [item] = exact.records('Items').filter(({ IsSalesItem: isSold }) => isSold === true)
    const raise = async (name = 'Meteen artikel') => {
      exact.put('Items', { ID: item?.['ID'] ?? null, Description: name })
      await exact.delivered()
    }
    await raise()
    expect(await waiting()).toBe(0)
    expect(subscribed()).toEqual(all())
    await app.as(manager).syncExact({ body: { entities: ['products'] } })
    await expectDone()
    await jobOf('notices').run()
    expect(subscribed()).toEqual(withItems())
    await raise('Meteen een ander')
    const [job] = await jobs()
    expect(job).toMatchObject({ state: 'waiting', entities: ['products'] })
    pass(2 * minute)
    await expectDone()
    expect(await jobs()).toContainEqual(expect.objectContaining({ entities: ['products'], updated: 1 }))
    await app.as(manager).syncExact({ body: { entities: ['customer_prices'] } })
    await expectDone()
    exact.put('SalesItemPrices', { ID: exact.records('SalesItemPrices')[0]?.['ID'] ?? null, Price: 3 })
    await exact.delivered()
    expect((await jobs())[0]).toMatchObject({ state: 'waiting', entities: ['products', 'customer_prices'] })
    pass(2 * minute)
    await expectDone()
  })
})

test('what is not signed is refused, and does nothing', async () => {
  const good = signedMessage(notice(), secret())
  const before = (await jobs()).length
  for (const bad of [
    signedMessage(notice(), 'somebody else'),
    good.replace('Accounts', 'Contacts'),
    good.replace(/"HashCode":"(\w+)"/, (_all, hash: string) => `"HashCode":"${hash.toLowerCase()}"`),
    good.replace(/"HashCode":"\w+"/, '"HashCode":""'),
    JSON.stringify(notice()),
    `${good} `,
    '{"Content":',
    'x',
  ])
    expect(await send(bad)).toBe(401)
  expect(await send('x'.repeat(10_001))).toBe(413)
  expect((await jobs()).length).toBe(before)
})

test('whom a signed notice concerns shows in nothing, and it concerns nobody else', async () => {
  const before = (await jobs()).length
  const tell = (part: object) => send(signedMessage(notice(part), secret()))
  for (const part of [
    { Division: 204_060 },
    { Division: 'x' },
    { ClientId: exact.apps[1]?.clientId },
    { ClientId: 7 },
    { Topic: 'FinancialTransactions' },
  ])
    expect(await tell(part)).toBe(204)
  expect(await send(signedMessage(['no notice'], secret()))).toBe(204)
  expect(await send('')).toBe(204)
  expect((await jobs()).length).toBe(before)
})

test('an id may come in braces and in either case', async () => {
  expect(await send(signedMessage(notice({ ClientId: `{${exact.apps[0]?.clientId.toUpperCase()}}` }), secret()))).toBe(
    204,
  )
  expect(await waiting()).toBe(1)
})

test('another administration is asked, and the one before it no longer', async () => {
  await app.as(manager).chooseExactDivision({ body: { code: 102_031 } })
  expect(await link()).toMatchObject({ notices_since: now.toISOString() })
  expect(subscribed()).toEqual([])
  expect(subscribed(102_031)).toEqual(withItems())
})

test('who disconnects is told no more; who shares an administration with another is, until both have gone', async () => {
  await connectExact(app, exact, other)
  await app.as(other).chooseExactDivision({ body: { code: 102_031 } })
  expect(subscribed(102_031)).toEqual(withItems())
  await connectExact(app, exact, manager)
  await app.as(manager).disconnectExact({ body: { env: 'test' } })
  expect(subscribed(102_031)).toEqual(withItems())
  await connectExact(app, exact, other)
  await app.as(other).disconnectExact({ body: { env: 'test' } })
  expect(subscribed(102_031)).toEqual([])
})

test('a link begins although Exact tells of nothing, which is tried again, and ends although it does not answer', async () => {
  exact.faults.set('dropBefore', { endpoint: 'WebhookSubscriptions' })
  await connectExact(app, exact, manager)
  expect(await link()).toMatchObject({ works: true, notices_since: null })
  exact.faults.clear()
  pass(61 * minute)
  await jobOf('notices').run()
  expect(await link()).toMatchObject({ notices_since: now.toISOString() })
  exact.faults.set('down')
  expect(await app.as(manager).disconnectExact({ body: { env: 'test' } })).toMatchObject({ connected: false })
  exact.faults.clear()
})
