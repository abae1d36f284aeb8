import { strToU8, zipSync } from 'fflate'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { people } from '../handling/testing/clerk.ts'
import { uploadNumbers } from './testing/upload-numbers.ts'

let app: TestApp
let skus: (string | null)[]
beforeAll(async () => {
  app = await createTestApp()
  const products = await app.database.db
    .selectFrom('product')
    .select('sku')
    .where('tenant_id', '=', 1)
    .where('sku', 'is not', null)
    .orderBy('id')
    .limit(2)
    .execute()
  skus = products.map(({ sku }) => sku)
})
afterAll(() => app.close())

test('a file of article numbers is read as somebody says, where its titles say nothing or something else', async () => {
  const [first, second] = skus
  const csv = ['Code;Wat;Nummer', `K-1;${first};7`, `K-2;${second};8`].join('\n')
  const tried = await uploadNumbers(app, csv, { dry_run: 'true' })
  expect(tried.body).toEqual({
    rows: 2,
    columns: [
      { name: 'Code', samples: ['K-1', 'K-2'], field: null },
      { name: 'Wat', samples: [first, second], field: null },
      { name: 'Nummer', samples: ['7', '8'], field: 'number' },
    ],
    created: 0,
    updated: 0,
    errors: [],
  })
  const mapping = 'number,sku,'
  const told = (await uploadNumbers(app, csv, { dry_run: 'true', mapping })).body
  expect(told).toMatchObject({ created: 2, errors: [] })
  expect(told.columns.map(({ field }) => field)).toEqual(['number', 'sku', null])
  expect((await uploadNumbers(app, csv, { mapping })).body).toEqual(told)
  const stored = await app
    .as(people.manager)
    .listCustomerNumbers.answer({ query: { organization_id: 1001, search: 'K-2' } })
  expect(stored.body).toMatchObject([{ number: 'K-2', sku: second }])
  expect((await uploadNumbers(app, csv, { mapping: ',sku,' })).body.fields).toHaveProperty('file')
  for (const wrong of ['number,price', 'x'.repeat(2_001)])
    expect((await uploadNumbers(app, csv, { mapping: wrong })).body.fields).toHaveProperty('mapping')
})

test('a file with more columns than anybody keeps is told by its first hundred', async () => {
  const wide = (first: string) => `${first}${';x'.repeat(50_000)}`
  const csv = [wide('Uw artikelnummer'), ...Array.from({ length: 200 }, (_, row) => wide(`K-${row}`))].join('\n')
  const { status, body } = await uploadNumbers(app, csv.slice(0, 1_900_000), { dry_run: 'true' })
  expect([status, body.columns.length]).toEqual([200, 100])
})

test('what cannot be stored is replaced in a file, in whatever column it stands, as CSV and as a workbook', async () => {
  const [first] = skus
  const csv = await uploadNumbers(app, `Nummer;SKU;Kl\0eur\nNUL\0-1;${first};ro\0od`)
  expect(csv).toMatchObject({ status: 200, body: { created: 1, errors: [] } })
  const row = (...cells: readonly (string | null | undefined)[]) =>
    `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`
  const rows = `${row('Nummer', 'SKU')}${row('NUL\0-2', first)}`
  const sheet = `<worksheet><sheetData>${rows}</sheetData></worksheet>`
  const xlsx = await uploadNumbers(
    app,
    Buffer.from(
      zipSync({
        'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="Blad1" sheetId="1"/></sheets></workbook>'),
        'xl/worksheets/sheet1.xml': strToU8(sheet),
      }),
    ),
  )
  expect(xlsx).toMatchObject({ status: 200, body: { created: 1, errors: [] } })
  const query = { organization_id: 1001, search: 'NUL' }
  const stored = await app.as(people.manager).listCustomerNumbers.answer({ query })
  expect(stored.body.map(({ number }) => number)).toEqual(['NUL\ufffd-1', 'NUL\ufffd-2'])
})
