import { startExactStandIn, type ExactStandIn } from '@staffel/exact-standin'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { sampleDay } from '../../../../testing/server/test-server.ts'
import { mergesOf } from '../../../people/customers/merging/testing/merges.ts'
import { besideExact, connectExact } from '../../testing/beside-exact.ts'
import { bringIn } from '../../testing/bring-in.ts'

const manager = 'manager@staffel.example'

let exact: ExactStandIn
let app: TestApp
beforeAll(async () => {
  exact = await startExactStandIn({ port: 0, clock: () => sampleDay, settings: { minuteLimit: 2_000 } })
  app = await createTestApp({ env: besideExact(exact) })
})
afterAll(async () => {
  await app.close()
  await exact.close()
})

const all = bringIn(() => app, manager, ['accounts', 'customer_prices', 'customer_numbers'])
const accounts = bringIn(() => app, manager, ['accounts'])
const { preview, merge } = mergesOf(() => app)

let made = 0
const added = async (name: string, part: object = {}) =>
  (await app.as(manager).createOrganization({ body: { name, allow_duplicate: true, ...part } })).organization_id
/** An account that becomes no customer by itself, unless it is one of Exact's customers. */
function account(part: object = {}) {
  const code = String(70_000 + (made += 1))
  const record = exact.put('Accounts', {
    ...{ Code: code.padStart(18), Name: `Relatie ${made}`, Status: 'A', Country: 'NL', Blocked: false, ...part },
  })
  return { id: String(record['ID']), code, name: String(record['Name']) }
}
const list = (query: object = {}) => app.as(manager).listExactMappedCustomers({ query })
const rowOf = async (organization: number) => (await list({ organization })).items[0]
const choose = (organization_id: number, account_id: string | null, part: object = {}, email = manager) =>
  app.as(email).saveExactMappedCustomer.answer({ body: { organization_id, account_id, ...part } })
const stored = (accountId: string) =>
  app.database.db.selectFrom('exact_account').selectAll().where('account_id', '=', accountId).executeTakeFirstOrThrow()

test('there is nothing to map before somebody has connected', async () => {
  expect((await app.as(manager).listExactMappedCustomers.answer({ query: {} })).body).toMatchObject({
    code: 'NOT_CONNECTED',
  })
})

