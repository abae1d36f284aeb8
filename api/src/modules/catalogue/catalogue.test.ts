import type { Product } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
const admin = 'admin@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const list = (email: string, body: object = {}) => app.as(email).listProducts.answer({ body })
const create = (email: string, body: object, headers = {}) => app.as(email, { headers }).createProduct.answer({ body })
const names = (rows: Product[]) => rows.map((row) => row.product_name)

describe('the list of products', () => {
  test('is by name, with the total on the first row and in the header', async () => {
    const answer = await list(manager, { page: 1, limit: 20 })
    const rows = answer.body
    expect(answer.status).toBe(200)
    expect(rows).toHaveLength(20)
    expect(rows[0]?.total_count).toBe(2449)
    expect(rows[1]).not.toHaveProperty('total_count')
    expect(answer.headers['x-total-count']).toBe('2449')
    expect(names(rows)).toEqual(names(rows).toSorted(new Intl.Collator('nl').compare))
  })

  test('shows tiers and properties of each product', async () => {
    const [bolt] = (await list(manager, { filters: { search: 'B933-5010-88' } })).body
    expect(bolt).toMatchObject({
      sku: 'B933-5010-88',
      base_unit_price: 91,
      price_unit: 1000,
      product_group_name: 'Bevestigingsmiddelen',
      is_visible: true,
      is_selectable: true,
    })
    expect(
      bolt?.staffels.map(({ minQuantity, maxQuantity, unitPrice }) => [minQuantity, maxQuantity, unitPrice]),
    ).toEqual([
      [1, 99, 91],
      [100, 499, 82.81],
      [500, 999, 74.62],
      [1000, 4999, 66.43],
      [5000, null, 58.24],
    ])
    expect(bolt?.properties[0]).toEqual({ propertyType: 'Afmeting', value: 'M5x10' })
  })

  test('finds every word, in any order, whatever accents and case', async () => {
    const found = names((await list(manager, { filters: { search: 'geschaafd AZOBE 18x45' } })).body)
    expect(found.length).toBeGreaterThan(0)
    for (const name of found) expect(name).toMatch(/Azobé.*geschaafd 18x45/)
  })

  test('takes wildcard characters literally', async () => {
    expect((await list(manager, { filters: { search: '%' } })).headers['x-total-count']).toBe('0')
    expect((await list(manager, { filters: { search: '_' } })).headers['x-total-count']).toBe('0')
  })

  test('finds products by their exact numbers, of the own tenant only', async () => {
    const filters = { skus: ['b933-5010-88', 'B933-5010', ' B931-8040-88 '] }
    const found = (await list(manager, { filters })).body
    expect(found.map(({ sku }) => sku).toSorted()).toEqual(['B931-8040-88', 'B933-5010-88'])
    expect((await list(other, { filters })).body).toEqual([])
    const many = { skus: Array.from({ length: 101 }, (_, index) => `X-${index}`) }
    expect((await list(manager, { filters: many })).status).toBe(422)
  })

  test('counts a search that matches more than a thousand exactly', async () => {
    expect((await list(manager, { filters: { search: 'mm' }, limit: 1 })).headers['x-total-count']).toBe('2125')
  })

  test('filters by group and by visibility, and accepts the other spelling of the filter', async () => {
    const groups = (await app.as(manager).listProductGroups.answer({ query: { tenantId: 1 } })).body
    const tiles = groups.find((group) => group.name === 'Tegels')
    expect((await list(manager, { filters: { product_group_id: tiles?.id } })).headers['x-total-count']).toBe('40')
    expect((await list(manager, { filter: { product_group_id: tiles?.id } })).headers['x-total-count']).toBe('40')
    const shown = Number((await list(manager, { visible: true })).headers['x-total-count'])
    const hidden = Number((await list(manager, { visible: false })).headers['x-total-count'])
    expect(hidden).toBe(25)
    expect(shown + hidden).toBe(2449)
  })

  test('marks what is outside its dates as not selectable', async () => {
    const rows = (await list(manager, { limit: 100, filters: { search: 'B912' } })).body
    const ended = await app.database.db
      .selectFrom('product')
      .select('id')
      .where('tenant_id', '=', 1)
      .where('end_date', 'is not', null)
      .execute()
    const ids = new Set(ended.map(({ id }) => id))
    for (const row of rows) expect(row.is_selectable).toBe(!ids.has(row.product_id))
  })

  test('an empty page is empty, with total 0 in the header', async () => {
    const answer = await list(manager, { filters: { search: 'bestaat niet' } })
    expect(answer.body).toEqual([])
    expect(answer.headers['x-total-count']).toBe('0')
  })

  test.each([
    [{ limit: 101 }, 'limit'],
    [{ page: 0 }, 'page'],
    [{ filters: { colour: 'red' } }, 'filters.colour'],
    [{ sort: 'name' }, 'sort'],
  ])('%j is refused, naming %s', async (body, field) => {
    const answer = await list(manager, body)
    expect(answer.status).toBe(422)
    expect(answer.body.fields).toHaveProperty([field])
  })
})

