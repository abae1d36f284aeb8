import type { Offer, OfferInput, OfferPriceChanges, Product, SavedOffer } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'

const manager = 'manager@staffel.example'
const user = 'user@staffel.example'

let app: TestApp
let beam: Product
beforeAll(async () => {
  app = await createTestApp()
  beam =
    (
      await app.call(manager, {
        method: 'POST',
        url: '/webhook/products',
        payload: { filters: { search: 'B933-5010-88' } },
      })
    ).json<Product[]>()[0] ?? fail()
})
afterEach(async () => {
  app.setNow(sampleDay)
  await tierPrice(6)
})
afterAll(() => app.close())

const fail = (): never => {
  throw new Error('missing')
}
const post = (email: string, url: string, payload: object = {}) => app.call(email, { method: 'POST', url, payload })
const act = (email: string, { offer_id }: { offer_id: number }, action: string, payload: object) =>
  post(email, `/webhook/offers/${offer_id}/${action}`, payload)
const get = async <T>(email: string, url: string) => (await app.call(email, { method: 'GET', url })).json<T>()
const read = (id: number, email = manager) => get<Offer>(email, `/webhook/offer?id=${id}`)
/** What the catalogue asks from 5000 pieces on. */
const tierPrice = (cents: number) =>
  app.database.db
    .updateTable('product_staffel')
    .set({ unit_price_cents: cents })
    .where('product_id', '=', beam.product_id)
    .where('min_quantity', '=', 5000)
    .execute()
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
  const answer = await post(manager, '/webhook/offers/create', { offer })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<SavedOffer[]>()[0] ?? fail()
}
const issued = (part: Partial<OfferInput> = {}) => save({ intent: 'issue', ...part })
const latest = async (id: number) =>
  (
    await app.database.db
      .selectFrom('activity')
      .select('action')
      .where('entity', '=', 'offer')
      .where('entity_id', '=', String(id))
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )?.action

describe('validity', () => {
  const extend = (email: string, offer: SavedOffer, validUntil: string, rev = offer.rev) =>
    act(email, offer, 'validity', { validUntil, rev })

  test('is extended to a later day of at most a year ahead; an expired offer lives again', async () => {
    const offer = await issued({ validUntil: '2026-03-20' })
    expect((await extend(user, offer, '2026-04-20')).statusCode).toBe(403)
    for (const day of ['2026-03-16', '2026-03-20', '2027-03-17'])
      expect((await extend(manager, offer, day)).json().fields).toEqual({ validUntil: expect.any(String) })
    app.setNow(new Date('2026-03-25T10:00:00Z'))
    expect((await extend(manager, offer, '2026-03-25')).statusCode).toBe(422)
    expect((await extend(manager, offer, '2026-03-26')).json<Offer>()).toMatchObject({
      status: 'pending',
      version: 1,
      validUntil: '2026-03-26',
      rev: offer.rev + 1,
    })
    expect(await latest(offer.offer_id)).toBe('offer.extended')
    expect((await extend(manager, offer, '2026-04-26')).json().code).toBe('STALE')
    const declined = (
      await act(user, offer, 'status', { status: 'declined', reason_code: 'price', rev: offer.rev + 1, version: 1 })
    ).json<Offer>()
    expect((await extend(manager, offer, '2026-04-26', declined.rev)).json()).toMatchObject({
      code: 'INVALID_TRANSITION',
      details: { from: 'declined', to: 'pending' },
    })
  })

  test('shows which catalogue prices changed since, and leaves them alone', async () => {
    const product = line({
      id: 'p',
      productId: beam.product_id,
      description: 'Bout',
      quantity: 10_000,
      unitPrice: undefined,
    })
    const offer = await issued({ items: [product, line()] })
    const changes = () => get<OfferPriceChanges>(manager, `/webhook/offers/${offer.offer_id}/price-changes`)
    expect(await changes()).toEqual({ lines: [], difference: 0 })
    await tierPrice(8)
    expect(await changes()).toEqual({
      lines: [
        {
          id: 'p',
          productId: beam.product_id,
          description: 'Bout',
          quantity: 10_000,
          unitPrice: 0.06,
          listPrice: 0.06,
          currentPrice: 0.08,
          difference: 200,
        },
      ],
      difference: 200,
    })
    expect((await read(offer.offer_id)).totals).toEqual(offer.totals)
  })
})
