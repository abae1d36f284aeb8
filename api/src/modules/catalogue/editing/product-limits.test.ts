import type { NewProduct } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const create = (body: NewProduct) => app.as(manager).createProduct({ body })
const update = (id: number, body: { readonly rev: number } & Partial<NewProduct>) =>
  app.as(manager).updateProduct.answer({ params: { id }, body })

describe('a product that cannot be stored as it is sent', () => {
  test.each([
    [{ packContent: 0.0004 }, 'packContent'],
    [{ orderMultiple: 0.0004 }, 'orderMultiple'],
    [{ minOrderQuantity: 0.0004 }, 'minOrderQuantity'],
    [{ stockType: 'boolean', stockValue: 57 }, 'stockValue'],
    [{ stockType: 'boolean', stockValue: 0.5 }, 'stockValue'],
  ] as const)('is refused with %j, naming %s', async (part, field) => {
    const answer = await app.as(manager).createProduct.answer({ body: { name: 'A', ...part } })
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]])
    const { product_id: id } = await create({ name: 'A' })
    expect(Object.keys((await update(id, { rev: 1, ...part })).body.fields ?? {})).toEqual([field])
  })

  test('is refused with a price unit per which its price is beyond what a price may be, and can be changed', async () => {
    const body = { name: 'Duur', baseUnitPrice: 99_999.99, priceUnit: 1, costPrice: 1 } as const
    const { product_id: id } = await create({ ...body, pricingTiers: [{ minQuantity: 1, unitPrice: 99_999.99 }] })
    const refused = await update(id, { rev: 1, priceUnit: 1000 })
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['priceUnit']])
    expect((await update(id, { rev: 1, priceUnit: 100 })).body).toMatchObject({ base_unit_price: 9_999_999 })
  })
})

describe('what is in stock', () => {
  test('is counted where more is said than that there is any', async () => {
    expect(await create({ name: 'A', stockValue: 57 })).toMatchObject({ stock_type: 'numeric', stock_value: 57 })
    expect(await create({ name: 'A', stockValue: 0 })).toMatchObject({ stock_type: 'boolean', stock_value: 0 })
    expect(await create({ name: 'A' })).toMatchObject({ stock_type: 'boolean', stock_value: 1 })
  })

  test('is there or not once it is no more counted, also of a product that was stored otherwise', async () => {
    const { product_id: id } = await create({ name: 'A', stockType: 'numeric', stockValue: 57 })
    const body = { stock_type: 'boolean', stock_value: 1 }
    expect((await update(id, { rev: 1, stockType: 'boolean' })).body).toMatchObject(body)
    await app.database.db.updateTable('product').set({ stock_value: '57' }).where('id', '=', id).execute()
    expect((await update(id, { rev: 2, name: 'B' })).body).toMatchObject({ product_name: 'B', ...body })
  })
})

test('a copy of a product whose name is as long as one may be ends with a whole character', async () => {
  for (const name of [`${'x'.repeat(198)}😀`, '😀'.repeat(100), `a${'😀'.repeat(99)}b`]) {
    const { product_id: id } = await create({ name })
    const copy = await app.as(manager).duplicateProduct({ params: { id } })
    expect(copy.product_name.isWellFormed()).toBe(true)
    expect(copy.product_name.length).toBeGreaterThan(198)
  }
})
