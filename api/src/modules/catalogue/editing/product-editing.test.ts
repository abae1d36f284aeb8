import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
const admin = 'admin@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const create = async (body: object, email = manager) => {
  const answer = await app.as(email).createProduct.answer({ body })
  expect([answer.status, answer.status === 200 ? '' : answer.body]).toEqual([200, ''])
  return answer.body
}
const update = (id: number, body: object, email = manager) =>
  app.as(email).updateProduct.answer({ params: { id }, body })
const read = async (id: number, email = manager) => (await app.as(email).getProduct.answer({ params: { id } })).body

const full = {
  name: 'Spaanplaatschroef 4,0x40',
  sku: 'SPS-40-40',
  description: 'Torx, verzinkt',
  baseUnitPrice: 6.95,
  priceUnit: 100,
  costPrice: 3.1,
  salesUnit: 'ST',
  packContent: 200,
  orderMultiple: 100,
  minOrderQuantity: 200,
  tierGroup: 'SPS 40 ZN',
  vatRate: 21,
  ean: '4006381333931',
  pricingTiers: [
    { minQuantity: 1, maxQuantity: 999, unitPrice: 6.95 },
    { minQuantity: 1000, maxQuantity: null, unitPrice: 5.5 },
  ],
}

describe('a product that is read whole', () => {
  test('has everything that was said of it', async () => {
    const { product_id: id } = await create(full)
    expect(await read(id)).toMatchObject({
      product_id: id,
      description: 'Torx, verzinkt',
      price_unit: 100,
      cost_price: 3.1,
      sales_unit: 'st',
      sales_unit_code: 'C62',
      pack_content: 200,
      order_multiple: 100,
      min_order_quantity: 200,
      tier_group: 'SPS 40 ZN',
      vat_rate: 21,
      ean: '4006381333931',
      status: 'active',
      rev: 1,
    })
  })

  test('is sold by the piece, at a price for one, unless somebody says otherwise', async () => {
    expect(await create({ name: 'Kaal' })).toMatchObject({
      price_unit: 1,
      sales_unit: 'st',
      sales_unit_code: 'C62',
      pack_content: null,
      order_multiple: null,
      min_order_quantity: null,
      tier_group: null,
      vat_rate: null,
      ean: null,
      cost_price: null,
    })
  })

  test('may count in a unit of the tenant’s own, which can be chosen from then on', async () => {
    await create({ name: 'Stenen', salesUnit: 'pallet', salesUnitCode: 'XPX' })
    const units = (await app.as(manager).listSalesUnits.answer({ query: {} })).body
    expect(units[0]).toEqual({ unit: 'st', code: 'C62', own: false })
    expect(units.filter(({ own }) => own)).toEqual([{ unit: 'pallet', code: 'XPX', own: true }])
    expect((await app.as(other).listSalesUnits.answer({ query: {} })).body.some(({ own }) => own)).toBe(false)
  })

  test('may have a kind of property of the tenant’s own, which can be chosen from then on', async () => {
    const properties = [
      { propertyType: 'Glansgraad', value: 'mat' },
      { propertyType: 'Kleur', value: 'wit' },
    ]
    for (const name of ['Lak', 'Beits']) await create({ name, properties })
    await create({ name: 'Emmer', properties: [{ propertyType: 'Antislip', value: 'R10' }] })
    const own = async (email: string) => {
      const { body } = await app.as(email).listPropertyTypes.answer({ query: {} })
      expect(body.slice(0, 2).map(({ name }) => name)).toEqual(['Kleur', 'Lengte'])
      return body.filter((type) => type.own).map(({ name }) => name)
    }
    expect(await own(manager)).toEqual(expect.arrayContaining(['Glansgraad', 'Antislip']))
    expect((await own(manager)).filter((name) => ['Glansgraad', 'Antislip', 'Kleur'].includes(name))).toEqual([
      'Glansgraad',
      'Antislip',
    ])
    expect(await own(other)).not.toContain('Glansgraad')
  })

  test.each([
    [{ ean: '4006381333932' }, 'ean'],
    [{ orderMultiple: 0 }, 'orderMultiple'],
    [{ vatRate: 6 }, 'vatRate'],
    [{ priceUnit: 5 }, 'priceUnit'],
    [{ salesUnitCode: 'stuks' }, 'salesUnitCode'],
  ])('is refused with %j, naming %s', async (part, field) => {
    const answer = await app.as(manager).createProduct.answer({ body: { name: 'A', ...part } })
    expect(answer.status).toBe(422)
    expect(answer.body.fields).toHaveProperty([field])
  })
})

