import type { OfferInput, Product, SavedOffer } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'

const manager = 'manager@staffel.example'
const admin = 'admin@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'
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

describe('a new draft', () => {
  test('is numbered, priced, charged and dated by the server', async () => {
    const saved = await save(manager, draft())
    expect(saved).toMatchObject({
      version: 1,
      status: 'draft',
      rev: 1,
      offer_nr: expect.stringMatching(/^OFF-2026-\d{4}$/),
    })
    // 10,000 × 58.24 per 1000 = 582.40, freight 45 below 750: 627.40 + 21 % = 759.15.
    expect(saved.totals).toEqual({
      linesTotal: 627.4,
      discount: 0,
      subtotal: 627.4,
      taxes: [{ rate: 21, base: 627.4, amount: 131.75 }],
      tax: 131.75,
      total: 759.15,
    })
    const offer = await read(manager, saved.offer_id)
    expect(offer).toMatchObject({
      id: saved.offer_id,
      offer_id: saved.offer_id,
      externalId: saved.externalId,
      title: 'Bouten',
      status: 'draft',
      validUntil: '2026-04-15',
      currency: 'eur',
      rev: 1,
      issued_version: null,
      draft_version: 1,
      created_by: 'Marieke Jansen',
      totals: saved.totals,
      customer: {
        organization_id: organization,
        addresses: { billing: { city: 'Utrecht' }, shipping: { address_type_code: 'shipping', city: 'Utrecht' } },
      },
      company: { name: 'Staffel Bouwmaterialen' },
    })
    expect(offer.terms).toContain('exclusief btw')
    expect(offer.items.map(({ id, unitPrice, total, isSurcharge }) => [id, unitPrice, total, isSurcharge])).toEqual([
      ['l1', 58.24, 582.4, false],
      [expect.stringMatching(/^sur:\d+$/), 45, 45, true],
    ])
    expect(offer.items[0]?.product?.staffels).toHaveLength(5)
    expect(await read(manager, saved.externalId)).toEqual(offer)
    expect(await activities(saved.offer_id)).toEqual([{ action: 'offer.created', actor_user_id: 2 }])
  })

  test('takes its title from the customer, and needs one of both', async () => {
    const { offer_id } = await save(manager, { customer: { organization_id: organization } })
    expect((await read(manager, offer_id)).title).toBe('Offerte Bouwbedrijf De Haan B.V.')
    const answer = await send(manager, { items: [] })
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ fields: { 'offer.title': expect.any(String) } })
  })

  test.each([
    [99, 91],
    [99.5, 91],
    [100, 82.81],
    [4999, 66.43],
    [5000, 58.24],
  ])('of %d pieces a thousand cost %d', async (quantity, unitPrice) => {
    const { offer_id } = await save(manager, draft({ items: [line({ quantity })] }))
    expect((await read(manager, offer_id)).items[0]).toMatchObject({
      quantity,
      unitPrice,
      priceUnit: 1000,
      priceSource: 'tier',
    })
  })

  test.each([
    [
      [
        { quantity: 1, unitPrice: 37.5 },
        { quantity: 1, unitPrice: 12.5 },
      ],
      21,
      50,
      10.5,
    ],
    [[{ quantity: 16, unitPrice: 348.35, discountPct: 4 }], 22, 5350.66, 1177.15],
    [[{ quantity: 3, unitPrice: 24, discountPct: 16.66 }], 5.5, 60, 3.3],
    [[{ quantity: 0.5, unitPrice: 2.01 }], 21, 1.01, 0.21],
  ])('totals of %j at %d %%', async (lines, taxRate, linesTotal, tax) => {
    await app.database.db.updateTable('surcharge_rule').set({ is_active: false }).where('tenant_id', '=', 1).execute()
    const items = lines.map((part, index) => ({
      id: `t${index}`,
      productId: null,
      description: 'Tekst',
      taxRate,
      ...part,
    }))
    const { totals } = await save(manager, draft({ items }))
    expect(totals).toMatchObject({
      linesTotal,
      subtotal: linesTotal,
      tax,
      total: Math.round((linesTotal + tax) * 100) / 100,
    })
    await app.database.db.updateTable('surcharge_rule').set({ is_active: true }).where('tenant_id', '=', 1).execute()
  })

  test('keeps the description’s harmless markup only', async () => {
    const { offer_id } = await save(
      manager,
      draft({ description: '<p onclick="x">Tekst<script>alert(1)</script></p>' }),
    )
    expect((await read(manager, offer_id)).description).toBe('<p>Tekst</p>')
  })

  test.each<[object, string]>([
    [{ validUntil: '2026-03-15' }, 'offer.validUntil'],
    [{ validUntil: '2027-03-18' }, 'offer.validUntil'],
    [{ customer: { organization_id: 2001 } }, 'offer.customer.organization_id'],
    [{ items: [{ id: 'a', productId: 999_999, description: 'x', quantity: 1 }] }, 'offer.items.0.productId'],
    [{ items: [{ id: 'a', productId: null, description: '', quantity: 1 }] }, 'offer.items.0.description'],
    [{ items: [{ id: 'a', description: 'x', quantity: -1 }] }, 'offer.items.0.quantity'],
    [{ items: [{ id: 'a', description: 'x', quantity: 1, colour: 'red' }] }, 'offer.items.0.colour'],
    [{ status: 'accepted' }, 'offer.status'],
  ])('%j is refused, naming %s', async (part, field) => {
    const answer = await send(manager, draft(part))
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields)).toContain(field)
  })

  test('products of another tenant are unknown', async () => {
    const foreign = await app.database.db
      .selectFrom('product')
      .select('id')
      .where('tenant_id', '=', 2)
      .executeTakeFirstOrThrow()
    expect((await send(manager, draft({ items: [line({ productId: foreign.id })] }))).status).toBe(422)
  })
})

