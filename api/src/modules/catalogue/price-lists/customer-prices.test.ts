import type { Currency, PriceListEntryInput } from '@staffel/shared-api/contract'
import { sql } from 'kysely'
import { asTenant } from '../../../db/tenant-transaction.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { customerPricesRepository } from './customer-prices.repository.ts'

const manager = 'manager@staffel.example'
const customer = 1001

let app: TestApp
let bolt: number
let group: number
beforeAll(async () => {
  app = await createTestApp()
  const [bolts] = (await app.as(manager).listProductGroups.answer({ query: {} })).body
  const { body } = await app.as(manager).createProduct.answer({
    body: {
      name: 'Gevraagde bout',
      baseUnitPrice: 2,
      productGroupId: bolts?.id,
      pricingTiers: [
        { minQuantity: 1, maxQuantity: 99 },
        { minQuantity: 100, unitPrice: 1.55 },
      ],
    },
  })
  bolt = body.product_id
  group = (await app.as(manager).createCustomerGroup({ body: { name: 'Vaste klanten' } })).id
  await app.as(manager).assignCustomerGroup({ body: { organization_id: customer, customer_group_id: group } })
})
afterAll(() => app.close())

const price = (quantity: number, part: { date?: string; currency?: Currency; organization_id?: number } = {}) =>
  app.as(manager).getCustomerPrice.answer({ query: { organization_id: customer, product_id: bolt, quantity, ...part } })
const list = async (name: string, entry: PriceListEntryInput, part: object = {}) =>
  app.as(manager).createPriceList({
    body: {
      name,
      organization_id: customer,
      valid_from: '2026-01-01',
      currency: 'eur',
      entries: [{ product_id: bolt, ...entry }],
      ...part,
    },
  })

test('without a list a customer pays by the ladder of the product', async () => {
  expect((await price(40)).body).toMatchObject({
    unit_price: 2,
    price_unit: 1,
    total: 80,
    price_source: 'base',
    price_list: null,
    tier: { minQuantity: 1 },
    next: { missing: 60, unit_price: 1.55 },
  })
})

test('with one it pays by that, for as long as it is in force, and is told why', async () => {
  const ofGroup = await list(
    'Vaste klanten',
    { discount_pct: 10 },
    { organization_id: null, customer_group_id: group, valid_till: '2030-12-31' },
  )
  expect((await price(100)).body).toMatchObject({
    unit_price: 1.4,
    total: 140,
    price_source: 'list',
    price_list: { id: ofGroup.id, name: 'Vaste klanten' },
    base_unit_price: 1.8,
    tier: { minQuantity: 100, unitPrice: 1.4 },
  })
  expect((await price(100, { organization_id: customer + 1 })).body).toMatchObject({ price_list: null })
  expect((await price(100, { date: '2025-12-31' })).body).toMatchObject({ price_list: null, unit_price: 1.55 })
  expect((await price(100, { date: '2031-01-01' })).body).toMatchObject({ price_list: null })
  expect((await price(100, { currency: 'usd' })).body).toMatchObject({ price_list: null, currency: 'usd' })

  const own = await list('Eigen lijst', {
    base_unit_price: 120,
    price_unit: 100,
    staffels: [{ minQuantity: 500, maxQuantity: null, unitPrice: 99 }],
  })
  expect((await price(600)).body).toMatchObject({
    unit_price: 99,
    price_unit: 100,
    total: 594,
    price_source: 'list',
    price_list: { id: own.id, name: 'Eigen lijst' },
    staffels: [{ minQuantity: 500, unitPrice: 99 }],
  })
})

test('a customer or a product that is not there has no price', async () => {
  expect((await price(1, { organization_id: 2001 })).status).toBe(404)
  const query = { organization_id: customer, product_id: 999_999, quantity: 1 }
  expect((await app.as(manager).getCustomerPrice.answer({ query })).status).toBe(404)
})

test('of a long list only what it says of the products asked for, and of their groups, is read', async () => {
  const { organization_id: buyer } = await app.as(manager).createOrganization({ body: { name: 'Met een lange lijst' } })
  const entries = Array.from({ length: 60 }, (_, index) => ({ product_id: 1 + index, discount_pct: 5 }))
  const [bolts] = (await app.as(manager).listProductGroups.answer({ query: {} })).body
  await list(
    'Alles',
    {},
    { organization_id: buyer, entries: [...entries, { product_group_id: bolts?.id, discount_pct: 1 }] },
  )
  await sql`analyze price_list_entry`.execute(app.database.db)
  const wanted = { tenantId: 1, organizationId: buyer, productIds: [7, bolt], since: '2026-06-01' }
  const readInAll = sql<{ rows: number }>`
    select (idx_tup_fetch + seq_tup_read)::integer as rows from pg_stat_xact_user_tables where relname = 'price_list_entry'`
  const read = await asTenant(app.database.db, { tenantId: 1 }, async (tx) => {
    // A table as small as this one is otherwise read whole.
    await sql`set local enable_seqscan = off`.execute(tx)
    const before = (await readInAll.execute(tx)).rows[0]?.rows ?? 0
    const found = await customerPricesRepository.entriesOf(tx, wanted)
    expect(found.map((entry) => entry.product_id ?? 'a group')).toEqual([7, 'a group'])
    return Number((await readInAll.execute(tx)).rows[0]?.rows) - before
  })
  expect(read).toBe(2)
})
