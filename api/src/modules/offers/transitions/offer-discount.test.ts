import type { OfferInput } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await app.database.db.updateTable('surcharge_rule').set({ is_active: false }).execute()
})
afterAll(() => app.close())

const fail = (): never => {
  throw new Error('missing')
}
const save = async (offer: OfferInput) =>
  (await app.as(manager).saveOffer.answer({ body: { offer } })).body[0] ?? fail()
const read = async (id: number) => (await app.as(manager).getOffer.answer({ query: { id } })).body
const line = (id: string, unitPrice: number, part: object = {}) => ({
  id,
  productId: null,
  description: 'Regel',
  quantity: 1,
  unitPrice,
  ...part,
})
const items = [line('a', 100), line('b', 50, { taxRate: 9 }), line('c', 30, { optional: true, selected: false })]
const offer = (part: Partial<OfferInput> = {}): OfferInput => ({
  title: 'Korting',
  customer: { organization_id: 1001 },
  items,
  ...part,
})

test('a discount on the document is spread over the tax rates and kept with the version', async () => {
  const saved = await save(offer({ discount: { percent: 10 }, customer_reference: ' PO 77 ' }))
  // 150 − 15: 90 at 21 % = 18.90 and 45 at 9 % = 4.05.
  expect(saved.totals).toEqual({
    linesTotal: 150,
    discount: 15,
    subtotal: 135,
    taxes: [
      { rate: 21, base: 90, amount: 18.9 },
      { rate: 9, base: 45, amount: 4.05 },
    ],
    tax: 22.95,
    total: 157.95,
  })
  expect(await read(saved.offer_id)).toMatchObject({
    discount: { percent: 10 },
    customer_reference: 'PO 77',
    totals: saved.totals,
  })
  const kept = await save({ offer_id: saved.offer_id, rev: saved.rev, title: 'Anders' })
  expect(kept.totals).toEqual(saved.totals)
  const none = await save({
    offer_id: saved.offer_id,
    rev: kept.rev,
    discount: { amount: 0 },
    customer_reference: null,
  })
  expect(none.totals).toMatchObject({ discount: 0, subtotal: 150 })
  expect(await read(saved.offer_id)).toMatchObject({ discount: null, customer_reference: null })
})

test('it goes into the next version, the copy and the choice of options; the reference does not go into a copy', async () => {
  const saved = await save(offer({ discount: { amount: 50 }, customer_reference: 'PO 78', intent: 'issue' }))
  expect(saved.totals.subtotal).toBe(100)
  const copy =
    (await app.as(manager).duplicateOffer.answer({ params: { id: saved.offer_id }, body: {} })).body[0] ?? fail()
  expect(copy.totals).toEqual(saved.totals)
  expect(await read(copy.offer_id)).toMatchObject({ discount: { amount: 50 }, customer_reference: null })
  const revised =
    (await app.as(manager).reviseOffer.answer({ params: { id: saved.offer_id }, body: { rev: saved.rev } })).body[0] ??
    fail()
  expect(revised.totals).toEqual(saved.totals)
  expect(await read(saved.offer_id)).toMatchObject({
    version: 2,
    discount: { amount: 50 },
    customer_reference: 'PO 78',
  })
  const accepted = (
    await app.as(manager).setOfferStatus.answer({
      params: { id: saved.offer_id },
      body: { status: 'accepted', rev: revised.rev, version: 1, selected_optional: ['c'] },
    })
  ).body
  expect(accepted.totals).toMatchObject({ linesTotal: 180, discount: 50, subtotal: 130 })
})

test('an accepted offer makes a prospect a customer', async () => {
  const { db } = app.database
  const state = async () =>
    (await db.selectFrom('organization').select('status').where('id', '=', 1001).executeTakeFirstOrThrow()).status
  await db.updateTable('organization').set({ status: 'prospect' }).where('id', '=', 1001).execute()
  const saved = await save(offer({ intent: 'issue' }))
  expect(await state()).toBe('prospect')
  await app.as(manager).setOfferStatus({
    params: { id: String(saved.offer_id) },
    body: { status: 'accepted', rev: saved.rev, version: 1 },
  })
  expect(await state()).toBe('active')
  const versions = (await app.as(manager).listOfferVersions.answer({ params: { offerId: saved.offer_id } })).body
  expect(versions.map(({ status }) => status)).toEqual(['accepted'])
})