describe('tenants and roles', () => {
  test('each tenant has its own catalogue', async () => {
    const own = await list(other, { limit: 100 })
    expect(own.headers['x-total-count']).toBe('539')
    for (const product of own.body) expect(product.sku).toMatch(/^NS-/)
  })

  test('a tenant that is not the caller’s is an empty one', async () => {
    expect((await list(other, { tenant_id: 1 })).body).toEqual([])
    expect((await app.as(other).listProductGroups.answer({ query: { tenantId: 1 } })).body).toEqual([])
    expect((await app.as(other).getProductStats.answer({ query: { tenant_id: 1 } })).body).toMatchObject({ total: 0 })
  })

  test('an Admin reads any tenant, and its own when none is named', async () => {
    expect((await list(admin, { tenant_id: 2 })).headers['x-total-count']).toBe('539')
    expect((await list(admin)).headers['x-total-count']).toBe('2449')
  })

  test('a User is refused, a stranger is sent to sign in', async () => {
    expect((await list(user)).status).toBe(403)
    expect((await create(user, { name: 'X' })).status).toBe(403)
    expect((await app.as(null).listProducts.answer({ body: {} })).status).toBe(401)
  })
})

describe('the cards above the list', () => {
  test('are counted, not made up', async () => {
    const before = (await app.as(other).getProductStats.answer()).body
    await create(other, { name: 'Voetplaat', baseUnitPrice: 12.5, stockType: 'numeric', stockValue: 4 })
    await create(other, { name: 'Kopplaat', baseUnitPrice: 3.33, stockType: 'numeric', stockValue: 0 })
    await create(other, { name: 'Dienst', baseUnitPrice: 50, stockType: 'unlimited' })
    const after = (await app.as(other).getProductStats.answer()).body
    expect(after.total).toBe(before.total + 3)
    expect(after.in_stock).toBe(before.in_stock + 2)
    // The second tenant's threshold is 10, so 4 and 0 are both low.
    expect(after.low_stock).toBe(before.low_stock + 2)
    expect(after.stock_value).toBeCloseTo(before.stock_value + 50, 2)
  })
})

