import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SkippedMail } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'
import { clerk, people, type Clerk } from '../handling/testing/clerk.ts'

const { admin, manager, user, other } = people

let app: TestApp
let desk: Clerk
let clock = sampleDay.getTime()
let files = 0
beforeAll(async () => {
  app = await createTestApp()
  desk = clerk(app)
})
afterAll(() => app.close())

interface Mail {
  readonly from: string
  readonly subject: string
  readonly body: string
  readonly head?: string
}

/** Puts mails into the mailbox of the first tenant and has it read. */
async function receive(...mails: readonly (Mail | Buffer)[]): Promise<void> {
  const box = join(app.config.dataDirectory, 'mail/1/new')
  mkdirSync(box, { recursive: true })
  for (const mail of mails)
    writeFileSync(
      join(box, `test-${(files += 1)}.eml`),
      Buffer.isBuffer(mail)
        ? mail
        : Buffer.from(`From: ${mail.from}\r\nSubject: ${mail.subject}\r\n${mail.head ?? ''}\r\n${mail.body}\r\n`),
    )
  clock += 3_600_000
  app.setNow(new Date(clock))
  const answer = await app.as(manager).fetchMail.answer({ body: {} })
  expect(answer.body).toMatchObject({ fetched: mails.length, failed: 0 })
}

const newsletter = (subject: string, from = 'Nieuws <nieuws@grossier.example>'): Mail => ({
  from,
  subject,
  head: 'List-Unsubscribe: <https://grossier.example/af>\r\n',
  body: 'Deze week in huis:\r\n\r\n25 stuks zeskantbout DIN 933 M8x40 8.8 verzinkt',
})

async function skipped(payload: object = {}, email: string | null = manager) {
  const answer = await app.as(email).listSkippedMails.answer({ body: payload })
  return { status: answer.status, total: answer.headers['x-total-count'], rows: answer.body }
}
async function skippedOne(search: string, filter: object = {}): Promise<SkippedMail> {
  const { rows } = await skipped({ filter: { search, ...filter } })
  const [row] = rows
  if (!row || rows.length > 1) throw new Error(`${rows.length} skipped mails hold ${search}`)
  return row
}
const requests = async (search: string) =>
  (await app.as(manager).listQuoteRequests.answer({ body: { filter: { search } } })).body
const restore = (id: number, body: object = {}, email: string | null = manager) =>
  app.as(email).restoreSkippedMail.answer({ params: { id }, body })
const skip = (id: number, body: object = {}, email: string | null = manager) =>
  app.as(email).skipQuoteRequest.answer({ params: { id }, body })

const attached = (type: string, name: string, from = 'Jan <jan@klant.example>'): Buffer =>
  Buffer.from(
    [
      `From: ${from}`,
      'Subject: Materiaal voor de loods',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'Zie bijlage',
      '--b',
      `Content-Type: ${type}; name=${name}`,
      `Content-Disposition: attachment; filename=${name}`,
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('een lijst').toString('base64'),
      '--b--',
      '',
    ].join('\r\n'),
  )

