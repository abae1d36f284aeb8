import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const named = async (email: string, sku: string) =>
  (await app.as(email).listProducts({ body: { filters: { skus: [sku] } } })).items[0]

test('the sample stores what a product is sold by, and the ladders of its variants', async () => {
  expect(await named('manager@staffel.example', 'B933-5010-88')).toMatchObject({
    price_unit: 1000,
    sales_unit: 'st',
    sales_unit_code: 'C62',
    pack_content: 1000,
    order_multiple: 100,
    min_order_quantity: null,
    tier_group: null,
    cost_price: 56.42,
    vat_rate: 21,
    ean: '2900000000018',
  })
  expect(await named('manager@staffel.example', 'SPS-30016-ZN')).toMatchObject({
    sales_unit: 'doos',
    tier_group: 'SPS-30*-ZN',
  })
  expect(await named('manager@staffel.example', 'TEG-3030-ANT-M')).toMatchObject({ order_multiple: 1.08 })
  const sheet = await named('manager@staffel.example', 'MPB-18-1220')
  expect(
    sheet?.staffels.map(({ variantCode, minQuantity, unitPrice }) => [variantCode, minQuantity, unitPrice]),
  ).toEqual([
    [null, 1, 78.4],
    [null, 5, 75.26],
    [null, 20, 72.13],
    [null, 60, 68.99],
    ['OP-MAAT', 1, 98],
    ['OP-MAAT', 5, 91.06],
    ['OP-MAAT', 20, 84.39],
    ['OP-MAAT', 60, 77.96],
  ])
})

test('the second tenant asks six percent more, and keeps what has no price on request', async () => {
  // 5.84, 5.55 and 5.26.
  expect(await named('manager@noordstaal.example', 'NS-KOK-20202-3B')).toMatchObject({
    base_unit_price: 6.19,
    staffels: [
      { minQuantity: 10, unitPrice: 5.88 },
      { minQuantity: 40, unitPrice: 5.58 },
    ],
  })
  expect(await named('manager@staffel.example', 'AZO-150150-24-G')).toMatchObject({
    base_unit_price: null,
    staffels: [],
  })
})
