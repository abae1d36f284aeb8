import { mkdirSync, writeFileSync } from 'node:fs'
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
const remembered = async () =>
  (
    await app.database.db
      .selectFrom('quote_sender_memory')
      .select('sender_email')
      .where('tenant_id', '=', 1)
      .orderBy('sender_email')
      .execute()
  ).map(({ sender_email: email }) => email)

describe('a request after all', () => {
  test('is made of a skipped mail with its lines, and no mail of its sender is skipped again', async () => {
    await receive(newsletter('Weekblad noord', 'Blad <BLAD@grossier.example>'))
    const mail = await skippedOne('weekblad')
    const made = await restore(mail.id)
    expect(made).toMatchObject({
      status: 200,
      body: {
        subject: 'Weekblad noord',
        status: 'new',
        received_on: mail.received_on,
        replies: [{ desired_quantity: 25, productsfound: expect.any(Array) }],
        mails: [{ id: mail.id }],
      },
    })
    expect((await skipped({ filter: { search: 'weekblad' } })).rows).toEqual([])
    expect(await remembered()).toEqual(['blad@grossier.example'])
    expect((await restore(mail.id)).body).toMatchObject({ id: made.body.id, json_version: made.body.json_version })
    expect(await desk.log(made.body.id)).toEqual([
      ['request.unskipped', { mail_id: mail.id, reason: 'bulk', remembered: true }],
    ])
    await receive(
      newsletter('Weekblad zuid', 'blad@grossier.example'),
      newsletter('Weekblad oost', 'ander@grossier.example'),
    )
    expect(await requests('weekblad zuid')).toMatchObject([{ replies: [{ desired_quantity: 25 }] }])
    expect(await skippedOne('weekblad')).toMatchObject({ subject: 'Weekblad oost', is_remembered: false })
  })

  test('until a person skips one', async () => {
    const [request] = await requests('weekblad zuid')
    const answer = await skip(request?.id ?? 0, { json_version: request?.json_version })
    expect(answer).toMatchObject({ status: 200, body: { subject: 'Weekblad zuid', reason: 'person' } })
    expect(await remembered()).toEqual([])
    expect(await requests('weekblad zuid')).toEqual([])
    expect((await app.as(manager).getQuoteRequest.answer({ params: { id: request?.id ?? 0 } })).status).toBe(404)
    expect(await desk.log(request?.id ?? 0)).toEqual([['request.skipped', { mail_id: answer.body.id }]])
    await receive(newsletter('Weekblad west', 'blad@grossier.example'))
    expect(await skippedOne('weekblad west')).toMatchObject({ reason: 'bulk' })
  })

  test('comes back as it was, and undoing either step leaves the memory as it was before', async () => {
    const [request] = await requests('weekblad noord')
    const id = request?.id ?? 0
    await app.as(manager).updateQuoteLine({ params: { id: String(id), position: 1 }, body: { desired_quantity: 7 } })
    const { body: mail } = await skip(id)
    expect((await restore(mail.id, { undo: true })).body).toMatchObject({ id, replies: [{ desired_quantity: 7 }] })
    expect(await remembered()).toEqual([])
    expect((await skip(id)).body.id).toBe(mail.id)
    expect((await restore(mail.id)).body.id).toBe(id)
    expect(await remembered()).toEqual(['blad@grossier.example'])
    await skip(id)
    await restore(mail.id, { undo: true })
    expect(await remembered()).toEqual(['blad@grossier.example'])

    const news = await skippedOne('weekblad oost')
    const { body: made } = await restore(news.id)
    expect(await remembered()).toEqual(['ander@grossier.example', 'blad@grossier.example'])
    expect((await skip(made.id, { undo: true })).body).toMatchObject({ id: news.id, reason: 'bulk' })
    expect(await remembered()).toEqual(['blad@grossier.example'])
    expect((await restore(news.id)).body.id).toBe(made.id)
  })

  test('of a sender who is remembered, a mail that came twice belongs to its request', async () => {
    const twice = {
      ...newsletter('Dubbel', 'blad@grossier.example'),
      head: 'Message-ID: <dubbel@x>\r\nList-Unsubscribe: <https://x.example>\r\n',
    }
    await receive(twice, { ...twice, head: `X-Weg: anders\r\n${twice.head}` })
    const [request, ...others] = await requests('dubbel')
    expect([request?.replies.length, others]).toEqual([1, []])
    expect(
      (await app.as(manager).getQuoteRequest.answer({ params: { id: request?.id ?? 0 } })).body.mails,
    ).toHaveLength(2)
  })

  test('is made of our own mail and of one without an address too', async () => {
    await receive({ from: 'Piet <manager@staffel.example>', subject: 'Van ons', body: 'Graag 10 bouten M8x40' })
    const own = await skippedOne('van ons', { reason: ['own_address'] })
    expect((await restore(own.id)).body).toMatchObject({ replies: [{ desired_quantity: 10 }] })
    await receive({ from: '', subject: 'Naamloos', body: 'Bedankt, tot morgen.' })
    const nameless = await skippedOne('naamloos')
    expect((await restore(nameless.id)).body).toMatchObject({ subject: 'Naamloos', replies: [] })
    expect(await desk.log((await requests('naamloos'))[0]?.id ?? 0)).toMatchObject([
      ['request.unskipped', { remembered: false }],
    ])
  })

  test('is made of what was read when the source is gone', async () => {
    await receive({ from: 'Kim <kim@bronloos.example>', subject: 'Bronloos', body: 'Bedankt, tot morgen.' })
    const mail = await skippedOne('bronloos')
    await app.database.db.updateTable('quote_mail').set({ raw_key: null }).where('id', '=', mail.id).execute()
    expect((await restore(mail.id)).body).toMatchObject({
      subject: 'Bronloos',
      from: 'Kim <kim@bronloos.example>',
      email_body: expect.stringContaining('tot morgen'),
      problem: null,
    })
  })

  test('one, whoever asks at the same moment', async () => {
    await receive(newsletter('Gelijktijdig', 'gelijk@grossier.example'))
    const { id } = await skippedOne('gelijktijdig')
    const made = await Promise.all([restore(id), restore(id), restore(id, {}, admin)])
    expect(new Set(made.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(await requests('gelijktijdig')).toHaveLength(1)
  })

  test('is not for others, and none is skipped that has an offer or that was changed meanwhile', async () => {
    const { id } = await skippedOne('weekblad west')
    expect((await restore(id, {}, user)).status).toBe(403)
    expect((await restore(id, {}, null)).status).toBe(401)
    expect((await restore(id, {}, other)).status).toBe(404)
    expect((await restore(999_999)).status).toBe(404)
    const request = await desk.find('veldzicht dehaan')
    expect((await skip(request.id, {}, other)).status).toBe(404)
    expect((await skip(request.id, {}, user)).status).toBe(403)
    expect((await skip(request.id, { json_version: 99 })).code).toBe('STALE')
    await app.as(manager).createOfferFromRequest({ params: { id: String(request.id) }, body: {} })
    expect((await skip(request.id)).code).toBe('INVALID_TRANSITION')
  })
})
