import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { sampleDay } from '../../../../testing/server/test-server.ts'
import { fitting, people, savedOffer } from '../../save/testing/saved-offer.ts'

const { manager, admin, user, other } = people

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterEach(() => app.setNow(sampleDay))
afterAll(() => app.close())

const draft = (title: string) => savedOffer(app, { title, items: [fitting()] })
const bulk = async (email: string, ids: readonly number[], action: 'delete' | 'restore', headers = {}) =>
  (await app.as(email, { headers }).bulkOffers.answer({ body: { ids: [...ids], action } })).body.results.map(
    ({ ok, code }) => code ?? ok,
  )
const deleted = (email: string, query = {}) => app.as(email).listDeletedOffers.answer({ query })
const titles = async (email: string, query = {}) => (await deleted(email, query)).body.map(({ title }) => title)

test('deleted offers are listed for thirty days, the last first, for those who may bring them back', async () => {
  const [first, second] = [await draft('Eerste'), await draft('Tweede')]
  await app.as(manager).deleteOffer({ params: { id: String(first.offer_id) }, body: {} })
  app.setNow(new Date(sampleDay.getTime() + 60_000))
  await app.as(manager).deleteOffer({ params: { id: String(second.offer_id) }, body: {} })
  const answer = await deleted(manager)
  expect(answer.headers['x-total-count']).toBe('2')
  expect(answer.body).toMatchObject([
    { title: 'Tweede', offer_nr: second.offer_nr, status: 'draft', amount: 1210 },
    { title: 'Eerste', deleted_at: sampleDay.toISOString() },
  ])
  expect(await titles(manager, { page: 2, limit: 1 })).toEqual(['Eerste'])
  expect((await deleted(manager, { page: 3, limit: 1 })).headers['x-total-count']).toBe('2')
  expect(await titles(admin)).toEqual(['Tweede', 'Eerste'])
  expect((await deleted(user)).status).toBe(403)
  expect(await titles(other)).toEqual([])
  app.setNow(new Date(sampleDay.getTime() + 31 * 24 * 60 * 60_000))
  expect(await titles(manager)).toEqual([])
})

test('many are brought back at once, each by its own rules, and once', async () => {
  const ids = [(await draft('Derde')).offer_id, (await draft('Vierde')).offer_id]
  expect(await bulk(manager, ids, 'delete')).toEqual([true, true])
  expect(await bulk(other, ids, 'restore')).toEqual(['NOT_FOUND', 'NOT_FOUND'])
  expect((await app.as(user).bulkOffers.answer({ body: { ids, action: 'restore' } })).status).toBe(403)
  const key = { 'idempotency-key': 'back-again' }
  expect(await bulk(manager, [...ids, 999_999], 'restore', key)).toEqual([true, true, 'NOT_FOUND'])
  expect(await bulk(manager, [...ids, 999_999], 'restore', key)).toEqual([true, true, 'NOT_FOUND'])
  expect(await titles(manager)).not.toContain('Derde')
  const log = await app.as(manager).listOfferActivity({ params: { id: String(ids[0]) }, query: { limit: 10 } })
  expect(log.items.filter(({ action }) => action === 'offer.restored')).toHaveLength(1)
  // What is there already stays as it is.
  expect(await bulk(manager, ids, 'restore')).toEqual([true, true])
})
