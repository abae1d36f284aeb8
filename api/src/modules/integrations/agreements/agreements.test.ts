import { startExactStandIn, type ExactStandIn } from '@staffel/exact-standin'
import type { ExactDecision } from '@staffel/shared-api/contract'
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
  await bringIn(() => app, manager, ['accounts']).synchronised()
})
afterAll(async () => {
  await app.close()
  await exact.close()
})

const { synchronised, rowsOf } = bringIn(() => app, manager, ['accounts', 'customer_prices', 'customer_numbers'])

let made = 0
/** A product here that is an item there. */
async function goods(part: object = {}) {
  const code = `AFSPR-${(made += 1)}`
  const name = `Afgesproken ${made}`
  const { product_id: id } = await app.as(manager).createProduct({ body: { name, sku: code, ...part } })
  const item = exact.put('Items', { Code: code, Description: name, IsSalesItem: true, StandardSalesPrice: 1 })
  return { id, code, name, item: String(item['ID']) }
}
/** An account there that is a customer here. */
async function customer() {
  const record = exact.put('Accounts', {
    Name: `Vaste klant ${(made += 1)}`,
    Status: 'C',
    Country: 'NL',
    Blocked: false,
  })
  const account = String(record['ID'])
  await synchronised()
  const { organization_id: id } = await app.database.db
    .selectFrom('exact_account')
    .select('organization_id')
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow()
  return { account, id: Number(id) }
}
type Goods = Awaited<ReturnType<typeof goods>>
const price = (account: string, { item, code }: Goods, Price: number, part: object = {}) => {
  const given = { Account: account, Item: item, ItemCode: code, Currency: 'EUR', NumberOfItemsPerUnit: 1, Quantity: 1 }
  const record = exact.put('SalesItemPrices', { ...given, Price, StartDate: '2019-01-01', EndDate: null, ...part })
  return {
    id: String(record['ID']),
    change: (more: object) => exact.put('SalesItemPrices', { ID: record['ID'], ...more }),
  }
}
const number = (account: string, { item, code }: Goods, CustomerItemCode: string) => {
  const record = exact.put('CustomerItems', { Account: account, Item: item, ItemCode: code, CustomerItemCode })
  return String(record['ID'])
}

const listsOf = (id: number) => app.as(manager).listPriceLists({ query: { organization_id: id } })
async function pricesOf(id: number) {
  const lists = await Promise.all(
    (await listsOf(id)).map((list) => app.as(manager).getPriceList({ params: { id: list.id } })),
  )
  return lists.map(({ name, valid_from, valid_till, currency, entries }) => ({
    ...{ name, valid_from, valid_till, currency },
    entries: entries.map(({ product_id, base_unit_price, price_unit, staffels }) => ({
      ...{ product_id, base_unit_price, price_unit },
      steps: (staffels ?? []).map(({ minQuantity, unitPrice }) => [minQuantity, unitPrice]),
    })),
  }))
}
const numbersOf = async (id: number) =>
  (await app.as(manager).listCustomerNumbers({ query: { organization_id: id } })).items.map((one) => [
    one.number,
    one.product_id,
  ])
const decide = (body: ExactDecision) => app.as(manager).decideExactConflict.answer({ body })
async function rule(wanted: 'exact' | 'here' | 'ask') {
  const settings = await app.as(manager).getExactSyncSettings()
  await app.as(manager).saveExactSyncSettings({ body: { ...settings, rule: wanted } })
}

test('what is a customer’s counts from when the customer is there', async () => {
  price(String(exact.put('Accounts', { Name: 'Samen gekomen', Status: 'C' })['ID']), await goods(), 4)
  const { done, total } = await synchronised()
  expect(done).toBe(total)
})

