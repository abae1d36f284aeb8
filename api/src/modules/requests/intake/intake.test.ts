import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '../../../testing/create-test-database.ts'
import type { RequestNews } from '../handling/state/tell-of-request.ts'
import type { ReadMailInWorker } from '../reading/read-mail.types.ts'
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

test('a mail becomes a request with its lines, and is marked as read', async () => {
  deliver({
    id: 'a@x',
    subject: 'Bouten',
    body: 'Graag prijs:\n12 st bout M8\n3 st moer M8',
    date: 'Mon, 02 Feb 2026 09:00:00 +0100',
  })
  expect(await readerParts({ db: database.db, folder }).readAll()).toEqual({
    result: { fetched: 1, created: 1, skipped: 0, failed: 0 },
    problem: null,
  })
  const [request] = await requests()
  expect(request).toMatchObject({
    tenant_id: 1,
    status: 'new',
    subject: 'Bouten',
    sender: 'Anna de Wit <anna@dewit.example.nl>',
    sender_email: 'anna@dewit.example.nl',
    message_id: 'a@x',
    problem: null,
  })
  expect(request?.received_on.toISOString()).toBe('2026-02-02T08:00:00.000Z')
  expect(await lines(request?.id)).toMatchObject([
    {
      position: 1,
      search_line: '12 st bout M8',
      desired_quantity: '12.000',
      unit: 'st',
      source_start: 13,
      source_end: 26,
    },
    { position: 2, search_line: '3 st moer M8', desired_quantity: '3.000' },
  ])
  const [mail] = await mails()
  expect(mail).toMatchObject({
    request_id: request?.id,
    outcome: 'request',
    reason: null,
    mailbox: 'maildir',
    uid: null,
  })
  expect((await readerParts({ db: database.db, folder }).files.get(mail?.raw_key ?? ''))?.toString()).toContain(
    '12 st bout M8',
  )
  expect([readdirSync(box('new')), readdirSync(box('cur'))]).toEqual([[], [`${age}.eml:2,S`]])
  expect((await readerParts({ db: database.db, folder }).readAll())?.result).toEqual({
    fetched: 0,
    created: 0,
    skipped: 0,
    failed: 0,
  })
})

test('a process that is told to end stores the mail it is at, and leaves the mailbox to another one', async () => {
  deliver({ subject: 'Eerst', body: '12 st bout M8' })
  deliver({ subject: 'Daarna', body: '3 st moer M8' })
  const stopping = new AbortController()
  const read: ReadMailInWorker = async (...given) => {
    stopping.abort()
    return readPlainMail(...given)
  }
  const subjects = async () => (await requests()).map(({ subject }) => subject)
  await readerParts({ db: database.db, folder, read }).readAll(1, stopping.signal)
  expect(await subjects()).toEqual(['Eerst'])
  await readerParts({ db: database.db, folder }).readAll()
  expect(await subjects()).toEqual(['Eerst', 'Daarna'])
})

test('a mail without a date, or with one from the future, came in when it reached the mailbox', async () => {
  deliver({ body: '1 st a' })
  deliver({ body: '1 st b', date: 'Mon, 02 Feb 2099 09:00:00 +0100' })
  await readerParts({ db: database.db, folder }).readAll()
  expect((await requests()).map(({ received_on: at }) => at.getTime() / 1000)).toEqual([
    1_770_000_000 + age - 1,
    1_770_000_000 + age,
  ])
})

describe('the same mail', () => {
  test('twice in the mailbox, or delivered again by another way, makes nothing twice', async () => {
    const mail = { id: 'twin@x', body: '5 st plaat' }
    deliver(mail)
    deliver(mail)
    deliver({ ...mail, received: 'by another road' })
    expect((await readerParts({ db: database.db, folder }).readAll())?.result).toEqual({
      fetched: 3,
      created: 1,
      skipped: 2,
      failed: 0,
    })
    expect(await requests()).toHaveLength(1)
    expect((await mails()).map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['request', null],
      ['ignored', 'duplicate'],
    ])
  })

  test('an id that is given to other words is another mail; so are equal words without an id', async () => {
    deliver({ id: 'same@x', body: '5 st plaat' })
    deliver({ id: 'same@x', body: '6 st plaat' })
    deliver({ body: '7 st plaat' })
    deliver({ body: '7 st plaat', received: 'later' })
    expect((await readerParts({ db: database.db, folder }).readAll())?.result.created).toBe(4)
  })
})

