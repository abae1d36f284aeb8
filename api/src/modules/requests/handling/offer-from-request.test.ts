import type { QuoteRequest } from '@staffel/shared-api/contract'
import { sumMoney } from '@staffel/shared-api/rules'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { clerk, people, type Clerk } from './testing/clerk.ts'

const { admin, manager, user, other } = people

let app: TestApp
let desk: Clerk
beforeAll(async () => {
  app = await createTestApp()
  desk = clerk(app)
  await app.database.db.updateTable('surcharge_rule').set({ is_active: false }).execute()
})
afterAll(() => app.close())

const offerOf = async (id: number) => {
  return (await app.as(manager).getOffer.answer({ query: { id } })).body
}
const made = async (key: string | number, payload: object = {}, email: string = manager) => {
  const { status, body } = await app.as(email).createOfferFromRequest.answer({ params: { id: key }, body: payload })
  expect(status).toBe(200)
  const [first] = body
  if (!first) throw new Error('no first row')
  return first
}
const offersOf = (request: QuoteRequest) =>
  app.database.db
    .selectFrom('offer')
    .select('id')
    .where('source_request_id', '=', request.id)
    .where('deleted_at', 'is', null)
    .execute()
const stored = (request: QuoteRequest, change: object) =>
  app.database.db.updateTable('quote_request').set(change).where('id', '=', request.id).execute()

test('becomes a draft for the known customer: best products by their tiers, the rest in the customer’s words, priced as the request is', async () => {
  const request = await desk.find('binnenriolering')
  await stored(request, { organization_id: 1001 })
  const ignored = await app
    .as(manager)
    .updateQuoteLine.answer({ params: { id: request.id, position: 1 }, body: { ignored: true } })
  const { offer_id, externalId, existing } = await made(request.external_id)
  expect(existing).toBeUndefined()
  const offer = await offerOf(offer_id)
  expect(offer).toMatchObject({
    externalId,
    status: 'draft',
    title: request.subject,
    desired_delivery_date: request.desired_delivery_date,
    customer: { organization_id: 1001 },
  })
  const lines = ignored.body.replies.filter((line) => !line.is_ignored)
  expect(
    offer.items.map(({ productId, quantity, unitPrice, description, usedStaffelId }) => ({
      productId,
      quantity,
      unitPrice,
      description,
      usedStaffelId,
    })),
  ).toEqual(
    lines.map((line) => ({
      productId: line.productsfound[0]?.product_id ?? null,
      quantity: line.desired_quantity,
      unitPrice: line.productsfound[0]?.price ?? 0,
      description: line.productsfound[0]?.name ?? line.search_line,
      usedStaffelId: line.productsfound[0]?.used_staffel_id ?? null,
    })),
  )
  expect(offer.items.filter(({ productId }) => productId === null)).toEqual([
    expect.objectContaining({ kind: 'item', priceSource: 'request', unitPrice: 0, total: 0 }),
  ])
  expect(offer.totals.subtotal).toBe(sumMoney(lines.flatMap((line) => line.productsfound[0]?.totalprice ?? [])))
  const row = await app.database.db
    .selectFrom('offer')
    .select(['source_request_id', 'owner_user_id'])
    .where('id', '=', offer_id)
    .executeTakeFirst()
  expect(row).toEqual({ source_request_id: request.id, owner_user_id: 2 })
  const log = await app.database.db
    .selectFrom('activity')
    .select(['action', 'detail'])
    .where('entity', '=', 'offer')
    .where('entity_id', '=', String(offer_id))
    .execute()
  expect(log).toEqual([{ action: 'offer.created', detail: expect.objectContaining({ source_request_id: request.id }) }])
  expect((await app.as(manager).getQuoteRequest.answer({ params: { id: request.id } })).body).toMatchObject({
    status: 'offered',
    offer_id,
    offer: { offer_id },
    assignee: { user_id: 2 },
  })
})

describe('a second call', () => {
  test('answers the same offer, unless another one is forced; the request leads to the last one', async () => {
    const request = await desk.find('veldzicht dehaan')
    const first = await made(request.id)
    expect(await made(request.external_id, {}, admin)).toEqual({ ...first, existing: true })
    const forced = await made(request.id, { force: true })
    expect(forced.offer_id).not.toBe(first.offer_id)
    expect(await made(request.id)).toEqual({ ...forced, existing: true })
    expect(await offersOf(request)).toHaveLength(2)
  })

  test('at the same moment makes no second offer, nor does a repeated forced one with its key', async () => {
    const request = await desk.find('kwast')
    const both = await Promise.all([
      made(request.id, { organization_id: 1002 }),
      made(request.id, { organization_id: 1002 }),
      made(request.id, { organization_id: 1002 }, admin),
    ])
    expect(new Set(both.map(({ offer_id }) => offer_id)).size).toBe(1)
    expect(both.filter(({ existing }) => existing)).toHaveLength(2)
    const again = () =>
      app
        .as(manager)
        .createOfferFromRequest.answer({ params: { id: request.id }, body: { force: true }, idempotencyKey: 'once' })
    const [one, two] = [await again(), await again()]
    expect(two.body).toEqual(one.body)
    expect(await offersOf(request)).toHaveLength(2)
  })

  test('makes a new one when the first was deleted, and finds that one when it was restored', async () => {
    const request = await desk.find('waterkant')
    const first = await made(request.id, { organization_id: 1002 })
    await app.as(manager).deleteOffer({ params: { id: String(first.offer_id) }, body: {} })
    expect((await app.as(manager).getQuoteRequest.answer({ params: { id: request.id } })).body).toMatchObject({
      offer_id: null,
      offer: null,
    })
    await app.as(manager).restoreOffer({ params: { id: String(first.offer_id) } })
    expect(await made(request.id)).toEqual({ ...first, existing: true })
    await app.as(manager).deleteOffer({ params: { id: String(first.offer_id) }, body: {} })
    const second = await made(request.id)
    expect(second.existing).toBeUndefined()
    expect(second.offer_id).not.toBe(first.offer_id)
  })
})

