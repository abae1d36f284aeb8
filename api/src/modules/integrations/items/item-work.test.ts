import { startExactStandIn, type ExactStandIn } from '@staffel/exact-standin'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'
import { besideExact, connectExact } from '../testing/beside-exact.ts'
import { bringIn } from '../testing/bring-in.ts'

const manager = 'manager@staffel.example'

let exact: ExactStandIn
let app: TestApp
beforeAll(async () => {
  exact = await startExactStandIn({ port: 0, clock: () => sampleDay, settings: { minuteLimit: 2_000 } })
  app = await createTestApp({ env: besideExact(exact) })
  await connectExact(app, exact, manager)
})
afterAll(async () => {
  await app.close()
  await exact.close()
})

const { synchronised, rowsOf } = bringIn(() => app, manager, ['products'])

let made = 0
function item(part: object = {}) {
  const code = `STUK-${(made += 1)}`
  const record = exact.put('Items', {
    ...{ Code: code, Description: `Stuk ${made}`, Unit: 'stuk', IsSalesItem: true, StandardSalesPrice: 2 },
    ...part,
  })
  const id = String(record['ID'])
  return { code, id, change: (more: object) => exact.put('Items', { ID: id, ...more }) }
}
const price = (of: { id: string; code: string }, Price: number, part: object = {}) =>
  exact.put('SalesItemPrices', {
    ...{ Item: of.id, ItemCode: of.code, Account: null, Currency: 'EUR', Price, Quantity: 100 },
    ...{ NumberOfItemsPerUnit: 1, StartDate: '2019-01-01', EndDate: null, ...part },
  })
const found = async (code: string) =>
  (await app.as(manager).listProducts({ body: { filters: { search: code } } })).items.find(({ sku }) => sku === code)
const product = async (code: string) =>
  app.as(manager).getProduct({ params: { id: (await found(code))?.product_id ?? 0 } })
const stepsOf = async (code: string) =>
  (await product(code)).staffels.map(({ minQuantity, unitPrice }) => [minQuantity, unitPrice])

describe('what changed of the items of Exact', () => {
  test('is told first, row by row, and is stored then; a second time nothing is asked twice', async () => {
    const one = item({ StandardSalesPrice: 0.0845 })
    price(one, 0.08)
    const wrong = item({ StandardSalesPrice: 0.0845003 })
    const notSold = item({ IsSalesItem: false })
    const told = await synchronised({ dry_run: true })
    expect(told).toMatchObject({ state: 'done', entities: ['products'], dry_run: true })
    expect(told.created).toBeGreaterThan(50)
    expect(await found(one.code)).toBeUndefined()
    const done = await synchronised()
    expect(done).toMatchObject({ state: 'done', created: told.created, updated: told.updated })
    expect(await product(one.code)).toMatchObject({ price_unit: 100, base_unit_price: 8.45, sales_unit: 'st' })
    expect(await stepsOf(one.code)).toEqual([[100, 8]])
    expect(await found(notSold.code)).toBeUndefined()
    expect(await rowsOf(done, { outcome: 'refused' })).toContainEqual(
      expect.objectContaining({ code: wrong.code, message: expect.stringMatching(/price unit/) }),
    )
    expect((await app.as(manager).getExactStatus()).last_sync).toMatchObject({
      ...{ items: sampleDay.toISOString(), prices: sampleDay.toISOString() },
    })
    exact.forgetCalls()
    expect(await synchronised()).toMatchObject({ created: 0, updated: 0, removed: 0 })
    expect(exact.calls()).toHaveLength(4)
  })

  test('is written over what is here, and what only changed here stays', async () => {
    const one = item()
    await synchronised()
    const { product_id: id, rev } = await product(one.code)
    await app.as(manager).updateProduct({ params: { id }, body: { rev, name: 'Van ons', baseUnitPrice: 3 } })
    one.change({ Barcode: '8712345678906' })
    expect(await synchronised()).toMatchObject({ updated: 1 })
    expect(await product(one.code)).toMatchObject({ product_name: 'Van ons', base_unit_price: 3, ean: '8712345678906' })
    one.change({ StandardSalesPrice: 2.5 })
    const [row] = await rowsOf(await synchronised(), { outcome: 'updated' })
    expect(row).toMatchObject({
      ...{ entity: 'products', code: one.code, product_id: id },
      fields: [{ field: 'baseUnitPrice', from: '3,00', to: '2,50' }],
    })
    expect(await product(one.code)).toMatchObject({ product_name: 'Van ons', base_unit_price: 2.5 })
    await synchronised({ full: true })
    expect(await product(one.code)).not.toMatchObject({ product_name: 'Van ons' })
  })

  test('is a price that comes, changes or goes', async () => {
    const one = item()
    await synchronised()
    const step = price(one, 1.8)
    await synchronised()
    expect(await stepsOf(one.code)).toEqual([[100, 1.8]])
    exact.put('SalesItemPrices', { ID: step['ID'], Price: 1.7 })
    await synchronised()
    expect(await stepsOf(one.code)).toEqual([[100, 1.7]])
    exact.remove('SalesItemPrices', String(step['ID']))
    expect(await synchronised()).toMatchObject({ updated: 1 })
    expect(await stepsOf(one.code)).toEqual([])
  })

  test('archives the product that was made of an item that is no more; one that was here before stays', async () => {
    const [one, known] = [item(), item()]
    const { product_id: id } = await app.as(manager).createProduct({ body: { name: 'Was hier', sku: known.code } })
    await synchronised()
    exact.remove('Items', one.id)
    exact.remove('Items', known.id)
    expect(await synchronised({ dry_run: true })).toMatchObject({ removed: 2 })
    expect(await found(one.code)).toBeDefined()
    const removed = await rowsOf(await synchronised(), { outcome: 'removed' })
    expect(removed.map(({ code, message }) => [code, message]).toSorted()).toEqual([
      [one.code, expect.stringMatching(/archived/)],
      [known.code, expect.stringMatching(/stays/)],
    ])
    expect(await found(one.code)).toBeUndefined()
    expect((await found(known.code))?.product_id).toBe(id)
  })

  test('leaves a product alone that somebody archived here', async () => {
    const one = item()
    await synchronised()
    const { product_id: id, rev } = await product(one.code)
    await app.as(manager).archiveProduct({ params: { id }, body: { rev } })
    one.change({ Description: 'Toch weer' })
    expect(await synchronised()).toMatchObject({ created: 0, updated: 0 })
    expect(await found(one.code)).toBeUndefined()
  })
})

