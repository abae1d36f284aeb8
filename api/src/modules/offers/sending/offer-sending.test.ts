import type { OfferInput, SavedOffer } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'

const manager = 'manager@staffel.example'
const admin = 'admin@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const fail = (): never => {
  throw new Error('missing')
}
const items = [{ id: 'a', productId: null, description: 'Montage', quantity: 2, unitPrice: 500 }]
async function save(part: Partial<OfferInput> = {}): Promise<SavedOffer> {
  const answer = await app.as(manager).saveOffer.answer({
    body: { offer: { title: 'Gevel', customer: { organization_id: 1001 }, items, intent: 'issue', ...part } },
  })
  return answer.body[0] ?? fail()
}
const mail = (part: object = {}) => ({
  to: ['anna@dehaan.example'],
  subject: 'Onze offerte',
  body: 'Beste Anna,\n\nZie {link}',
  ...part,
})
const read = async (id: number) => (await app.as(manager).getOffer.answer({ query: { id } })).body
const queued = async (offerId: number) =>
  app.database.db
    .selectFrom('outbox_mail as o')
    .innerJoin('offer_mail as m', 'm.mail_id', 'o.id')
    .selectAll('o')
    .where('m.offer_id', '=', offerId)
    .orderBy('o.recipients')
    .execute()