describe('adding a product', () => {
  const full = {
    name: '  Draadeind M12 1000 mm ',
    technicalName: 'draadeind-m12-1000',
    sku: 'DE-12-1000',
    description: 'Draadeind',
    startDate: '2026-01-01',
    endDate: '2027-01-01',
    isVisible: true,
    baseUnitPrice: 4.995,
    stockType: 'numeric',
    stockValue: 12.5,
    externalItemCode: 'EX-77',
    properties: [
      { id: 'a', propertyType: 'Lengte', value: '1000 mm' },
      { id: 'b', propertyType: 'Kleur', value: ' ' },
      { id: 'c', propertyType: 'Kleur', value: 'Zink', editable: true },
    ],
    pricingTiers: [
      { id: 2, variantCode: null, minQuantity: 10, maxQuantity: null, unitPrice: 4.25 },
      { id: 1, variantCode: null, minQuantity: 1, maxQuantity: 9, unitPrice: 5 },
    ],
  }

  test('stores the whole payload: prices in cents, tiers sorted, empty properties dropped', async () => {
    const answer = await create(manager, full)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      product_name: 'Draadeind M12 1000 mm',
      sku: 'DE-12-1000',
      base_unit_price: 5,
      stock_type: 'numeric',
      stock_value: 12.5,
      properties: [
        { propertyType: 'Lengte', value: '1000 mm' },
        { propertyType: 'Kleur', value: 'Zink', editable: true },
      ],
      staffels: [
        { minQuantity: 1, maxQuantity: 9, unitPrice: 5 },
        { minQuantity: 10, maxQuantity: null, unitPrice: 4.25 },
      ],
    })
    expect(answer.body).not.toHaveProperty('warnings')
    expect((await list(manager, { filters: { search: 'draadeind-m12' } })).headers['x-total-count']).toBe('1')
  })

  test('refuses a SKU that exists, whatever its case, but not one of another tenant', async () => {
    const again = await create(manager, { name: 'Nog een', sku: 'de-12-1000' })
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({ code: 'DUPLICATE', fields: { sku: expect.any(String) } })
    expect((await create(other, { name: 'Nog een', sku: 'DE-12-1000' })).status).toBe(200)
  })

  test('saves an incomplete ladder with warnings', async () => {
    const answer = await create(manager, {
      name: 'Met gat',
      pricingTiers: [
        { minQuantity: 10, maxQuantity: 19, unitPrice: 2 },
        { minQuantity: 30, maxQuantity: 99, unitPrice: 3 },
      ],
    })
    expect(answer.body.warnings).toEqual(
      expect.arrayContaining([
        { row: 0, code: 'STARTS_ABOVE_ONE' },
        { row: 1, code: 'GAP' },
        { row: 1, code: 'PRICE_RISES' },
        { row: 1, code: 'LAST_HAS_MAXIMUM' },
      ]),
    )
  })

  test('a draft needs a name only, and is neither visible nor selectable', async () => {
    expect((await create(manager, { name: 'Idee', status: 'draft' })).body).toMatchObject({
      is_visible: false,
      is_selectable: false,
      base_unit_price: null,
      stock_type: 'boolean',
      stock_value: 1,
    })
  })

  test.each([
    [{ name: '   ' }, 'name'],
    [{}, 'name'],
    [{ name: 'A', startDate: '2026-02-01', endDate: '2026-01-31' }, 'endDate'],
    [{ name: 'A', startDate: '2026-02-30' }, 'startDate'],
    [{ name: 'A', pricingTiers: [{ minQuantity: -1, unitPrice: 1 }] }, 'pricingTiers.0.minQuantity'],
    [{ name: 'A', pricingTiers: [{ minQuantity: 5, maxQuantity: 4, unitPrice: 1 }] }, 'pricingTiers.0.maxQuantity'],
    [
      {
        name: 'A',
        pricingTiers: [
          { minQuantity: 1, maxQuantity: 9 },
          { minQuantity: 1, maxQuantity: 20 },
        ],
      },
      'pricingTiers.1.minQuantity',
    ],
    [
      {
        name: 'A',
        pricingTiers: [
          { minQuantity: 1, maxQuantity: 10 },
          { minQuantity: 10, maxQuantity: null },
        ],
      },
      'pricingTiers.1.minQuantity',
    ],
    [{ name: 'A', productGroupId: 999_999 }, 'productGroupId'],
    [{ name: 'A', price: 3 }, 'price'],
  ])('%j is refused, naming %s', async (body, field) => {
    const answer = await create(manager, body)
    expect(answer.status).toBe(422)
    expect(answer.body.fields).toHaveProperty([field])
  })

  test('a repeated call with the same key makes one product and one line in the activity log', async () => {
    const headers = { 'idempotency-key': 'product-1' }
    const first = (await create(manager, { name: 'Eenmalig' }, headers)).body
    const second = (await create(manager, { name: 'Eenmalig' }, headers)).body
    expect(second).toEqual(first)
    const logged = await app.database.db
      .selectFrom('activity')
      .select('action')
      .where('entity', '=', 'product')
      .where('entity_id', '=', String(first.product_id))
      .execute()
    expect(logged).toEqual([{ action: 'product.created' }])
  })
})

describe('a search among products', () => {
  test('begins with the product whose number was looked for, in whatever case', async () => {
    for (const [name, sku] of [
      ['Aanslagprofiel', 'ZQX-10'],
      ['Zetprofiel', 'ZQX-1'],
    ])
      expect((await create(manager, { name, sku, baseUnitPrice: 1 })).status).toBe(200)
    const found = await list(manager, { filters: { search: 'zqx-1' } })
    expect(names(found.body)).toEqual(['Zetprofiel', 'Aanslagprofiel'])
  })
})
