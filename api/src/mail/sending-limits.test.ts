import type { SavedOffer } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../testing/create-test-app.ts'
import { sampleDay } from '../testing/server/test-server.ts'

const manager = 'manager@staffel.example'
const admin = 'admin@staffel.example'
const hour = 3_600_000

let app: TestApp
beforeEach(async () => {
  app = await createTestApp({ env: { LIMIT_OFFER_MAILS: '5,8,7,9', LIMIT_MAILBOX_TESTS: '2,3,3,4' } })
  await app.database.db.deleteFrom('quote_request').execute()
})
afterEach(() => app.close())

const items = [{ id: 'a', productId: null, description: 'Montage', quantity: 2, unitPrice: 500 }]
async function issue(): Promise<SavedOffer> {
  const answer = await app.as(manager).saveOffer.answer({
    body: {
      offer: { title: 'Gevel', customer: { organization_id: 1001 }, items, intent: 'issue', validUntil: '2026-03-23' },
    },
  })
  const [saved] = answer.body
  if (!saved) throw new Error(answer.body.message)
  return saved
}
const send = (email: string, id: number, to: readonly string[], language = 'en') =>
  app
    .as(email, { headers: { 'accept-language': language } })
    .sendOffer.answer({ params: { id }, body: { to, subject: 'Offerte', body: 'Zie {link}', attach_pdf: false } })
const strangers = (count: number, name = 'x') =>
  Array.from({ length: count }, (_, index) => `${name}${index}@vreemd.example`)
const mails = async () =>
  (await app.database.db.selectFrom('outbox_mail').select('id').where('tenant_id', '=', 1).execute()).length
const later = (ms: number) => app.setNow(new Date(sampleDay.getTime() + ms))

test('a person sends to so many in an hour, and is told when there is room again', async () => {
  const { offer_id: id } = await issue()
  const before = await mails()
  expect((await send(manager, id, strangers(3))).status).toBe(202)
  later(60_000)
  expect((await send(manager, id, strangers(2))).status).toBe(202)
  const refused = await send(manager, id, strangers(1))
  expect([refused.status, refused.headers['retry-after'], refused.body]).toEqual([
    429,
    '3540',
    expect.objectContaining({
      code: 'RATE_LIMITED',
      message: 'The limit for you is reached: 5 e-mail addresses an hour. Try again in 59 minutes.',
      details: { limit: 5, window: 'hour', whose: 'user' },
    }),
  ])
  expect((await send(manager, id, strangers(1), 'nl')).body.message).toBe(
    'Het maximum voor u is bereikt: 5 e-mailadressen per uur. Probeer het over 59 minuten opnieuw.',
  )
  expect(await mails()).toBe(before + 5)
  later(hour)
  expect((await send(manager, id, strangers(3))).status).toBe(202)
  // The day holds eight, of which the first three are the first to go.
  later(2.5 * hour)
  const ofTheDay = await send(manager, id, strangers(1))
  expect([ofTheDay.status, ofTheDay.headers['retry-after'], ofTheDay.body.details]).toEqual([
    429,
    String(21.5 * 3600),
    { limit: 8, window: 'day', whose: 'user' },
  ])
})

test('a tenant as a whole sends to so many, whoever it is', async () => {
  const { offer_id: id } = await issue()
  expect((await send(manager, id, strangers(5))).status).toBe(202)
  expect((await send(admin, id, strangers(2))).status).toBe(202)
  expect((await send(admin, id, strangers(1))).body).toMatchObject({
    code: 'RATE_LIMITED',
    details: { whose: 'tenant', window: 'hour', limit: 7 },
  })
})

test('of many at once, as many leave as may', async () => {
  const offers = [
    await issue(),
    await issue(),
    await issue(),
    await issue(),
    await issue(),
    await issue(),
    await issue(),
    await issue(),
  ]
  const before = await mails()
  const codes = (
    await Promise.all(offers.map(({ offer_id: id }, index) => send(manager, id, strangers(1, `n${index}-`))))
  ).map(({ status }) => status)
  expect(codes.toSorted()).toEqual([202, 202, 202, 202, 202, 429, 429, 429])
  expect(await mails()).toBe(before + 5)
})

test('a refused sending changes nothing: a draft stays one', async () => {
  const { offer_id: first } = await issue()
  await send(manager, first, strangers(5))
  const [draft] = await app
    .as(manager)
    .saveOffer({ body: { offer: { title: 'Dak', customer: { organization_id: 1001 }, items } } })
  if (!draft) throw new Error('missing')
  const refused = await app.as(manager).sendOffer.answer({
    params: { id: draft.offer_id },
    body: { to: ['x@vreemd.example'], subject: 'x', body: 'x', issue: true, rev: draft.rev },
  })
  expect(refused.status).toBe(429)
  expect((await app.as(manager).getOffer.answer({ query: { id: draft.offer_id } })).body).toMatchObject({
    status: 'draft',
    rev: draft.rev,
  })
})

