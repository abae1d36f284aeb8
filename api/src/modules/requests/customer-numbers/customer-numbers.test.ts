import { strToU8, zipSync } from 'fflate'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { people } from '../handling/testing/clerk.ts'
import { uploadNumbers } from './testing/upload-numbers.ts'

const { admin, manager, user, other } = people
const customer = 1001

let app: TestApp
let products: { id: number; sku: string | null; name: string }[]
beforeAll(async () => {
  app = await createTestApp()
  products = await app.database.db
    .selectFrom('product')
    .select(['id', 'sku', 'name'])
    .where('tenant_id', '=', 1)
    .where('sku', 'is not', null)
    .where('status', '=', 'active')
    .where('is_visible', '=', true)
    .where('end_date', 'is', null)
    .where('start_date', 'is', null)
    .orderBy('id')
    .limit(4)
    .execute()
})
beforeEach(() => app.database.db.deleteFrom('customer_number').execute())
afterAll(() => app.close())

const product = (index: number) => products[index] ?? { id: 0, sku: '', name: '' }
const list = (query: object = {}, email: string = manager) =>
  app.as(email).listCustomerNumbers.answer({ query: { organization_id: customer, ...query } })
const save = (body: object, email: string = manager) =>
  app.as(email).saveCustomerNumber.answer({ body: { organization_id: customer, product_id: product(0).id, ...body } })
const remove = (id: number, email: string = manager) => app.as(email).deleteCustomerNumber.answer({ params: { id } })

const upload = (csv: string | Buffer, fields?: Readonly<Record<string, string>>) => uploadNumbers(app, csv, fields)

describe("a customer's own article numbers", () => {
  test('are added, listed by number with their product, found, changed and deleted', async () => {
    const first = (await save({ number: '  100  4711 ' })).body
    expect(first).toMatchObject({
      number: '100 4711',
      product_id: product(0).id,
      product_name: product(0).name,
      sku: product(0).sku,
      is_archived: false,
    })
    await save({ number: '100.12', product_id: product(1).id })
    expect((await list()).body.map(({ number }) => number)).toEqual(['100 4711', '100.12'])
    expect((await list({ search: '.12' })).body).toMatchObject([{ product_id: product(1).id }])
    expect((await list({ search: product(0).sku?.toLowerCase() })).body).toMatchObject([{ number: '100 4711' }])
    const second = await list({ limit: 1, page: 2 })
    expect([second.body.map(({ number }) => number), second.headers['x-total-count']]).toEqual([['100.12'], '2'])
    const changed = await save({ id: first.id, number: '4711-A', product_id: product(2).id })
    expect(changed.body).toMatchObject({ id: first.id, number: '4711-A', product_id: product(2).id })
    expect((await remove(first.id)).status).toBe(204)
    expect((await list()).body.map(({ number }) => number)).toEqual(['100.12'])
    expect((await remove(first.id)).status).toBe(404)
    expect((await save({ id: first.id, number: 'X1' })).status).toBe(404)
  })

  test('stand once for a customer, whatever their case, and for each customer apart', async () => {
    const { id } = (await save({ number: 'AB-1' })).body
    const refused = await save({ number: 'ab-1', product_id: product(1).id })
    expect([refused.status, refused.code]).toEqual([409, 'DUPLICATE'])
    expect(refused.body.fields).toHaveProperty('number')
    expect((await save({ id, number: 'ab-1' })).body).toMatchObject({ id, number: 'ab-1' })
    expect((await save({ organization_id: 1002, number: 'AB-1' })).status).toBe(200)
    expect((await list()).body).toHaveLength(1)
  })

  test('need something to be looked up by, and a product that is there', async () => {
    expect((await save({ number: '--/--' })).body.fields).toHaveProperty('number')
    expect((await save({ number: 'X-1', product_id: 999_999 })).body.fields).toHaveProperty('product_id')
    expect((await save({ organization_id: 999_999, number: 'X-1' })).status).toBe(404)
  })

  test('are for Managers and Admins of the tenant', async () => {
    const { id } = (await save({ number: 'AB-1' })).body
    expect((await list({}, user)).status).toBe(403)
    expect((await save({ number: 'AB-2' }, user)).status).toBe(403)
    expect((await upload('number;sku\nA1;B', { email: user })).status).toBe(403)
    expect((await list({}, other)).status).toBe(404)
    expect((await remove(id, other)).status).toBe(404)
    expect((await upload('number;sku\nA1;B', { email: other })).status).toBe(404)
    expect((await list({}, admin)).body).toHaveLength(1)
    expect((await remove(id, admin)).status).toBe(204)
  })

  test('tell in the log of the customer who changed them', async () => {
    const { id } = (await save({ number: 'LOG-1' })).body
    await save({ id, number: 'LOG-2' })
    await remove(id)
    const rows = await app.database.db
      .selectFrom('activity')
      .select(['action', 'detail'])
      .where('action', 'like', 'customer_number.%')
      .orderBy('id', 'desc')
      .limit(3)
      .execute()
    expect(rows.map(({ action }) => action)).toEqual([
      'customer_number.deleted',
      'customer_number.changed',
      'customer_number.created',
    ])
    expect(rows[1]?.detail).toMatchObject({ number: 'LOG-2', from: { number: 'LOG-1' } })
  })
})

