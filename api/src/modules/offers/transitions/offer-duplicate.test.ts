import type { OfferInput, Product } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
const admin = 'admin@staffel.example'

let app: TestApp
let beam: Product
beforeAll(async () => {
  app = await createTestApp()
  beam =
    (await app.as(manager).listProducts.answer({ body: { filters: { search: 'B933-5010-88' } } })).body[0] ?? fail()
})
afterAll(() => app.close())

const fail = (): never => {
  throw new Error('missing')
}
const save = async (offer: OfferInput) =>
  (await app.as(manager).saveOffer.answer({ body: { offer } })).body[0] ?? fail()
const copy = async (id: number, body: object = {}, email = manager) =>
  (await app.as(email).duplicateOffer.answer({ params: { id }, body })).body[0] ?? fail()
const read = async (id: number) => (await app.as(manager).getOffer.answer({ query: { id } })).body
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
      unitPrice: 50,
      priceSource: 'manual',
      priceSticky: true,
    },
  ],
})

test('a copy is a draft of today with a number of its own; what was agreed or said about the other stays there', async () => {
  const first = await save(original())
  await app.as(manager).setOfferStatus({
    params: { id: String(first.offer_id) },
    body: { status: 'accepted', rev: first.rev, version: 1, po_number: 'IO-1' },
  })
  await tierPrice(7000)
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
  expect(offer.items.map(({ unitPrice }) => unitPrice).slice(0, 2)).toEqual([58.24, 50])
  const log = async (id: number) => (await app.as(manager).listOfferActivity.answer({ params: { id } })).body[0]
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
  await tierPrice(5824)
  const first = await save(original())
  await tierPrice(7000)
  const made = await copy(first.offer_id, { reprice: true, organization_id: 1002 })
  const offer = await read(made.offer_id)
  expect(offer.customer?.organization_id).toBe(1002)
  expect(offer.items.map(({ unitPrice }) => unitPrice).slice(0, 2)).toEqual([70, 50])
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
    (await app.as(manager).listOfferAttachments.answer({ params: { id } })).body.map(({ filename }) => filename)
  expect(await files((await copy(first.offer_id)).offer_id)).toEqual([])
  expect(await files((await copy(first.offer_id, { copy_attachments: true })).offer_id)).toEqual(['tekening.pdf'])
})

test('is made once per Idempotency-Key, by a Manager or Admin, for a customer of the same tenant', async () => {
  const first = await save(original())
  const key = { 'idempotency-key': 'duplicate-once-1' }
  const answers = await Promise.all([
    app.as(manager, { headers: key }).duplicateOffer.answer({ params: { id: first.offer_id }, body: {} }),
    app.as(manager, { headers: key }).duplicateOffer.answer({ params: { id: first.offer_id }, body: {} }),
  ])
  expect(answers[0]?.body).toEqual(answers[1]?.body)
  expect(
    (await app.as('user@staffel.example').duplicateOffer.answer({ params: { id: first.offer_id }, body: {} })).status,
  ).toBe(403)
  expect(
    (await app.as('manager@noordstaal.example').duplicateOffer.answer({ params: { id: first.offer_id }, body: {} }))
      .status,
  ).toBe(404)
  expect(
    (await app.as(manager).duplicateOffer.answer({ params: { id: first.offer_id }, body: { organization_id: 2001 } }))
      .body.fields,
  ).toEqual({
    organization_id: expect.any(String),
  })
  expect((await copy(first.offer_id, {}, admin)).status).toBe('draft')
})
