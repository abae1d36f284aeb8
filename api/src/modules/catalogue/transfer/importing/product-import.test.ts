import type { ProductImport } from '@staffel/shared-api/contract'
import { sql } from 'kysely'
import { setTimeout } from 'node:timers/promises'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { importFile, sendFile, type Sent } from '../testing/import-file.ts'

const manager = 'manager@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const send = (file: string | Uint8Array, sent: Sent = {}) => sendFile(app, file, sent)
const take = (file: string | Uint8Array, sent: Sent = {}) => importFile(app, file, sent)

const counts = ({ created, updated, unchanged, refused, state }: ProductImport) => ({
  state,
  created,
  updated,
  unchanged,
  refused,
})
const bySku = async (sku: string) => {
  const [found] = (await app.as(manager).listProducts.answer({ body: { filters: { skus: [sku] } } })).body
  return found
}

const another = { tenant_id: 1, user_id: 2, filename: 'andere.csv', dry_run: false }

/** No import of the tenant is under way any more. */
async function ended(): Promise<void> {
  for (;;) {
    const states = await app.database.db
      .selectFrom('product_import')
      .select('state')
      .where('tenant_id', '=', 1)
      .execute()
    if (states.every(({ state }) => state === 'done' || state === 'failed')) return
    await setTimeout(20)
  }
}

