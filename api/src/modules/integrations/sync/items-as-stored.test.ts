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

const item = (Code: string, Description: string) =>
  exact.put('Items', { Code, Description, Unit: 'stuk', IsSalesItem: true, StandardSalesPrice: 2 })
const names = async (sku: string) =>
  (await app.as(manager).listProducts.answer({ body: { filters: { skus: [sku] } } })).body.map(
    ({ product_name: name }) => name,
  )

test('an item whose words cannot be stored comes in with those that can', async () => {
  item('KAPOT-1', 'Bo\0ut')
  item('KAPOT-2', `${'x'.repeat(199)}😀`)
  expect(await synchronised()).toMatchObject({ state: 'done' })
  expect([await names('KAPOT-1'), await names('KAPOT-2')]).toEqual([['Bo\ufffdut'], ['x'.repeat(199)]])
})

test('of two new items with one code the second is refused, and all others come in', async () => {
  item('DUBBEL', 'Eerste')
  item(' dubbel', 'Tweede')
  item('ENKEL', 'Ander')
  const done = await synchronised()
  expect(done).toMatchObject({ state: 'done', created: 2, refused: 1 })
  expect(await rowsOf(done, { outcome: 'refused' })).toContainEqual(
    expect.objectContaining({ message: 'This product occurs twice.' }),
  )
  expect([await names('dubbel'), await names('ENKEL')]).toEqual([[expect.any(String)], ['Ander']])
})
