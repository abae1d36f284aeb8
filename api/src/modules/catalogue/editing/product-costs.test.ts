import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const create = async (body: object) => {
  const answer = await app.as(manager).createProduct.answer({ body })
  expect([answer.status, answer.status === 200 ? '' : answer.body]).toEqual([200, ''])
  return answer.body
}
const update = (id: number, body: object) => app.as(manager).updateProduct.answer({ params: { id }, body })
const read = async (id: number) => (await app.as(manager).getProduct.answer({ params: { id } })).body
const worksForTheSeller = (is_tenant: boolean) =>
  app.database.db.updateTable('app_user').set({ is_tenant }).where('email', '=', manager).execute()
/** An Admin who works for nobody changes products, and still sees no costs. */
const isAdmin = (is: boolean) =>
  app.database.db
    .updateTable('app_user')
    .set({ role_id: is ? 3 : 2 })
    .where('email', '=', manager)
    .execute()
const draftWith = async (productId: number) => {
  const item = { id: 'a', productId, description: 'x', quantity: 5 }
  const answer = await app.as(manager).saveOffer.answer({ body: { offer: { title: 'Met product', items: [item] } } })
  const [saved] = answer.body
  if (!saved) throw new Error(`No draft: ${answer.status}`)
  return saved
}

describe('what a product costs', () => {
  const ofAdmin = { name: 'Met kostprijs', baseUnitPrice: 10, costPrice: 4 }

  test('is not told to whoever does not run the seller, in any answer', async () => {
    const { product_id: id, rev } = await create(ofAdmin)
    await worksForTheSeller(false)
    try {
      expect(await read(id)).not.toHaveProperty('cost_price')
      const filters = { search: 'Met kostprijs' }
      const [listed] = (await app.as(manager).listProducts.answer({ body: { filters } })).body
      expect(listed).toMatchObject({ product_id: id })
      expect(listed).not.toHaveProperty('cost_price')
      await isAdmin(true)
      const changed = await update(id, { rev, costPrice: 1, description: 'anders' })
      expect(changed.status).toBe(200)
      expect(changed.body).not.toHaveProperty('cost_price')
      const stale = await update(id, { rev, description: 'te laat' })
      expect(stale.body.current).not.toHaveProperty('cost_price')
      expect((await app.as(manager).duplicateProduct.answer({ params: { id } })).body).not.toHaveProperty('cost_price')
    } finally {
      await isAdmin(false)
      await worksForTheSeller(true)
    }
    expect(await read(id)).toMatchObject({ cost_price: 4, description: 'anders' })
  })

  test('is not to be worked out of the value of the stock, nor of what cannot be converted', async () => {
    const stock = { name: 'Op voorraad', baseUnitPrice: 10, costPrice: 0.07, priceUnit: 10 as const }
    const value = async () => (await app.as(manager).getProductStats({ query: {} })).stock_value
    await worksForTheSeller(false)
    try {
      const before = await value()
      await worksForTheSeller(true)
      const { product_id: id, rev } = await create({ ...stock, stockType: 'numeric', stockValue: 100 })
      await worksForTheSeller(false)
      expect((await value()) - before).toBeCloseTo(100, 2)
      await isAdmin(true)
      const refused = await update(id, { rev, priceUnit: 1 })
      expect(Object.keys(refused.body.fields ?? {})).toEqual(['priceUnit'])
    } finally {
      await isAdmin(false)
      await worksForTheSeller(true)
    }
  })

  test('never comes with an offer', async () => {
    const { product_id: id } = await create({ ...ofAdmin, name: 'In een offerte' })
    const draft = await draftWith(id)
    expect(JSON.stringify(draft)).not.toContain('cost_price')
  })
})
