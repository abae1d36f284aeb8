import type { OfferInput, Product, SavedOffer } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'

const manager = 'manager@staffel.example'
const user = 'user@staffel.example'

let app: TestApp
let beam: Product
beforeAll(async () => {
  app = await createTestApp()
  beam =
    (await app.as(manager).listProducts.answer({ body: { filters: { search: 'B933-5010-88' } } })).body[0] ?? fail()
})
afterEach(async () => {
  app.setNow(sampleDay)
  await tierPrice(5824)
})
afterAll(() => app.close())

const fail = (): never => {
  throw new Error('missing')
}
const read = async (id: number, email = manager) => (await app.as(email).getOffer.answer({ query: { id } })).body
/** What the catalogue asks for a thousand, from 5000 pieces on. */
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
  const [saved] = await app.as(manager).saveOffer({ body: { offer } })
  return saved ?? fail()
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
    app.as(email).extendOffer.answer({ params: { id: offer.offer_id }, body: { validUntil, rev } })

  test('is extended to a later day of at most a year ahead; an expired offer lives again', async () => {
    const offer = await issued({ validUntil: '2026-03-20' })
    expect((await extend(user, offer, '2026-04-20')).status).toBe(403)
    for (const day of ['2026-03-16', '2026-03-20', '2027-03-17'])
      expect((await extend(manager, offer, day)).body.fields).toEqual({ validUntil: expect.any(String) })
    app.setNow(new Date('2026-03-25T10:00:00Z'))
    expect((await extend(manager, offer, '2026-03-25')).status).toBe(422)
    expect((await extend(manager, offer, '2026-03-26')).body).toMatchObject({
      status: 'pending',
      version: 1,
      validUntil: '2026-03-26',
      rev: offer.rev + 1,
    })
    expect(await latest(offer.offer_id)).toBe('offer.extended')
    expect((await extend(manager, offer, '2026-04-26')).body.code).toBe('STALE')
    const declined = (
      await app.as(user).setOfferStatus.answer({
        params: { id: offer.offer_id },
        body: { status: 'declined', reason_code: 'price', rev: offer.rev + 1, version: 1 },
      })
    ).body
    expect((await extend(manager, offer, '2026-04-26', declined.rev)).body).toMatchObject({
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
    const changes = async () =>
      (await app.as(manager).getOfferPriceChanges.answer({ params: { id: offer.offer_id } })).body
    expect(await changes()).toEqual({ lines: [], difference: 0 })
    await tierPrice(8000)
    expect(await changes()).toEqual({
      lines: [
        {
          id: 'p',
          productId: beam.product_id,
          description: 'Bout',
          quantity: 10_000,
          unitPrice: 58.24,
          listPrice: 58.24,
          priceUnit: 1000,
          currentPrice: 80,
          currentPriceUnit: 1000,
          difference: 217.6,
        },
      ],
      difference: 217.6,
    })
    expect((await read(offer.offer_id)).totals).toEqual(offer.totals)
  })
})
