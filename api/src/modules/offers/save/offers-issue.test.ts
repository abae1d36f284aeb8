import type { OfferInput, Product, SavedOffer } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'

const manager = 'manager@staffel.example'
const user = 'user@staffel.example'
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
const read = async (email: string, id: number | string, version?: number) =>
  (await app.as(email).getOffer.answer({ query: { id, version } })).body
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

describe('issuing', () => {
  test('makes the offer pending, and freezes seller and buyer', async () => {
    const saved = await save(manager, draft({ intent: 'issue' }))
    expect(saved).toMatchObject({ status: 'pending', version: 1 })
    await app.database.db.updateTable('tenant').set({ name: 'Andere naam' }).where('id', '=', 1).execute()
    await app.database.db
      .updateTable('organization')
      .set({ name: 'Andere klant' })
      .where('id', '=', organization)
      .execute()
    expect(await read(manager, saved.offer_id)).toMatchObject({
      issued_version: 1,
      draft_version: null,
      company: { name: 'Staffel Bouwmaterialen' },
      customer: { name: 'Bouwbedrijf De Haan B.V.' },
    })
    await app.database.db.updateTable('tenant').set({ name: 'Staffel Bouwmaterialen' }).where('id', '=', 1).execute()
    await app.database.db
      .updateTable('organization')
      .set({ name: 'Bouwbedrijf De Haan B.V.' })
      .where('id', '=', organization)
      .execute()
    expect((await activities(saved.offer_id)).map(({ action }) => action)).toEqual(['offer.issued'])
  })

  test('names everything that is missing', async () => {
    const answer = await send(manager, {
      title: 'Leeg',
      intent: 'issue',
      validUntil: null,
      items: [line({ quantity: 0 }), { id: 'x', productId: null, description: 'Gratis?', quantity: 1 }],
    })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields)).toEqual(
      expect.arrayContaining([
        'offer.customer',
        'offer.validUntil',
        'offer.items.0.quantity',
        'offer.items.1.unitPrice',
      ]),
    )
    expect((await send(manager, draft({ intent: 'issue', items: [] }))).body).toMatchObject({
      fields: { 'offer.items': expect.any(String) },
    })
  })

  test('price 0 needs to be confirmed', async () => {
    const items = [line(), { id: 'x', productId: null, description: 'Gratis monster', quantity: 1 }]
    expect((await send(manager, draft({ intent: 'issue', items }))).status).toBe(422)
    expect((await save(manager, draft({ intent: 'issue', items, confirm_zero_price: true }))).status).toBe('pending')
  })

  test('a quantity that the product is not sold in needs to be confirmed, also of a draft that is sent', async () => {
    const { product_id: productId } = await app
      .as(manager)
      .createProduct({ body: { name: 'Plaatschroef', baseUnitPrice: 1, orderMultiple: 100, minOrderQuantity: 200 } })
    const screws = (quantity: number) => line({ id: `s${quantity}`, productId, quantity })
    const items = [screws(300), screws(250), line(), screws(100)]
    const refused = await send(manager, draft({ intent: 'issue', items }))
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      {
        'offer.items.1.quantity': 'This product is not sold in this quantity. Change it, or confirm it.',
        'offer.items.3.quantity': 'This product is not sold in this quantity. Change it, or confirm it.',
      },
    ])
    const meant = await save(manager, draft({ intent: 'issue', items, confirm_quantities: true }))
    expect(meant.status).toBe('pending')

    const { offer_id, rev } = await save(manager, draft({ items }))
    const mail = { to: ['inkoop@dehaan.example'], subject: 'Offerte', body: 'Beste,', issue: true, rev }
    const mailed = (part: object) =>
      app.as(manager).sendOffer.answer({ params: { id: offer_id }, body: { ...mail, ...part } })
    expect((await mailed({})).status).toBe(422)
    expect((await mailed({ confirm_quantities: true })).status).toBe(202)
  })

  test('a refused issue leaves no offer behind', async () => {
    const before = await app.database.db
      .selectFrom('offer')
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirstOrThrow()
    await send(manager, draft({ intent: 'issue', items: [] }))
    expect(
      await app.database.db
        .selectFrom('offer')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow(),
    ).toEqual(before)
  })
})

describe('revising an issued offer', () => {
  test('makes the next version as a draft; the issued one stays until that is issued', async () => {
    const issued = await save(manager, draft({ intent: 'issue' }))
    const revised = await save(manager, {
      offer_id: issued.offer_id,
      rev: issued.rev,
      title: 'Herzien',
      items: [line({ quantity: 100 })],
    })
    expect(revised).toMatchObject({ offer_id: issued.offer_id, version: 2, status: 'draft' })
    expect(await read(manager, issued.offer_id)).toMatchObject({
      version: 2,
      status: 'draft',
      issued_version: 1,
      draft_version: 2,
      title: 'Herzien',
    })
    expect(await read(manager, issued.offer_id, 1)).toMatchObject({
      version: 1,
      status: 'pending',
      title: 'Bouten',
      totals: issued.totals,
    })
    // The customer keeps seeing what it was sent.
    expect(await read(user, issued.offer_id)).toMatchObject({ version: 1, title: 'Bouten' })
    expect(await read(user, issued.offer_id, 2)).toMatchObject({ code: 'NOT_FOUND' })
    const [row] = (await app.as(manager).listOffers.answer({ query: { filters: { search: issued.offer_nr } } })).body
    expect(row).toMatchObject({
      status: 'pending',
      version: 1,
      draft_version: 2,
      title: 'Bouten',
      amount: issued.totals.total,
    })
    const again = await save(manager, { offer_id: issued.offer_id, rev: revised.rev, intent: 'issue' })
    expect(again).toMatchObject({ version: 2, status: 'pending' })
    expect(await read(user, issued.offer_id)).toMatchObject({
      version: 2,
      title: 'Herzien',
      issued_version: 2,
      draft_version: null,
    })
    expect((await activities(issued.offer_id)).map(({ action }) => action)).toEqual([
      'offer.issued',
      'offer.revised',
      'offer.issued',
    ])
  })

  test('of an expired one starts with a fresh date', async () => {
    const [expired] = (await app.as(manager).listOffers.answer({ query: { filters: { status: 'expired' } } })).body
    const stored = await read(manager, expired?.id ?? 0)
    const revised = await save(manager, { offer_id: stored.id, rev: stored.rev, title: 'Opnieuw' })
    expect(await read(manager, revised.offer_id)).toMatchObject({ validUntil: '2026-04-15', status: 'draft' })
  })

  test('an accepted offer is locked', async () => {
    const [accepted] = (await app.as(manager).listOffers.answer({ query: { filters: { status: 'accepted' } } })).body
    const { id, rev } = await read(manager, accepted?.id ?? 0)
    const answer = await send(manager, { offer_id: id, rev, title: 'x' })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'OFFER_LOCKED' })
  })
})
