import type { ExactMappedItem } from '@staffel/shared-api/contract'
import { manager, pushingHouse, type PushingHouse } from '../../testing/pushing-house.ts'
import { bringIn } from '../../testing/bring-in.ts'

let house: PushingHouse
beforeAll(async () => {
  house = await pushingHouse()
})
afterAll(() => house.close())

const api = () => house.app.as(manager)
const list = (query: object = {}) => api().listExactMappedItems({ query })
const choose = (key: string, exact: string | null, email = manager) =>
  house.app.as(email).saveExactMappedItem.answer({ body: { key, exact } })
const { synchronised } = bringIn(() => house.app, manager, ['products'])

let made = 0
async function product(part: object = {}) {
  const name = `Koppelstuk ${(made += 1)}`
  const { product_id: id } = await api().createProduct({ body: { name, sku: `KS-${made}`, ...part } })
  return { id, name, key: String(id), sku: `KS-${made}` }
}
const item = (part: object = {}) =>
  house.exact.put('Items', {
    ...{ Code: `X-${(made += 1)}`, Description: `Iets ${made}`, Unit: 'st', IsSalesItem: true, StandardSalesPrice: 2 },
    ...part,
  })
const rowOf = async ({ key, id }: { key: string; id: number }): Promise<ExactMappedItem | undefined> =>
  (await list({ product: id })).items.find((row) => row.key === key)

test('there is nothing to map before somebody has connected', async () => {
  expect((await api().listExactMappedItems.answer({ query: {} })).body).toMatchObject({ code: 'NOT_CONNECTED' })
})