const actions = async (id: number) =>
  (
    await app.database.db
      .selectFrom('activity')
      .select('action')
      .where('entity', '=', 'offer')
      .where('entity_id', '=', String(id))
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

describe('sending', () => {
  test('mails the PDF and a link that opens the offer, and notes when', async () => {
    const { offer_id: id, offer_nr } = await save()
    const sent = await app.as(manager).sendOffer.answer({ params: { id }, body: mail({ cc: ['cc@dehaan.example'] }) })
    expect(sent.status).toBe(202)
    const [stored] = await queued(id)
    expect(stored).toMatchObject({
      id: sent.body.message_id,
      recipients: ['anna@dehaan.example'],
      cc: ['cc@dehaan.example'],
      reply_to: manager,
      status: 'waiting',
    })
    expect(stored?.attachments).toEqual([
      {
        filename: expect.stringMatching(new RegExp(`^Offerte ${offer_nr} - .*\\.pdf$`)),
        storageKey: expect.any(String),
        contentType: 'application/pdf',
      },
    ])
    expect(stored?.body_text).toBe(`Beste Anna,\n\nZie ${stored?.link}`)
    const token = new URL(stored?.link ?? '').pathname.split('/')[2]
    const page = await app
      .as(null, { headers: { 'user-agent': 'Mozilla/5.0' } })
      .getPublicOffer.answer({ params: { token } })
    expect(page.body).toMatchObject({ state: 'open', offer_nr, recipient_email: 'anna@dehaan.example' })
    expect(await read(id)).toMatchObject({ status: 'pending', sent_at: sampleDay.toISOString() })
    expect(app.logLines.join()).not.toContain(token)
    expect(await actions(id)).toEqual(['offer.issued', 'offer.sent', 'offer.viewed'])
    expect((await app.as(manager).listOfferMails.answer({ params: { id } })).body).toEqual([
      expect.objectContaining({
        kind: 'offer',
        version: 1,
        to: ['anna@dehaan.example'],
        status: 'waiting',
        attempts: 0,
        sent_at: null,
      }),
    ])
  })

  test('gives every recipient a link of their own; copies go along once', async () => {
    const { offer_id: id } = await save()
    await app.as(manager).sendOffer({
      params: { id: String(id) },
      body: mail({ to: ['a@x.example', 'b@x.example'], bcc: ['boss@x.example'] }),
    })
    const mails = await queued(id)
    expect(mails.map(({ recipients, bcc }) => [recipients, bcc])).toEqual([
      [['a@x.example'], ['boss@x.example']],
      [['b@x.example'], []],
    ])
    expect(new Set(mails.map(({ link }) => link)).size).toBe(2)
  })

  test('goes to nobody twice, however their address was written', async () => {
    const { offer_id: id } = await save()
    const readers = { to: ['a@x.example', 'A@X.example'], cc: ['a@x.example', 'b@x.example'], bcc: ['B@x.example'] }
    await app.as(manager).sendOffer({ params: { id: String(id) }, body: mail(readers) })
    const mails = await queued(id)
    expect(mails.map(({ recipients, cc, bcc }) => [recipients, cc, bcc])).toEqual([
      [['a@x.example'], ['b@x.example'], []],
    ])
  })

  test('without link and PDF is one plain mail', async () => {
    const { offer_id: id } = await save()
    await app.as(manager).sendOffer({
      params: { id: String(id) },
      body: mail({ to: ['a@x.example', 'b@x.example'], with_link: false, attach_pdf: false }),
    })
    const mails = await queued(id)
    expect(
      mails.map(({ recipients, link, attachments, body_text }) => [recipients, link, attachments, body_text]),
    ).toEqual([[['a@x.example', 'b@x.example'], null, [], 'Beste Anna,\n\nZie ']])
  })

  test('issues a draft only when that is said, under the rules of issuing, all or nothing', async () => {
    const draft = await save({ intent: 'draft' })
    expect((await app.as(manager).sendOffer.answer({ params: { id: draft.offer_id }, body: mail() })).body.code).toBe(
      'INVALID_TRANSITION',
    )
    expect(
      (await app.as(manager).sendOffer.answer({ params: { id: draft.offer_id }, body: mail({ issue: true, rev: 99 }) }))
        .body.code,
    ).toBe('STALE')
    expect(
      (
        await app
          .as(manager)
          .sendOffer.answer({ params: { id: draft.offer_id }, body: mail({ issue: true, rev: draft.rev }) })
      ).status,
    ).toBe(202)
    expect(await read(draft.offer_id)).toMatchObject({ status: 'pending', issued_version: 1 })
    expect(await actions(draft.offer_id)).toEqual(['offer.created', 'offer.sent'])
    const empty = await save({ intent: 'draft', items: [] })
    const refused = await app
      .as(manager)
      .sendOffer.answer({ params: { id: empty.offer_id }, body: mail({ issue: true, rev: empty.rev }) })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['offer.items']])
    expect((await read(empty.offer_id)).status).toBe('draft')
    expect(await queued(empty.offer_id)).toEqual([])
  })

  test('of a declined offer needs the draft that takes its place', async () => {
    const { offer_id: id } = await save()
    const { rev, version } = await read(id)
    await app
      .as(manager)
      .setOfferStatus({ params: { id: String(id) }, body: { status: 'declined', reason_code: 'price', rev, version } })
    expect((await app.as(manager).sendOffer.answer({ params: { id }, body: mail() })).body.code).toBe(
      'INVALID_TRANSITION',
    )
    await app.as(manager).reviseOffer({ params: { id: String(id) }, body: { rev: (await read(id)).rev } })
    expect((await app.as(manager).sendOffer.answer({ params: { id }, body: mail() })).body.code).toBe(
      'INVALID_TRANSITION',
    )
    expect(
      (
        await app
          .as(manager)
          .sendOffer.answer({ params: { id }, body: mail({ issue: true, rev: (await read(id)).rev }) })
      ).status,
    ).toBe(202)
    expect(await read(id)).toMatchObject({ status: 'pending', issued_version: 2 })
  })

  test('happens once per Idempotency-Key', async () => {
    const { offer_id: id } = await save()
    const key = { 'idempotency-key': 'send-1' }
    const first = await app.as(manager, { headers: key }).sendOffer.answer({ params: { id }, body: mail() })
    expect((await app.as(manager, { headers: key }).sendOffer.answer({ params: { id }, body: mail() })).body).toEqual(
      first.body,
    )
    expect(await queued(id)).toHaveLength(1)
  })

  test.each([
    [{ to: [] }, 422],
    [{ to: ['x'] }, 422],
    [{ attachment_ids: [9999] }, 422],
    [{ subject: '' }, 422],
  ])('%j is refused', async (part, status) => {
    const { offer_id: id } = await save()
    expect((await app.as(manager).sendOffer.answer({ params: { id }, body: mail(part) })).status).toBe(status)
    expect((await read(id)).sent_at).toBeNull()
  })

  test('is for managers of the tenant', async () => {
    const { offer_id: id } = await save()
    expect([
      (await app.as(user).sendOffer.answer({ params: { id }, body: mail() })).status,
      (await app.as(other).sendOffer.answer({ params: { id }, body: mail() })).status,
      (await app.as(admin).sendOffer.answer({ params: { id }, body: mail() })).status,
    ]).toEqual([403, 404, 202])
    expect((await app.as(user).listOfferMails.answer({ params: { id } })).status).toBe(403)
  })
})

