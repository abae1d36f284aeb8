import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'
import { plainMail, type PlainMail } from './testing/plain-mail.ts'

const admin = 'admin@staffel.example'
const manager = 'manager@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
let clock = sampleDay
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())
beforeEach(async () => {
  await app.database.db.deleteFrom('mailbox').execute()
  wait(0)
})

/** Lets time go by. */
function wait(seconds: number): void {
  clock = new Date(clock.getTime() + seconds * 1000)
  app.setNow(clock)
}
const fetchMail = async (email: string | null, payload: object = {}) => {
  const answer = await app.as(email).fetchMail.answer({ body: payload })
  return { status: answer.status, body: answer.body, retryAfter: answer.headers['retry-after'] }
}
const deliver = (mail: PlainMail, name: string, tenant = 1): void => {
  const box = join(app.config.dataDirectory, 'mail', String(tenant), 'new')
  mkdirSync(box, { recursive: true })
  writeFileSync(join(box, name), plainMail(mail))
}
const job = (name: string) => {
  const found = app.modules.all.flatMap(({ jobs }) => jobs ?? []).find((one) => one.name === name)
  if (!found) throw new Error(`no job ${name}`)
  return found.run()
}
const requests = (tenant = 1) =>
  app.database.db.selectFrom('quote_request').selectAll().where('tenant_id', '=', tenant).orderBy('id').execute()

test('a mail that is dropped into the folder is a request with priced products a moment later', async () => {
  const before = (await requests()).length
  deliver(
    {
      id: 'drop@x',
      subject: 'Bouten gevraagd',
      body: 'Goedemiddag,\r\n\r\nGraag offerte voor:\r\n\r\n250 stuks zeskantbout DIN 933 M8x40 8.8 verzinkt\r\n\r\nMet vriendelijke groet,\r\nAnna de Wit\r\n',
    },
    'drop.eml',
  )
  expect(await fetchMail(manager)).toMatchObject({
    status: 200,
    body: { fetched: 1, created: 1, skipped: 0, failed: 0 },
  })
  expect(await requests()).toHaveLength(before + 1)
  const list = await app.as(manager).listQuoteRequests.answer({ body: { filter: { search: 'Bouten gevraagd' } } })
  expect(list.body[0]?.replies).toMatchObject([
    { desired_quantity: 250, productsfound: [{ name: expect.stringContaining('M8'), totalprice: expect.any(Number) }] },
  ])
  expect(app.logLines.join('')).not.toMatch(/zeskantbout|Bouten gevraagd|dewit/)
})

test('managers are told of a new request', async () => {
  const told = () => app.database.db.selectFrom('notification').selectAll().where('event', '=', 'new_request').execute()
  const before = (await told()).length
  deliver({ subject: 'Meld dit', from: 'Bea Bos <bea@bos.example.nl>', body: '12 stuks zeskantbout M8x40' }, 'tell.eml')
  await fetchMail(manager)
  const managers = await app.database.db
    .selectFrom('app_user')
    .select('id')
    .where('tenant_id', '=', 1)
    .where('role_id', '=', 2)
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()
  const detail = {
    name: 'Bea Bos <bea@bos.example.nl>',
    subject: 'Meld dit',
    request_id: (await requests()).at(-1)?.id,
  }
  expect((await told()).slice(before)).toMatchObject(
    managers.map(({ id }) => ({ tenant_id: 1, user_id: id, offer_id: null, detail })),
  )
})

test('one call is one line in the log of who did what', async () => {
  const notes = () => app.database.db.selectFrom('activity').selectAll().orderBy('id').execute()
  const before = (await notes()).length
  deliver({ body: '3 stuks zeskantbout M8x40' }, 'note.eml')
  await fetchMail(manager)
  expect((await notes()).slice(before)).toMatchObject([
    {
      action: 'mailbox.read',
      actor_user_id: 2,
      detail: { fetched: 1, created: 1, skipped: 0, failed: 0, problem: null },
    },
  ])
})

