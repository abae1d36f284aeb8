import type { SavedOffer } from '@staffel/shared-api/contract'
import { atCustomer } from '../../testing/authorization/at-customer.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const read = async (email: string, payload: object = {}) =>
  (await app.as(email).readNotifications.answer({ body: payload })).body.unread
const unread = async (email: string) => (await app.as(email).countNotifications.answer()).body.unread

async function declined(): Promise<SavedOffer> {
  const items = [{ id: 'a', productId: null, description: 'Montage', quantity: 1, unitPrice: 500 }]
  const answer = await app.as(manager).saveOffer.answer({
    body: { offer: { title: 'Gevel', customer: { organization_id: 1001 }, items, intent: 'issue' } },
  })
  const [saved] = answer.body
  if (!saved) throw new Error('missing')
  const link = await app.as(manager).createOfferLink.answer({ params: { id: saved.offer_id }, body: {} })
  const token = new URL(link.body.url ?? '').pathname.slice(3)
  await app.as(null).declinePublicOffer({ params: { token }, body: { reason_code: 'price', name: 'Anna' } })
  return saved
}

test('whoever looks after an offer is told, sees where it leads, and reads it once', async () => {
  expect(await unread(manager)).toBe(0)
  const { offer_id, offer_nr, externalId } = await declined()
  await declined()
  const list = await app.as(manager).listNotifications.answer({ query: { unread: 'true', limit: 1, page: 2 } })
  expect(list.headers['x-total-count']).toBe('2')
  const [first] = list.body
  expect(first).toEqual({
    id: expect.any(Number),
    event: 'declined',
    at: '2026-03-16T10:00:00.000Z',
    read_at: null,
    detail: { name: 'Anna', reason_code: 'price', text: null },
    offer: { offer_id, externalId, offer_nr, title: 'Gevel', customer: 'Bouwbedrijf De Haan B.V.' },
  })
  expect(await read(other, { ids: [first?.id] })).toBe(0)
  expect(await unread(manager)).toBe(2)
  expect(await read(manager, { ids: [first?.id] })).toBe(1)
  expect(await read(manager, { ids: [] })).toBe(1)
  expect(await read(manager)).toBe(0)
  expect((await app.as(manager).listNotifications.answer()).body.every(({ read_at }) => read_at !== null)).toBe(true)
  expect(
    (await app.database.db.selectFrom('activity').select('action').where('action', '=', 'notifications.read').execute())
      .length,
  ).toBe(2)
})

test('whoever works for a customer now sees what is of that customer, and nothing else of before', async () => {
  await app.as(manager).readNotifications({ body: {} })
  await declined()
  const seen = async () => {
    const { body } = await app.as(manager).listNotifications.answer({ query: { unread: 'true' } })
    return [body.map(({ offer }) => offer?.customer), await unread(manager)]
  }
  expect(await atCustomer(app, 1002, seen)).toEqual([[], 0])
  expect(await atCustomer(app, 1001, seen)).toEqual([['Bouwbedrijf De Haan B.V.'], 1])
  expect(await read(manager)).toBe(0)
})

test('nobody sees what another was told', async () => {
  await declined()
  expect([await unread(user), await unread(other), (await app.as(other).listNotifications.answer()).body]).toEqual([
    0,
    0,
    [],
  ])
})