test('a document that nobody read makes a request without lines, which holds the document', async () => {
  await receive(attached('application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'lijst.docx'))
  const [request, ...others] = await requests('materiaal loods')
  expect([request, others]).toMatchObject([{ replies: [], status: 'new' }, []])
  expect((await app.as(manager).getQuoteRequest.answer({ params: { id: request?.id ?? 0 } })).body.mails).toMatchObject(
    [{ attachments: [{ filename: 'lijst.docx' }] }],
  )
})

test('bytes that are no mail make a request with the reason', async () => {
  await receive(Buffer.from(Array.from({ length: 500 }, (_, at) => (at * 7919) % 251)))
  const { body } = await app.as(manager).listQuoteRequests.answer({ body: { limit: 1, sortBy: 'created_at' } })
  expect(body).toMatchObject([{ problem: 'malformed', replies: [], from: '', subject: '' }])
})

describe('the list of skipped mails', () => {
  test('holds each with its reason and text; machines and our own mail when they are asked for', async () => {
    await receive(
      newsletter('Lijst één'),
      { from: 'Kim <kim@lijst.example>', subject: 'Lijst twee', body: 'Bedankt, tot morgen.' },
      { from: 'Piet <manager@staffel.example>', subject: 'Lijst drie', body: 'Graag 10 bouten M8x40' },
      {
        from: 'Ans <ans@lijst.example>',
        subject: 'Lijst vier',
        head: 'Auto-Submitted: auto-replied\r\n',
        body: 'Ik ben er maandag weer.',
      },
    )
    const found = await skipped({ filter: { search: 'lijst' }, sortBy: 'subject', sortDir: 'asc' })
    expect(found).toMatchObject({ status: 200, total: '2', rows: [{ subject: 'Lijst één', total_count: 2 }, {}] })
    expect(found.rows[1]).toEqual({
      id: expect.any(Number),
      tenant_id: 1,
      reason: 'no_request',
      from: 'Kim <kim@lijst.example>',
      subject: 'Lijst twee',
      received_on: expect.any(String),
      created_at: expect.any(String),
      email_body: expect.stringContaining('Bedankt, tot morgen.'),
      has_html: false,
      is_remembered: false,
    })
    const asked = await skipped({
      filters: { search: 'LIJST', reason: ['own_address', 'auto_reply', 'bulk'] },
      sort_by: 'subject',
      sort_dir: 'asc',
    })
    expect(asked.rows.map(({ reason }) => reason)).toEqual(['own_address', 'bulk', 'auto_reply'])
  })

  test('is narrowed and paged as requests are', async () => {
    const [mail] = (await skipped({ filter: { search: 'lijst twee' } })).rows
    // The day that it is where the tenant is, which is not always that of the moment.
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(
      new Date(mail?.received_on ?? ''),
    )
    expect(
      (await skipped({ filter: { search: 'lijst', date_field: 'received_on', date_from: day, date_till: day } })).rows,
    ).toHaveLength(2)
    expect(
      (await skipped({ filter: { search: 'lijst', date_field: 'received_on', date_till: '2020-01-01' } })).rows,
    ).toEqual([])
    expect(
      (await skipped({ filter: { search: 'lijst', date_field: 'desired_delivery_date', date_from: '2020-01-01' } }))
        .rows,
    ).toEqual([])
    for (const filter of [{ status: ['new'] }, { has_offer: true }, { assignee_user_id: 2 }, { organization_id: 1 }])
      expect((await skipped({ filter: { search: 'lijst', ...filter } })).rows).toEqual([])
    const page = async (number: number) =>
      (await skipped({ page: number, limit: 1, filter: { search: 'lijst' } })).rows.map(({ subject }) => subject)
    expect(new Set([...(await page(1)), ...(await page(2))]).size).toBe(2)
    expect(await page(3)).toEqual([])
  })

  test.each([
    [{ limit: 101 }, 'limit'],
    [{ filter: { reason: ['nergens'] } }, 'filter.reason.0'],
    [{ filter: { color: 1 } }, 'filter.color'],
  ])('%j is refused with the field named', async (payload, field) => {
    expect(await skipped(payload)).toMatchObject({ status: 422, rows: { fields: { [field]: expect.any(String) } } })
  })

  test('is for who may see requests', async () => {
    expect(Number((await skipped({}, admin)).total)).toBeGreaterThan(1)
    expect((await skipped({ tenant_id: 2 }, admin)).total).toBe('0')
    expect((await skipped({}, other)).total).toBe('0')
    expect((await skipped({ tenant_id: 1 }, other)).total).toBe('0')
    expect((await skipped({}, user)).status).toBe(403)
    expect((await skipped({}, null)).status).toBe(401)
  })

  test('shows one whole, with its files', async () => {
    await receive(
      Buffer.concat([
        Buffer.from('List-Unsubscribe: <https://x.example>\r\n'),
        attached('text/csv', 'aanbod.csv', 'Folder <folder@grossier.example>'),
      ]),
    )
    const { id } = await skippedOne('folder grossier')
    const detail = (await app.as(manager).getSkippedMail.answer({ params: { id } })).body
    expect(detail).toMatchObject({
      reason: 'bulk',
      forwarded_by: null,
      attachments: [{ filename: 'aanbod.csv', bytes: 9 }],
    })
    expect(
      (
        await app
          .as(manager)
          .downloadSkippedAttachment.answer({ params: { id, attachment_id: detail.attachments[0]?.id } })
      ).bytes.toString(),
    ).toBe('een lijst')
    expect((await app.as(manager).getSkippedMailHtml.answer({ params: { id } })).status).toBe(404)
    for (const call of ['getSkippedMail', 'getSkippedMailHtml', 'downloadSkippedAttachment'] as const)
      expect(
        (await app.as(other)[call].answer({ params: { id, attachment_id: detail.attachments[0]?.id } })).status,
      ).toBe(404)
  })
})

test('a request of which no mail is kept can be skipped too', async () => {
  const request = await desk.find('waterkant')
  await app.database.db.deleteFrom('quote_mail').where('request_id', '=', request.id).execute()
  const { body: mail } = await skip(request.id)
  expect(await skippedOne('waterkant')).toMatchObject({ id: mail.id, reason: 'person', email_body: request.email_body })
  expect((await restore(mail.id, { undo: true })).body).toMatchObject({ id: request.id, mails: [{ id: mail.id }] })
})

test('skipped mails are kept as long as raw mail, with their files', async () => {
  await receive(newsletter('Vergankelijk'), newsletter('Door een mens', 'mens@vast.example'))
  const mail = await skippedOne('vergankelijk')
  const { raw_key: key } = await app.database.db
    .selectFrom('quote_mail')
    .select('raw_key')
    .where('id', '=', mail.id)
    .executeTakeFirstOrThrow()
  expect(existsSync(join(app.config.dataDirectory, 'files', key ?? ''))).toBe(true)
  const { body: made } = await restore((await skippedOne('door een mens')).id)
  const month = (count: number): Date => new Date(clock + count * 31 * 86_400_000)
  const clean = async (at: Date): Promise<void> => {
    app.setNow(at)
    await app.modules.all
      .flatMap(({ jobs }) => jobs ?? [])
      .find(({ name }) => name === 'old raw mail')
      ?.run()
  }
  await clean(month(11))
  expect(await skippedOne('vergankelijk')).toMatchObject({ id: mail.id })
  await skip(made.id)
  await clean(month(13))
  expect((await skipped({ filter: { search: 'vergankelijk' } })).rows).toEqual([])
  expect(await app.database.db.selectFrom('quote_mail').select('id').where('id', '=', mail.id).execute()).toEqual([])
  expect(existsSync(join(app.config.dataDirectory, 'files', key ?? ''))).toBe(false)
  expect(await skippedOne('door een mens')).toMatchObject({ reason: 'person' })
  await clean(month(25))
  expect(
    await app.database.db.selectFrom('quote_mail').select('id').where('subject', '=', 'Door een mens').execute(),
  ).toEqual([])
})
