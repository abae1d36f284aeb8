import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import { asTenant } from '../../../db/tenant-transaction.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { importFile } from '../../catalogue/transfer/testing/import-file.ts'
import { createCatalogueModule } from '../../catalogue/catalogue.module.ts'
import { sellableProducts } from '../../catalogue/sellable-products.service.ts'
import { sellableProductsRepository } from '../../catalogue/sellable-products.repository.ts'
import { requestSettingsRepository as settings } from '../settings/request-settings.repository.ts'
import { catalogueMatcher, type CatalogueToMatch } from './catalogue-matcher.service.ts'
import { indexShelf } from './index/index-shelf.ts'
import type { IndexJob } from './index/index-thread.types.ts'
import { createMatcher } from './matching.module.ts'

let app: TestApp
let now = new Date('2026-03-16T09:00:00Z')
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const catalogue = (): CatalogueToMatch => {
  const { productsById } = createCatalogueModule({ db: app.database.db, now: () => now })
  return { ...sellableProducts(sellableProductsRepository, () => now), productsById }
}

/** The shelf without its thread, with what it was asked. */
function onShelf(limits = { tenants: 8, products: 400_000 }) {
  const shelf = indexShelf(limits)
  const jobs: IndexJob[] = []
  const matcher = catalogueMatcher({
    catalogue: catalogue(),
    settings,
    thread: { run: async (job) => (jobs.push(job), shelf(job)) },
  })
  return { matcher, loads: () => jobs.filter(({ kind }) => kind === 'load').length, forget: () => void jobs.splice(0) }
}

const inTenant = <T>(tenantId: number, work: Parameters<typeof asTenant<T>>[2]) =>
  asTenant(app.database.db, { tenantId }, work)
const bolt = { searchLine: '300 zeskantbouten DIN 933 M12x60 8.8 verzinkt', quantity: 300 }
const create = async (body: object) => (await app.as('manager@staffel.example').createProduct.answer({ body })).body

test('finds the products of lines in the thread, with the price of the tier at the desired quantity', async () => {
  const matcher = createMatcher(catalogue())
  const [found, none] = await inTenant(1, (tx) =>
    matcher.match(tx, 1, [bolt, { searchLine: '25 zakken cement 25 kg', quantity: 25 }]),
  )
  expect(found).toHaveLength(1)
  expect(found?.[0]).toMatchObject({
    product: { sku: 'B933-12060-88' },
    totalscore: 6,
    matchDimension: true,
    quantity: 300,
  })
  const tier = found?.[0]?.product.staffels.find(
    ({ minQuantity, maxQuantity }) => minQuantity <= 300 && (maxQuantity ?? 300) >= 300,
  )
  expect(found?.[0]).toMatchObject({ unitPrice: tier?.unitPrice, usedStaffelId: tier?.staffelId })
  expect(none).toEqual([])
})

test('candidates are more, and not cut by score', async () => {
  const { matcher } = onShelf()
  const all = await inTenant(1, (tx) => matcher.candidates(tx, 1, { searchLine: 'vuren plank 20x140 mm' }))
  expect(all).toHaveLength(10)
  expect(all.every(({ totalscore, quantity }) => totalscore <= 1 && quantity === 1)).toBe(true)
  expect(await inTenant(1, (tx) => matcher.candidates(tx, 1, bolt, 4))).toHaveLength(4)
})

test('each tenant is answered from its own catalogue alone', async () => {
  const { matcher } = onShelf()
  const line = { searchLine: 'kokerprofiel 40x40x3 verzinkt 6 m' }
  const [own] = await inTenant(1, (tx) => matcher.match(tx, 1, [line]))
  const [other] = await inTenant(2, (tx) => matcher.match(tx, 2, [line, bolt]))
  expect(own?.map(({ product }) => product.sku)).toEqual(['KOK-40403-6V'])
  expect(other?.map(({ product }) => product.sku)).toEqual(['NS-KOK-40403-6V'])
  expect(await inTenant(2, (tx) => matcher.match(tx, 2, [{ searchLine: 'B933-12060-88' }]))).toEqual([[]])
})

