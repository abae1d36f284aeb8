import type { OfferInput, SavedOffer } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'

const manager = 'manager@staffel.example'
const user = 'user@staffel.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterEach(() => app.setNow(sampleDay))
afterAll(() => app.close())

const fail = (): never => {
  throw new Error('missing')
}
const line = (part: object = {}) => ({
  id: 'a',
  productId: null,
  description: 'Montage',
  quantity: 2,
  unitPrice: 500,
  ...part,
})
async function save(part: Partial<OfferInput>): Promise<SavedOffer> {
  const offer = { title: 'Gevel', customer: { organization_id: 1001 }, items: [line()], ...part }
  const [saved] = await app.as(manager).saveOffer({ body: { offer } })
  return saved ?? fail()
}
const issued = (part: Partial<OfferInput> = {}) => save({ intent: 'issue', ...part })
const read = async (id: number, email = manager) => (await app.as(email).getOffer.answer({ query: { id } })).body
const status = (email: string, { offer_id, rev, version }: SavedOffer, body: object) =>
  app.as(email).setOfferStatus.answer({ params: { id: offer_id }, body: { rev, version, ...body } })
const activities = async (id: number) =>
  (
    await app.database.db
      .selectFrom('activity')
      .select(['action', 'detail'])
      .where('entity', '=', 'offer')
      .where('entity_id', '=', String(id))
      .orderBy('id')
      .execute()
  ).slice(1)

describe('the last day', () => {
  test('is the whole day in Amsterdam; after it only the seller accepts, saying so and why', async () => {
    const saved = await issued({ validUntil: '2026-03-28' })
    app.setNow(new Date('2026-03-28T22:59:59Z'))
    expect(await read(saved.offer_id)).toMatchObject({ status: 'pending' })
    app.setNow(new Date('2026-03-28T23:00:00Z'))
    expect(await read(saved.offer_id)).toMatchObject({ status: 'expired' })
    expect((await status(manager, saved, { status: 'accepted' })).body.fields).toEqual({
      confirm_expired: expect.any(String),
      reason: expect.any(String),
    })
    const accepted = await status(manager, saved, {
      status: 'accepted',
      confirm_expired: true,
      reason: 'Telefonisch toegezegd',
    })
    expect(accepted.body).toMatchObject({
      status: 'accepted',
      acceptance: { after_expiry: true, accepted_on: '2026-03-29', reason: 'Telefonisch toegezegd' },
    })
  })
})

describe('declining', () => {
  test('is for anyone who may see the offer, with a reason', async () => {
    const saved = await issued()
    expect((await status(user, saved, { status: 'declined' })).body).toMatchObject({
      code: 'VALIDATION',
      fields: { reason_code: expect.any(String) },
    })
    const answer = await status(user, saved, { status: 'declined', reason_code: 'price', reason: 'Te duur' })
    expect(answer.body).toMatchObject({
      status: 'declined',
      decline: { reason_code: 'price', reason: 'Te duur', by_customer: true, declined_at: sampleDay.toISOString() },
    })
    expect((await status(manager, saved, { status: 'accepted' })).body).toMatchObject({
      code: 'INVALID_TRANSITION',
      details: { from: 'declined' },
    })
    const elsewhere = await issued({ customer: { organization_id: 1002 } })
    expect((await status(user, elsewhere, { status: 'declined', reason_code: 'price' })).status).toBe(404)
  })

  test('can be taken back by the seller while the offer is valid', async () => {
    const saved = await issued({ validUntil: '2026-03-20' })
    const { rev } = (await status(manager, saved, { status: 'declined', reason_code: 'postponed' })).body
    expect((await status(manager, { ...saved, rev }, { status: 'pending' })).body).toMatchObject({
      fields: { reason: expect.any(String) },
    })
    expect((await status(user, { ...saved, rev }, { status: 'pending', reason: 'x' })).status).toBe(403)
    app.setNow(new Date('2026-03-21T10:00:00Z'))
    expect((await status(manager, { ...saved, rev }, { status: 'pending', reason: 'x' })).body).toMatchObject({
      code: 'INVALID_TRANSITION',
    })
    app.setNow(sampleDay)
    expect(
      (await status(manager, { ...saved, rev }, { status: 'pending', reason: 'Toch interesse' })).body,
    ).toMatchObject({ status: 'pending', decline: null })
    expect((await activities(saved.offer_id)).map(({ action }) => action)).toEqual(['offer.declined', 'offer.reopened'])
  })
})
