import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '../../../testing/create-test-database.ts'
import type { Matcher } from '../matching/matcher.types.ts'
import type { ReadMailInWorker } from '../reading/read-mail.types.ts'
import { plainMail, noMatches, readPlainMail, type PlainMail } from './testing/plain-mail.ts'
import { readerParts } from './testing/test-reader.module.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let folder: string
let age = 1000

beforeAll(async () => (database = await createTestDatabase()))
afterAll(() => database.close())
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'staffel-intake-'))
  for (const table of ['quote_mail', 'quote_request', 'mailbox'] as const) await database.db.deleteFrom(table).execute()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const box = (part: 'new' | 'cur'): string => join(folder, 'mail/1', part)

/** As a mail server does: each later than the one before. */
function deliver(mail: PlainMail | Buffer, name = `${(age += 1)}.eml`): void {
  mkdirSync(box('new'), { recursive: true })
  writeFileSync(join(box('new'), name), Buffer.isBuffer(mail) ? mail : plainMail(mail))
  utimesSync(join(box('new'), name), 1_770_000_000 + age, 1_770_000_000 + age)
}

const requests = () => database.db.selectFrom('quote_request').selectAll().orderBy('id').execute()
const mails = () => database.db.selectFrom('quote_mail').selectAll().orderBy('id').execute()
const lines = (requestId = 0) =>
  database.db.selectFrom('quote_line').selectAll().where('request_id', '=', requestId).orderBy('position').execute()

describe('a bad mail', () => {
  test('whose subject is cut within a character, or holds half of one, goes in with what is whole', async () => {
    deliver({ id: 'half@x', subject: `${'x'.repeat(499)}😀`, from: 'Jan \ud83d <jan@x.nl>', body: '10 st bout' })
    expect((await readerParts({ db: database.db, folder }).readAll())?.result.created).toBe(1)
    expect(await requests()).toMatchObject([{ subject: 'x'.repeat(499) }])
  })

  test('whose text no column takes goes in all the same', async () => {
    deliver({
      id: `${'lang'.repeat(3000)}@x`,
      subject: 'x'.repeat(200_000),
      from: `${'n'.repeat(5000)} <${'a'.repeat(400)}@x.nl>`,
      body: '0 st niets\n99999999999999999999 st veel\nmet \0 erin \uD800',
    })
    expect((await readerParts({ db: database.db, folder }).readAll())?.result.created).toBe(1)
    const [request] = await requests()
    expect(request).toMatchObject({
      subject: 'x'.repeat(500),
      sender_email: null,
      email_body: expect.stringContaining('met \uFFFD erin'),
    })
    expect(
      (await lines(request?.id)).map(({ desired_quantity: quantity, quantity_assumed: assumed }) => [
        quantity,
        assumed,
      ]),
    ).toEqual([
      ['1.000', true],
      ['1.000', true],
    ])
  })

  test("is kept, stands in nobody's way, and is tried three times at most", async () => {
    let broken = true
    const warnings: object[] = []
    const matcher: Matcher = {
      ...noMatches,
      match: (tx, tenantId, wanted) =>
        broken && wanted.some(({ searchLine }) => searchLine.includes('ontploft'))
          ? Promise.reject(new Error('broken'))
          : noMatches.match(tx, tenantId, wanted),
    }
    const parts = readerParts({ db: database.db, folder, matcher, warn: (line) => void warnings.push(line) })
    deliver({ subject: 'Vertrouwelijk', body: '4 st ontploft' })
    deliver({ body: '1 st gewoon' })
    expect((await parts.readAll())?.result).toEqual({ fetched: 2, created: 1, skipped: 0, failed: 1 })
    const [bad] = await requests()
    expect(bad).toMatchObject({ problem: 'failed', subject: '', status: 'new' })
    expect(await lines(bad?.id)).toEqual([])
    expect((await mails())[0]).toMatchObject({
      outcome: 'failed',
      attempts: 1,
      request_id: bad?.id,
      raw_key: expect.any(String),
    })
    expect(readdirSync(box('new'))).toEqual([])
    expect(JSON.stringify(warnings)).not.toMatch(/ontploft|Vertrouwelijk|dewit/)

    await parts.readAll()
    expect((await mails())[0]).toMatchObject({ outcome: 'failed', attempts: 2 })
    broken = false
    await parts.readAll()
    expect((await mails())[0]).toMatchObject({ outcome: 'request', attempts: 3, reason: null })
    expect(await requests()).toMatchObject([{ id: bad?.id, problem: null, subject: 'Vertrouwelijk' }, {}])
    expect(await lines(bad?.id)).toMatchObject([{ search_line: '4 st ontploft', position: 1 }])
  })

  test('that cannot be read is left to people after three times', async () => {
    let times = 0
    const read: ReadMailInWorker = async (raw, options) => {
      times += 1
      return { ...(await readPlainMail(raw, options)), lines: [], problem: 'READING_TOO_SLOW' }
    }
    const parts = readerParts({ db: database.db, folder, read })
    deliver({ body: '1 st a' })
    for (let run = 0; run < 5; run += 1) await parts.readAll()
    expect(times).toBe(3)
    expect(await requests()).toMatchObject([{ problem: 'too_slow' }])
  })

  test('that turns out to be none of our business takes its request away, unless somebody took it up', async () => {
    let broken = true
    const read: ReadMailInWorker = async (raw, options) =>
      broken
        ? { ...(await readPlainMail(raw, options)), verdict: { kind: 'request' }, problem: 'READING_FAILED' }
        : readPlainMail(raw, options)
    const parts = readerParts({ db: database.db, folder, read })
    deliver({ subject: 'een', body: 'Bedankt!' })
    deliver({ subject: 'twee', body: 'Bedankt!' })
    await parts.readAll()
    await database.db
      .updateTable('quote_request')
      .set({ status: 'in_progress' })
      .where('subject', '=', 'twee')
      .execute()
    broken = false
    await parts.readAll()
    expect((await requests()).map(({ deleted_at: at }) => at !== null)).toEqual([true, false])
    expect((await mails()).map(({ outcome }) => outcome)).toEqual(['ignored', 'ignored'])
  })
})