describe('an answer in a conversation', () => {
  test('adds its lines to the request, and touches none that is there', async () => {
    deliver({ id: 'first@x', body: '1 st a\n2 st b' })
    const parts = readerParts({ db: database.db, folder })
    await parts.readAll()
    const [request] = await requests()
    await database.db
      .updateTable('quote_line')
      .set({ desired_quantity: '9', is_ignored: true })
      .where('position', '=', 1)
      .execute()
    deliver({ id: 'second@x', inReplyTo: 'first@x', subject: 'Re: Aanvraag', body: '3 st c' })
    deliver({ id: 'third@x', references: '<nobody@x> <second@x>', subject: 'Re: Aanvraag', body: 'Bedankt!' })
    expect((await parts.readAll())?.result).toEqual({ fetched: 2, created: 0, skipped: 0, failed: 0 })
    expect(await requests()).toMatchObject([
      { id: request?.id, subject: 'Aanvraag', json_version: (request?.json_version ?? 0) + 2 },
    ])
    expect(
      (await lines(request?.id)).map(
        ({ position, search_line: line, desired_quantity: quantity, is_ignored: ignored }) => [
          position,
          line,
          quantity,
          ignored,
        ],
      ),
    ).toEqual([
      [1, '1 st a', '9.000', true],
      [2, '2 st b', '2.000', false],
      [3, '3 st c', '3.000', false],
    ])
    expect((await mails()).map(({ request_id: of, outcome }) => [of, outcome])).toEqual(
      Array.from({ length: 3 }, () => [request?.id, 'request']),
    )
  })

  test('that asks for more brings back what was done with; thanks do not', async () => {
    deliver({ id: 'first@x', body: '1 st a' })
    const parts = readerParts({ db: database.db, folder })
    const statusOf = async () => (await requests()).map(({ status, decline_reason: reason }) => [status, reason])
    await parts.readAll()
    await database.db.updateTable('quote_request').set({ status: 'declined', decline_reason: 'Te duur' }).execute()
    deliver({ inReplyTo: 'first@x', body: 'Bedankt!' })
    await parts.readAll()
    expect(await statusOf()).toEqual([['declined', 'Te duur']])
    deliver({ inReplyTo: 'first@x', body: '3 st c' })
    await parts.readAll()
    expect(await statusOf()).toEqual([['new', null]])
  })

  test('to a request that was deleted makes a new one; thanks alone make none', async () => {
    deliver({ id: 'first@x', body: '1 st a' })
    const parts = readerParts({ db: database.db, folder })
    await parts.readAll()
    await database.db.updateTable('quote_request').set({ deleted_at: new Date() }).execute()
    deliver({ inReplyTo: 'first@x', body: '3 st c' })
    deliver({ body: 'Bedankt!' })
    expect((await parts.readAll())?.result).toEqual({ fetched: 2, created: 1, skipped: 1, failed: 0 })
    expect((await mails()).at(-1)).toMatchObject({ request_id: null, outcome: 'ignored', reason: 'no_request' })
  })
})

test('automatic answers and our own mail are kept with the reason, and make no request', async () => {
  deliver({ body: '1 st a', from: 'Piet <manager@staffel.example>' })
  deliver({ body: '2 st a', from: 'Staffel <no-reply@staffel.example>' })
  deliver(Buffer.concat([Buffer.from('Auto-Submitted: auto-replied\r\n'), plainMail({ body: '1 st b' })]))
  expect((await readerParts({ db: database.db, folder }).readAll())?.result).toEqual({
    fetched: 3,
    created: 0,
    skipped: 3,
    failed: 0,
  })
  expect(await requests()).toEqual([])
  expect((await mails()).map(({ outcome, reason, raw_key: key }) => [outcome, reason, key !== null])).toEqual([
    ['ignored', 'own_address', true],
    ['ignored', 'own_address', true],
    ['ignored', 'auto_reply', true],
  ])
})

test('the sender is known by the contacts of a customer, and managers are told', async () => {
  const { organization_id: id, email } = await database.db
    .selectFrom('contact_person')
    .select(['organization_id', 'email'])
    .where('tenant_id', '=', 1)
    .where('email', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  deliver({ from: `Iemand <${email?.toUpperCase()}>`, body: '1 st a', id: 'k@x' })
  deliver({ from: 'Vreemde <vreemd@nergens.example>', body: '1 st a' })
  deliver({ inReplyTo: 'k@x', body: '2 st b' })
  const told: RequestNews[] = []
  await readerParts({ db: database.db, folder, tell: async (_tx, news) => void told.push(news) }).readAll()
  const made = await requests()
  expect(made.map(({ organization_id: of }) => of)).toEqual([id, null])
  expect(told.map(({ event, request }) => [event, request.id])).toEqual([
    ['new_request', made[0]?.id],
    ['new_request', made[1]?.id],
    ['message', made[0]?.id],
  ])
})

describe('readers of one mailbox', () => {
  test('take turns: whoever comes second is told so', async () => {
    for (let index = 0; index < 12; index += 1) deliver({ body: `${index + 1} st a` })
    const others: unknown[] = []
    const other = readerParts({ db: database.db, folder })
    const read: ReadMailInWorker = async (raw, options) => {
      others.push(...(await Promise.all([other.readAll(), other.readAll()])))
      return readPlainMail(raw, options)
    }
    const reading = await readerParts({ db: database.db, folder, read }).readAll()
    expect(others).toEqual(Array.from({ length: 24 }, () => null))
    expect(reading?.result).toEqual({ fetched: 12, created: 12, skipped: 0, failed: 0 })
    expect(await requests()).toHaveLength(12)
  })

  test('a reader that was silent for too long stores nothing more; the next one makes nothing twice', async () => {
    deliver({ body: '1 st a' })
    deliver({ body: '2 st b' })
    let stall = true
    const second = readerParts({ db: database.db, folder })
    const read: ReadMailInWorker = async (raw, options) => {
      if (stall) {
        stall = false
        // As if this process had stood still: its lease ran out, and another one reads everything meanwhile.
        await database.db
          .updateTable('mailbox')
          .set({ leased_until: new Date(0) })
          .execute()
        expect((await second.readAll())?.result.created).toBe(2)
      }
      return readPlainMail(raw, options)
    }
    expect(await readerParts({ db: database.db, folder, read }).readAll()).toBeNull()
    expect(await requests()).toHaveLength(2)
    expect(await mails()).toHaveLength(2)
    expect((await database.db.selectFrom('mailbox').selectAll().executeTakeFirstOrThrow()).last_result).toEqual({
      fetched: 2,
      created: 2,
      skipped: 0,
      failed: 0,
    })
  })
})