test("a mail is prepared in the tenant's wording and the offer's language", async () => {
  const { offer_id: id, offer_nr } = await save()
  const dutch = (await app.as(manager).prepareOfferMail.answer({ params: { id } })).body
  expect(dutch).toMatchObject({ lang: 'nl', subject: `Offerte ${offer_nr} van Staffel Bouwmaterialen`, cc: [] })
  expect(dutch.to).toHaveLength(1)
  expect(dutch.body).toMatch(/€\s1\.210,00/)
  expect(dutch.body).toContain('15 april 2026')
  expect(dutch.body).toContain('{link}')
  expect(dutch.body).toContain('Marieke Jansen')
  expect(
    (await app.as(manager).prepareOfferMail.answer({ params: { id }, query: { kind: 'reminder', lang: 'en' } })).body
      .subject,
  ).toBe(`Reminder: offer ${offer_nr} is valid until 15 April 2026`)
})

test('a mail that was given up is tried again; one that has left is not', async () => {
  const { offer_id: id } = await save()
  const { message_id: mailId } = (await app.as(manager).sendOffer.answer({ params: { id }, body: mail() })).body
  const { db } = app.database
  await db
    .updateTable('outbox_mail')
    .set({ status: 'failed', attempts: 7, last_error: 'EENVELOPE' })
    .where('id', '=', mailId)
    .execute()
  expect((await app.as(manager).listOfferMails.answer({ params: { id } })).body[0]).toMatchObject({
    status: 'failed',
    attempts: 7,
    last_error: 'EENVELOPE',
    next_attempt_at: null,
  })
  expect((await app.as(manager).retryOfferMail.answer({ params: { id, messageId: mailId } })).status).toBe(202)
  expect((await app.as(manager).listOfferMails.answer({ params: { id } })).body[0]).toMatchObject({
    status: 'waiting',
    attempts: 0,
  })
  await db.updateTable('outbox_mail').set({ status: 'sent', sent_at: sampleDay }).where('id', '=', mailId).execute()
  expect((await app.as(manager).retryOfferMail.answer({ params: { id, messageId: mailId } })).body.code).toBe(
    'INVALID_TRANSITION',
  )
  expect(
    (await app.as(manager).retryOfferMail.answer({ params: { id: (await save()).offer_id, messageId: mailId } }))
      .status,
  ).toBe(404)
})

test('an offer says whether a link to it works', async () => {
  const { offer_id: id, offer_nr, rev } = await save()
  const linked = async () => [
    (await read(id)).linked_at,
    (await app.as(manager).listOffers.answer({ query: { filters: `{"search":"${offer_nr}"}` } })).body[0]?.linked_at,
  ]
  expect(await linked()).toEqual([null, null])
  await app.as(manager).createOfferLink({ params: { id: String(id) }, body: {} })
  expect(await linked()).toEqual([sampleDay.toISOString(), sampleDay.toISOString()])
  await app.as(manager).createOfferLink({ params: { id: String(id) }, body: { revoke: true } })
  expect([await linked(), (await read(id)).rev]).toEqual([[null, null], rev])
})

test('a draft has no link', async () => {
  const { offer_id: id } = await save({ intent: 'draft' })
  expect((await app.as(manager).createOfferLink.answer({ params: { id }, body: {} })).body.code).toBe(
    'INVALID_TRANSITION',
  )
})

describe('the PDF', () => {
  test('is for whoever may see the offer, under a name that says what it is', async () => {
    const { offer_id: id, offer_nr } = await save()
    for (const email of [manager, admin, user]) {
      const answer = await app.as(email).downloadOfferPdf.answer({ params: { id } })
      expect([answer.status, answer.headers['content-type'], answer.bytes.subarray(0, 5).toString()]).toEqual([
        200,
        'application/pdf',
        '%PDF-',
      ])
      expect(answer.headers['content-disposition']).toContain(`filename="Offerte ${offer_nr} - `)
    }
    expect((await app.as(other).downloadOfferPdf.answer({ params: { id } })).status).toBe(404)
    expect((await app.as(manager).downloadOfferPdf.answer({ params: { id }, query: { version: 3 } })).status).toBe(404)
  })

  test('of a draft is for staff', async () => {
    const { offer_id: id } = await save({ intent: 'draft' })
    expect([
      (await app.as(manager).downloadOfferPdf.answer({ params: { id }, query: { lang: 'en' } })).status,
      (await app.as(user).downloadOfferPdf.answer({ params: { id } })).status,
    ]).toEqual([200, 404])
  })
})
