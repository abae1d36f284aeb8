import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ImapFlow } from 'imapflow'
import { tokenCipher } from '../../../system/security/token-cipher.ts'
import { createTestDatabase } from '../../../testing/create-test-database.ts'
import { startDovecot, type Dovecot } from '../../../testing/mailbox/dovecot.ts'
import type { MailboxTable } from '../mailbox/mailbox.tables.ts'
import type { ReadMailInWorker } from '../reading/read-mail.types.ts'
import { plainMail, readPlainMail, type PlainMail } from './testing/plain-mail.ts'
import { readerParts, testKey } from './testing/test-reader.module.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let dovecot: Dovecot
let folder: string
let client: ImapFlow
let user = 0

const seal = (password: string): string => tokenCipher(testKey).encrypt(password, 'mailbox:1')
const connect = async (): Promise<ImapFlow> => {
  const one = new ImapFlow({
    host: '127.0.0.1',
    port: dovecot.port,
    secure: false,
    doSTARTTLS: false,
    auth: { user: `verkoop${user}`, pass: dovecot.password },
    logger: false,
  })
  one.on('error', () => undefined)
  await one.connect()
  return one
}

beforeAll(async () => {
  database = await createTestDatabase()
  dovecot = await startDovecot()
})
afterAll(async () => {
  await dovecot.close()
  await database.close()
})
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'staffel-imap-'))
  user += 1
  for (const table of ['quote_mail', 'quote_request', 'mailbox'] as const) await database.db.deleteFrom(table).execute()
  await setUp({})
  client = await connect()
})
afterEach(async () => {
  await client.logout().catch(() => undefined)
  rmSync(folder, { recursive: true, force: true })
})

async function setUp(
  change: Partial<
    Pick<MailboxTable, 'secret'> & { port: number; folder: string; security: 'tls' | 'starttls' | 'none' }
  >,
): Promise<void> {
  const row = {
    tenant_id: 1,
    kind: 'imap' as const,
    host: '127.0.0.1',
    port: dovecot.port,
    security: 'none' as const,
    user_name: `verkoop${user}`,
    secret: seal(dovecot.password),
    enabled: true,
    ...change,
  }
  await database.db
    .insertInto('mailbox')
    .values(row)
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(row))
    .execute()
}
const parts = (options: { read?: ReadMailInWorker } = {}) => readerParts({ db: database.db, folder, ...options })
const append = (mail: PlainMail, box = 'INBOX') => client.append(box, plainMail(mail))
const counts = async (box = 'INBOX') => client.status(box, { unseen: true, messages: true })
const requests = () => database.db.selectFrom('quote_request').selectAll().orderBy('id').execute()

test('unread mails become requests and are marked as read; read ones are left alone', async () => {
  await append({ id: 'a@x', subject: 'Eerste', body: '1 st a' })
  await client.append('INBOX', plainMail({ subject: 'Gelezen', body: '9 st z' }), ['\\Seen'])
  await append({ id: 'b@x', subject: 'Tweede', body: '2 st b' })
  expect(await parts().readAll()).toEqual({ result: { fetched: 2, created: 2, skipped: 0, failed: 0 }, problem: null })
  expect((await requests()).map(({ subject }) => subject)).toEqual(['Eerste', 'Tweede'])
  expect(await counts()).toMatchObject({ unseen: 0, messages: 3 })
  const [mail] = await database.db.selectFrom('quote_mail').selectAll().execute()
  expect(mail).toMatchObject({ uid: 1, uid_validity: expect.any(Number), mailbox: `verkoop${user}@127.0.0.1/INBOX` })
  expect((await parts().readAll())?.result.fetched).toBe(0)
})

test('a mail without a date came in when the server got it', async () => {
  const arrived = new Date('2026-02-03T04:05:06Z')
  await client.append('INBOX', plainMail({ body: '1 st a' }), [], arrived)
  await parts().readAll()
  expect((await requests())[0]?.received_on).toEqual(arrived)
})

test('stored but not marked as read, as after a crash: marked the next time, and made once', async () => {
  await append({ body: '1 st a' })
  await parts().readAll()
  await client.mailboxOpen('INBOX')
  await client.messageFlagsRemove('1:*', ['\\Seen'])
  await client.mailboxClose()
  expect((await parts().readAll())?.result).toEqual({ fetched: 1, created: 0, skipped: 1, failed: 0 })
  expect(await requests()).toHaveLength(1)
  expect(await counts()).toMatchObject({ unseen: 0 })
})

test('two readers at once: each mail once', async () => {
  for (let index = 0; index < 15; index += 1) await append({ subject: String(index), body: `${index + 1} st a` })
  const readings = await Promise.all([parts().readAll(), parts().readAll()])
  expect(readings.filter((reading) => reading === null)).toHaveLength(1)
  expect(await requests()).toHaveLength(15)
  expect(await counts()).toMatchObject({ unseen: 0 })
})

