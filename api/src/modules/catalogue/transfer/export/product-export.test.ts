import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
const admin = 'admin@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await app.as(manager).createProduct({
    body: {
      name: '=Bout; "M8"',
      sku: 'EXP-1',
      description: 'Twee\nregels',
      priceUnit: 100,
      baseUnitPrice: 12,
      costPrice: 7.5,
      startDate: '2026-01-31',
      orderMultiple: 12.5,
      tierGroup: 'M8',
      properties: [
        { propertyType: 'Kleur', value: 'RAL: 9010' },
        { propertyType: 'Lengte', value: '2 m', editable: true },
      ],
      pricingTiers: [
        { minQuantity: 1, maxQuantity: 99, unitPrice: 12 },
        { minQuantity: 100, maxQuantity: null, unitPrice: 10.5 },
      ],
    },
  })
})
afterAll(() => app.close())

const file = (
  email: string,
  format: 'csv' | 'xlsx',
  { language = 'nl', ...query }: { language?: string; tenant_id?: number } = {},
) => app.as(email, { headers: { 'accept-language': language } }).exportProducts.answer({ query: { format, ...query } })

describe('the catalogue as a file', () => {
  test('has a row for each tier, in the first of which stands all of the product', async () => {
    const answer = await file(manager, 'csv')
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('text/csv'),
      'content-disposition': expect.stringContaining('Producten 2026-03-16.csv'),
    })
    const text = answer.bytes.toString()
    expect(text.slice(0, 80)).toMatch(/^\ufeffProduct-id;Artikelnummer \(SKU\);Productnaam;/)
    const rows = text.split('\r\n').filter((row) => row.includes(';EXP-1;'))
    const product = `;EXP-1;"'=Bout; ""M8""";;"Twee\nregels";;actief;ja;31-01-2026;`
    expect(rows.map((row) => row.replace(/^\d+/, ''))).toEqual([
      `${product};st;C62;100;12,00;7,50;;;12,5;;M8;;;wel of niet;1;Kleur: RAL\\: 9010 | Lengte*: 2 m;;1;99;12,00`,
      `;EXP-1${';'.repeat(25)}100;;10,50`,
    ])
  })

  test('opens as a sheet, with numbers as numbers and text that is no formula', async () => {
    const answer = await file(manager, 'xlsx', { language: 'en' })
    const parts = unzipSync(answer.bytes)
    const part = (name: string) => new TextDecoder().decode(parts[name])
    expect(part('xl/worksheets/sheet1.xml')).not.toContain('<f>')
    expect(part('xl/worksheets/sheet1.xml')).toContain('<v>10.5</v>')
    expect(part('xl/sharedStrings.xml')).toContain(`<t>'=Bout; "M8"</t>`)
    expect(part('xl/sharedStrings.xml')).toContain('Product name')
  })

  test('holds what products cost only for those who may see it', async () => {
    expect((await file(manager, 'csv')).bytes.toString().slice(0, 800)).toContain('Kostprijs')
    await app.database.db.updateTable('app_user').set({ is_tenant: false }).where('email', '=', admin).execute()
    const ofAdmin = (await file(admin, 'csv', { tenant_id: 1 })).bytes.toString()
    expect(ofAdmin.slice(0, 800)).not.toContain('Kostprijs')
    expect(ofAdmin.split('\r\n').find((row) => row.includes(';EXP-1;'))).not.toContain('7,50')
  })

  test('is one tenant’s, and never another’s', async () => {
    expect((await file(other, 'csv')).bytes.toString()).not.toContain('EXP-1')
    expect(await file(other, 'csv', { tenant_id: 1 })).toMatchObject({ status: 404 })
  })

  test('is refused where it has more rows than can be taken in again', async () => {
    const { product_id } = await app.as(other).createProduct({ body: { name: 'Veel staffels', sku: 'MANY' } })
    await sql`insert into product_staffel (tenant_id, product_id, min_quantity, unit_price_cents)
      select tenant_id, id, step, 100 from product, generate_series(1, 200000) as step where id = ${product_id}`.execute(
      app.database.db,
    )
    expect(await file(other, 'xlsx')).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE', message: 'Een bestand heeft hooguit 200.000 rijen, en elke staffel is er een.' },
    })
  })
})
