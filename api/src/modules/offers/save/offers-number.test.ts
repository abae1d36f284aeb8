import type { OfferInput, Product, SavedOffer } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'

const manager = 'manager@staffel.example'
const organization = 1001

let app: TestApp
let beam: Product
beforeAll(async () => {
  app = await createTestApp()
  // A thousand of 1–99, 100–499, 500–999, 1000–4999 and 5000 up: 91, 82.81, 74.62, 66.43, 58.24.
  beam =
    (await app.as(manager).listProducts.answer({ body: { filters: { search: 'B933-5010-88' } } })).body[0] ?? fail()
})
afterEach(() => app.setNow(sampleDay))
afterAll(() => app.close())

const fail = (): never => {
  throw new Error('missing')
}
const send = (email: string, offer: OfferInput, headers = {}) =>
  app.as(email, { headers }).saveOffer.answer({ body: { offer } })
const save = async (email: string, offer: OfferInput): Promise<SavedOffer> => {
  const answer = await send(email, offer)
  if (answer.status !== 200) throw new Error(answer.body.message)
  return answer.body[0] ?? fail()
}
const line = (part: object = {}) => ({
  id: 'l1',
  productId: beam.product_id,
  description: beam.product_name,
  quantity: 10_000,
  ...part,
})
const draft = (part: Partial<OfferInput> = {}): OfferInput => ({
  title: 'Bouten',
  customer: { organization_id: organization },
  items: [line()],
  ...part,
})
const activities = (id: number) =>
  app.database.db
    .selectFrom('activity')
    .select(['action', 'actor_user_id'])
    .where('entity', '=', 'offer')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute()

describe('numbers', () => {
  test('twenty writers at once get twenty numbers in a row', async () => {
    const saved = await Promise.all(Array.from({ length: 20 }, () => save(manager, draft())))
    const sequence = saved.map(({ offer_nr }) => Number(offer_nr.slice(-4))).toSorted((a, b) => a - b)
    expect(sequence.at(-1)).toBe((sequence[0] ?? 0) + 19)
    expect(new Set(sequence).size).toBe(20)
  })

  test('start over in a new year, by the tenant’s clock', async () => {
    app.setNow(new Date('2026-12-31T22:59:00Z'))
    expect((await save(manager, draft())).offer_nr).toMatch(/^OFF-2026-/)
    app.setNow(new Date('2026-12-31T23:01:00Z'))
    expect((await save(manager, draft())).offer_nr).toBe('OFF-2027-0001')
  })

  test('a number that exists is skipped', async () => {
    await app.database.db.insertInto('offer').values({ tenant_id: 1, offer_nr: 'OFF-2027-0002' }).execute()
    app.setNow(new Date('2027-01-01T10:00:00Z'))
    expect((await save(manager, draft())).offer_nr).toBe('OFF-2027-0003')
  })

  test('are in a row in either year, wherever in a save midnight is', async () => {
    const [before, after] = [new Date('2026-12-31T22:59:59Z'), new Date('2026-12-31T23:00:01Z')] as const
    const saved = async (now: Date | (() => Date)) => {
      app.setNow(now)
      return (await save(manager, draft())).offer_nr
    }
    const made = [await saved(before), await saved(after)]
    for (let looksBefore = 0; looksBefore < 16; looksBefore += 1) {
      let looks = 0
      made.push(await saved(() => (looks++ < looksBefore ? before : after)))
    }
    made.push(await saved(after))
    const sequences = (year: string) =>
      made.filter((number) => number.includes(year)).map((number) => Number(number.slice(-4)))
    for (const year of ['-2026-', '-2027-']) {
      const [first = 0, ...others] = sequences(year)
      expect(others.length).toBeGreaterThan(1)
      expect(others).toEqual(others.map((_, at) => first + at + 1))
    }
  })
})

describe('repeating a create', () => {
  test('with the same key gives the first answer, one offer and one line in the log', async () => {
    const headers = { 'idempotency-key': 'k-1' }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(manager, draft({ title: 'Eenmalig' }), headers)),
    )
    const saved = answers.map((answer) => answer.body[0])
    expect(new Set(saved.map((one) => one?.offer_id)).size).toBe(1)
    expect(saved.every((one) => JSON.stringify(one) === JSON.stringify(saved[0]))).toBe(true)
    expect(await activities(saved[0]?.offer_id ?? 0)).toHaveLength(1)
    expect((await send(manager, draft({ title: 'Iets anders' }), headers)).status).toBe(422)
  })
})
