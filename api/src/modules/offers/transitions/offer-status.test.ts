import type { OfferInput, SavedOffer } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'
import { fitting as line, people, savedOffer } from '../save/testing/saved-offer.ts'

const { manager, admin, user, other } = people

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterEach(() => app.setNow(sampleDay))
afterAll(() => app.close())

const save = (part: Partial<OfferInput>): Promise<SavedOffer> =>
  savedOffer(app, { title: 'Gevel', customer: { organization_id: 1001 }, items: [line()], ...part })
const issued = (part: Partial<OfferInput> = {}) => save({ intent: 'issue', ...part })
const status = (email: string, { offer_id, rev, version }: SavedOffer, body: object) =>
  app.as(email).setOfferStatus.answer({ params: { id: offer_id }, body: { rev, version, ...body } })
const mails = (id: number) =>
  app.database.db
    .selectFrom('outbox_mail as o')
    .innerJoin('offer_mail as m', 'm.mail_id', 'o.id')
    .select(['o.recipients', 'o.subject', 'o.body_text', 'o.reply_to', 'o.attachments'])
    .where('m.offer_id', '=', id)
    .orderBy('o.created_at')
    .execute()
const told = (id: number) =>
  app.database.db
    .selectFrom('notification')
    .select(['event', 'user_id', 'detail'])
    .where('offer_id', '=', id)
    .orderBy('id')
    .execute()
const activities = async (id: number) =>
  (
    await app.database.db
      .selectFrom('activity')
      .select(['action', 'detail'])
      .where('entity', '=', 'offer')
      .where('entity_id', '=', String(id))
      .orderBy('id')
      .execute()
  ).slice(1)

