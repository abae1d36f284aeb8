import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '../../../testing/create-test-database.ts'
import type { MailAttachment, ReadMailInWorker } from '../reading/read-mail.types.ts'
import { plainMail, readPlainMail, type PlainMail } from './testing/plain-mail.ts'
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

describe('what is attached', () => {
  const virus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
  const file = (name: string, content: string, inline = false): MailAttachment => ({
    name,
    mime: 'text/csv',
    bytes: Buffer.from(content),
    inline,
  })
  const attaching: ReadMailInWorker = async (raw, options) => ({
    ...(await readPlainMail(raw, options)),
    attachments: [file('logo.png', 'logo', true), file('lijst.csv', 'bout;10'), file('kwaad.csv', virus)],
    lines: [
      {
        searchLine: 'bout',
        quantity: 10,
        quantityAssumed: false,
        unit: null,
        confidence: 'high',
        source: {
          part: 'attachment',
          attachmentIndex: 1,
          start: 0,
          end: 7,
          place: { kind: 'row', sheet: null, row: 1 },
        },
      },
    ],
  })
  const stored = () => database.db.selectFrom('quote_attachment').selectAll().orderBy('position').execute()

  test('is kept beside the mail, but for decoration and what is infected; a line says which file it came from', async () => {
    deliver({ body: 'Zie bijlage' })
    const parts = readerParts({ db: database.db, folder, read: attaching })
    await parts.readAll()
    const [list, ...others] = await stored()
    expect([list, others]).toMatchObject([
      { position: 1, filename: 'lijst.csv', content_type: 'text/csv', bytes: 7 },
      [],
    ])
    expect((await parts.files.get(list?.storage_key ?? ''))?.toString()).toBe('bout;10')
    const [request] = await requests()
    expect(await lines(request?.id)).toMatchObject([
      { search_line: 'bout', source_attachment_id: list?.id, source_start: 0, source_end: 7 },
    ])
  })

  test('waits, with its mail, while the scanner is away', async () => {
    deliver({ body: 'Zie bijlage' })
    const reading = await readerParts({
      db: database.db,
      folder,
      read: attaching,
      scan: () => Promise.reject(new Error('away')),
    }).readAll()
    expect(reading?.result).toEqual({ fetched: 1, created: 0, skipped: 0, failed: 1 })
    expect([await mails(), readdirSync(box('new')).length]).toEqual([[], 1])
    expect((await readerParts({ db: database.db, folder, read: attaching }).readAll())?.result.created).toBe(1)
  })
})
