import type { OfferInput, OfferItem, OfferItemInput, SavedOffer } from '@staffel/shared-api/contract'
import { atCustomer } from '../../../testing/authorization/at-customer.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
const customer = 1001

let app: TestApp
let bolt: number
let list: number
beforeAll(async () => {
  app = await createTestApp()
  await app.database.db.updateTable('surcharge_rule').set({ is_active: false }).execute()
  const pricingTiers = [
    { minQuantity: 1, maxQuantity: 99 },
    { minQuantity: 100, unitPrice: 1.55 },
  ]
  bolt = (
    await app.as(manager).createProduct({ body: { name: 'Lijstbout', sku: 'LB-1', baseUnitPrice: 2, pricingTiers } })
  ).product_id
  const staffels = [{ minQuantity: 100, maxQuantity: null, unitPrice: 99 }]
  const entries = [{ product_id: bolt, base_unit_price: 150, price_unit: 100 as const, staffels }]
  const made = await app.as(manager).createPriceList({
    body: { name: 'Jaarafspraak', organization_id: customer, valid_from: '2026-01-01', currency: 'eur', entries },
  })
  list = made.id
})
afterAll(() => app.close())

const line = (part: Partial<OfferItemInput> = {}) => ({
  id: 'a',
  productId: bolt,
  description: 'Lijstbout',
  quantity: 200,
  ...part,
})
async function save(part: Partial<OfferInput>): Promise<SavedOffer> {
  const offer = { title: 'Bouten', customer: { organization_id: customer }, items: [line()], ...part }
  const answer = await app.as(manager).saveOffer.answer({ body: { offer } })
  const [saved] = answer.body
  if (!saved) throw new Error(JSON.stringify(answer.body))
  return saved
}
const read = async (id: number): Promise<OfferItem | undefined> =>
  (await app.as(manager).getOffer.answer({ query: { id } })).body.items[0]

test('a line costs what the list of its customer says, and keeps the name of that list', async () => {
  const { offer_id, rev } = await save({})
  const priced = {
    unitPrice: 99,
    priceUnit: 100,
    listPrice: 99,
    priceSource: 'list',
    priceListName: 'Jaarafspraak',
    total: 198,
  }
  const stored = await read(offer_id)
  expect(stored).toMatchObject({
    ...priced,
    usedStaffelId: null,
    product: { price_list: { id: list }, price_unit: 100 },
  })
  expect(stored?.product?.staffels).toMatchObject([{ minQuantity: 100, unitPrice: 99 }])

  const sent = { priceSource: 'list', unitPrice: 99, priceUnit: 100, priceListName: 'Jaarafspraak' } as const
  const another = await save({ offer_id, rev, customer: { organization_id: customer + 1 }, items: [line(sent)] })
  const moved = await read(offer_id)
  expect(moved).toMatchObject({ unitPrice: 1.55, priceUnit: 1, priceSource: 'tier', total: 310 })
  expect(moved).not.toHaveProperty('priceListName')
  await save({ offer_id, rev: another.rev, items: [line(sent)] })
  expect(await read(offer_id)).toMatchObject(priced)
})

test('what the seller calls the list is told nobody of its customer', async () => {
  const draft = await save({})
  const issued = await save({ intent: 'issue' })
  const told = async (id: number) => JSON.stringify((await app.as(manager).getOffer.answer({ query: { id } })).body)
  const found = async () =>
    JSON.stringify(
      (await app.as(manager).listProducts.answer({ body: { filters: { search: 'LB-1' }, organization_id: customer } }))
        .body,
    )
  const all = () => Promise.all([told(draft.offer_id), told(issued.offer_id), found()])
  for (const text of await all()) expect(text).toContain('Jaarafspraak')
  for (const text of await atCustomer(app, customer, all)) {
    expect(text).not.toContain('Jaarafspraak')
    expect(text).toMatch(/"(?:unitPrice|base_unit_price)":(?:99|150)\b/)
  }
})

test('a price by hand and another currency are not of the list', async () => {
  const byHand = await save({ items: [line({ unitPrice: 1, priceUnit: 1, priceSource: 'manual', priceSticky: true })] })
  const stored = await read(byHand.offer_id)
  expect(stored).toMatchObject({ unitPrice: 1, priceUnit: 1, listPrice: 0.99, priceSource: 'manual' })
  expect(stored).not.toHaveProperty('priceListName')
  const dollars = await save({ currency: 'usd' })
  expect(await read(dollars.offer_id)).toMatchObject({ unitPrice: 1.55, priceSource: 'tier' })
})

test('found products have the prices of the customer that is named', async () => {
  const find = async (body: object, email = manager) =>
    (await app.as(email).listProducts.answer({ body: { filters: { search: 'LB-1' }, ...body } })).body
  expect(await find({ organization_id: customer })).toMatchObject([
    { base_unit_price: 150, price_unit: 100, price_list: { id: list, name: 'Jaarafspraak' } },
  ])
  const [plain] = await find({})
  expect(plain).toMatchObject({ base_unit_price: 2, price_unit: 1 })
  expect(plain).not.toHaveProperty('price_list')
  expect(await find({ organization_id: customer, currency: 'gbp' })).toMatchObject([{ base_unit_price: 2 }])
  const byId = await find({ filters: { product_ids: [bolt] }, organization_id: customer })
  expect(byId).toMatchObject([{ product_id: bolt, base_unit_price: 150 }])
})

test('surcharges of lines that have no price yet are of what the customer pays', async () => {
  const freight = (is_active: boolean) =>
    app.database.db.updateTable('surcharge_rule').set({ is_active }).where('kind', '=', 'freight').execute()
  const charged = async (part: { organizationId?: number; currency?: 'eur' | 'usd' }) => {
    const offerJson = { offerId: 0, tenantId: 1, items: [line({ quantity: 500 })], ...part }
    const { items } = await app.as(manager).calculateOfferSurcharges({ body: { offerJson } })
    return items.filter(({ isSurcharge }) => isSurcharge).length
  }
  await freight(true)
  expect(await charged({})).toBe(0)
  expect(await charged({ organizationId: customer })).toBe(1)
  expect(await charged({ organizationId: customer, currency: 'usd' })).toBe(0)
  await freight(false)
})

test('what was issued stays; its price changes and its copy are told by the list of today', async () => {
  const { offer_id } = await save({ intent: 'issue' })
  expect((await read(offer_id))?.frozen?.ladder).toMatchObject({ price_unit: 100, staffels: [{ unitPrice: 99 }] })
  const params = { id: offer_id }
  const changes = async () => (await app.as(manager).getOfferPriceChanges.answer({ params })).body.lines
  expect(await changes()).toEqual([])
  const { rev } = (await app.as(manager).getPriceList.answer({ params: { id: list } })).body
  const entries = [{ product_id: bolt, discount_pct: 10 }]
  await app.as(manager).updatePriceList({ params: { id: list }, body: { rev, entries } })
  expect(await changes()).toMatchObject([{ listPrice: 99, priceUnit: 100, currentPrice: 1.4, currentPriceUnit: 1 }])
  expect(await read(offer_id)).toMatchObject({ unitPrice: 99, priceUnit: 100, priceListName: 'Jaarafspraak' })
  const [copy] = (await app.as(manager).duplicateOffer.answer({ params, body: { reprice: true } })).body
  expect(await read(copy?.offer_id ?? 0)).toMatchObject({
    unitPrice: 1.4,
    priceUnit: 1,
    priceSource: 'list',
    total: 280,
  })
})