describe('the prices that Exact has for a customer', () => {
  test('are told first, and are then a price list of that customer, in units of whole cents', async () => {
    const [bolt, box, plain] = [await goods(), await goods({ baseUnitPrice: 2 }), await goods()]
    const { account, id } = await customer()
    price(account, bolt, 0.0845)
    price(account, bolt, 0.08, { Quantity: 500 })
    price(account, box, 90, { NumberOfItemsPerUnit: 100 })
    price(account, plain, 3)
    const told = await synchronised({ dry_run: true })
    expect(told.created).toBe(3)
    expect((await rowsOf(told)).filter(({ entity }) => entity === 'customer_prices')).toContainEqual(
      expect.objectContaining({
        ...{ code: bolt.code, product_id: bolt.id, organization_id: id, outcome: 'created' },
        fields: [{ field: 'price', from: null, to: '8,45 per 100 · 1–499: 8,45 · ≥ 500: 8,00' }],
      }),
    )
    expect(await listsOf(id)).toEqual([])
    expect(await synchronised()).toMatchObject({ state: 'done', created: 3, updated: 0 })
    expect(await pricesOf(id)).toEqual([
      {
        ...{ name: 'Exact Online', valid_from: '2019-01-01', valid_till: null, currency: 'eur' },
        entries: expect.arrayContaining([
          {
            product_id: bolt.id,
            base_unit_price: 8.45,
            price_unit: 100,
            steps: [
              [1, 8.45],
              [500, 8],
            ],
          },
          // Below the box everybody's price counts.
          {
            product_id: box.id,
            base_unit_price: 2,
            price_unit: 1,
            steps: [
              [1, 2],
              [100, 0.9],
            ],
          },
          { product_id: plain.id, base_unit_price: 3, price_unit: 1, steps: [] },
        ]),
      },
    ])
    expect((await app.as(manager).getExactStatus()).last_sync.customer_prices).toBe(sampleDay.toISOString())
    exact.forgetCalls()
    expect(await synchronised()).toMatchObject({ created: 0, updated: 0, removed: 0 })
    expect(exact.calls().length).toBeLessThan(8)
  })

  test('count in their time: what is over is left out, what comes later stands in a list that begins then', async () => {
    const one = await goods()
    const { account, id } = await customer()
    price(account, one, 9, { EndDate: '2020-12-31' })
    price(account, one, 8, { StartDate: '2021-01-01', EndDate: '2026-12-31' })
    price(account, one, 7, { StartDate: '2027-01-01', Currency: 'EUR' })
    price(account, one, 6, { Currency: 'USD' })
    await synchronised()
    const known = (await pricesOf(id)).map(({ entries, ...list }) => [
      ...Object.values(list),
      entries[0]?.base_unit_price,
    ])
    expect(known).toEqual([
      ['Exact Online', '2027-01-01', null, 'eur', 7],
      ['Exact Online 2026-12-31', '2021-01-01', '2026-12-31', 'eur', 8],
      ['Exact Online USD', '2019-01-01', null, 'usd', 6],
    ])
  })

  test('are refused by their code where they cannot be here, and come once they can', async () => {
    const one = await goods()
    const { account, id } = await customer()
    const fine = price(account, one, 0.0845003)
    const there = exact.put('Items', { Code: 'NIET-HIER', Description: 'Niet hier', IsSalesItem: true })
    price(account, { ...one, item: String(there['ID']), code: 'NIET-HIER' }, 1)
    price(account, one, 5, { Currency: 'SEK' })
    const job = await synchronised()
    const refused = (await rowsOf(job, { outcome: 'refused' })).filter((row) => row.organization_id === id)
    expect(refused.map(({ code }) => code).toSorted()).toEqual([one.code, 'NIET-HIER'])
    expect(await listsOf(id)).toEqual([])
    fine.change({ Price: 0.0845 })
    await app.as(manager).createProduct({ body: { name: 'Nu wel', sku: 'NIET-HIER' } })
    expect((await synchronised()).created).toBe(2)
    expect((await pricesOf(id))[0]?.entries).toHaveLength(2)
  })

  test('leave what somebody made here alone, unless Exact changes it; then the rule says who is right', async () => {
    const one = await goods()
    const { account, id } = await customer()
    const there = price(account, one, 4)
    await synchronised()
    const here = async (amount: number) => {
      const [list] = await listsOf(id)
      const { rev, entries } = await app.as(manager).getPriceList({ params: { id: list?.id ?? 0 } })
      const [{ product_id } = { product_id: 0 }] = entries
      await app.as(manager).updatePriceList({
        params: { id: list?.id ?? 0 },
        body: { rev, entries: [{ product_id, base_unit_price: amount, price_unit: 1 }] },
      })
    }
    const now = async () => (await pricesOf(id))[0]?.entries[0]?.base_unit_price
    await here(3.5)
    await synchronised({ full: true })
    expect(await now()).toBe(3.5)
    await rule('here')
    there.change({ Price: 4.1 })
    await synchronised()
    expect(await now()).toBe(3.5)
    await rule('ask')
    there.change({ Price: 4.2 })
    const job = await synchronised()
    expect((await rowsOf(job)).filter(({ organization_id: of }) => of === id)).toMatchObject([{ outcome: 'conflict' }])
    expect(await now()).toBe(3.5)
    const [conflict] = (await app.as(manager).listExactConflicts()).filter(({ record_id }) => record_id === account)
    expect(conflict).toMatchObject({
      ...{ entity: 'customer_prices', kind: 'fields', item: { code: one.code, name: one.name } },
      fields: [{ field: 'price', from: '3,50', to: '4,20' }],
    })
    const decision = { record_id: account, entity: 'customer_prices', key: conflict?.key ?? '' } as const
    expect((await decide({ ...decision, as: 'none' })).status).toBe(404)
    expect((await decide({ ...decision, as: 'exact' })).status).toBe(200)
    expect(await now()).toBe(4.2)
    expect((await decide({ ...decision, as: 'here' })).status).toBe(404)
    await rule('exact')
  })

  test('do not take the place of a list that somebody made for the customer, unless the rule says so', async () => {
    const one = await goods()
    const { account, id } = await customer()
    await app.as(manager).createPriceList({
      body: {
        ...{ name: 'Met de hand', organization_id: id, valid_from: '2018-01-01', currency: 'eur' },
        entries: [{ product_id: one.id, base_unit_price: 2 }],
      },
    })
    price(account, one, 4)
    await rule('here')
    await synchronised()
    expect((await listsOf(id)).map(({ name }) => name)).toEqual(['Met de hand'])
    await rule('exact')
    await synchronised({ full: true })
    expect((await listsOf(id)).map(({ name }) => name)).toEqual(['Met de hand'])
  })

  test('go where Exact has them no more, and their list with the last of them', async () => {
    const [one, other] = [await goods(), await goods()]
    const { account, id } = await customer()
    const [first, second] = [price(account, one, 4), price(account, other, 5)]
    await synchronised()
    exact.remove('SalesItemPrices', first.id)
    expect(await synchronised({ dry_run: true })).toMatchObject({ removed: 1 })
    expect((await pricesOf(id))[0]?.entries).toHaveLength(2)
    expect(await synchronised()).toMatchObject({ removed: 1 })
    expect((await pricesOf(id))[0]?.entries).toMatchObject([{ product_id: other.id }])
    exact.remove('SalesItemPrices', second.id)
    await synchronised()
    expect(await listsOf(id)).toEqual([])
  })
})