describe('an item whose code is that of a product that is another item', () => {
  test('writes nothing over it, and comes in once the product has another number', async () => {
    const [old, fresh] = [item({ StandardSalesPrice: 2 }), `WISSEL-${made}`]
    await synchronised()
    const { product_id: id } = await product(old.code)
    old.change({ Code: fresh })
    const other = exact.put('Items', {
      ...{ Code: old.code, Description: 'Ander stuk', Unit: 'stuk', IsSalesItem: true, StandardSalesPrice: 98 },
    })
    for (let time = 0; time < 2; time += 1) {
      const told = await synchronised()
      expect(await rowsOf(told, { outcome: 'refused' })).toContainEqual(
        expect.objectContaining({ code: old.code, message: expect.stringContaining(fresh) }),
      )
      expect(await product(old.code)).toMatchObject({ product_id: id, base_unit_price: 2 })
      exact.put('Items', { ID: other['ID'], Description: `Ander stuk ${time}` })
    }
    const { rev } = await product(old.code)
    await app.as(manager).updateProduct({ params: { id }, body: { rev, sku: fresh } })
    expect(await synchronised()).toMatchObject({ created: 1 })
    expect(await product(old.code)).toMatchObject({ product_name: 'Ander stuk 1', base_unit_price: 98 })
    expect(await product(fresh)).toMatchObject({ product_id: id, base_unit_price: 2 })
  })
})

/** What is called so by its number. */
const names = async (sku: string) =>
  (await app.as(manager).listProducts.answer({ body: { filters: { skus: [sku] } } })).body.map(
    ({ product_name: name }) => name,
  )

test('an item whose words cannot be stored comes in with those that can', async () => {
  item({ Code: 'KAPOT-1', Description: 'Bo\0ut' })
  item({ Code: 'KAPOT-2', Description: `${'x'.repeat(199)}😀` })
  expect(await synchronised()).toMatchObject({ state: 'done' })
  expect([await names('KAPOT-1'), await names('KAPOT-2')]).toEqual([['Bo\ufffdut'], ['x'.repeat(199)]])
})

test('of two new items with one code the second is refused, and all others come in', async () => {
  item({ Code: 'DUBBEL', Description: 'Eerste' })
  item({ Code: ' dubbel', Description: 'Tweede' })
  item({ Code: 'ENKEL', Description: 'Ander' })
  const done = await synchronised()
  expect(done).toMatchObject({ state: 'done', created: 2 })
  expect(await rowsOf(done, { outcome: 'refused' })).toContainEqual(
    expect.objectContaining({ message: 'This product occurs twice.' }),
  )
  expect([await names('dubbel'), await names('ENKEL')]).toEqual([[expect.any(String)], ['Ander']])
})
