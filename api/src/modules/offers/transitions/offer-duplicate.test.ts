import type {
  Offer,
  OfferActivity,
  OfferAttachment,
  OfferInput,
  Product,
  SavedOffer,
} from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
const admin = 'admin@staffel.example'

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
afterAll(() => app.close())

const fail = (): never => {
  throw new Error('missing')
}
const post = (email: string, url: string, payload: object, headers = {}) =>
  app.call(email, { method: 'POST', url: `/webhook/offers/${url}`, payload, headers })
const save = async (offer: OfferInput) => (await post(manager, 'create', { offer })).json<SavedOffer[]>()[0] ?? fail()
const copy = async (id: number, body: object = {}, email = manager) =>
  (await post(email, `duplicate/${id}`, body)).json<SavedOffer[]>()[0] ?? fail()
const read = async (id: number) =>
  (await app.call(manager, { method: 'GET', url: `/webhook/offer?id=${id}` })).json<Offer>()
const tierPrice = (cents: number) =>
  app.database.db
    .updateTable('product_staffel')
    .set({ unit_price_cents: cents })
    .where('product_id', '=', beam.product_id)
    .where('min_quantity', '=', 5000)
    .execute()

const original = (): OfferInput => ({
  title: 'Gevel',
  notes: 'Lossen door ons',
  internal_notes: 'Marge 12 %',
  customer: { organization_id: 1001 },
  intent: 'issue',
  validUntil: '2026-03-20',
  desired_delivery_date: '2026-03-01',
  items: [
    { id: 'p', productId: beam.product_id, description: 'Bout', quantity: 5000 },
    {
      id: 'm',
      productId: beam.product_id,
      description: 'Bout',
      quantity: 5000,
      unitPrice: 0.05,
      priceSource: 'manual',
      priceSticky: true,
    },
  ],
})

test('a copy is a draft of today with a number of its own; what was agreed or said about the other stays there', async () => {
  const first = await save(original())
  await post(manager, `${first.offer_id}/status`, { status: 'accepted', rev: first.rev, version: 1, po_number: 'IO-1' })
  await tierPrice(7)
  const made = await copy(first.offer_id)
  expect(made).toMatchObject({ version: 1, status: 'draft', rev: 1, totals: first.totals })
  expect(made.offer_nr).not.toBe(first.offer_nr)
  const offer = await read(made.offer_id)
  expect(offer).toMatchObject({
    title: 'Gevel',
    notes: 'Lossen door ons',
    internal_notes: '',
    validUntil: '2026-04-15',
    desired_delivery_date: null,
    acceptance: null,
    issued_version: null,
    owner: 'Marieke Jansen',
    created_by: 'Marieke Jansen',
    customer: { organization_id: 1001 },
  })
  expect(offer.items.map(({ unitPrice }) => unitPrice).slice(0, 2)).toEqual([0.06, 0.05])
  const log = async (id: number) =>
    (await app.call(manager, { method: 'GET', url: `/webhook/offers/${id}/activity` })).json<OfferActivity[]>()[0]
  expect(await log(made.offer_id)).toMatchObject({
    action: 'offer.copied_from',
    detail: { offer_nr: first.offer_nr, offer_id: first.offer_id },
  })
  expect(await log(first.offer_id)).toMatchObject({
    action: 'offer.duplicated',
    detail: { offer_nr: made.offer_nr, offer_id: made.offer_id },
  })
})

test('with today’s prices, for another customer', async () => {
  await tierPrice(6)
  const first = await save(original())
  await tierPrice(7)
  const made = await copy(first.offer_id, { reprice: true, organization_id: 1002 })
  const offer = await read(made.offer_id)
  expect(offer.customer?.organization_id).toBe(1002)
  expect(offer.items.map(({ unitPrice }) => unitPrice).slice(0, 2)).toEqual([0.07, 0.05])
  expect(made.totals.linesTotal).not.toBe(first.totals.linesTotal)
})

test('attachments come along only when that is asked', async () => {
  const { db } = app.database
  const first = await save(original())
  const file = {
    tenant_id: 1,
    offer_id: first.offer_id,
    filename: 'tekening.pdf',
    content_type: 'application/pdf',
    bytes: 10,
    storage_key: 'offers/x.pdf',
    visible_to: 'staff' as const,
    version: 1,
    created_at: new Date(),
  }
  await db
    .insertInto('offer_attachment')
    .values([file, { ...file, filename: 'weg.pdf', deleted_at: new Date() }])
    .execute()
  const files = async (id: number) =>
    (await app.call(manager, { method: 'GET', url: `/webhook/offers/${id}/attachments` }))
      .json<OfferAttachment[]>()
      .map(({ filename }) => filename)
  expect(await files((await copy(first.offer_id)).offer_id)).toEqual([])
  expect(await files((await copy(first.offer_id, { copy_attachments: true })).offer_id)).toEqual(['tekening.pdf'])
})

test('is made once per Idempotency-Key, by a Manager or Admin, for a customer of the same tenant', async () => {
  const first = await save(original())
  const key = { 'idempotency-key': 'duplicate-once-1' }
  const answers = await Promise.all([
    post(manager, `duplicate/${first.offer_id}`, {}, key),
    post(manager, `duplicate/${first.offer_id}`, {}, key),
  ])
  expect(answers[0]?.json()).toEqual(answers[1]?.json())
  expect((await post('user@staffel.example', `duplicate/${first.offer_id}`, {})).statusCode).toBe(403)
  expect((await post('manager@noordstaal.example', `duplicate/${first.offer_id}`, {})).statusCode).toBe(404)
  expect((await post(manager, `duplicate/${first.offer_id}`, { organization_id: 2001 })).json().fields).toEqual({
    organization_id: expect.any(String),
  })
  expect((await copy(first.offer_id, {}, admin)).status).toBe('draft')
})