describe('what a customer calls the products in Exact', () => {
  test('is its article number here, until Exact says so no more', async () => {
    const one = await goods()
    const { account, id } = await customer()
    const there = number(account, one, 'KLANT 4711')
    expect(await synchronised({ dry_run: true })).toMatchObject({ created: 1 })
    expect(await numbersOf(id)).toEqual([])
    expect(await synchronised()).toMatchObject({ created: 1 })
    expect(await numbersOf(id)).toEqual([['KLANT 4711', one.id]])
    exact.put('CustomerItems', { ID: there, CustomerItemCode: 'KLANT 4712' })
    expect(await synchronised()).toMatchObject({ updated: 1 })
    expect(await numbersOf(id)).toEqual([['KLANT 4712', one.id]])
    exact.forgetCalls()
    expect(await synchronised()).toMatchObject({ created: 0, updated: 0, removed: 0 })
    expect(exact.calls().length).toBeLessThan(8)
    exact.remove('CustomerItems', there)
    expect(await synchronised({ full: true })).toMatchObject({ removed: 1 })
    expect(await numbersOf(id)).toEqual([])
  })

  test('is asked where somebody here says that the number is another product', async () => {
    const [one, other] = [await goods(), await goods()]
    const { account, id } = await customer()
    await app.as(manager).saveCustomerNumber({ body: { organization_id: id, number: 'N-1', product_id: other.id } })
    number(account, one, 'n-1')
    number(account, { ...one, code: 'WEG', item: account }, 'N-2')
    await rule('ask')
    const job = await synchronised()
    expect(await numbersOf(id)).toEqual([['N-1', other.id]])
    const own = (await rowsOf(job)).filter((row) => row.organization_id === id)
    expect(own.map(({ code, outcome }) => [code, outcome])).toEqual([
      ['WEG', 'refused'],
      [one.code, 'conflict'],
    ])
    const [conflict] = (await app.as(manager).listExactConflicts()).filter(({ record_id }) => record_id === account)
    expect(conflict?.fields).toEqual([
      { field: 'customerNumber', from: `N-1 (${other.name})`, to: `n-1 (${one.name})` },
    ])
    const decision = { record_id: account, entity: 'customer_numbers', key: conflict?.key ?? '', as: 'here' } as const
    const after = await decide(decision)
    expect(after.body).not.toContainEqual(expect.objectContaining({ record_id: account }))
    expect(await numbersOf(id)).toEqual([['N-1', other.id]])
    await rule('exact')
  })
})