describe('changing a product', () => {
  test('leaves what is not sent, and keeps the ids of tiers that stay', async () => {
    const before = await create({ ...full, sku: null, tierGroup: null, name: 'Blijft' })
    const answer = await update(before.product_id, {
      rev: 1,
      name: 'Heet anders',
      pricingTiers: [
        { minQuantity: 1, maxQuantity: 499, unitPrice: 7 },
        { minQuantity: 500, maxQuantity: 999, unitPrice: 6 },
        { minQuantity: 1000, maxQuantity: null, unitPrice: 5 },
      ],
    })
    expect(answer.body).toMatchObject({
      product_name: 'Heet anders',
      description: 'Torx, verzinkt',
      ean: full.ean,
      rev: 2,
    })
    const [first, , last] = answer.body.staffels
    expect([first?.staffelId, last?.staffelId]).toEqual(before.staffels.map(({ staffelId }) => staffelId))
    expect((await read(before.product_id)).staffels.map(({ unitPrice }) => unitPrice)).toEqual([7, 6, 5])
  })

  test('empties what is sent as null', async () => {
    const { product_id: id } = await create({ ...full, sku: 'LEEG-1', tierGroup: null })
    const nothing = { sku: null, ean: null, packContent: null, orderMultiple: null, costPrice: null, pricingTiers: [] }
    expect((await update(id, { rev: 1, ...nothing })).body).toMatchObject({
      sku: null,
      ean: null,
      pack_content: null,
      order_multiple: null,
      cost_price: null,
      staffels: [],
    })
  })

  test('of what somebody else has changed is refused, with what is stored', async () => {
    const { product_id: id } = await create({ name: 'Van twee' })
    await update(id, { rev: 1, name: 'Van de eerste' })
    const answer = await update(id, { rev: 1, name: 'Van de tweede' })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'STALE', current: { product_name: 'Van de eerste', rev: 2 } })
  })

  test('to a number that another one has is refused; its own is its own', async () => {
    await create({ name: 'Eerste', sku: 'DUBBEL-1' })
    const { product_id: id } = await create({ name: 'Tweede', sku: 'DUBBEL-2' })
    expect((await update(id, { rev: 1, sku: 'dubbel-2' })).body).toMatchObject({ sku: 'dubbel-2' })
    const answer = await update(id, { rev: 2, sku: 'dubbel-1' })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'DUPLICATE', fields: { sku: expect.any(String) } })
  })

  test('is for Managers and Admins; an Admin reaches every tenant', async () => {
    const { product_id: id } = await create({ name: 'Van Noordstaal' }, other)
    expect((await update(id, { rev: 1, name: 'Mijn' })).status).toBe(404)
    expect((await update(id, { rev: 1, name: 'Mijn' }, user)).status).toBe(403)
    expect((await update(id, { rev: 1, name: 'Van de beheerder' }, admin)).status).toBe(200)
    expect(await create({ tenant_id: 2, name: 'Voor Noordstaal' }, admin)).toMatchObject({ rev: 1 })
    const found = await app.as(other).listProducts.answer({ body: { filters: { search: 'Voor Noordstaal' } } })
    expect(found.body).toHaveLength(1)
  })
})