describe('a file of them', () => {
  test('adds and changes by SKU or id, and tells of the rows that are wrong', async () => {
    await save({ number: 'N-1', product_id: product(3).id })
    const csv = [
      'Omschrijving;Nummer;SKU;Product_id',
      `eerste;n-1;${product(0).sku?.toLowerCase()};`,
      `tweede;N-2;;${product(1).id}`,
      `derde;N-3;${product(2).sku};${product(2).id}`,
      '',
      `;;${product(0).sku};`,
      'geen product;N-4;;',
      'onbekend;N-5;NERGENS-1;',
      'geen getal;N-6;;twaalf',
      `twee producten;N-7;${product(0).sku};${product(1).id}`,
      `nog eens;N-2;${product(0).sku};`,
      `;${'x'.repeat(61)};${product(0).sku};`,
    ].join('\r\n')
    const planned = (await upload(csv, { dry_run: 'true' })).body
    expect((await list()).body).toMatchObject([{ number: 'N-1', product_id: product(3).id }])
    const { body } = await upload(csv)
    expect(body).toEqual(planned)
    expect(body).toMatchObject({ rows: 10, created: 2, updated: 1 })
    expect(body.errors.map(({ row, field }) => [row, field])).toEqual([
      [6, 'number'],
      [7, 'sku'],
      [8, 'sku'],
      [9, 'product_id'],
      [10, 'product_id'],
      [11, 'number'],
      [12, 'number'],
    ])
    expect(body.columns).toEqual([
      { field: null, name: 'Omschrijving', samples: ['eerste', 'tweede', 'derde'] },
      { field: 'number', name: 'Nummer', samples: ['n-1', 'N-2', 'N-3'] },
      { field: 'sku', name: 'SKU', samples: [product(0).sku?.toLowerCase(), product(2).sku, product(0).sku] },
      { field: 'product_id', name: 'Product_id', samples: [product(1).id, product(2).id, 'twaalf'].map(String) },
    ])
    expect(body.errors[2]?.message).toContain('NERGENS-1')
    expect(body.errors[5]?.message).toContain('3')
    expect((await list()).body.map((one) => [one.number, one.product_id])).toEqual([
      ['n-1', product(0).id],
      ['N-2', product(1).id],
      ['N-3', product(2).id],
    ])
    expect((await upload(csv)).body).toMatchObject({ created: 0, updated: 0 })
  })

  test('may be a workbook, whose numbers stay as long as they are', async () => {
    const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
    const rows = [
      `<row r="1">${text('Artikelcode leverancier')}${text('Klant-artikelnummer:')}</row>`,
      `<row r="2">${text(product(0).sku ?? '')}<c><v>8712345678906</v></c></row>`,
      `<row r="4">${text('NERGENS-2')}${text('K-2')}</row>`,
    ]
    const workbook = (sheet: string) =>
      Buffer.from(
        zipSync({
          'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="Blad1" sheetId="1"/></sheets></workbook>'),
          'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
        }),
      )
    const { body } = await upload(workbook(rows.join('')))
    expect(body).toMatchObject({
      rows: 2,
      created: 1,
      columns: [
        { field: 'sku', name: 'Artikelcode leverancier' },
        { field: 'number', name: 'Klant-artikelnummer:', samples: ['8712345678906', 'K-2'] },
      ],
      errors: [{ row: 4, field: 'sku' }],
    })
    expect((await list()).body).toMatchObject([{ number: '8712345678906', product_id: product(0).id }])
    const broken = await upload(workbook(rows.join('')).subarray(0, 200))
    expect([broken.status, Object.keys(broken.body.fields ?? {})]).toEqual([422, ['file']])
    const bomb = await upload(workbook(' '.repeat(80 * 1024 * 1024)))
    expect([bomb.status, Object.keys(bomb.body.fields ?? {})]).toEqual([422, ['file']])
  })

  test('is refused as a whole without its columns, with too many rows, or without a file', async () => {
    for (const csv of ['', 'N-1;B933', 'number;name\nN-1;Bout'])
      expect((await upload(csv)).body.fields).toHaveProperty('file')
    const rows = Array.from({ length: 20_001 }, (_, index) => `N${index};A`)
    const many = await upload(['number;sku', ...rows].join('\n'))
    expect([many.status, many.code]).toEqual([409, 'LIMIT_REACHED'])
    expect((await upload(Buffer.alloc(2 * 1024 * 1024 + 1, 'a'))).status).toBe(413)
    expect((await upload('number;sku', { dry_run: 'maybe' })).body.fields).toHaveProperty('dry_run')
    expect((await upload('number;sku', { organization_id: 'x' })).body.fields).toHaveProperty('organization_id')
    expect((await upload('number;sku', { more: 'x' })).body.fields).toHaveProperty('more')
  })
})

