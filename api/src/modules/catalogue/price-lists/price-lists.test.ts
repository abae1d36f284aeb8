import type { NewPriceList, PriceListDetail } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
const other = 'manager@noordstaal.example'
const customer = 1001

let app: TestApp
let bolt: number
let group: number
beforeAll(async () => {
  app = await createTestApp()
  const [bolts] = (await app.as(manager).listProductGroups.answer({ query: {} })).body
  group = bolts?.id ?? 0
  const { body } = await app.as(manager).createProduct.answer({
    body: {
      name: 'Prijslijstbout',
      sku: 'PL-1',
      baseUnitPrice: 2,
      productGroupId: group,
      pricingTiers: [
        { minQuantity: 1, maxQuantity: 99 },
        { minQuantity: 100, unitPrice: 1.55 },
      ],
    },
  })
  bolt = body.product_id
})
afterAll(() => app.close())

const create = (part: Partial<NewPriceList> = {}, email = manager) =>
  app.as(email).createPriceList.answer({
    body: {
      name: 'Jaarafspraak',
      organization_id: customer,
      valid_from: '2026-01-01',
      currency: 'eur',
      entries: [],
      ...part,
    },
  })
const made = async (part: Partial<NewPriceList> = {}): Promise<PriceListDetail> => {
  const answer = await create(part)
  expect([answer.status, answer.status === 200 ? '' : answer.body]).toEqual([200, ''])
  return answer.body
}
const remove = (id: number) => app.as(manager).deletePriceList.answer({ params: { id } })

describe('a price list', () => {
  test('is made with its entries, read, found under its customer, and gone when deleted', async () => {
    const staffels = [
      { minQuantity: 500, maxQuantity: null, unitPrice: 90 },
      { minQuantity: 1, maxQuantity: 499, unitPrice: null },
    ]
    const list = await made({
      valid_till: '2026-12-31',
      entries: [
        { product_id: bolt, base_unit_price: 110, price_unit: 100, staffels },
        { product_group_id: group, discount_pct: 12.5 },
      ],
    })
    expect(list).toMatchObject({
      name: 'Jaarafspraak',
      organization_id: customer,
      customer_group_id: null,
      valid_from: '2026-01-01',
      valid_till: '2026-12-31',
      currency: 'eur',
      entry_count: 2,
      rev: 1,
      entries: [
        {
          product_id: bolt,
          name: 'Prijslijstbout',
          sku: 'PL-1',
          discount_pct: null,
          base_unit_price: 110,
          price_unit: 100,
        },
        { product_id: null, product_group_id: group, discount_pct: 12.5, base_unit_price: null, price_unit: null },
      ],
    })
    expect(list.owner_name).not.toBe('')
    expect(list.entries[0]?.staffels).toMatchObject([
      { minQuantity: 1, maxQuantity: 499, unitPrice: null },
      { minQuantity: 500, maxQuantity: null, unitPrice: 90 },
    ])
    expect((await app.as(manager).getPriceList.answer({ params: { id: list.id } })).body).toEqual(list)
    const listed = async (organization_id?: number) =>
      (await app.as(manager).listPriceLists.answer({ query: { organization_id } })).body.map(({ id }) => id)
    expect(await listed()).toEqual([list.id])
    expect(await listed(customer)).toEqual([list.id])
    expect(await listed(customer + 1)).toEqual([])
    expect((await remove(list.id)).status).toBe(204)
    expect(await listed()).toEqual([])
    expect((await remove(list.id)).status).toBe(404)
  })

  test("has the product's price unit where it names none", async () => {
    const list = await made({ entries: [{ product_id: bolt, base_unit_price: 1.5 }] })
    expect(list.entries).toMatchObject([{ price_unit: 1, base_unit_price: 1.5 }])
    await remove(list.id)
  })

  test('changes by its revision; what is left out stays', async () => {
    const { id, rev } = await made({ entries: [{ product_id: bolt, discount_pct: 5 }] })
    const update = (body: object) => app.as(manager).updatePriceList.answer({ params: { id }, body: { rev, ...body } })
    const changed = await update({ name: 'Nieuwe naam', valid_till: '2026-06-30' })
    expect(changed.body).toMatchObject({ name: 'Nieuwe naam', valid_till: '2026-06-30', rev: 2, entry_count: 1 })
    const late = await update({ name: 'Te laat' })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ code: 'STALE', current: { name: 'Nieuwe naam' } })
    const emptied = await update({ rev: 2, entries: [], valid_till: null })
    expect(emptied.body).toMatchObject({ entries: [], valid_till: null })
    const swapped = await update({ rev: 3, valid_till: '2025-12-31' })
    expect([swapped.status, Object.keys(swapped.body.fields)]).toEqual([422, ['valid_till']])
    const foreign = await update({ rev: 3, entries: [{ product_id: 999_999, discount_pct: 1 }] })
    expect([foreign.status, Object.keys(foreign.body.fields)]).toEqual([422, ['entries.0.product_id']])
    const lost = await update({ rev: 3, organization_id: 2001 })
    expect([lost.status, Object.keys(lost.body.fields)]).toEqual([422, ['organization_id']])
    await remove(id)
  })

  test.each<[string, Partial<NewPriceList>, string]>([
    ['of nobody', { organization_id: null }, 'organization_id'],
    ['of two', { customer_group_id: 1 }, 'organization_id'],
    ['that ends before it begins', { valid_till: '2025-12-31' }, 'valid_till'],
    ['with an entry for nothing', { entries: [{ discount_pct: 5 }] }, 'entries.0.product_id'],
  ])('%s is refused', async (_, part, field) => {
    const answer = await create(part)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
  })

  test('says of every entry what is wrong with it, where it is', async () => {
    const staffels = [
      { minQuantity: 1, maxQuantity: 20, unitPrice: 2 },
      { minQuantity: 10, maxQuantity: null, unitPrice: 1 },
    ]
    const answer = await create({
      entries: [
        { product_id: bolt, product_group_id: group, discount_pct: 5 },
        { product_id: bolt, discount_pct: 5, base_unit_price: 1 },
        { product_group_id: group, base_unit_price: 1 },
        { product_id: bolt },
        { product_group_id: 999_999, discount_pct: 1 },
        { product_id: bolt, staffels },
      ],
    })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields).toSorted()).toEqual([
      'entries.0.product_id',
      'entries.1.discount_pct',
      'entries.2.discount_pct',
      'entries.3.base_unit_price',
      'entries.3.product_id',
      'entries.4.product_group_id',
      'entries.5.product_id',
      'entries.5.staffels.1.minQuantity',
    ])
  })

  test('is for those who run the selling company', async () => {
    expect((await create({}, 'user@staffel.example')).status).toBe(403)
    expect((await create({ organization_id: customer }, other)).status).toBe(422)
    const { body } = await create({ tenant_id: 1, name: 'Van de beheerder' }, 'admin@staffel.example')
    expect(body.name).toBe('Van de beheerder')
    expect((await app.as('admin@staffel.example').getPriceList.answer({ params: { id: body.id } })).status).toBe(200)
    await remove(body.id)
  })
})
