import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ImapFlow } from 'imapflow'
import type { Caller } from '../../../http/caller.ts'
import { tokenCipher } from '../../../system/security/token-cipher.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import type { Answer, Question } from '../../../testing/driver/driver.ts'
import { startDovecot, type Dovecot } from '../../../testing/mailbox/dovecot.ts'
import { mailHosts } from './mail-host.ts'
import { mailboxAccess } from './mailbox-access.ts'
import { mailboxRepository } from './mailbox.repository.ts'
import { mailboxService } from './mailbox.service.ts'

const admin = 'admin@staffel.example'
const manager = 'manager@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
let dovecot: Dovecot
beforeAll(async () => {
  app = await createTestApp()
  dovecot = await startDovecot()
})
afterAll(async () => {
  await dovecot.close()
  await app.close()
})
beforeEach(() => app.database.db.deleteFrom('mailbox').execute())

const said = async <Body>(asked: Promise<Answer<Body>>) => {
  const { status, body } = await asked
  return { status, body }
}
const get = (email: string | null, query?: Question['query']) => said(app.as(email).getMailbox.answer({ query }))
const save = (email: string | null, body: object) => said(app.as(email).saveMailbox.answer({ body }))
const trial = (email: string | null, body: object) => said(app.as(email).testMailbox.answer({ body }))
const imap = (change: object = {}) => ({
  kind: 'imap',
  host: '127.0.0.1',
  port: dovecot.port,
  security: 'none',
  user: 'verkoop',
  folder: 'INBOX',
  enabled: true,
  secret: dovecot.password,
  ...change,
})
const stored = (tenant = 1) =>
  app.database.db.selectFrom('mailbox').selectAll().where('tenant_id', '=', tenant).executeTakeFirst()

test('a tenant that never said reads the folder of this installation', async () => {
  expect(await get(manager)).toEqual({
    status: 200,
    body: {
      kind: 'maildir',
      host: '',
      port: 993,
      security: 'tls',
      user: '',
      folder: 'INBOX',
      enabled: true,
      has_secret: false,
      last_read_at: null,
      last_problem: null,
      rev: 1,
    },
  })
})

test('the password is stored encrypted, bound to its tenant, and answered by nobody', async () => {
  const saved = await save(manager, { ...imap(), rev: 1 })
  expect(saved).toMatchObject({ status: 200, body: { kind: 'imap', user: 'verkoop', has_secret: true, rev: 2 } })
  expect(await get(manager)).toEqual({ status: 200, body: saved.body })
  const row = await stored()
  expect(JSON.stringify([row, saved.body])).not.toContain(dovecot.password)
  const key = join(app.config.dataDirectory, 'mailbox.key')
  expect(statSync(key).mode & 0o077).toBe(0)
  expect(tokenCipher(readFileSync(key)).decrypt(row?.secret ?? '', 'mailbox:1')).toBe(dovecot.password)
  expect(() => tokenCipher(readFileSync(key)).decrypt(row?.secret ?? '', 'mailbox:2')).toThrow()
  expect(app.logLines.join('')).not.toContain(dovecot.password)
})

test('saving is noted once, without the password', async () => {
  const notes = () => app.database.db.selectFrom('activity').selectAll().where('action', '=', 'mailbox.saved').execute()
  const before = (await notes()).length
  await save(manager, { ...imap(), rev: 1 })
  expect((await notes()).slice(before)).toMatchObject([
    { tenant_id: 1, actor_user_id: 2, detail: { kind: { from: 'maildir', to: 'imap' }, secret_changed: true } },
  ])
  expect(JSON.stringify(await notes())).not.toContain(dovecot.password)
})

test('two people at once: the second one is told what is stored', async () => {
  await save(manager, { ...imap(), rev: 1 })
  expect(await save(admin, { ...imap({ enabled: false }), tenant_id: 1, rev: 1 })).toMatchObject({
    status: 409,
    body: { code: 'STALE', current: { rev: 2, enabled: true } },
  })
})

test('a stored password goes to the account that it was given for, and to no other', async () => {
  await save(manager, { ...imap(), rev: 1 })
  const { secret: _secret, ...without } = imap()
  expect(await trial(manager, without)).toMatchObject({ status: 200, body: { ok: true } })
  for (const change of [{ host: 'localhost' }, { port: 1143 }, { user: 'iemand' }]) {
    expect(await trial(manager, { ...without, ...change })).toMatchObject({
      status: 422,
      body: { fields: { secret: expect.any(String) } },
    })
    expect(await save(manager, { ...without, ...change, rev: 2 })).toMatchObject({
      status: 422,
      body: { fields: { secret: expect.any(String) } },
    })
  }
  expect(await save(manager, { ...without, folder: 'Aanvragen', rev: 2 })).toMatchObject({
    status: 200,
    body: { has_secret: true, folder: 'Aanvragen' },
  })
})

test.each([
  [{ host: '' }, 'host'],
  [{ host: 'http://mail.example.nl/' }, 'host'],
  [{ user: '' }, 'user'],
  [{ secret: undefined }, 'secret'],
  [{ host: 'imap.example.nl' }, 'security'],
  [{ port: 0 }, 'port'],
  [{ color: 1 }, 'color'],
])('%j is refused with the field named', async (change, field) => {
  expect(await save(manager, { ...imap(change), rev: 1 })).toMatchObject({
    status: 422,
    body: { code: 'VALIDATION', fields: { [field]: expect.any(String) } },
  })
  expect(await stored()).toBeUndefined()
})