describe('the customer', () => {
  test('is asked for with the likely ones, when the sender is not known; and kept when it is given', async () => {
    const request = await desk.find('delta')
    await stored(request, { organization_id: null, sender_email: 'werkplaats@bouwbedrijf-dehaan.example.nl' })
    const asked = await app.as(manager).createOfferFromRequest.answer({ params: { id: request.id }, body: {} })
    expect(asked).toMatchObject({
      status: 422,
      code: 'ORGANIZATION_REQUIRED',
      body: {
        details: { candidates: [{ organization_id: 1001, name: 'Bouwbedrijf De Haan B.V.', reason: 'domain' }] },
      },
    })
    expect(await offersOf(request)).toEqual([])
    expect((await app.as(manager).getQuoteRequest.answer({ params: { id: request.id } })).body).toMatchObject({
      status: request.status,
      json_version: 1,
    })
    await made(request.id, { organization_id: 1002 })
    expect((await app.as(manager).getQuoteRequest.answer({ params: { id: request.id } })).body.organization?.id).toBe(
      1002,
    )
  })

  test('is the one whose contact wrote it', async () => {
    const request = await desk.find('RENEE')
    await stored(request, { organization_id: null, sender_email: 'P.deHaan@bouwbedrijf-dehaan.example.nl' })
    expect((await offerOf((await made(request.id)).offer_id)).customer?.organization_id).toBe(1001)
  })

  test('is one of this tenant', async () => {
    const request = await desk.find('basisschool')
    const foreign = await app.database.db
      .selectFrom('organization')
      .select('id')
      .where('tenant_id', '<>', 1)
      .limit(1)
      .executeTakeFirstOrThrow()
    for (const organization_id of [foreign.id, 999_999]) {
      expect(
        await app.as(manager).createOfferFromRequest.answer({ params: { id: request.id }, body: { organization_id } }),
      ).toMatchObject({
        status: 422,
        code: 'VALIDATION',
        body: { fields: { organization_id: expect.any(String) } },
      })
    }
  })
})

test('a product that was withdrawn since is the customer’s words again', async () => {
  const request = await desk.find('aanvulling magazijn')
  const line = request.replies.find(({ productsfound }) => productsfound.length > 0)
  await app.database.db
    .updateTable('product')
    .set({ deleted_at: new Date() })
    .where('id', '=', line?.productsfound[0]?.product_id ?? 0)
    .execute()
  const offer = await offerOf((await made(request.id, { organization_id: 1001 })).offer_id)
  expect(offer.items.find(({ description }) => description === line?.search_line)).toMatchObject({
    productId: null,
    unitPrice: 0,
    quantity: line?.desired_quantity,
  })
})

test('more lines than an offer holds are refused until some are left out', async () => {
  const request = await desk.find('basisschool')
  const last = request.replies.at(-1)?.position ?? 0
  await app.database.db
    .insertInto('quote_line')
    .values(
      Array.from({ length: 200 }, (_, index) => ({
        tenant_id: 1,
        request_id: request.id,
        position: last + index + 1,
        search_line: `regel ${index}`,
        desired_quantity: '1',
      })),
    )
    .execute()
  expect(
    await app
      .as(manager)
      .createOfferFromRequest.answer({ params: { id: request.id }, body: { organization_id: 1001 } }),
  ).toMatchObject({
    status: 409,
    code: 'LIMIT_REACHED',
    body: { message: expect.stringContaining('200'), details: { limit: 200 } },
  })
})

test('for Managers of the tenant and Admins only', async () => {
  const request = await desk.find('veldzicht dehaan')
  expect((await app.as(user).createOfferFromRequest.answer({ params: { id: request.id }, body: {} })).status).toBe(403)
  expect((await app.as(null).createOfferFromRequest.answer({ params: { id: request.id }, body: {} })).status).toBe(401)
  expect((await app.as(other).createOfferFromRequest.answer({ params: { id: request.id }, body: {} })).status).toBe(404)
})

test('a long subject becomes a title that ends with a whole character', async () => {
  const request = await desk.find('binnenriolering')
  await stored(request, { subject: `${'x'.repeat(199)}😀` })
  const { offer_id } = await made(request.id, { force: true })
  expect((await offerOf(offer_id)).title).toBe('x'.repeat(199))
})
