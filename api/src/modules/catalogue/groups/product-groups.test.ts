import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())

const use = async () => (await app.as(manager).listProductGroupUse.answer()).body
const save = (body: object, idempotencyKey?: string) =>
  app.as(manager).saveProductGroup.answer({ body, idempotencyKey })
const remove = (id: number) => app.as(manager).deleteProductGroup.answer({ params: { id } })

test('groups are listed by name, each with how many products are in it', async () => {
  const groups = await use()
  const { total } = (await app.as(manager).getProductStats.answer()).body
  expect(groups.length).toBeGreaterThan(3)
  expect(groups.reduce((sum, { products }) => sum + products, 0)).toBeLessThanOrEqual(total)
  expect(groups.some(({ products }) => products > 1)).toBe(true)
})

test('a group is added once, renamed, and gone when it is deleted', async () => {
  const key = 'a1b2c3d4-0000-4000-8000-000000000002'
  const first = (await save({ name: '  Zonwering ' }, key)).body
  expect(first).toEqual({ id: expect.any(Number), name: 'Zonwering' })
  expect((await save({ name: '  Zonwering ' }, key)).body).toEqual(first)
  expect((await use()).find(({ id }) => id === first.id)).toEqual({ ...first, products: 0 })
  expect((await save({ id: first.id, name: 'zonwering' })).body.name).toBe('zonwering')
  expect((await remove(first.id)).status).toBe(204)
  expect((await use()).some(({ id }) => id === first.id)).toBe(false)
  expect((await remove(first.id)).status).toBe(404)
  expect((await save({ id: first.id, name: 'Terug' })).status).toBe(404)
})

test('two groups are not called the same, whatever the case', async () => {
  const [one] = await use()
  const refused = await save({ name: one?.name.toUpperCase() })
  expect([refused.status, refused.code]).toEqual([409, 'DUPLICATE'])
  expect(refused.body.fields).toHaveProperty('name')
})

test('a group with products stays, and they are named; archived ones stand in no way', async () => {
  const { id } = (await save({ name: 'Dakramen' })).body
  const body = { name: 'Dakraam 78x98', sku: 'DR-7898', productGroupId: id }
  const product = (await app.as(manager).createProduct.answer({ body })).body
  const refused = await remove(id)
  expect([refused.status, refused.code]).toEqual([409, 'IN_USE'])
  expect(refused.body.details).toEqual({
    count: 1,
    products: [{ product_id: product.product_id, name: 'Dakraam 78x98', sku: 'DR-7898' }],
  })
  expect(refused.body.message).toContain('Dakraam 78x98')
  await app.as(manager).archiveProduct({ params: { id: product.product_id }, body: {} })
  expect((await remove(id)).status).toBe(204)
  const back = await app.as(manager).restoreProduct.answer({ params: { id: product.product_id } })
  expect(back.body).toMatchObject({ product_group_id: null, product_group_name: null })
})

test('a group that a price list has a percentage for stays, and the list is named', async () => {
  const { id } = (await save({ name: 'Dorpels' })).body
  const list = {
    name: 'Jaarafspraak dorpels',
    organization_id: 1001,
    valid_from: '2026-01-01',
    currency: 'eur' as const,
    entries: [{ product_group_id: id, discount_pct: 5 }],
  }
  const { id: listId } = await app.as(manager).createPriceList({ body: list })
  const refused = await remove(id)
  expect([refused.status, refused.code]).toEqual([409, 'IN_USE'])
  expect(refused.body.details).toEqual({ count: 1, price_lists: [{ id: listId, name: 'Jaarafspraak dorpels' }] })
  expect(refused.body.message).toContain('Jaarafspraak dorpels')
})

test('an Admin keeps the groups of another tenant', async () => {
  const admin = app.as('admin@staffel.example')
  const made = await admin.saveProductGroup({ body: { name: 'Elders', tenant_id: 2 } })
  expect((await use()).some(({ id }) => id === made.id)).toBe(false)
  expect((await admin.listProductGroupUse({ query: { tenant_id: 2 } })).some(({ id }) => id === made.id)).toBe(true)
  expect((await admin.deleteProductGroup.answer({ params: { id: made.id } })).status).toBe(204)
})
