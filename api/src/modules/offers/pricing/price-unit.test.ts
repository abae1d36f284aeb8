import type { OfferInput, SavedOffer } from '@staffel/shared-api/contract'
import { readPdf } from '../../../documents/testing/read-pdf.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
const customerUser = 'user@staffel.example'
const price = { unitPrice: 15.94, priceUnit: 1000 } as const

let app: TestApp
let screw: number
beforeAll(async () => {
  app = await createTestApp()
  await app.database.db.updateTable('surcharge_rule').set({ is_active: false }).execute()
  const { body } = await app.as(manager).createProduct.answer({
    body: {
      name: 'Plaatschroef 3,5x25',
      sku: 'PS-35-25',
      baseUnitPrice: 18.2,
      priceUnit: 1000,
      pricingTiers: [{ minQuantity: 5000, unitPrice: 15.94 }],
    },
  })
  screw = body.product_id
})
afterAll(() => app.close())

async function save(part: Partial<OfferInput>): Promise<SavedOffer> {
  const offer = { title: 'Schroeven', customer: { organization_id: 1001 }, ...part }
  const answer = await app.as(manager).saveOffer.answer({ body: { offer } })
  const [saved] = answer.body
  if (!saved) throw new Error(JSON.stringify(answer.body))
  return saved
}
const line = (part: object = {}) => ({
  id: 'a',
  productId: screw,
  description: 'Plaatschroef 3,5x25',
  quantity: 100_000,
  ...part,
})
const read = async (id: number) => (await app.as(manager).getOffer.answer({ query: { id } })).body

test('a product that is priced per thousand says so, and counts so in the value of the stock', async () => {
  const [found] = (await app.as(manager).listProducts.answer({ body: { filters: { search: 'PS-35-25' } } })).body
  expect(found).toMatchObject({ base_unit_price: 18.2, price_unit: 1000, staffels: [{ unitPrice: 15.94 }] })
  const value = async () => (await app.as(manager).getProductStats.answer()).body.stock_value
  const before = await value()
  await app.as(manager).createProduct({
    body: { name: 'Ring', baseUnitPrice: 7, priceUnit: 100, stockType: 'numeric', stockValue: 250 },
  })
  expect((await value()) - before).toBeCloseTo(17.5, 2)
})

test('only ten, a hundred and a thousand are units of a price besides one', async () => {
  const answer = await app.as(manager).createProduct.answer({ body: { name: 'Ring', priceUnit: 12 as 10 } })
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['priceUnit']])
})

test('an offer, its document, its page and its copies price per thousand, and nobody else sets it', async () => {
  const saved = await save({ items: [line()], intent: 'issue' })
  expect(saved.totals).toMatchObject({ subtotal: 1594, total: 1928.74 })
  expect((await read(saved.offer_id)).items).toMatchObject([{ ...price, listPrice: 15.94, total: 1594 }])

  const params = { id: saved.offer_id }
  const pdf = await readPdf((await app.as(manager).downloadOfferPdf.answer({ params, query: { lang: 'nl' } })).bytes)
  expect(pdf.spoken.replace(/\u00a0/g, ' ')).toContain('€ 15,94 per 1.000')
  const { url } = (await app.as(manager).createOfferLink.answer({ params, body: {} })).body
  const page = (await app.as(null).getPublicOffer.answer({ params: { token: url?.split('/o/')[1] } })).body
  expect(page.items).toMatchObject([{ ...price, total: 1594 }])

  const [copy] = (await app.as(manager).duplicateOffer.answer({ params, body: {} })).body
  expect((await read(copy?.offer_id ?? 0)).items).toMatchObject([{ ...price, total: 1594 }])
})

test('a price by hand keeps what it is for, through saves that do not say it', async () => {
  const byHand = { unitPrice: 14, priceUnit: 1000, priceSource: 'manual', priceSticky: true } as const
  const { offer_id, rev } = await save({ items: [line(byHand)] })
  const again = await save({ offer_id, rev, items: [line({ quantity: 5000 })] })
  expect((await read(again.offer_id)).items).toMatchObject([{ ...byHand, listPrice: 15.94, total: 70 }])
})

test('a template keeps a price by hand with what it is for', async () => {
  const items = [line({ unitPrice: 14, priceUnit: 1000, priceSource: 'manual', priceSticky: true, quantity: 2000 })]
  const template = (await app.as(manager).saveTemplate.answer({ body: { name: 'Schroeven', items } })).body
  const applied = (await app.as(manager).applyTemplate.answer({ params: { id: template.id } })).body
  expect(applied.items).toMatchObject([{ unitPrice: 14, priceUnit: 1000, total: 28 }])
})

test('who may not set prices sends no unit either', async () => {
  await app.database.db.updateTable('app_user').set({ role_id: 2 }).where('email', '=', customerUser).execute()
  const offer = { title: 'Schroeven', items: [line({ unitPrice: 15.94, priceUnit: 1 })] }
  const [saved] = (await app.as(customerUser).saveOffer.answer({ body: { offer } })).body
  expect(saved?.totals.subtotal).toBe(1594)
})

test('a price that the catalogue tells by another unit has not changed', async () => {
  const { offer_id } = await save({ items: [line()], intent: 'issue' })
  const changes = async () => (await app.as(manager).getOfferPriceChanges.answer({ params: { id: offer_id } })).body
  const { db } = app.database
  const tiers = db.updateTable('product_staffel').where('product_id', '=', screw)
  await db.updateTable('product').set({ price_unit: 100 }).where('id', '=', screw).execute()
  await tiers.set({ unit_price_cents: 159 }).execute()
  expect((await changes()).lines).toMatchObject([
    { listPrice: 15.94, priceUnit: 1000, currentPrice: 1.59, currentPriceUnit: 100, difference: -4 },
  ])
  await db.updateTable('product').set({ price_unit: 1000 }).where('id', '=', screw).execute()
  await tiers.set({ unit_price_cents: 1594 }).execute()
  expect((await changes()).lines).toEqual([])
})
