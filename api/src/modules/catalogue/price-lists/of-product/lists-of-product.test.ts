import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a product says which lists it has a price in: its own entry counts before that of its group', async () => {
  const seller = app.as(manager)
  const group = (await seller.saveProductGroup({ body: { name: 'Lijstbouten' } })).id
  const { product_id: id } = await seller.createProduct({
    body: { name: 'In lijsten', baseUnitPrice: 2, productGroupId: group },
  })
  const list = { valid_from: '2026-01-01', currency: 'eur' } as const
  const customers = await seller.createCustomerGroup({ body: { name: 'Aannemers' } })
  await seller.createPriceList({
    body: {
      ...list,
      name: 'Aannemers 2026',
      customer_group_id: customers.id,
      valid_till: '2026-12-31',
      entries: [{ product_group_id: group, discount_pct: 12.5 }],
    },
  })
  await seller.createPriceList({
    body: {
      ...list,
      name: 'Jaarafspraak',
      organization_id: 1001,
      entries: [
        { product_group_id: group, discount_pct: 5 },
        {
          product_id: id,
          base_unit_price: 150,
          price_unit: 100,
          staffels: [{ minQuantity: 100, maxQuantity: null, unitPrice: 125 }],
        },
      ],
    },
  })
  await seller.createPriceList({ body: { ...list, name: 'Zonder', organization_id: 1001, entries: [] } })

  const answer = await seller.listPriceListsOfProduct.answer({ params: { id } })
  expect(answer.body).toEqual([
    expect.objectContaining({
      name: 'Jaarafspraak',
      valid_till: null,
      product_group_name: null,
      discount_pct: null,
      base_unit_price: 150,
      price_unit: 100,
      staffels: [expect.objectContaining({ minQuantity: 100, unitPrice: 125 })],
    }),
    expect.objectContaining({
      name: 'Aannemers 2026',
      owner_name: 'Aannemers',
      valid_till: '2026-12-31',
      product_group_name: 'Lijstbouten',
      discount_pct: 12.5,
      staffels: [],
    }),
  ])
})