test('another UIDVALIDITY: the numbers start afresh, old mails are known, new ones under old numbers are not', async () => {
  await client.mailboxCreate('Aanvragen')
  await setUp({ folder: 'Aanvragen' })
  await append({ id: 'oud@x', body: '1 st a' }, 'Aanvragen')
  await parts().readAll()
  const before = await client.status('Aanvragen', { uidValidity: true })
  await client.mailboxDelete('Aanvragen')
  await client.mailboxCreate('Aanvragen')
  await append({ id: 'nieuw@x', subject: 'Nieuw', body: '1 st b' }, 'Aanvragen')
  await append({ id: 'oud@x', body: '1 st a' }, 'Aanvragen')
  expect(((await client.status('Aanvragen', { uidValidity: true })) || null)?.uidValidity).not.toBe(
    (before || null)?.uidValidity,
  )
  expect((await parts().readAll())?.result).toEqual({ fetched: 2, created: 1, skipped: 1, failed: 0 })
  expect((await requests()).map(({ message_id: id }) => id)).toEqual(['oud@x', 'nieuw@x'])
})

test('another account whose numbers are the same: its mails are not known', async () => {
  await append({ subject: 'Een', body: '1 st a' })
  await parts().readAll()
  await database.db.updateTable('quote_mail').set({ mailbox: 'verkoop@elders/INBOX' }).execute()
  await client.messageDelete('1:*').catch(() => undefined)
  await append({ subject: 'Twee', body: '2 st b' })
  await parts().readAll()
  expect((await requests()).map(({ subject }) => subject)).toEqual(['Een', 'Twee'])
})

test('a server that ends half-way: what was stored stays, the rest follows when it is back', async () => {
  for (let index = 0; index < 6; index += 1) await append({ subject: String(index), body: `${index + 1} st a` })
  let read = 0
  const half = parts({
    read: async (raw, options) => {
      read += 1
      if (read === 3) await dovecot.stop()
      return readPlainMail(raw, options)
    },
  })
  const reading = await half.readAll()
  expect(reading?.problem).toMatch(/unreachable|timeout|failed/)
  expect(await requests()).toHaveLength(3)
  await dovecot.start()
  client = await connect()
  expect(await counts()).toMatchObject({ unseen: 4 })
  expect((await parts().readAll())?.result).toEqual({ fetched: 4, created: 3, skipped: 1, failed: 0 })
  expect(await requests()).toHaveLength(6)
  expect(await counts()).toMatchObject({ unseen: 0 })
})

test("a mail of 26 MB is kept as far as it goes, with the reason, and stands in nobody's way", async () => {
  await append({ id: 'groot@x', subject: 'Groot', body: `1 st a\n${'x'.repeat(76).concat('\r\n').repeat(340_000)}` })
  await append({ subject: 'Klein', body: '2 st b' })
  expect((await parts().readAll())?.result).toEqual({ fetched: 2, created: 2, skipped: 0, failed: 0 })
  expect((await requests()).map(({ subject, problem }) => [subject, problem])).toEqual([
    ['Groot', 'too_large'],
    ['Klein', null],
  ])
})

describe('is told what is wrong when', () => {
  const problem = async () => (await parts().readAll())?.problem
  const state = () =>
    database.db.selectFrom('mailbox').select(['last_problem', 'run_id', 'last_result']).executeTakeFirstOrThrow()

  test('the password is wrong', async () => {
    await setUp({ secret: seal('verkeerd') })
    expect(await problem()).toBe('refused_login')
    expect(await state()).toEqual({
      last_problem: 'refused_login',
      run_id: null,
      last_result: { fetched: 0, created: 0, skipped: 0, failed: 0 },
    })
  })

  test('the folder does not exist', async () => {
    await setUp({ folder: 'Nergens' })
    expect(await problem()).toBe('no_folder')
  })

  test('the server does not speak TLS, or cannot change to it', async () => {
    await setUp({ security: 'tls' })
    expect(await problem()).toBe('no_tls')
    await setUp({ security: 'starttls' })
    expect(await problem()).toBe('no_tls')
  })

  test('nothing listens, or something that says nothing', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = silent.address()
    await setUp({ port: typeof address === 'object' && address ? address.port : 0 })
    expect(await problem()).toBe('timeout')
    silent.close()
    await setUp({ port: 1 })
    expect(await problem()).toBe('unreachable')
  })

  test('the key of this server is another one than the password was stored with', async () => {
    await setUp({ secret: tokenCipher(Buffer.alloc(32, 1)).encrypt(dovecot.password, 'mailbox:1') })
    expect(await problem()).toBe('refused_login')
  })
})
