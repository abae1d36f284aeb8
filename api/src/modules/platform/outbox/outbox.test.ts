import { asTenant, everyTenant } from '../../../db/tenant-transaction.ts'
import type { Database } from '../../../db/database.types.ts'
import { folderStore } from '../../../files/folder-store.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { createTestApp } from '../../../testing/create-test-app.ts'
import { createTestDatabase } from '../../../testing/create-test-database.ts'
import type { OutboxMail } from './outbox.repository.ts'
import { outboxRepository } from './outbox.repository.ts'
import { sendDueMails } from './send-due-mails.ts'

let database: Database
beforeAll(async () => (database = await createTestDatabase('empty')))
afterAll(() => database.close())
afterEach(() => database.db.deleteFrom('outbox_mail').execute())

// The queue dates a mail by the database's clock.
const start = new Date()
const minutes = (count: number) => new Date(start.getTime() + count * 60_000 + 5000)
const queue = (subject: string) =>
  asTenant(database.db, everyTenant, (tx) =>
    queueMail(tx, { tenantId: null, to: ['a@example.com'], subject, text: 'secret words' }),
  )

function mailer(send: (mail: OutboxMail) => Promise<void>) {
  const lines: string[] = []
  const log = { warn: (line: object) => void lines.push(JSON.stringify(line)) }
  const run = (now: Date) => sendDueMails({ outbox: outboxRepository(database.db), send, now: () => now, log })
  return { run, lines }
}

test('every mail is sent once, by any number of workers', async () => {
  for (let index = 0; index < 20; index++) await queue(`mail ${index}`)
  const sent: string[] = []
  const { run } = mailer(async (mail) => void sent.push(mail.subject))
  await Promise.all([run(minutes(0)), run(minutes(0)), run(minutes(0))])
  expect(sent.toSorted()).toEqual(Array.from({ length: 20 }, (_, index) => `mail ${index}`).toSorted())
  await run(minutes(60))
  expect(sent).toHaveLength(20)
})

test('a refused mail is tried again, ever later, and given up after seven attempts', async () => {
  await queue('unlucky')
  const { run, lines } = mailer(async () =>
    Promise.reject(Object.assign(new Error('550 secret words'), { code: 'EENVELOPE' })),
  )
  for (const at of [0, 0.5, 2, 10, 30, 100, 400, 1200, 3000]) await run(minutes(at))
  const mail = await database.db.selectFrom('outbox_mail').selectAll().executeTakeFirstOrThrow()
  expect([mail.status, mail.attempts, mail.last_error]).toEqual(['failed', 7, 'EENVELOPE'])
  expect(lines.join()).not.toContain('secret')
})

test('a mail whose worker died comes up again', async () => {
  await queue('orphan')
  await outboxRepository(database.db).take(minutes(0))
  const sent: string[] = []
  const { run } = mailer(async (mail) => void sent.push(mail.subject))
  await run(minutes(1))
  expect(sent).toEqual([])
  await run(minutes(6))
  expect(sent).toEqual(['orphan'])
})

test('in local mode a mail has arrived once it stands in the outbox, where people read it', async () => {
  const app = await createTestApp()
  const read = () =>
    app.database.db
      .selectFrom('outbox_mail')
      .select(['status', 'sent_at'])
      .where('subject', '=', 'local')
      .executeTakeFirstOrThrow()
  await asTenant(app.database.db, everyTenant, (tx) =>
    queueMail(tx, { tenantId: null, to: ['a@example.com'], subject: 'local', text: 'x' }),
  )
  app.setNow(minutes(1))
  await app.modules.all
    .flatMap(({ jobs = [] }) => jobs)
    .find(({ name }) => name === 'mail')
    ?.run()
  expect(await read()).toEqual({ status: 'sent', sent_at: minutes(1) })
  await app.close()
})

test('in local mode what goes with a mail can be read there too', async () => {
  const app = await createTestApp()
  const storageKey = await folderStore(`${app.config.dataDirectory}/files`).put('mails', Buffer.from('signed'), 'pdf')
  const attachments = [{ filename: 'Offerte 1.pdf', storageKey, contentType: 'application/pdf' }]
  await asTenant(app.database.db, everyTenant, (tx) =>
    queueMail(tx, { tenantId: null, to: ['a@example.com'], subject: 'with a file', text: 'x', attachments }),
  )
  const { body } = await app.http.inject('/dev/outbox')
  const [, address = '', name] = /href="(\/dev\/outbox\/[^"]+)">([^<]+)/.exec(body) ?? []
  expect(name).toBe('Offerte 1.pdf')
  const file = await app.http.inject(address)
  expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([200, 'application/pdf', 'signed'])
  expect((await app.http.inject(address.replace(/0$/, '1'))).statusCode).toBe(404)
  await app.close()
})