test('once a minute at most; then again', async () => {
  expect((await fetchMail(manager)).status).toBe(200)
  wait(20)
  expect(await fetchMail(manager)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' }, retryAfter: '40' })
  expect((await fetchMail(other)).status).toBe(200)
  wait(40)
  expect((await fetchMail(manager)).status).toBe(200)
})

test('while it is being read: refused, and how far it is', async () => {
  await fetchMail(manager)
  wait(61)
  const lease = {
    run_id: '00000000-0000-4000-8000-000000000000',
    leased_until: new Date(Date.now() + 60_000),
    run_done: 3,
    run_total: 7,
  }
  await app.database.db.updateTable('mailbox').set(lease).execute()
  expect(await fetchMail(manager)).toMatchObject({ status: 409, body: { code: 'ALREADY_RUNNING' } })
  expect(await app.as(manager).mailReadingState.answer()).toMatchObject({
    status: 200,
    body: { running: true, done: 3, total: 7, last_result: { fetched: 0 } },
  })
  await app.database.db
    .updateTable('mailbox')
    .set({ leased_until: new Date(Date.now() - 1000) })
    .execute()
  expect(await app.as(manager).mailReadingState.answer()).toMatchObject({
    body: { running: false, done: 0, total: null },
  })
  expect((await fetchMail(manager)).status).toBe(200)
  expect(await app.as(manager).mailReadingState.answer()).toMatchObject({
    body: { running: false, last_run_at: clock.toISOString(), last_problem: null },
  })
})

test('a mailbox that is off, is not set up or cannot be read: a clear answer, and the reason stays to be seen', async () => {
  const mailbox = { tenant_id: 1, kind: 'imap' as const, enabled: false }
  await app.database.db.insertInto('mailbox').values(mailbox).execute()
  expect(await fetchMail(manager)).toMatchObject({
    status: 409,
    body: { code: 'NOT_CONNECTED', details: { reason: 'disabled' } },
  })
  await app.database.db.updateTable('mailbox').set({ enabled: true }).execute()
  expect(await fetchMail(manager)).toMatchObject({
    status: 409,
    body: { code: 'NOT_CONNECTED', details: { reason: 'no_mailbox' } },
  })
  await app.as(manager).saveMailbox({
    body: {
      kind: 'imap',
      host: '127.0.0.1',
      port: 1,
      security: 'none',
      user: 'x',
      folder: 'INBOX',
      enabled: true,
      secret: 'geheim',
      rev: 1,
    },
  })
  expect(await fetchMail(manager)).toMatchObject({
    status: 409,
    body: { code: 'NOT_CONNECTED', message: expect.any(String), details: { reason: 'unreachable' } },
  })
  expect(await app.as(manager).mailReadingState.answer()).toMatchObject({
    body: { running: false, last_problem: 'unreachable' },
  })
  expect((await app.as(manager).listQuoteRequests.answer({ body: {} })).status).toBe(200)
})

test('the clock reads every five minutes what is there, for each tenant', async () => {
  deliver({ subject: 'Door de klok', body: '3 stuks zeskantbout M8x40' }, 'clock.eml', 2)
  const before = (await requests(2)).length
  await job('mailboxes')
  expect((await requests(2)).slice(before)).toMatchObject([{ tenant_id: 2, subject: 'Door de klok' }])
  deliver({ subject: 'Later', body: '3 stuks zeskantbout M8x40' }, 'later.eml', 2)
  wait(240)
  await job('mailboxes')
  expect((await requests(2)).slice(before)).toHaveLength(1)
  wait(61)
  await job('mailboxes')
  expect((await requests(2)).slice(before)).toHaveLength(2)
})

test('a password that was refused is tried once an hour, so that no account is locked', async () => {
  await app.database.db
    .insertInto('mailbox')
    .values({
      tenant_id: 1,
      kind: 'imap',
      host: '127.0.0.1',
      port: 1,
      security: 'none',
      enabled: true,
      last_run_at: clock,
      last_problem: 'refused_login',
    })
    .execute()
  const lastRun = async () =>
    (
      await app.database.db
        .selectFrom('mailbox')
        .select('last_run_at')
        .where('tenant_id', '=', 1)
        .executeTakeFirstOrThrow()
    ).last_run_at
  const before = await lastRun()
  wait(3500)
  await job('mailboxes')
  expect(await lastRun()).toEqual(before)
  wait(200)
  await job('mailboxes')
  expect(await lastRun()).toEqual(clock)
})

test('the raw mail is kept for as long as the tenant says, and what was read of it for ever', async () => {
  deliver({ subject: 'Oud', body: '3 stuks zeskantbout M8x40' }, 'old.eml')
  await fetchMail(manager)
  const mail = () =>
    app.database.db
      .selectFrom('quote_mail')
      .select(['raw_key', 'body_text'])
      .where('subject', '=', 'Oud')
      .executeTakeFirstOrThrow()
  const key = (await mail()).raw_key ?? ''
  const file = join(app.config.dataDirectory, 'files', key)
  wait(89 * 86_400)
  await app.as(manager).saveRequestSettings({ body: { keep_raw_months: 3, certain_from: 3, rev: 1 } })
  await job('old raw mail')
  expect(await mail()).toMatchObject({ raw_key: key })
  wait(4 * 86_400)
  await job('old raw mail')
  expect(await mail()).toEqual({ raw_key: null, body_text: expect.stringContaining('zeskantbout') })
  expect(() => statSync(file)).toThrow('ENOENT')
})

test('for Admins and the managers of the seller', async () => {
  expect((await fetchMail(null)).status).toBe(401)
  expect((await fetchMail(user)).status).toBe(403)
  expect((await app.as(user).mailReadingState.answer()).status).toBe(403)
  expect((await fetchMail(other, { tenant_id: 1 })).status).toBe(404)
  expect((await app.as(other).mailReadingState.answer({ query: { tenant_id: 1 } })).status).toBe(404)
  expect((await fetchMail(admin, { tenant_id: 1 })).status).toBe(200)
})