describe('who may save', () => {
  test('not a User, not a stranger', async () => {
    expect((await send(user, draft())).status).toBe(403)
    expect((await app.as(null).saveOffer.answer({ body: { offer: draft() } })).status).toBe(401)
  })

  test('a Manager not in another tenant, an Admin in any', async () => {
    expect((await send(manager, draft({ tenant_id: 2 }))).status).toBe(404)
    const saved = await save(admin, { title: 'Voor Noordstaal', customer: { organization_id: 2001 } })
    expect(saved.offer_nr).toMatch(/^NS26-\d{5}$/)
    expect((await read(other, saved.offer_id)).tenant_id).toBe(2)
    expect(await read(manager, saved.offer_id)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('prices only by staff of the seller: a customer’s Manager gets the catalogue’s', async () => {
    await app.database.db.updateTable('app_user').set({ role_id: 2 }).where('email', '=', user).execute()
    const { offer_id } = await save(
      user,
      draft({ items: [line({ unitPrice: 0.01, priceSource: 'manual', discountPct: 90 })] }),
    )
    expect((await read(manager, offer_id)).items[0]).toMatchObject({
      unitPrice: 58.24,
      discountPct: 0,
      priceSource: 'tier',
    })
    await app.database.db.updateTable('app_user').set({ role_id: 1 }).where('email', '=', user).execute()
    const own = await save(manager, draft({ items: [line({ unitPrice: 50, discountPct: 10 })] }))
    expect((await read(manager, own.offer_id)).items[0]).toMatchObject({
      unitPrice: 50,
      discountPct: 10,
      total: 450,
      listPrice: 58.24,
      priceSource: 'manual',
    })
  })
})

describe('saving again', () => {
  test('changes a draft in place; what is left out stays', async () => {
    const first = await save(manager, draft({ notes: 'Let op' }))
    const second = await save(manager, { offer_id: first.offer_id, rev: first.rev, title: 'Anders' })
    expect(second).toMatchObject({
      offer_id: first.offer_id,
      offer_nr: first.offer_nr,
      version: 1,
      rev: 2,
      totals: first.totals,
    })
    expect(await read(manager, first.offer_id)).toMatchObject({
      title: 'Anders',
      notes: 'Let op',
      items: [{ quantity: 10_000 }, {}],
    })
    expect((await activities(first.offer_id)).map(({ action }) => action)).toEqual(['offer.created', 'offer.saved'])
  })

  test('needs the rev, and a late writer is told what is stored now', async () => {
    const first = await save(manager, draft())
    expect((await send(manager, { offer_id: first.offer_id, title: 'x' })).body).toMatchObject({
      fields: { 'offer.rev': expect.any(String) },
    })
    await save(manager, { offer_id: first.offer_id, rev: 1, title: 'Van de een' })
    const late = await send(manager, { offer_id: first.offer_id, rev: 1, title: 'Van de ander' })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ code: 'STALE', current: { title: 'Van de een', rev: 2 } })
    expect((await read(manager, first.offer_id)).title).toBe('Van de een')
  })

  test('of ten writers at once one wins and nine are stale', async () => {
    const { offer_id, rev } = await save(manager, draft())
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => send(manager, { offer_id, rev, title: `Schrijver ${index}` })),
    )
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)])
  })

  test('an offer of another tenant does not exist', async () => {
    const { offer_id, rev } = await save(manager, draft())
    expect((await send(other, { offer_id, rev, title: 'x' })).status).toBe(404)
  })
})