test('two who ask at once for an unread catalogue read it once', async () => {
  const { matcher, loads } = onShelf()
  const ask = () => inTenant(1, (tx) => matcher.match(tx, 1, [bolt]))
  const [one, two] = await Promise.all([ask(), ask()])
  expect(one).toEqual(two)
  expect(loads()).toBe(5)
})

/** Of a tenant that sells some hundred products: every change has its index made anew. */
describe('a catalogue that changes', () => {
  beforeAll(async () => {
    const { db } = app.database
    const kept = db.selectFrom('product').select('id').where('tenant_id', '=', 1).orderBy('id').limit(300)
    await db
      .updateTable('product')
      .set({ is_visible: false })
      .where('tenant_id', '=', 1)
      .where('id', 'not in', kept)
      .where('sku', 'is distinct from', 'PVC-B90-110')
      .execute()
  })

  test('a catalogue is read once, and again after a change: a new product is found, a hidden one no more', async () => {
    const { matcher, loads, forget } = onShelf()
    const rod = { searchLine: '10 draadeind M8 1000 mm verzinkt', quantity: 10 }
    const ask = () =>
      inTenant(1, async (tx) => (await matcher.match(tx, 1, [rod]))[0]?.map(({ product }) => product.sku))
    expect(await ask()).toEqual([])
    expect(loads()).toBeGreaterThan(0)
    forget()
    await ask()
    expect(loads()).toBe(0)
    const { product_id: id } = await create({ name: 'Draadeind M8 1000 mm verzinkt', sku: 'DE-8-1000' })
    expect(await ask()).toEqual(['DE-8-1000'])
    await app.database.db.updateTable('product').set({ is_visible: false }).where('id', '=', id).execute()
    expect(await ask()).toEqual([])
  })

  test('every process matches what was created, changed, hidden, archived and taken back, at its next question', async () => {
    const processes = [onShelf().matcher, onShelf().matcher]
    const line = { searchLine: '4 spanbanden 25 mm 5 m', quantity: 4 }
    const ask = () =>
      Promise.all(
        processes.map((matcher) =>
          inTenant(1, async (tx) => (await matcher.match(tx, 1, [line]))[0]?.map(({ product }) => product.sku)),
        ),
      )
    const manager = app.as('manager@staffel.example')
    expect(await ask()).toEqual([[], []])
    const { product_id: id, rev } = await create({ name: 'Spanband 25 mm 5 m', sku: 'SB-25-5' })
    expect(await ask()).toEqual([['SB-25-5'], ['SB-25-5']])
    const renamed = await manager.updateProduct({ params: { id }, body: { name: 'Hijsband 2 ton 5 m', rev } })
    expect(await ask()).toEqual([[], []])
    await manager.updateProduct({ params: { id }, body: { name: 'Spanband 25 mm 5 m', rev: renamed.rev } })
    expect(await ask()).toEqual([['SB-25-5'], ['SB-25-5']])
    await manager.archiveProduct({ params: { id }, body: {} })
    expect(await ask()).toEqual([[], []])
    await manager.restoreProduct({ params: { id } })
    expect(await ask()).toEqual([['SB-25-5'], ['SB-25-5']])
  })

  test('products that come in from a file are matched at the next question, under the names that they have then', async () => {
    const { matcher } = onShelf()
    const line = { searchLine: '6 klapankers M10 nylon', quantity: 6 }
    const ask = () =>
      inTenant(1, async (tx) =>
        (await matcher.match(tx, 1, [line]))[0]?.map(({ product, unitPrice }) => [product.sku, unitPrice]),
      )
    expect(await ask()).toEqual([])
    const rows = ['SKU;Naam;Basisprijs', 'KLA-10;Klapanker M10 nylon;4,20'].join('\n')
    await importFile(app, rows, { dry_run: true })
    expect(await ask()).toEqual([])
    await importFile(app, rows)
    expect(await ask()).toEqual([['KLA-10', 4.2]])
    await importFile(app, 'SKU;Basisprijs\nKLA-10;3,90')
    expect(await ask()).toEqual([['KLA-10', 3.9]])
    await importFile(app, 'SKU;Naam\nKLA-10;Hijsoog 2 ton')
    expect(await ask()).toEqual([])
  })

  test('a change that is committed after a later one is noticed too', async () => {
    const { matcher } = onShelf()
    const line = { searchLine: '2 vlaggenmasthouders 60 mm', quantity: 2 }
    const ask = () =>
      inTenant(1, async (tx) => (await matcher.match(tx, 1, [line]))[0]?.map(({ product }) => product.sku))
    const first = await create({ name: 'Onbekend artikel', sku: 'VMH-60' })
    const second = await create({ name: 'Ander onbekend artikel', sku: 'XX-1' })
    const rename = (db: Kysely<Schema>, id: number, name: string) =>
      db
        .updateTable('product')
        .set({ name, last_modified: sql<Date>`now()`, rev: sql<number>`rev + 1` })
        .where('tenant_id', '=', 1)
        .where('id', '=', id)
        .execute()
    await app.database.db.transaction().execute(async (began) => {
      await sql`select now()`.execute(began)
      await rename(app.database.db, second.product_id, 'Nog een ander artikel')
      expect(await ask()).not.toContain('VMH-60')
      await rename(began, first.product_id, 'Vlaggenmasthouder 60 mm')
    })
    expect(await ask()).toContain('VMH-60')
  })

  test('what begins or ends with the day follows the day', async () => {
    const { matcher } = onShelf()
    await create({ name: 'Keilbout M10x90 verzinkt', sku: 'KB-1090', startDate: '2026-03-18' })
    const ask = () =>
      inTenant(1, async (tx) =>
        (await matcher.match(tx, 1, [{ searchLine: 'keilbouten M10x90' }]))[0]?.map(({ product }) => product.sku),
      )
    expect(await ask()).toEqual([])
    now = new Date('2026-03-18T09:00:00Z')
    expect(await ask()).toEqual(['KB-1090'])
  })

  test('with room for one tenant the other is read again, and both are answered', async () => {
    const { matcher, loads, forget } = onShelf({ tenants: 1, products: 400_000 })
    const ask = (tenantId: number) =>
      inTenant(tenantId, (tx) => matcher.match(tx, tenantId, [{ searchLine: 'PVC bocht 90 graden 110 mm' }]))
    expect(await ask(1)).toMatchObject([[{ product: { sku: 'PVC-B90-110' } }]])
    expect(await ask(2)).toMatchObject([[{ product: { sku: 'NS-PVC-B90-110' } }]])
    forget()
    expect(await ask(2)).toHaveLength(1)
    expect(loads()).toBe(0)
    expect(await ask(1)).toMatchObject([[{ product: { sku: 'PVC-B90-110' } }]])
    expect(loads()).toBeGreaterThan(0)
  })

  test('whoever loads a catalogue is answered, though another tenant takes its place each time', async () => {
    const shelf = indexShelf({ tenants: 1, products: 400_000 })
    const other = { tenantId: 2, revision: 'a', kind: 'load', products: [], isFirst: true } as const
    const matcher = catalogueMatcher({
      catalogue: catalogue(),
      settings,
      thread: {
        async run(job) {
          const answer = shelf(job)
          shelf({ ...other, question: { kind: 'match', lines: [] } })
          return answer
        },
      },
    })
    const found = await inTenant(1, (tx) => matcher.match(tx, 1, [{ searchLine: 'PVC bocht 90 graden 110 mm' }]))
    expect(found).toMatchObject([[{ product: { sku: 'PVC-B90-110' } }]])
  })
})