test('of a selection, each offer that was held back is named', async () => {
  const ids = [(await issue()).offer_id, (await issue()).offer_id, (await issue()).offer_id]
  await send(manager, ids[0] ?? 0, strangers(4))
  const answer = await app.as(manager).bulkOffers.answer({ body: { ids, action: 'send' } })
  expect(answer.body).toEqual({
    results: [
      { id: ids[0], ok: true },
      { id: ids[1], ok: false, code: 'RATE_LIMITED' },
      { id: ids[2], ok: false, code: 'RATE_LIMITED' },
    ],
  })
})

test('what the seller writes down as accepted is mailed to the customer, and counts too: to do it again and again sends no more', async () => {
  const { offer_id: id } = await issue()
  const mailed = async () =>
    (
      await app.database.db
        .selectFrom('offer_mail')
        .select('mail_id')
        .where('offer_id', '=', id)
        .where('kind', '=', 'accepted')
        .execute()
    ).length
  const step = async (wish: object) => {
    const { rev } = (await app.as(manager).getOffer.answer({ query: { id } })).body
    return (await app.as(manager).setOfferStatus.answer({ params: { id }, body: { rev, version: 1, ...wish } })).status
  }
  const accept = () => step({ status: 'accepted', accepted_by: 'Anna', channel: 'phone' })
  const undo = () => step({ status: 'pending', reason: 'Vergissing' })
  await send(manager, id, strangers(4))
  expect([await accept(), await undo()]).toEqual([200, 200])
  const before = await mailed()
  expect([await accept(), await mailed()]).toEqual([429, before])
  expect((await app.as(manager).getOffer.answer({ query: { id } })).body).toMatchObject({
    status: 'pending',
    acceptance: null,
  })
})

test('what is said to a customer is mailed, and counts too', async () => {
  const { offer_id: id } = await issue()
  await send(manager, id, strangers(3))
  const say = () =>
    app.as(manager).addOfferComment.answer({ params: { id }, body: { text: 'Nog een vraag', visible_to: 'customer' } })
  expect((await say()).body).toMatchObject({ code: 'RATE_LIMITED' })
})

test('reminders wait for room, and leave when there is', async () => {
  await app.database.db.updateTable('offer').set({ sent_at: null }).execute()
  await app.database.db
    .updateTable('offer_settings')
    .set({ reminders_enabled: true, reminder_days: [7] })
    .where('tenant_id', '=', 1)
    .execute()
  const { offer_id: id } = await issue()
  later(-24 * hour)
  await send(manager, id, ['anna@dehaan.example'])
  later(0)
  const { offer_id: other } = await issue()
  await send(admin, other, strangers(5))
  await send(manager, other, strangers(2))
  const remind = async () => {
    await app.modules.all
      .flatMap(({ jobs = [] }) => jobs)
      .find(({ name }) => name === 'offer reminders')
      ?.run()
  }
  const reminded = async () =>
    (await app.database.db.selectFrom('offer_mail').select('offer_id').where('kind', '=', 'reminder').execute()).map(
      (row) => row.offer_id,
    )
  await remind()
  expect(await reminded()).toEqual([])
  later(hour + 60_000)
  await remind()
  expect(await reminded()).toEqual([id])
})

test('a mailbox is tried out so often', async () => {
  const trial = (email: string) =>
    app.as(email).testMailbox.answer({
      body: {
        tenant_id: 1,
        kind: 'maildir',
        host: '',
        port: 993,
        security: 'tls',
        user: '',
        folder: 'INBOX',
        enabled: true,
      },
    })
  expect([(await trial(manager)).status, (await trial(manager)).status]).toEqual([200, 200])
  const refused = await trial(manager)
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600'])
  expect([(await trial(admin)).status, (await trial(admin)).status]).toEqual([200, 429])
})

test('what was sent is forgotten when it no longer counts', async () => {
  const { offer_id: id } = await issue()
  await send(manager, id, strangers(1))
  later(49 * hour)
  await app.modules.all
    .flatMap(({ jobs = [] }) => jobs)
    .find(({ name }) => name === 'forget sendings')
    ?.run()
  expect(await app.database.db.selectFrom('sending').selectAll().execute()).toEqual([])
})