describe('with a link', () => {
  beforeAll(() => connectExact(app, exact, manager))

  test('as long as accounts were not read, nobody is known to be one; a look reads them', async () => {
    const before = await list()
    expect(before).toMatchObject({ read_at: null, counts: { open: before.counts.all } })
    await accounts.synchronised({ dry_run: true })
    expect(await list()).toMatchObject({ read_at: sampleDay.toISOString(), counts: before.counts })
  })

  test('why an account may be meant is said: a number that both have, or the name but for its form', async () => {
    const vat = await added('Anders genoemd', { vat_number: 'NL123456789B01' })
    const registered = await added('Ook anders', { chamber_of_commerce_number: '87654321' })
    const named = await added('Bouwbedrijf Eikenhorst')
    const nobody = await added('Niemand in Exact')
    const those = [
      account({ VATNumber: 'NL1234.56.789.B01' }),
      account({ ChamberOfCommerce: '8765 4321' }),
      account({ Name: 'Bouwbedrijf Eiken-horst B.V.' }),
    ]
    await accounts.synchronised({ dry_run: true })
    for (const [index, because] of (['vat', 'registration', 'name'] as const).entries())
      expect(await rowOf([vat, registered, named][index] ?? 0)).toMatchObject({
        ...{ account: null, suggested: { because, account_id: those[index]?.id, code: those[index]?.code } },
      })
    expect(await rowOf(nobody)).toMatchObject({ account: null, suggested: null })
  })

  test('one that somebody links is brought in at once, and is no other customer as well', async () => {
    const [mine, other] = [await added('Klaver'), await added('Klaver Noord')]
    const there = account({ Name: 'Klaver Groep', Status: 'C', Phone: '030 231 14 00' })
    await accounts.synchronised({ dry_run: true })
    expect((await choose(mine, there.id)).body).toMatchObject({
      customer: { name: 'Klaver Groep', account: { account_id: there.id, by: 'person', state: 'customer' } },
      taken_back: { prices: 0, numbers: 0 },
    })
    expect(await app.as(manager).getCustomer({ query: { organization_id: mine } })).toMatchObject({
      phone: '030 231 14 00',
    })
    const refused = await choose(other, there.id)
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'DUPLICATE', message: expect.stringMatching(/Klaver Groep.*Klaver Groep/) },
    ])
    expect(await rowOf(other)).toMatchObject({ account: null })
    await accounts.synchronised()
    expect(await rowOf(mine)).toMatchObject({ account: { account_id: there.id, by: 'person' } })
  })

  test('two who link at once end with one customer for the account, and one account for the customer', async () => {
    const [one, two] = [await added('Tegelijk A'), await added('Tegelijk B')]
    const [first, second] = [account(), account()]
    await accounts.synchronised({ dry_run: true })
    const answers = await Promise.all([choose(one, first.id), choose(two, first.id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await Promise.all([choose(one, second.id), choose(one, first.id)])
    const own = await app.database.db
      .selectFrom('exact_account')
      .select('account_id')
      .where('organization_id', '=', one)
      .execute()
    expect(own.length).toBeLessThanOrEqual(1)
  })

  describe('with prices and numbers of Exact', () => {
    async function agreed(name: string) {
      const there = account({ Name: name, Status: 'C' })
      await accounts.synchronised()
      const id = (await stored(there.id)).organization_id ?? 0
      const goods = []
      for (const kind of ['een', 'twee']) {
        const code = `${name}-${kind}`
        const { product_id: product } = await app.as(manager).createProduct({ body: { name: code, sku: code } })
        const item = exact.put('Items', { Code: code, Description: code, IsSalesItem: true, StandardSalesPrice: 1 })
        const of = { Account: there.id, Item: item['ID'], ItemCode: code }
        exact.put('SalesItemPrices', {
          ...{ ...of, Currency: 'EUR', NumberOfItemsPerUnit: 1, Quantity: 1, Price: 0.8 },
          ...{ StartDate: '2019-01-01', EndDate: null },
        })
        exact.put('CustomerItems', { ...of, CustomerItemCode: `NR-${code}` })
        goods.push({ product, code })
      }
      await all.synchronised()
      return { id, there, goods }
    }
    async function holds(id: number) {
      const lists = await app.as(manager).listPriceLists({ query: { organization_id: id } })
      const entries = await Promise.all(lists.map((of) => app.as(manager).getPriceList({ params: { id: of.id } })))
      const numbers = await app.as(manager).listCustomerNumbers({ query: { organization_id: id } })
      return {
        prices: entries.flatMap((of) => of.entries.map(({ base_unit_price: price }) => price)),
        numbers: numbers.items.map(({ number }) => number).toSorted(),
      }
    }

    test('what came from there is told first, goes with the link, and does not come back by itself', async () => {
      const { id, there, goods } = await agreed('Losgemaakt')
      expect(await holds(id)).toMatchObject({ prices: [0.8, 0.8], numbers: goods.map(({ code }) => `NR-${code}`) })
      const told = await choose(id, null, { dry_run: true })
      expect(told.body).toMatchObject({
        ...{ customer: { account: { account_id: there.id } }, taken_back: { prices: 2, numbers: 2 } },
      })
      expect((await holds(id)).prices).toHaveLength(2)
      expect((await choose(id, null)).body).toMatchObject({
        ...{ customer: { account: null, suggested: null }, taken_back: { prices: 2, numbers: 2 } },
      })
      expect(await holds(id)).toEqual({ prices: [], numbers: [] })
      exact.put('Accounts', { ID: there.id, Phone: '020 1' })
      await all.synchronised({ full: true })
      expect(await rowOf(id)).toMatchObject({ account: null })
      expect(await holds(id)).toEqual({ prices: [], numbers: [] })
    })

    test('what somebody changed here since stays', async () => {
      const { id, goods } = await agreed('Gewijzigd')
      const [first] = await app.as(manager).listPriceLists({ query: { organization_id: id } })
      const priceList = await app.as(manager).getPriceList({ params: { id: first?.id ?? 0 } })
      await app.as(manager).updatePriceList({
        params: { id: priceList.id },
        body: {
          rev: priceList.rev,
          entries: priceList.entries.map((entry) => ({
            product_id: entry.product_id,
            base_unit_price: entry.product_id === goods[0]?.product ? 0.75 : entry.base_unit_price,
          })),
        },
      })
      expect((await choose(id, null)).body).toMatchObject({ taken_back: { prices: 1, numbers: 2 } })
      expect(await holds(id)).toEqual({ prices: [0.75], numbers: [] })
    })

    test('another account takes its place, with its own prices; the one before may be a customer again', async () => {
      const [from, to] = [await agreed('Vorige'), await agreed('Volgende')]
      const mine = from.id
      expect((await choose(mine, to.there.id)).status).toBe(409)
      await choose(to.id, null)
      expect((await choose(mine, to.there.id)).body).toMatchObject({ taken_back: { prices: 2, numbers: 2 } })
      await all.synchronised()
      expect((await holds(mine)).numbers).toEqual(to.goods.map(({ code }) => `NR-${code}`))
      const before = await stored(from.there.id)
      expect(before.organization_id).not.toBe(mine)
      expect(before).toMatchObject({ left_out: false, matched_by: 'created' })
      expect((await holds(before.organization_id ?? 0)).numbers).toEqual(from.goods.map(({ code }) => `NR-${code}`))
    })

    test('two customers can be merged once one of them is an account no more', async () => {
      const [into, from] = [await agreed('Samen'), await agreed('Samengevoegd')]
      expect((await preview(into.id, from.id)).body.obstacles).toEqual(['exact_accounts'])
      await choose(from.id, null)
      expect((await merge(into.id, from.id)).status).toBe(200)
      expect((await choose(from.id, from.there.id)).status).toBe(404)
      expect(await rowOf(into.id)).toMatchObject({ account: { account_id: into.there.id } })
    })
  })

  test('only those that are open, a search and pages', async () => {
    const [one, two] = [await added('Zoekgras'), await added('Zoekriet')]
    const there = account({ Name: 'Zoekgras', Code: '  GR-9' })
    await accounts.synchronised({ dry_run: true })
    await choose(one, there.id)
    const ids = async (query: object) => (await list(query)).items.map(({ organization_id: id }) => id)
    expect(await ids({ search: 'zoek' })).toEqual([one, two])
    expect(await list({ search: 'zoek', only: 'open' })).toMatchObject({
      ...{ items: [{ organization_id: two }], total: 1, counts: { all: 2, open: 1 } },
    })
    expect(await ids({ search: 'gr-9' })).toEqual([one])
    expect(await ids({ search: 'zoek', limit: 1, page: 2 })).toEqual([two])
    expect(await app.as(manager).findExactAccounts({ query: { search: 'gr-9' } })).toMatchObject([
      { code: 'GR-9', customer: { organization_id: one, name: 'Zoekgras' } },
    ])
  })

  test('one that Exact blocks is archived here, stays in the list, and is missed by nobody', async () => {
    const there = account({ Name: 'Geblokkeerd hier', Status: 'C' })
    await accounts.synchronised()
    const id = (await stored(there.id)).organization_id ?? 0
    const { counts } = await list()
    exact.put('Accounts', { ID: there.id, Blocked: true })
    await accounts.synchronised()
    expect(await rowOf(id)).toMatchObject({ archived: true, account: { state: 'blocked' } })
    await choose(id, null)
    expect(await list()).toMatchObject({ counts: { all: counts.all - 1, open: counts.open } })
  })

  test('what is not there is not linked', async () => {
    const id = await added('Zonder')
    const gone = account()
    await accounts.synchronised({ dry_run: true })
    exact.remove('Accounts', gone.id)
    await accounts.synchronised()
    for (const missing of [gone.id, 'd1c0f1aa-0000-4000-8000-000000000001'])
      expect((await choose(id, missing)).body).toMatchObject({ fields: { account_id: expect.any(String) } })
    expect((await choose(999_999, null)).status).toBe(404)
  })

  test('it is for who runs the seller, of the own link and the own customers', async () => {
    const id = await added('Eigen')
    expect((await choose(id, null, {}, 'user@staffel.example')).status).toBe(403)
    const theirs = 'manager@noordstaal.example'
    expect((await choose(id, null, {}, theirs)).body).toMatchObject({ code: 'NOT_CONNECTED' })
    const foreign = await app.database.db
      .selectFrom('organization')
      .select('id')
      .where('tenant_id', '=', 2)
      .executeTakeFirstOrThrow()
    expect((await choose(foreign.id, null)).status).toBe(404)
    expect((await list({ organization: foreign.id })).items).toEqual([])
  })

  test('whether the mapping is complete is told without asking Exact', async () => {
    const state = () => app.as(manager).getExactMappingState()
    expect(await state()).toMatchObject({ vat: null, units: null, items: null })
    const { charges } = await state()
    expect(charges?.open).toBe(charges?.all)
    await app.as(manager).getExactMapping()
    await bringIn(() => app, manager, ['products']).synchronised({ dry_run: true })
    const { counts } = await list()
    const asked = exact.calls().length
    expect(await state()).toMatchObject({
      ...{ vat: { all: 4, open: expect.any(Number) }, units: { open: expect.any(Number) }, customers: counts },
      items: (await app.as(manager).listExactMappedItems({ query: {} })).counts,
    })
    expect(exact.calls()).toHaveLength(asked)
    const [item] = await app.as(manager).findExactItems({ query: { search: 'Zeskantbout' } })
    await app.as(manager).saveExactMapping({ body: { kind: 'charge', key: 'text', exact: item?.key ?? '' } })
    expect(await state()).toMatchObject({ charges: { open: (charges?.open ?? 0) - 1 } })
  })
})