describe('with a link', () => {
  beforeAll(() => house.connect())

  test('what was never read is not known; what somebody chooses counts nonetheless', async () => {
    const own = await product()
    const there = item()
    expect(await list()).toMatchObject({ read_at: null, counts: { open: (await list()).counts.all } })
    expect((await choose(own.key, String(there['ID']))).body).toMatchObject({
      ...{ key: own.key, state: 'complete' },
      item: { key: there['ID'], code: there['Code'], by: 'person' },
    })
    expect((await choose(own.key, null)).body).toMatchObject({ state: 'open', item: null })
  })

  test('an item with the code of a product is that product, also where the code is the one that it has elsewhere', async () => {
    const [same, elsewhere, unknown] = [
      await product(),
      await product({ externalItemCode: 'ELDERS-1' }),
      await product(),
    ]
    item({ Code: ` ${same.sku.toLowerCase()}`, Description: 'Hetzelfde' })
    item({ Code: 'elders-1' })
    await synchronised({ dry_run: true })
    const { read_at: readAt, counts } = await list()
    expect(readAt).toEqual(expect.any(String))
    expect(counts.open).toBeLessThan(counts.all)
    expect(await rowOf(same)).toMatchObject({ state: 'complete', item: { name: 'Hetzelfde', by: 'code' } })
    expect(await rowOf(elsewhere)).toMatchObject({ state: 'complete', item: { code: 'elders-1' } })
    expect(await rowOf(unknown)).toMatchObject({ state: 'open', item: null, suggested: null })
  })

  test('why an item may be meant is said: its code or its name but for spaces and signs, and its barcode', async () => {
    const byCode = await product({ sku: 'AB 12/3' })
    const byName = await product({ name: 'Dakhaak (RVS), 25 mm' })
    const byEan = await product({ ean: '8712345678906' })
    const codes = [{ Code: 'AB-12-3' }, { Description: 'Dakhaak RVS 25mm' }, { Barcode: '8712345678906' }].map(
      (part) => item(part)['Code'],
    )
    await synchronised({ dry_run: true })
    expect([await rowOf(byCode), await rowOf(byName), await rowOf(byEan)]).toMatchObject(
      ['code', 'name', 'ean'].map((because, index) => ({ state: 'open', suggested: { because, code: codes[index] } })),
    )
  })

  test('a product whose number became another is still offered the item that it was made of', async () => {
    const there = item()
    await synchronised()
    const [found] = (await list({ search: String(there['Code']) })).items
    const { rev } = await api().getProduct({ params: { id: found?.product_id ?? 0 } })
    await api().updateProduct({ params: { id: found?.product_id ?? 0 }, body: { rev, sku: 'HERNOEMD' } })
    expect((await list({ search: 'HERNOEMD' })).items).toMatchObject([
      { state: 'open', suggested: { because: 'brought_in', key: there['ID'] } },
    ])
  })

  test('what is chosen goes before the code; what Exact has no more, or does not sell, is open again', async () => {
    const own = await product()
    item({ Code: own.sku })
    const other = item()
    await synchronised({ dry_run: true })
    expect((await choose(own.key, String(other['ID']))).body).toMatchObject({ item: { code: other['Code'] } })
    house.exact.put('Items', { ID: other['ID'], IsSalesItem: false })
    await synchronised()
    expect(await rowOf(own)).toMatchObject({ state: 'not_sold', item: { code: other['Code'], by: 'person' } })
    house.exact.remove('Items', String(other['ID']))
    await synchronised()
    expect(await rowOf(own)).toMatchObject({ state: 'gone', item: { key: other['ID'], code: '' } })
    expect((await choose(own.key, null)).body).toMatchObject({ state: 'complete', item: { code: own.sku, by: 'code' } })
  })

  test('a variant has an item of its own, or that of its product', async () => {
    const variants = [
      { variantCode: 'RVS', minQuantity: 1, maxQuantity: null, unitPrice: 3 },
      { variantCode: 'ZW', minQuantity: 1, maxQuantity: null, unitPrice: 2 },
    ]
    const own = await product()
    await api().saveStaffels({ params: { id: own.id }, body: { staffels: variants, rev: 1 } })
    item({ Code: own.sku, Description: 'Van het product' })
    item({ Code: 'rvs', Description: 'Van de variant' })
    await synchronised({ dry_run: true })
    expect((await list({ product: own.id })).items).toMatchObject([
      { variant: null, item: { name: 'Van het product' } },
      { variant: 'RVS', key: `${own.id}:RVS`, item: { name: 'Van de variant' } },
      { variant: 'ZW', item: { name: 'Van het product' } },
    ])
    const third = item()
    expect((await choose(`${own.id}:ZW`, String(third['ID']))).body).toMatchObject({ item: { by: 'person' } })
    expect(await rowOf(own)).toMatchObject({ item: { name: 'Van het product' } })
  })

  test('only those that are open, a search and pages', async () => {
    const [one, two] = [await product({ name: 'Zwenkwiel blauw' }), await product({ name: 'Zwenkwiel rood' })]
    item({ Code: one.sku })
    await synchronised({ dry_run: true })
    const names = async (query: object) => (await list(query)).items.map(({ name }) => name)
    expect(await names({ search: 'zwenkwiel' })).toEqual(['Zwenkwiel blauw', 'Zwenkwiel rood'])
    expect(await list({ search: 'zwenkwiel', only: 'open' })).toMatchObject({
      ...{ items: [{ key: two.key }], total: 1 },
      counts: { all: 2, open: 1 },
    })
    expect(await names({ search: two.sku })).toEqual(['Zwenkwiel rood'])
    expect(await names({ search: 'zwenkwiel', limit: 1, page: 2 })).toEqual(['Zwenkwiel rood'])
    expect(await names({ search: '50%' })).toEqual([])
  })

  test('a product that a push found no item for is mapped by hand, and then goes', async () => {
    const items = [house.line('a', { productId: house.stranger })]
    const { offer, push } = await house.pushed({ items })
    expect(push.state).toBe('refused')
    const stranger = { id: house.stranger, key: String(house.stranger) }
    expect(await rowOf(stranger)).toMatchObject({ state: 'open' })
    const there = house.exact.records('Items').find(({ IsSalesItem: isSold, Unit: unit }) => isSold && unit === 'st')
    await choose(stranger.key, String(there?.['ID']))
    expect(await rowOf(stranger)).toMatchObject({ item: { code: there?.['Code'] }, state: 'complete' })
    await house.ask(offer.offer_id)
    await house.run()
    expect((await house.state(offer.offer_id)).state).toBe('done')
  })

  test('what is not there, or is not sold, is not chosen', async () => {
    const own = await product()
    const unsold = item({ IsSalesItem: false })
    for (const exact of ['niets', 'd1c0f1aa-0000-4000-8000-000000000001', String(unsold['ID'])])
      expect((await choose(own.key, exact)).body).toMatchObject({ fields: { exact: expect.any(String) } })
    const sold = String(item()['ID'])
    for (const key of ['999999999', '0', `${own.id}:`, `${own.id}:niets`, `${own.id} `, 'x'])
      expect((await choose(key, sold)).status).toBe(404)
  })

  test('it is for who runs the seller, of the own link', async () => {
    const own = await product()
    const sold = String(item()['ID'])
    expect((await choose(own.key, sold, 'user@staffel.example')).status).toBe(403)
    expect((await choose(own.key, sold, 'manager@noordstaal.example')).body).toMatchObject({ code: 'NOT_CONNECTED' })
    const query = { query: {} }
    expect((await house.app.as('user@staffel.example').listExactMappedItems.answer(query)).status).toBe(403)
  })

  test('a product that was brought in is not another item that has its code by now', async () => {
    const first = item({ Code: `RUIL-${(made += 1)}` })
    await synchronised()
    const code = String(first['Code'])
    const [found] = (await api().listProducts({ body: { filters: { search: code } } })).items
    const own = { id: found?.product_id ?? 0, key: String(found?.product_id) }
    expect(await rowOf(own)).toMatchObject({ state: 'complete', item: { key: first['ID'], by: 'code' } })
    house.exact.put('Items', { ID: first['ID'], Code: `${code}-OUD` })
    item({ Code: code })
    await synchronised()
    expect(await rowOf(own)).toMatchObject({
      ...{ state: 'open', item: null },
      suggested: { key: first['ID'], because: 'brought_in' },
    })
    expect((await choose(own.key, String(first['ID']))).body).toMatchObject({ state: 'complete' })
  })

  test('an item that somebody chose for a variant comes in as it would without that', async () => {
    const own = await product()
    const staffels = [{ variantCode: 'UIT', minQuantity: 1, maxQuantity: null, unitPrice: 3 }]
    await api().saveStaffels({ params: { id: own.id }, body: { staffels, rev: 1 } })
    const there = item()
    expect((await choose(`${own.id}:UIT`, String(there['ID']))).status).toBe(200)
    expect(await synchronised()).toMatchObject({ state: 'done' })
  })
})
