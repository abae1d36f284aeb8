import type { OfferSummary } from '@staffel/shared-api/contract'
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

const url = (format: string, query = '') => `/webhook/offers/export?format=${format}${query}`
const file = (email: string, address: string, language = 'nl') =>
  app.call(email, { method: 'GET', url: address, headers: { 'accept-language': language } })
const lines = async (email: string, query = '') =>
  (await file(email, url('csv', query))).body.replace(/\r\n$/, '').split('\r\n')
const filters = (value: object) => `&filters=${encodeURIComponent(JSON.stringify(value))}`
const change = (columns: object) => app.database.db.updateTable('offer').set(columns).where('id', '=', 1).execute()

test('CSV is what a Dutch spreadsheet reads: mark, semicolons, decimal commas, days', async () => {
  const answer = await file(manager, url('csv'))
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('text/csv'),
    'content-disposition': expect.stringContaining('Offertes 2026-03-16.csv'),
  })
  const [head = '', ...rows] = answer.body.split('\r\n')
  expect(head).toBe(
    '\ufeffOffertenummer;Titel;Klant;Status;Datum;Geldig tot en met;Gewenste levering;Regels;Valuta;Totaal excl. btw;Totaal incl. btw;Behandelaar;Verstuurd;Bekeken',
  )
  expect(rows).toHaveLength(71)
  const list = (await app.call(manager, { method: 'GET', url: '/webhook/offers?limit=1' })).json<OfferSummary[]>()[0]
  expect(rows[0]).toContain(list?.amount.toFixed(2).replace('.', ','))
  expect(rows[0]).toMatch(/^OFF-2026-\d{4}.*;\d{2}-\d{2}-2026;/)
  const english = await file(manager, url('csv'), 'en')
  expect(english.body).toMatch(/^\ufeffOffer number;/)
})

test('it holds the rows of the list that was asked for, and never another’s', async () => {
  expect(await lines(manager, filters({ status: 'declined' }))).toHaveLength(9)
  expect(
    (await lines(manager, filters({ status: 'expired' }))).slice(1).every((line) => line.includes(';Verlopen;')),
  ).toBe(true)
  const own = (await app.call(user, { method: 'GET', url: '/webhook/offers?limit=100' })).json<OfferSummary[]>()
  expect(await lines(user)).toHaveLength(own.length + 1)
  expect(await lines(other, '&tenant_id=1')).toHaveLength(1)
})

test('text that a spreadsheet would run is made text', async () => {
  const before = await app.database.db
    .selectFrom('offer')
    .select(['title', 'offer_nr'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  for (const title of ['=1+1', '+31', '-1', '@SUM(A1)', '\t=1']) {
    await change({ title })
    const row = (await lines(manager, filters({ search: before.offer_nr }))).slice(1).join('\r\n')
    expect(row).toContain(`'${title}`)
  }
  await change({ title: 'Hout; "extra"' })
  expect((await lines(manager, filters({ search: before.offer_nr })))[1]).toContain(';"Hout; ""extra""";')
  await change({ title: before.title })
})

test('XLSX opens: a sheet with numbers, days and safe text', async () => {
  await change({ title: '=cmd()' })
  const answer = await file(manager, url('xlsx'))
  expect(answer.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  const parts = unzipSync(answer.rawPayload)
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
  const answer = await file(other, url('csv'))
  expect([answer.statusCode, answer.json()]).toEqual([
    413,
    expect.objectContaining({ code: 'TOO_LARGE', details: { limit: 10_000, count: 10_000 } }),
  ])
})
