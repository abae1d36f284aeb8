import { unzipSync } from 'fflate'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const file = (email: string, format: string, query: object = {}, language = 'nl') =>
  app.as(email, { headers: { 'accept-language': language } }).exportOffers.answer({ query: { format, ...query } })
const lines = async (email: string, query: object = {}) =>
  (await file(email, 'csv', query)).bytes.toString().replace(/\r\n$/, '').split('\r\n')
const change = (columns: object) => app.database.db.updateTable('offer').set(columns).where('id', '=', 1).execute()

test('CSV is what a Dutch spreadsheet reads: mark, semicolons, decimal commas, days', async () => {
  const answer = await file(manager, 'csv')
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('text/csv'),
    'content-disposition': expect.stringContaining('Offertes 2026-03-16.csv'),
  })
  const [head = '', ...rows] = answer.bytes.toString().split('\r\n')
  expect(head).toBe(
    '\ufeffOffertenummer;Titel;Klant;Status;Datum;Geldig tot en met;Gewenste levering;Regels;Valuta;Totaal excl. btw;Totaal incl. btw;Behandelaar;Verstuurd;Bekeken',
  )
  expect(rows).toHaveLength(71)
  const list = (await app.as(manager).listOffers.answer({ query: { limit: 1 } })).body[0]
  expect(rows[0]).toContain(list?.amount.toFixed(2).replace('.', ','))
  expect(rows[0]).toMatch(/^OFF-2026-\d{4}.*;\d{2}-\d{2}-2026;/)
  const english = await file(manager, 'csv', {}, 'en')
  expect(english.bytes.toString()).toMatch(/^\ufeffOffer number;/)
})

test('a moment has the day that it was where the reader is, as the dates that the list asks for', async () => {
  await change({ created_at: new Date('2024-12-31T23:00:00Z') })
  const filters = { date_field: 'created_date', date_from: '2025-01-01', date_till: '2025-01-01' }
  const rows = await lines(manager, { filters })
  expect(rows).toHaveLength(2)
  expect(rows[1]?.split(';')[4]).toBe('01-01-2025')
})

test('it holds the rows of the list that was asked for, and never another’s', async () => {
  expect(await lines(manager, { filters: { status: 'declined' } })).toHaveLength(9)
  expect(
    (await lines(manager, { filters: { status: 'expired' } })).slice(1).every((line) => line.includes(';Verlopen;')),
  ).toBe(true)
  const own = (await app.as(user).listOffers.answer({ query: { limit: 100 } })).body
  expect(await lines(user)).toHaveLength(own.length + 1)
  expect(await lines(other, { tenant_id: 1 })).toHaveLength(1)
})

test('text that a spreadsheet would run is made text', async () => {
  const before = await app.database.db
    .selectFrom('offer')
    .select(['title', 'offer_nr'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  for (const title of ['=1+1', '+31', '-1', '@SUM(A1)', '\t=1']) {
    await change({ title })
    const row = (await lines(manager, { filters: { search: before.offer_nr } })).slice(1).join('\r\n')
    expect(row).toContain(`'${title}`)
  }
  await change({ title: 'Hout; "extra"' })
  expect((await lines(manager, { filters: { search: before.offer_nr } }))[1]).toContain(';"Hout; ""extra""";')
  await change({ title: before.title })
})

test('XLSX opens: a sheet with numbers, days and safe text', async () => {
  await change({ title: '=cmd()' })
  const answer = await file(manager, 'xlsx')
  expect(answer.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  const parts = unzipSync(answer.bytes)
  const text = (name: string) => new TextDecoder().decode(parts[name])
  const sheet = text('xl/worksheets/sheet1.xml')
  expect(sheet.match(/<row /g)).toHaveLength(71)
  expect(sheet).not.toContain('<f>')
  expect(sheet).toMatch(/<c r="J2"[^>]*><v>[\d.]+<\/v>/)
  expect(text('xl/sharedStrings.xml').includes("<t>'=cmd()</t>")).toBe(true)
})

test('more than ten thousand rows is too much, and says so', async () => {
  const template = { tenant_id: 2, title: 'Veel', status: 'draft' as const }
  for (let start = 0; start < 10_001; start += 2000) {
    await app.database.db
      .insertInto('offer')
      .values(
        Array.from({ length: Math.min(2000, 10_001 - start) }, (_, index) => ({
          ...template,
          offer_nr: `BULK-${start + index}`,
        })),
      )
      .execute()
  }
  const answer = await file(other, 'csv')
  expect([answer.status, answer.body]).toEqual([
    413,
    expect.objectContaining({ code: 'TOO_LARGE', details: { limit: 10_000, count: 10_000 } }),
  ])
})
