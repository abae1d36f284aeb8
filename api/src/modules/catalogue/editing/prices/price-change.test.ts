import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
const admin = 'admin@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const create = (name: string, more: object = {}) =>
  app.as(manager).createProduct({
    body: {
      name,
      baseUnitPrice: 10,
      pricingTiers: [
        { minQuantity: 1, maxQuantity: 9, unitPrice: 9 },
        { minQuantity: 10, maxQuantity: null, unitPrice: null },
      ],
      ...more,
    },
  })
const change = (products: object[], email = manager, more: object = {}) =>
  app.as(email).changePrices.answer({ body: { products, ...more } })
const read = (id: number) => app.as(manager).getProduct({ params: { id } })

describe('prices of many products', () => {
  test('change together, each with a new revision, and what is not sent stays', async () => {
    const [one, two] = [await create('Eerste'), await create('Tweede')]
    const [tier] = one.staffels
    const answer = await change([
      { id: two.product_id, rev: two.rev, baseUnitPrice: 12.345 },
      { id: one.product_id, rev: one.rev, tiers: [{ staffelId: tier?.staffelId, unitPrice: 9.45 }] },
    ])
    expect(answer.status).toBe(200)
    expect(answer.body.toSorted((a, b) => a.product_id - b.product_id)).toEqual([
      { product_id: one.product_id, rev: one.rev + 1 },
      { product_id: two.product_id, rev: two.rev + 1 },
    ])
    expect(await read(one.product_id)).toMatchObject({
      rev: one.rev + 1,
      base_unit_price: 10,
      staffels: [{ staffelId: tier?.staffelId, unitPrice: 9.45 }, { unitPrice: null }],
    })
    expect(await read(two.product_id)).toMatchObject({ base_unit_price: 12.35, staffels: [{ unitPrice: 9 }, {}] })
  })

  test('stay as they are, all of them, where one was changed or archived meanwhile, and those are named', async () => {
    const [one, two, three] = [await create('A'), await create('B'), await create('C')]
    await app.as(manager).updateProduct({ params: { id: two.product_id }, body: { rev: two.rev, name: 'B2' } })
    await app.as(manager).archiveProduct({ params: { id: three.product_id }, body: {} })
    const refused = await change([one, two, three].map(({ product_id: id, rev }) => ({ id, rev, baseUnitPrice: 99 })))
    expect([refused.status, refused.code]).toEqual([409, 'STALE'])
    expect(refused.body.details).toEqual({ product_ids: [two.product_id, three.product_id] })
    expect(await read(one.product_id)).toMatchObject({ rev: one.rev, base_unit_price: 10 })
  })

  test('are refused for a tier of another product, and for a product that stands there twice', async () => {
    const [one, two] = [await create('D'), await create('E')]
    const foreign = { staffelId: two.staffels[0]?.staffelId, unitPrice: 1 }
    const tiers = await change([{ id: one.product_id, rev: one.rev, tiers: [foreign] }])
    expect([tiers.status, Object.keys(tiers.body.fields ?? {})]).toEqual([422, ['products.0.tiers.0.staffelId']])
    const again = { id: one.product_id, rev: one.rev, baseUnitPrice: 1 }
    expect(Object.keys((await change([again, again])).body.fields ?? {})).toEqual(['products.1.id'])
    const negative = await change([{ ...again, baseUnitPrice: -1 }])
    expect(Object.keys(negative.body.fields ?? {})).toEqual(['products.0.baseUnitPrice'])
    expect(await read(two.product_id)).toMatchObject({ rev: two.rev, staffels: [{ unitPrice: 9 }, {}] })
  })

  test('are refused where a tier has two of them: nobody can say which one is meant', async () => {
    const { product_id: id, rev, staffels } = await create('H')
    const tiers = [9.5, 9.75].map((unitPrice) => ({ staffelId: staffels[0]?.staffelId, unitPrice }))
    const refused = await change([{ id, rev, tiers }])
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['products.0.tiers.1.staffelId']])
    expect(await read(id)).toMatchObject({ rev, staffels: [{ unitPrice: 9 }, {}] })
  })

  test('of 500 products with all of their tiers are one call', async () => {
    const tiers = Array.from({ length: 60 }, (_, index) => ({ staffelId: 1_000_000 + index, unitPrice: 123.45 }))
    const products = Array.from({ length: 500 }, (_, index) => ({ id: 9_000_000 + index, rev: 1, tiers }))
    expect((await change(products)).code).toBe('NOT_FOUND')
  })

  test('are those of the seller, for its own Managers and for Admins', async () => {
    const { product_id: id, rev } = await create('F')
    const wish = [{ id, rev, baseUnitPrice: 20 }]
    expect((await change(wish, user)).status).toBe(403)
    expect((await change(wish, other)).status).toBe(404)
    expect((await change(wish, admin, { tenant_id: 2 })).status).toBe(404)
    await app.database.db.updateTable('app_user').set({ is_tenant: false }).where('email', '=', manager).execute()
    try {
      expect((await change(wish)).status).toBe(403)
    } finally {
      await app.database.db.updateTable('app_user').set({ is_tenant: true }).where('email', '=', manager).execute()
    }
    expect((await change(wish, admin, { tenant_id: 1 })).status).toBe(200)
    expect(await read(id)).toMatchObject({ base_unit_price: 20 })
  })

  test('tell in the log of each product what its price was', async () => {
    const { product_id: id, rev } = await create('G')
    await change([{ id, rev, baseUnitPrice: 10.5 }])
    const row = await app.database.db
      .selectFrom('activity')
      .select(['action', 'detail'])
      .where('entity', '=', 'product')
      .where('entity_id', '=', String(id))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      action: 'product.updated',
      detail: { fields: ['baseUnitPrice'], price: { from: { base: 10, unit: 1 }, to: { base: 10.5, unit: 1 } } },
    })
  })
})