describe('accepting', () => {
  const yes = {
    status: 'accepted',
    accepted_by: 'Piet de Haan',
    accepted_on: '2026-03-16',
    channel: 'phone',
    po_number: 'IO-7',
  }

  test('locks the offer and keeps who said yes, when, how and for what', async () => {
    const saved = await issued()
    const answer = await status(manager, saved, yes)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      status: 'accepted',
      rev: saved.rev + 1,
      actions: expect.arrayContaining(['undo-acceptance']),
      acceptance: {
        accepted_at: sampleDay.toISOString(),
        accepted_on: '2026-03-16',
        name: 'Piet de Haan',
        channel: 'phone',
        po_number: 'IO-7',
        after_expiry: false,
        recorded_by: 'Marieke Jansen',
        signature: null,
        version: 1,
        total: saved.totals.total,
        pushed: false,
      },
    })
    expect(await activities(saved.offer_id)).toEqual([
      {
        action: 'offer.accepted',
        detail: expect.objectContaining({ from: 'pending', to: 'accepted', version: 1, channel: 'phone' }),
      },
    ])
    const edit = await app
      .as(manager)
      .saveOffer.answer({ body: { offer: { offer_id: saved.offer_id, rev: saved.rev + 1, title: 'x' } } })
    expect([edit.status, edit.body.code]).toEqual([409, 'OFFER_LOCKED'])
  })

  test('is confirmed to the customer with the document, and told to whom the offer concerns but to nobody of their own doing', async () => {
    const saved = await issued()
    await status(admin, saved, yes)
    const [confirmation, toOwner, ...others] = await mails(saved.offer_id)
    const attached = {
      filename: expect.stringMatching(/^Offerte .*\.pdf$/),
      contentType: 'application/pdf',
      storageKey: expect.any(String),
    }
    expect(confirmation).toMatchObject({
      subject: `Offerte ${saved.offer_nr} is geaccepteerd`,
      attachments: [attached],
    })
    expect(confirmation?.recipients).not.toContain(manager)
    expect(toOwner).toMatchObject({
      recipients: [manager],
      subject: `Offerte ${saved.offer_nr} is geaccepteerd`,
      attachments: [attached],
      reply_to: confirmation?.recipients[0],
    })
    expect(others).toEqual([])
    expect(await told(saved.offer_id)).toMatchObject([
      { event: 'accepted', detail: { name: 'Piet de Haan', total: saved.totals.total } },
    ])
    const own = await issued()
    await status(manager, own, yes)
    expect((await mails(own.offer_id)).map(({ recipients }) => recipients)).toEqual([confirmation?.recipients])
    expect(await told(own.offer_id)).toEqual([])
  })

  test('a second time, even from an old screen, answers what is stored and writes nothing', async () => {
    const saved = await issued()
    const first = await status(manager, saved, yes)
    const again = await status(admin, saved, { ...yes, accepted_by: 'Someone else' })
    expect(again.status).toBe(200)
    expect(again.body.acceptance).toEqual(first.body.acceptance)
    expect(await activities(saved.offer_id)).toHaveLength(1)
  })

  test('two people at once: one decision stands, and the other is told', async () => {
    const saved = await issued()
    const answers = await Promise.all([
      status(manager, saved, yes),
      status(admin, saved, { status: 'declined', reason_code: 'price' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await activities(saved.offer_id)).toHaveLength(1)
  })

  test('is not for Users, and another tenant’s offer does not exist', async () => {
    const saved = await issued()
    expect((await status(user, saved, yes)).body).toMatchObject({ code: 'FORBIDDEN' })
    expect((await status(other, saved, yes)).status).toBe(404)
    expect((await status(admin, saved, yes)).status).toBe(200)
  })

  test('a draft, a superseded version, an old rev and a day to come are refused', async () => {
    const draft = await save({})
    expect((await status(manager, draft, yes)).body).toMatchObject({
      code: 'INVALID_TRANSITION',
      details: { from: 'draft', to: 'accepted' },
    })
    const first = await issued()
    expect((await status(manager, first, { ...yes, accepted_on: '2026-03-17' })).body).toMatchObject({
      code: 'VALIDATION',
      fields: { accepted_on: expect.any(String) },
    })
    expect((await status(manager, { ...first, rev: first.rev + 1 }, yes)).body).toMatchObject({
      code: 'STALE',
      current: { rev: first.rev },
    })
    const second = await issued({ offer_id: first.offer_id, rev: first.rev })
    expect(second.version).toBe(2)
    expect((await status(manager, { ...second, version: 1 }, yes)).body).toMatchObject({
      code: 'VERSION_SUPERSEDED',
      details: { version: 2, url: expect.stringMatching(/^\/offers\/[0-9a-f-]{36}$/) },
    })
    expect((await status(manager, second, yes)).status).toBe(200)
  })

  test('a day before that of the issue is refused: there was no such version yet', async () => {
    app.setNow(new Date('2026-03-14T22:59:00Z'))
    const first = await issued()
    // In Amsterdam the fifteenth has begun.
    app.setNow(new Date('2026-03-14T23:30:00Z'))
    const second = await issued({ offer_id: first.offer_id, rev: first.rev })
    app.setNow(sampleDay)
    const early = await status(manager, second, { ...yes, accepted_on: '2026-03-14' })
    expect([early.status, early.body.fields]).toEqual([
      422,
      { accepted_on: 'This version was not there yet: choose the day on which it was issued or a later one.' },
    ])
    const accepted = await status(manager, second, { ...yes, accepted_on: '2026-03-15' })
    expect(accepted.body).toMatchObject({ acceptance: { accepted_on: '2026-03-15' } })
  })

  test('the options that the customer chose count, until the acceptance is undone', async () => {
    const items = [
      line(),
      line({ id: 'b', unitPrice: 1000, optional: true, selected: false }),
      line({ id: 'c', unitPrice: 50, optional: true, selected: true }),
    ]
    const saved = await issued({ items })
    expect(saved.totals.subtotal).toBe(1100)
    expect((await status(manager, saved, { ...yes, selected_optional: ['a'] })).body).toMatchObject({
      fields: { selected_optional: expect.any(String) },
    })
    const accepted = (await status(manager, saved, { ...yes, selected_optional: ['b'] })).body
    expect([accepted.totals.subtotal, accepted.acceptance?.total]).toEqual([3000, 3630])
    const undone = (await status(manager, { ...saved, rev: accepted.rev }, { status: 'pending', reason: 'Vergissing' }))
      .body
    expect(undone).toMatchObject({ status: 'pending', acceptance: null, totals: saved.totals })
    expect(undone.items.map(({ selected }) => selected)).toEqual([true, false, true])
  })
})

describe('undoing an acceptance', () => {
  test('needs a reason, and is impossible once the customer signed or the order is in the books', async () => {
    const saved = await issued()
    const { rev } = (await status(manager, saved, { status: 'accepted' })).body
    const undo = { status: 'pending', reason: 'Vergissing' }
    expect((await status(manager, { ...saved, rev }, { status: 'pending' })).body).toMatchObject({
      fields: { reason: expect.any(String) },
    })
    const change = (columns: object) =>
      app.database.db.updateTable('offer').set(columns).where('id', '=', saved.offer_id).execute()
    await change({ pushed_at: sampleDay })
    expect((await status(manager, { ...saved, rev }, undo)).body).toMatchObject({
      code: 'OFFER_LOCKED',
      details: { requirement: 'not-pushed' },
    })
    const { acceptance } = await app.database.db
      .selectFrom('offer')
      .select('acceptance')
      .where('id', '=', saved.offer_id)
      .executeTakeFirstOrThrow()
    await change({
      pushed_at: null,
      acceptance: JSON.stringify({ ...acceptance, recorded_by: null, signature: 'typed' }),
    })
    expect((await status(manager, { ...saved, rev }, undo)).body).toMatchObject({
      code: 'OFFER_LOCKED',
      details: { requirement: 'recorded-by-staff' },
    })
    await change({ acceptance: JSON.stringify(acceptance) })
    expect((await status(manager, { ...saved, rev }, undo)).body).toMatchObject({
      status: 'pending',
      acceptance: null,
    })
  })
})
