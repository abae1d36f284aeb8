import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ImapFlow } from 'imapflow'
import { createTestDatabase } from '../../../testing/create-test-database.ts'
import { startDovecot, type Dovecot } from '../../../testing/mailbox/dovecot.ts'
import { runAndKill } from '../../../testing/server/run-and-kill.ts'
import { plainMail } from './testing/plain-mail.ts'
import { readerParts, testKey } from './testing/test-reader.module.ts'
import { tokenCipher } from '../../../system/security/token-cipher.ts'

/** Times that the reader is killed, per kind of mailbox; `npm run kill-trials` asks for more. */
const kills = Number(process.env['STAFFEL_KILLS'] ?? 1)
const batch = 20
jest.setTimeout(120_000 + kills * 60_000)

let database: Awaited<ReturnType<typeof createTestDatabase>>
let folder: string
beforeAll(async () => (database = await createTestDatabase()))
afterAll(() => database.close())
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'staffel-kill-'))
  for (const table of ['quote_mail', 'quote_request', 'mailbox'] as const) await database.db.deleteFrom(table).execute()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Starts a reader in a process of its own and ends it, with -9, some moment after it began to read. */
async function readAndKill(): Promise<void> {
  const script = join(import.meta.dirname, 'testing/read-until-killed.ts')
  await runAndKill(script, { DATABASE_URL: database.url, FOLDER: folder }, () => sleep(Math.random() * 250))
  // The lease of the dead runs out by itself; nobody here wants to wait for it.
  await database.db
    .updateTable('mailbox')
    .set({ leased_until: new Date(0) })
    .execute()
}

/** Every mail once, with its lines; a mail is only marked as read when it is stored. */
async function expectEachOnce(delivered: number): Promise<void> {
  const mails = await database.db.selectFrom('quote_mail').select(['message_id', 'outcome']).execute()
  expect(mails).toHaveLength(delivered)
  expect(new Set(mails.map(({ message_id: id }) => id)).size).toBe(delivered)
  expect(mails.filter(({ outcome }) => outcome !== 'request')).toEqual([])
  const requests = await database.db.selectFrom('quote_request').select('id').execute()
  expect(requests).toHaveLength(delivered)
  expect(await database.db.selectFrom('quote_line').select('position').execute()).toHaveLength(delivered * 2)
}

const mailNumber = (index: number): Buffer =>
  plainMail({ id: `mail-${index}@x`, subject: `Aanvraag ${index}`, body: `${index + 1} st bout\n2 st moer` })

test(`a folder of mail, its reader killed ${kills} ×: none lost, none twice`, async () => {
  const box = join(folder, 'mail/1')
  for (const part of ['new', 'cur']) mkdirSync(join(box, part), { recursive: true })
  let delivered = 0
  for (let round = 0; round < kills; round += 1) {
    for (let index = 0; index < batch; index += 1)
      writeFileSync(join(box, 'new', `${round}-${index}.eml`), mailNumber(delivered++))
    await readAndKill()
    const stored = await database.db.selectFrom('quote_mail').select('id').execute()
    expect(readdirSync(join(box, 'cur')).length).toBeLessThanOrEqual(stored.length)
  }
  await readerParts({ db: database.db, folder }).readAll()
  await expectEachOnce(delivered)
  expect(readdirSync(join(box, 'new'))).toEqual([])
})

describe('over IMAP', () => {
  let dovecot: Dovecot
  beforeAll(async () => (dovecot = await startDovecot()))
  afterAll(() => dovecot.close())

  test(`killed ${kills} × between any two steps: none lost, none twice`, async () => {
    const client = new ImapFlow({
      host: '127.0.0.1',
      port: dovecot.port,
      secure: false,
      doSTARTTLS: false,
      auth: { user: 'verkoop', pass: dovecot.password },
      logger: false,
    })
    await client.connect()
    const secret = tokenCipher(testKey).encrypt(dovecot.password, 'mailbox:1')
    await database.db
      .insertInto('mailbox')
      .values({
        tenant_id: 1,
        kind: 'imap',
        host: '127.0.0.1',
        port: dovecot.port,
        security: 'none',
        user_name: 'verkoop',
        secret,
        enabled: true,
      })
      .execute()
    let delivered = 0
    for (let round = 0; round < kills; round += 1) {
      for (let index = 0; index < batch; index += 1) await client.append('INBOX', mailNumber(delivered++))
      await readAndKill()
    }
    await readerParts({ db: database.db, folder }).readAll()
    await expectEachOnce(delivered)
    expect(await client.status('INBOX', { unseen: true, messages: true })).toMatchObject({
      unseen: 0,
      messages: delivered,
    })
    await client.logout()
  })
})