describe('another price unit', () => {
  const priced = {
    name: 'Om te rekenen',
    priceUnit: 100,
    baseUnitPrice: 6.9,
    costPrice: 3.1,
    pricingTiers: [
      { minQuantity: 1, maxQuantity: 99, unitPrice: 6.9 },
      { minQuantity: 100, maxQuantity: null, unitPrice: null },
    ],
  }

  test('converts base price, cost and every tier at once', async () => {
    const { product_id: id } = await create(priced)
    expect((await update(id, { rev: 1, priceUnit: 1000 })).body).toMatchObject({
      price_unit: 1000,
      base_unit_price: 69,
      cost_price: 31,
      staffels: [{ unitPrice: 69 }, { unitPrice: null }],
    })
    expect((await update(id, { rev: 2, priceUnit: 10 })).body).toMatchObject({
      base_unit_price: 0.69,
      cost_price: 0.31,
    })
  })

  test('takes prices that are sent with it as being for the new one', async () => {
    const { product_id: id } = await create(priced)
    const answer = await update(id, { rev: 1, priceUnit: 1, baseUnitPrice: 0.07, costPrice: 0.03, pricingTiers: [] })
    expect(answer.body).toMatchObject({ price_unit: 1, base_unit_price: 0.07, cost_price: 0.03, staffels: [] })
  })

  test('is refused as a whole, naming each price that would not be whole cents', async () => {
    const { product_id: id } = await create({ ...priced, baseUnitPrice: 6 })
    const answer = await update(id, { rev: 1, priceUnit: 1 })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields ?? {}).toSorted()).toEqual(['costPrice', 'pricingTiers.0.unitPrice'])
    expect(await read(id)).toMatchObject({ price_unit: 100, base_unit_price: 6, cost_price: 3.1, rev: 1 })
  })
})

describe('a tier group', () => {
  test('has one sales unit', async () => {
    await create({ name: 'Verf 1', tierGroup: 'Verf', salesUnit: 'l' })
    const refused = await app.as(manager).createProduct.answer({ body: { name: 'Verf 2', tierGroup: 'verf' } })
    expect(refused.status).toBe(422)
    expect(refused.body.fields).toHaveProperty(['salesUnit'])
    const second = await create({ name: 'Verf 3', tierGroup: 'VERF', salesUnit: 'L' })
    expect((await update(second.product_id, { rev: 1, salesUnit: 'kg' })).body.fields).toHaveProperty(['salesUnit'])
    expect((await update(second.product_id, { rev: 1, salesUnit: 'kg', tierGroup: null })).status).toBe(200)
  })
})

describe('the ladder of a product', () => {
  const save = (id: number, staffels: object[], rev = 1) =>
    app.as(manager).saveStaffels.answer({ params: { id }, body: { staffels, rev } })

  test('is put in its place as a whole, sorted, with what is remarkable', async () => {
    const { product_id: id } = await create({ name: 'Ladder' })
    const answer = await save(id, [
      { minQuantity: 100, maxQuantity: null, unitPrice: 5 },
      { minQuantity: 10, maxQuantity: 99, unitPrice: 5 },
    ])
    expect(answer.body.staffels.map(({ minQuantity }) => minQuantity)).toEqual([10, 100])
    expect(answer.body.warnings).toEqual([
      { row: 1, code: 'STARTS_ABOVE_ONE' },
      { row: 0, code: 'PRICE_EQUAL' },
    ])
    expect(answer.body.rev).toBe(2)
    expect((await save(id, [])).status).toBe(409)
  })

  test('is refused where tiers overlap, at their row', async () => {
    const { product_id: id } = await create({ name: 'Overlap' })
    const answer = await save(id, [
      { minQuantity: 1, maxQuantity: 10, unitPrice: 5 },
      { minQuantity: 10, maxQuantity: null, unitPrice: 4 },
    ])
    expect(answer.status).toBe(422)
    expect(answer.body.fields).toHaveProperty(['staffels.1.minQuantity'])
  })
})

describe('a copy of a product', () => {
  test('is called so, and has none of the numbers that name it', async () => {
    const { product_id: id } = await create({ ...full, sku: 'KOPIE-1', tierGroup: null, externalItemCode: 'E-1' })
    const copy = (await app.as(manager).duplicateProduct.answer({ params: { id } })).body
    expect(copy).toMatchObject({
      product_name: `Kopie van ${full.name}`,
      sku: null,
      ean: null,
      external_item_code: null,
      price_unit: 100,
      cost_price: 3.1,
      staffels: [{ unitPrice: 6.95 }, { unitPrice: 5.5 }],
    })
    expect(copy.product_id).not.toBe(id)
  })
})