/** All that is stored of the products of the first tenant, row for row. */
async function everyRow(): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select to_jsonb(product) as stored from product where tenant_id = 1
    union all select to_jsonb(product_staffel) from product_staffel where tenant_id = 1
    union all select to_jsonb(product_property) from product_property where tenant_id = 1
    order by stored`.execute(app.database.db)
  return rows
}

const problems = ({ errors }: ProductImport) => errors.map(({ row, field, message }) => `${row} ${field}: ${message}`)

const tiers = [
  'Artikelnr;Naam;Prijs;Prijs per;Vanaf;Staffelprijs;Groep;Staffelgroep;Verkocht per',
  'IMP-1;Bout M8;12,50;100;1;12,50;Ankers;M8;12,5',
  'IMP-1;;;;100;11,00;;;',
  'IMP-2;Moer M8;3;;;;;M8;',
].join('\r\n')

describe('a file of products', () => {
  test('is told of first, and changes nothing until it is meant', async () => {
    const told = await take(tiers, { dry_run: true })
    expect(counts(told)).toEqual({ state: 'done', created: 2, updated: 0, unchanged: 0, refused: 0 })
    expect(told.columns.map(({ field }) => field)).toEqual([
      ...['sku', 'name', 'baseUnitPrice', 'priceUnit', 'tierFrom', 'tierPrice', 'group', 'tierGroup', 'orderMultiple'],
    ])
    expect(told).toMatchObject({ rows: 3, new_groups: ['Ankers'], kind: 'table' })
    expect(await bySku('IMP-1')).toBeUndefined()

    const stored = await take(tiers)
    expect(counts(stored)).toEqual(counts(told))
    expect(await bySku('IMP-1')).toMatchObject({
      product_name: 'Bout M8',
      base_unit_price: 12.5,
      price_unit: 100,
      product_group_name: 'Ankers',
      tier_group: 'M8',
      order_multiple: 12.5,
      staffels: [
        { minQuantity: 1, maxQuantity: 99, unitPrice: 12.5 },
        { minQuantity: 100, maxQuantity: null, unitPrice: 11 },
      ],
    })
    expect(counts(await take(tiers))).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
    const log = await app.database.db
      .selectFrom('activity')
      .select('detail')
      .where('action', '=', 'product.imported')
      .execute()
    expect(log[0]).toMatchObject({ detail: { created: 2, updated: 0, groups: 1 } })
  })

  test('says field by field what changes, and leaves what its columns do not hold', async () => {
    const told = await take('SKU;Basisprijs;Vanaf;Staffelprijs\nimp-1;13,00;1;13\nimp-1;;200;10')
    expect(told.changes).toMatchObject([
      {
        row: 2,
        sku: 'imp-1',
        name: 'Bout M8',
        fields: [
          { field: 'sku', from: 'IMP-1', to: 'imp-1' },
          { field: 'baseUnitPrice', from: '12,50', to: '13,00' },
          { field: 'tierPrice', from: '1–99: 12,50 · ≥ 100: 11,00', to: '1–199: 13,00 · ≥ 200: 10,00' },
        ],
      },
    ])
    expect(await bySku('IMP-1')).toMatchObject({ product_name: 'Bout M8', price_unit: 100, tier_group: 'M8' })
  })

  test('says nothing of costs to who may not see them', async () => {
    const admin = 'admin@staffel.example'
    await take('SKU;Naam;Kostprijs\nKST-1;Met kosten;7,35')
    const { id, changes } = await take('SKU;Naam;Kostprijs\nKST-1;Anders genoemd;8,45')
    expect(changes[0]?.fields).toContainEqual({ field: 'costPrice', from: '7,35', to: '8,45' })
    const works = (is_tenant: boolean) =>
      app.database.db.updateTable('app_user').set({ is_tenant }).where('email', '=', admin).execute()
    await works(false)
    const seen = await app.as(admin).getProductImport({ params: { id } })
    await works(true)
    expect(seen.changes[0]?.fields.map(({ field }) => field)).toEqual(['name'])
    expect(JSON.stringify(seen)).not.toMatch(/7,35|8,45/)
  })

  test('has its mistakes told by row and field, and the rest is taken in', async () => {
    const told = await take(
      [
        'SKU;Naam;Basisprijs;EAN;Zichtbaar;Vanaf;Tot;Staffelprijs;Staffelgroep;Verkoopeenheid',
        'ERR-1;Duur;1,255;;;;;;;',
        'ERR-2;Streepjes;1;123;;;;;;',
        ';Zonder nummer;1;;;;;;;',
        'ERR-3;;1;;;;;;;',
        'ERR-4;Soms;1;;misschien;;;;;',
        'ERR-5;Overlap;1;;;1;100;1;;',
        'ERR-5;;;;;50;;1;;',
        'ERR-6;Anders geteld;1;;;;;;M8;m',
        'ERR-7;Goed;1.250,50;;ja;;;;;',
        'ERR-8;Eerst;1;;;;;;;',
        'err-8;Dan;1;;;;;;;',
      ].join('\n'),
    )
    expect(problems(told)).toEqual([
      '2 baseUnitPrice: Een prijs heeft hooguit twee decimalen. Geef een kleinere prijs per 100 of 1000.',
      expect.stringMatching(/^3 ean: /),
      '4 sku: Een product heeft een artikelnummer nodig.',
      '5 name: Productnaam ontbreekt.',
      '6 isVisible: Schrijf ja of nee, niet ‘misschien’.',
      expect.stringMatching(/^8 tierFrom: /),
      expect.stringMatching(/^9 salesUnit: .*M8/),
      '12 name: In rij 11 staat iets anders over dit product.',
    ])
    expect(counts(told)).toMatchObject({ created: 1, refused: 8 })
    expect(await bySku('ERR-7')).toMatchObject({ base_unit_price: 1250.5 })
    expect(await bySku('ERR-1')).toBeUndefined()
  })

  test('that changes the price unit carries every price, or that product is refused', async () => {
    const alone = await take('SKU;Prijs per\nIMP-1;1000')
    expect(problems(alone)).toEqual([
      '2 priceUnit: Met een andere prijseenheid horen de basisprijs en alle staffels in het bestand.',
    ])
    const whole = await take('SKU;Prijs per;Basisprijs;Vanaf;Staffelprijs\nIMP-1;1000;125;1;125\nIMP-1;;;100;110')
    expect(counts(whole)).toMatchObject({ updated: 1, refused: 0 })
    expect(await bySku('IMP-1')).toMatchObject({ price_unit: 1000, base_unit_price: 125 })
  })

  test('is read as somebody says its columns are, which is remembered', async () => {
    const file = 'Foo;Bar;Naam\nMAP-1;4,5;Met de hand'
    expect((await take(file, { dry_run: true })).columns.map(({ field }) => field)).toEqual([null, null, 'name'])
    const said = await take(file, { mapping: ['sku', 'baseUnitPrice', null] })
    expect(problems(said)).toEqual(['2 name: Productnaam ontbreekt.'])
    const whole = await take(file, { mapping: ['sku', 'baseUnitPrice', 'name'] })
    expect(counts(whole)).toMatchObject({ created: 1 })
    expect((await take(file, { dry_run: true })).columns.map(({ field }) => field)).toEqual([
      ...['sku', 'baseUnitPrice', 'name'],
    ])
  })

  test.each(['csv', 'xlsx'] as const)(
    'that is the whole catalogue as %s changes nothing when it comes back',
    async (format) => {
      await app.as(manager).createProduct({
        body: {
          name: `=Rond; "${format}"`,
          sku: `TRIP-${format}`,
          description: "Twee\nregels, '=som",
          priceUnit: 100,
          baseUnitPrice: 1250.5,
          costPrice: 7.5,
          startDate: '2026-01-31',
          packContent: 12.125,
          ean: '8712345678906',
          stockType: 'unlimited',
          properties: [{ propertyType: 'Kleur: binnen', value: 'RAL | 9010*', editable: true }],
          pricingTiers: [
            { variantCode: '-L', minQuantity: 1, maxQuantity: 99, unitPrice: 12 },
            { minQuantity: 10, maxQuantity: null, unitPrice: null },
          ],
        },
      })
      await app.as(manager).createProduct({ body: { name: 'Zonder nummer', status: 'draft' } })
      const { bytes } = await app.as(manager, { headers: { 'accept-language': 'en' } }).exportProducts.answer({
        query: { format },
      })
      const before = await everyRow()
      const back = await take(bytes)
      expect(problems(back)).toEqual([])
      expect(back.changes).toEqual([])
      expect(counts(back)).toMatchObject({ created: 0, updated: 0, refused: 0 })
      // The sample sells so many, and some more were made here.
      expect(back.unchanged).toBeGreaterThan(2449)
      expect(await everyRow()).toEqual(before)
    },
  )

  test('may be written in Windows-1252 or UTF-16, with points or commas', async () => {
    const latin = Buffer.from('SKU;Naam\nENC-1;Caf\xe9', 'latin1')
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('SKU\tNaam\nENC-2\tCafé', 'utf16le')])
    const english = 'SKU,Name,Price\nENC-3,Coffee,"1,250.50"\nENC-4,Tea,1.5'
    for (const file of [latin, wide, english]) expect(problems(await take(file))).toEqual([])
    expect(await bySku('ENC-1')).toMatchObject({ product_name: 'Café' })
    expect(await bySku('ENC-2')).toMatchObject({ product_name: 'Café' })
    expect(await bySku('ENC-3')).toMatchObject({ base_unit_price: 1250.5 })
    expect(await bySku('ENC-4')).toMatchObject({ base_unit_price: 1.5 })
  })

  test.each([
    ['%PDF-1.7 nothing', 'geen CSV-bestand'],
    ['', 'geen producten'],
    ['SKU;Naam', 'geen producten'],
    ['PK\u0003\u0004 not a workbook', 'geen producten'],
  ])('that is none (%j) says so', async (file, reason) => {
    const told = await take(file)
    expect(told).toMatchObject({ state: 'failed', failure: expect.stringContaining(reason) })
  })

  test('is one tenant’s: another’s products and imports are not there', async () => {
    const mine = await take('SKU;Naam\nOWN-1;Van ons', { dry_run: true })
    const theirs = await take('SKU;Naam\nIMP-1;Van hen', { dry_run: true, email: other })
    expect(counts(theirs)).toMatchObject({ created: 1 })
    expect(await send('SKU;Naam\nX;x', { email: other, tenant_id: 1 })).toMatchObject({ status: 404 })
    expect(await app.as(other).getProductImport.answer({ params: { id: mine.id } })).toMatchObject({ status: 404 })
  })

  test('that breaks off leaves nothing behind', async () => {
    await app.database.db.schema
      .alterTable('product_staffel')
      .addCheckConstraint('no_such_price', sql`unit_price_cents is distinct from 77777`)
      .execute()
    const rows = Array.from({ length: 600 }, (_, index) => `HALF-${index};Half;1;${index === 599 ? '777,77' : '2'}`)
    const told = await take(['SKU;Naam;Vanaf;Staffelprijs', ...rows].join('\n'))
    expect(told).toMatchObject({ state: 'failed', failure: expect.stringContaining('niets veranderd') })
    expect(await bySku('HALF-0')).toBeUndefined()
  })

  test('is one of two that are sent at the same moment', async () => {
    await app.database.db.transaction().execute(async (until) => {
      // The first one cannot be through before the second has its answer.
      await sql`select pg_advisory_xact_lock(hashtextextended('product import 1', 0))`.execute(until)
      const both = await app.database.db.transaction().execute(async (tx) => {
        await sql`select pg_advisory_xact_lock(hashtextextended('begin product import 1', 0))`.execute(tx)
        const sent = [send('SKU;Naam\nRACE-1;Eerste'), send('SKU;Naam\nRACE-1;Tweede')]
        for (let waiting = 0; waiting < 2;) {
          const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_locks
          where locktype = 'advisory' and not granted
            and database = (select oid from pg_database where datname = current_database())`.execute(tx)
          waiting = rows[0]?.count ?? 0
        }
        return sent
      })
      const answers = await Promise.all(both)
      expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409])
    })
    await ended()
  })

  test('is forgotten when a hundred others came after it', async () => {
    const old = await take('SKU;Naam\nOLD-1;Oud', { dry_run: true })
    await app.database.db
      .insertInto('product_import')
      .values(Array.from({ length: 99 }, () => ({ ...another, state: 'done' as const })))
      .execute()
    const shown = (id: number) => app.as(manager).getProductImport.answer({ params: { id } })
    expect((await shown(old.id)).status).toBe(200)
    const last = await take('SKU;Naam\nOLD-1;Oud', { dry_run: true })
    expect([(await shown(old.id)).status, (await shown(last.id)).status]).toEqual([404, 200])
  })

  test('waits for another one of the same tenant', async () => {
    await app.database.db.insertInto('product_import').values(another).execute()
    expect(await send('SKU;Naam\nX;x')).toMatchObject({ status: 409, body: { code: 'ALREADY_RUNNING' } })
  })
})
