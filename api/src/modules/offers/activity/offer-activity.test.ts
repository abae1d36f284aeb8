import type { OfferInput, SavedOffer } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'

const manager = 'manager@staffel.example'
const user = 'user@staffel.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const fail = (): never => {
  throw new Error('missing')
}
async function issued(part: Partial<OfferInput> = {}): Promise<SavedOffer> {
  const items = [{ id: 'a', productId: null, description: 'Montage', quantity: 2, unitPrice: 500 }]
  const answer = await app.as(manager).saveOffer.answer({
    body: { offer: { title: 'Gevel', customer: { organization_id: 1001 }, items, intent: 'issue', ...part } },
  })
  return answer.body[0] ?? fail()
}

test('the log tells who did what, newest first, page by page', async () => {
  const { offer_id, rev } = await issued()
  await app.as(manager).saveOfferNotes({ params: { id: String(offer_id) }, body: { internal_notes: 'geheim' } })
  await app
    .as('admin@staffel.example')
    .saveOfferNotes({ params: { id: String(offer_id) }, body: { internal_notes: 'nog geheimer' } })
  await app.as(user).setOfferStatus({
    params: { id: String(offer_id) },
    body: { status: 'declined', reason_code: 'price', reason: 'Te duur', rev, version: 1 },
  })
  const first = await app.as(manager).listOfferActivity.answer({ params: { id: offer_id }, query: { limit: 2 } })
  expect(first.headers['x-total-count']).toBe('4')
  expect(first.body.map(({ action, actor_kind }) => [action, actor_kind])).toEqual([
    ['offer.declined', 'customer'],
    ['offer.notes_changed', 'staff'],
  ])
  expect(first.body[0]).toMatchObject({
    actor: expect.any(String),
    detail: { from: 'pending', to: 'declined', reason_code: 'price', reason: 'Te duur' },
  })
  const second = (
    await app.as(manager).listOfferActivity.answer({ params: { id: offer_id }, query: { limit: 2, page: 2 } })
  ).body
  expect(second.map(({ action, actor }) => [action, actor])).toEqual([
    ['offer.notes_changed', 'Marieke Jansen'],
    ['offer.issued', 'Marieke Jansen'],
  ])
})

test('customers read what concerns them, without what the seller wrote for itself', async () => {
  const { offer_id, rev } = await issued()
  await app.as(manager).saveOfferNotes({ params: { id: String(offer_id) }, body: { internal_notes: 'geheim' } })
  await app.as(manager).setOfferStatus({
    params: { id: String(offer_id) },
    body: { status: 'declined', reason_code: 'no-response', reason: 'Lastige klant', rev, version: 1 },
  })
  const own = (await app.as(user).listOfferActivity.answer({ params: { id: offer_id } })).body
  expect(own.map(({ action }) => action)).toEqual(['offer.declined', 'offer.issued'])
  expect(own[0]?.detail).toEqual({
    from: 'pending',
    to: 'declined',
    version: 1,
    offer_nr: expect.any(String),
    reason_code: 'no-response',
  })
})

test('what a customer did by link carries the name that was left, and is the customer’s own', async () => {
  const { offer_id } = await issued()
  const entry = {
    tenant_id: 1,
    action: 'offer.commented',
    entity: 'offer',
    entity_id: String(offer_id),
    detail: JSON.stringify({ by: 'customer', name: 'Piet de Haan' }),
  }
  await app.database.db.insertInto('activity').values(entry).execute()
  const among = { ...entry, actor_user_id: 2, detail: JSON.stringify({ visible_to: 'staff' }) }
  await app.database.db.insertInto('activity').values(among).execute()
  expect(
    (await app.as(user).listOfferActivity.answer({ params: { id: offer_id } })).body.map(
      ({ action, actor, actor_kind }) => [action, actor, actor_kind],
    ),
  ).toEqual([
    ['offer.commented', 'Piet de Haan', 'customer'],
    ['offer.issued', 'Marieke Jansen', 'staff'],
  ])
})

test('another tenant’s offer has no log', async () => {
  const { offer_id } = await issued()
  expect(
    (await app.as('manager@noordstaal.example').listOfferActivity.answer({ params: { id: offer_id } })).status,
  ).toBe(404)
})

test.each([
  ['draft', ['offer.created']],
  ['pending', ['offer.issued', 'offer.created']],
  ['expired', ['offer.expired', 'offer.issued', 'offer.created']],
  ['accepted', ['offer.accepted', 'offer.issued', 'offer.created']],
  ['declined', ['offer.declined', 'offer.issued', 'offer.created']],
])('a sample offer that is %s has a past', async (status, events) => {
  const samples = (
    await app.as('manager@noordstaal.example').listOffers.answer({ query: { limit: 100, filters: { status } } })
  ).body
  const [sample] = samples.filter(
    ({ version, draft_version }) => version === 1 && (status === 'draft' || draft_version === null),
  )
  const entries = (
    await app.as('manager@noordstaal.example').listOfferActivity.answer({ params: { id: sample?.offer_id ?? 0 } })
  ).body
  expect(entries.map(({ action }) => action)).toEqual(events)
  expect(entries.every(({ at }) => at <= sampleDay.toISOString())).toBe(true)
  expect(
    entries
      .filter(({ action }) => action !== 'offer.expired')
      .every(({ actor, actor_kind }) => Boolean(actor) && actor_kind === 'staff'),
  ).toBe(true)
})

test('a page that has an offer open hears what others did since, and which of it was its own doing', async () => {
  const { offer_id, rev } = await issued()
  const id = String(offer_id)
  const { latest, events } = await app.as(manager).getOfferNews({ params: { id } })
  expect(events).toEqual([])
  await app.as(manager).saveOfferNotes({ params: { id }, body: { internal_notes: 'geheim' } })
  await app
    .as(user)
    .setOfferStatus({ params: { id }, body: { status: 'declined', reason_code: 'price', rev, version: 1 } })
  const news = await app.as(manager).getOfferNews({ params: { id }, query: { after: latest } })
  expect(news.latest).toBeGreaterThan(latest)
  expect(news.events).toEqual([
    { action: 'offer.declined', actor: expect.any(String), actor_kind: 'customer', own: false },
    { action: 'offer.notes_changed', actor: 'Marieke Jansen', actor_kind: 'staff', own: true },
  ])
  expect((await app.as(manager).getOfferNews({ params: { id }, query: { after: news.latest } })).events).toEqual([])
  expect([
    (await app.as(user).getOfferNews.answer({ params: { id } })).status,
    (await app.as('manager@noordstaal.example').getOfferNews.answer({ params: { id } })).status,
  ]).toEqual([403, 404])
})