describe('a line of a request that names one', () => {
  let request: string
  beforeAll(async () => {
    const { items } = await app.as(manager).listQuoteRequests({ body: { filter: { search: 'veldzicht dehaan' } } })
    request = String(items[0]?.id)
  })
  const of = (organization_id: number | null) =>
    app.as(manager).setQuoteCustomer({ params: { id: request }, body: { organization_id } })
  const add = async (words: string) =>
    (
      await app.as(manager).addQuoteLine({ params: { id: request }, body: { search_line: words, desired_quantity: 3 } })
    ).replies.at(-1)
  const line = async (position = 0) =>
    (await app.as(manager).getQuoteRequest({ params: { id: request } })).replies.find(
      (one) => one.position === position,
    )

  test('finds its product with certainty, and says why', async () => {
    await save({ number: '100.4711', product_id: product(1).id })
    await of(customer)
    expect(await add('100.4711 van die dingen')).toMatchObject({
      chosen_by: 'customer_number',
      productsfound: [{ product_id: product(1).id, totalscore: 6, quantity: 3 }],
    })
    expect(await add('100.4712 van die dingen')).toMatchObject({ chosen_by: null })
  })

  test('of another customer finds nothing by it', async () => {
    await save({ organization_id: 1002, number: '100.9000', product_id: product(1).id })
    await of(customer)
    expect(await add('100.9000 van die dingen')).toMatchObject({ chosen_by: null })
  })

  test('follows the customer of the request; a choice of a person stays and goes before it', async () => {
    await save({ number: '100.8000', product_id: product(1).id })
    await of(null)
    const position = (await add('100.8000 van die dingen'))?.position
    expect(await line(position)).toMatchObject({ chosen_by: null })
    await of(customer)
    expect(await line(position)).toMatchObject({
      chosen_by: 'customer_number',
      productsfound: [{ product_id: product(1).id }],
    })
    await of(1002)
    expect((await line(position))?.chosen_by).toBe(null)
    await of(customer)
    const at = { id: request, position: position ?? 0 }
    await app.as(manager).updateQuoteLine({ params: at, body: { product_id: product(2).id } })
    await of(null)
    await of(customer)
    expect(await line(position)).toMatchObject({ chosen_by: 'person', productsfound: [{ product_id: product(2).id }] })
    expect(await add('100.8000 van die dingen')).toMatchObject({ chosen_by: 'memory' })
    await app.as(manager).resetQuoteLine({ params: at, body: {} })
    expect(await line(position)).toMatchObject({
      chosen_by: 'customer_number',
      productsfound: [{ product_id: product(1).id }],
    })
  })

  test('is that product in an offer that is made for the customer, who is named with it', async () => {
    await save({ organization_id: 1002, number: '100.6000', product_id: product(1).id })
    await of(null)
    expect(await add('100.6000 van die dingen')).toMatchObject({ chosen_by: null })
    const [made] = await app
      .as(manager)
      .createOfferFromRequest({ params: { id: request }, body: { organization_id: 1002, force: true } })
    const { items } = await app.as(manager).getOffer({ query: { id: String(made?.offer_id) } })
    expect(items.at(-1)).toMatchObject({ productId: product(1).id, quantity: 3 })
  })

  test('finds nothing by it while its product is in the archive', async () => {
    const { product_id: id } = await app.as(manager).createProduct({ body: { name: 'Ladderhaak', baseUnitPrice: 4 } })
    await save({ number: '100.7000', product_id: id })
    await of(customer)
    await app.as(manager).archiveProduct({ params: { id }, body: {} })
    expect((await list()).body).toMatchObject([{ number: '100.7000', is_archived: true }])
    expect(await add('100.7000 van die dingen')).toMatchObject({ chosen_by: null })
    await app.as(manager).restoreProduct({ params: { id } })
    expect(await add('100.7000 van die dingen')).toMatchObject({ chosen_by: 'customer_number' })
  })
})
