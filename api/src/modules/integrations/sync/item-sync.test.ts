import { startExactStandIn, type ExactStandIn } from '@staffel/exact-standin'
import type { ProductImport } from '@staffel/shared-api/contract'
import { setTimeout } from 'node:timers/promises'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'
import { besideExact, connectExact } from '../testing/beside-exact.ts'

const manager = 'manager@staffel.example'

let exact: ExactStandIn
let app: TestApp
beforeAll(async () => {
  const settings = { bulkPageSize: 60, minuteLimit: 2_000 }
  exact = await startExactStandIn({ port: 0, clock: () => sampleDay, settings })
  app = await createTestApp({ env: besideExact(exact) })
})
afterAll(async () => {
  await app.close()
  await exact.close()
})

const connect = () => connectExact(app, exact, manager)

/** What became of it, once it is over. */
async function synchronised(dryRun: boolean): Promise<ProductImport> {
  const begun = await app.as(manager).syncExact({ body: { entities: ['items'], dry_run: dryRun } })
  for (;;) {
    const now = await app.as(manager).getProductImport({ params: { id: begun.items?.id ?? 0 } })
    if (now.state === 'done' || now.state === 'failed') return now
    await setTimeout(50)
  }
}

const product = async (code: string) =>
  (await app.as(manager).listProducts({ body: { filters: { search: code } } })).items.find(({ sku }) => sku === code)

test('nobody’s items are read before somebody has connected', async () => {
  const answer = await app.as(manager).syncExact.answer({ body: { entities: ['items'] } })
  expect(answer).toMatchObject({ status: 409, body: { code: 'NOT_CONNECTED' } })
})

describe('the items of Exact', () => {
  beforeAll(connect)

  test('are told first: what is new, what changes, and what is refused by its code', async () => {
    const told = await synchronised(true)
    expect(told).toMatchObject({ state: 'done', kind: 'exact', filename: 'Exact Online', dry_run: true })
    expect(told.created).toBeGreaterThan(50)
    expect(told.updated).toBeGreaterThan(10)
    expect(told.rows).toBe(told.created + told.updated + told.unchanged + told.refused)
    expect(await product('KB010101')).toBeUndefined()
    expect((await app.as(manager).getExactStatus()).last_sync.items).toBeNull()
  })

  test('are stored with their prices, and are then what Exact has', async () => {
    const [own] = exact.records('Items').filter(({ Code: code }) => code === 'KB010101')
    exact.put('Items', { ID: own?.['ID'], StandardSalesPrice: 0.0845003 })
    const stored = await synchronised(false)
    expect(stored.errors).toContainEqual({
      row: expect.any(Number),
      sku: 'KB010101',
      field: 'baseUnitPrice',
      message: expect.stringMatching(/price unit/),
    })
    expect(await product('KB010101')).toBeUndefined()
    expect((await app.as(manager).getExactStatus()).last_sync).toMatchObject({
      items: sampleDay.toISOString(),
      prices: sampleDay.toISOString(),
    })
    exact.put('Items', { ID: own?.['ID'], StandardSalesPrice: 0.0845 })
    expect(await synchronised(false)).toMatchObject({ created: 1, updated: 0 })
    expect(await product('KB010101')).toMatchObject({ price_unit: 100 })
    expect(await synchronised(true)).toMatchObject({ created: 0, updated: 0 })
  })

  test('that a product has as its code elsewhere are that product, which keeps its number', async () => {
    const { product_id: id } = await app.as(manager).createProduct({
      body: { name: 'Van ons', sku: 'ONS-1', externalItemCode: 'VAN-EXACT' },
    })
    exact.put('Items', { Code: 'VAN-EXACT', Description: 'Van hen', IsSalesItem: true, StandardSalesPrice: 2 })
    expect(await synchronised(false)).toMatchObject({ created: 0, updated: 1 })
    expect(await app.as(manager).getProduct({ params: { id } })).toMatchObject({
      sku: 'ONS-1',
      product_name: 'Van hen',
    })
  })

  test('leave a product the unit that its prices are for; its tiers go where Exact has none', async () => {
    const ladder = [
      { minQuantity: 1, maxQuantity: 99, unitPrice: 200 },
      { minQuantity: 100, maxQuantity: null, unitPrice: 150 },
    ]
    const { product_id: id } = await app.as(manager).createProduct({
      body: { name: 'Per honderd', sku: 'PER-100', baseUnitPrice: 200, priceUnit: 100, pricingTiers: ladder },
    })
    exact.put('Items', { Code: 'PER-100', Description: 'Per honderd', IsSalesItem: true, StandardSalesPrice: 2 })
    expect(await synchronised(false)).toMatchObject({ state: 'done' })
    const stored = await app.as(manager).getProduct({ params: { id } })
    expect(stored).toMatchObject({ price_unit: 100, base_unit_price: 200 })
    expect(stored.staffels).toHaveLength(0)
  })

  test('are all as they were where Exact stops halfway', async () => {
    const [own] = exact.records('Items')
    exact.put('Items', { ID: own?.['ID'], Description: 'Halverwege' })
    exact.faults.set('scopeMissing', { endpoint: 'logistics/SalesItemPrices' })
    const failed = await synchronised(false)
    expect(failed).toMatchObject({ state: 'failed', failure: expect.stringMatching(/Exact/) })
    exact.faults.clear()
    expect(await synchronised(true)).toMatchObject({ updated: 1 })
  })

  test('are read for who runs the seller alone', async () => {
    const begin = (email: string | null) => app.as(email).syncExact.answer({ body: { entities: ['items'] } })
    expect((await begin('user@staffel.example')).status).toBe(403)
    expect((await begin('manager@noordstaal.example')).body).toMatchObject({ code: 'NOT_CONNECTED' })
  })
})