test('one that is off may be half filled in', async () => {
  expect(await save(manager, { ...imap({ enabled: false, user: '', secret: undefined }), rev: 1 })).toMatchObject({
    status: 200,
    body: { enabled: false, has_secret: false },
  })
})

test('trying out says what is wrong, and saves and changes nothing', async () => {
  expect(await trial(manager, imap())).toEqual({ status: 200, body: { ok: true, problem: null, unread: 0 } })
  expect(await trial(manager, imap({ secret: 'fout' }))).toEqual({
    status: 200,
    body: { ok: false, problem: 'refused_login', unread: null },
  })
  expect(await trial(manager, imap({ folder: 'Nergens' }))).toMatchObject({ body: { ok: false, problem: 'no_folder' } })
  expect(await trial(manager, imap({ port: 1 }))).toMatchObject({ body: { ok: false, problem: 'unreachable' } })
  expect(await trial(other, { ...imap(), kind: 'maildir' })).toMatchObject({
    body: { ok: false, problem: 'no_folder' },
  })
  expect(await stored()).toBeUndefined()
})

test('what comes in there is read over IMAP', async () => {
  await save(manager, { ...imap({ user: 'inkomend' }), rev: 1 })
  const client = new ImapFlow({
    host: '127.0.0.1',
    port: dovecot.port,
    secure: false,
    doSTARTTLS: false,
    auth: { user: 'inkomend', pass: dovecot.password },
    logger: false,
  })
  await client.connect()
  await client.append(
    'INBOX',
    'From: Anna de Wit <anna@dewit.example.nl>\r\nSubject: Over IMAP\r\n\r\n250 stuks zeskantbout DIN 933 M8x40 8.8 verzinkt\r\n',
  )
  expect(await trial(manager, imap({ user: 'inkomend' }))).toEqual({
    status: 200,
    body: { ok: true, problem: null, unread: 1 },
  })
  const answer = await app.as(manager).fetchMail.answer({ body: {} })
  expect(answer.body).toEqual({ fetched: 1, created: 1, skipped: 0, failed: 0 })
  expect(await client.status('INBOX', { unseen: true })).toMatchObject({ unseen: 0 })
  await client.logout()
  expect(app.logLines.join('')).not.toContain(dovecot.password)
})

test('a server inside our own network is refused where tenants are strangers', async () => {
  const access = mailboxAccess({ cipher: () => null, findHost: mailHosts([]), mailFolder: app.config.dataDirectory })
  const service = mailboxService({
    db: app.database.db,
    mailboxes: mailboxRepository,
    access,
    limits: { spend: () => Promise.resolve() },
    enabledByDefault: false,
  })
  const caller: Caller = {
    uid: 'x',
    userId: 2,
    email: manager,
    name: 'x',
    language: 'nl',
    roles: ['Manager'],
    features: [],
    tenantId: 1,
    timeZone: 'Europe/Amsterdam',
    organizationId: null,
    regionId: null,
    isTenant: true,
    scope: { tenantId: 1 },
  }
  const input = {
    kind: 'imap',
    host: '127.0.0.1',
    port: 25,
    security: 'none',
    user: 'x',
    folder: 'INBOX',
    enabled: true,
    secret: 'x',
  } as const
  await expect(service.test(caller, input)).rejects.toMatchObject({
    code: 'VALIDATION',
    options: { fields: { host: expect.anything() } },
  })
  await expect(service.save({ caller, origin: { ip: '', requestId: '' } }, { ...input, rev: 1 })).rejects.toMatchObject(
    { code: 'VALIDATION', options: { fields: { host: expect.anything() } } },
  )
  expect(await service.get(caller, undefined)).toMatchObject({ kind: 'maildir', enabled: false })
})

describe('is for', () => {
  test('Admins and the managers of the seller; a User is refused, another tenant does not exist', async () => {
    expect(await get(null)).toMatchObject({ status: 401 })
    expect(await get(user)).toMatchObject({ status: 403 })
    expect(await save(user, { ...imap(), rev: 1 })).toMatchObject({ status: 403 })
    expect(await trial(user, imap())).toMatchObject({ status: 403 })
    expect(await get(other, { tenant_id: 1 })).toMatchObject({ status: 404 })
    expect(await save(other, { ...imap(), tenant_id: 1, rev: 1 })).toMatchObject({ status: 404 })
    expect(await trial(other, { ...imap(), tenant_id: 1 })).toMatchObject({ status: 404 })
    expect(await save(admin, { ...imap(), tenant_id: 2, rev: 1 })).toMatchObject({ status: 200 })
    expect([await stored(1), await stored(2)]).toEqual([undefined, expect.objectContaining({ kind: 'imap' })])
    expect(await get(other)).toMatchObject({ body: { kind: 'imap', has_secret: true } })
  })

  test('a manager who is staff: one of a customer is refused', async () => {
    await app.database.db.updateTable('app_user').set({ is_tenant: false }).where('email', '=', manager).execute()
    expect(await get(manager)).toMatchObject({ status: 403 })
    await app.database.db.updateTable('app_user').set({ is_tenant: true }).where('email', '=', manager).execute()
  })
})
