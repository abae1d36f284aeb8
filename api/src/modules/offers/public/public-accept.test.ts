import type { OfferInput } from '@staffel/shared-api/contract'
import { createHash } from 'node:crypto'
import { makePng } from '../../../files/pictures/testing/make-png.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'
import { publicVisits, signature } from './testing/public-visits.ts'

const manager = 'manager@staffel.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterEach(() => app.setNow(sampleDay))
afterAll(() => app.close())

const { issue, linkTo, visitor, opened } = publicVisits(() => app)

const staffView = async (id: number) => (await app.as(manager).getOffer.answer({ query: { id } })).body
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
const told = async (id: number) =>
  (
    await app.database.db
      .selectFrom('notification')
      .select(['event', 'user_id'])
      .where('offer_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ event }) => event)
describe('accepting', () => {
  test('stores what was agreed to, with the chosen options, and mails the signed document to both sides', async () => {
    const { saved, page, offer } = await opened()
    // 1,000 + 200 for the option, and 21 % on both.
    const wrong = await page.accept(signature(offer, { selected_optional: ['opt'] }))
    expect([wrong.status, wrong.body.code, wrong.body.details.total]).toEqual([409, 'OFFER_CHANGED', 1452])
    const accepted = await page.accept(signature(offer, { selected_optional: ['opt'], total: 1452, po_number: 'PO-7' }))
    expect(accepted.body).toMatchObject({
      state: 'accepted',
      totals: { total: 1452 },
      acceptance: { name: 'Anna de Haan', po_number: 'PO-7', accepted_at: sampleDay.toISOString() },
    })
    const stored = await app.database.db
      .selectFrom('offer_signature')
      .selectAll()
      .where('offer_id', '=', saved.offer_id)
      .executeTakeFirstOrThrow()
    expect(stored).toMatchObject({
      name: 'Anna de Haan',
      email: 'anna@dehaan.example',
      job_title: 'Inkoper',
      kind: 'typed',
      mark: 'Anna de Haan',
      ip: page.remoteAddress,
      user_agent: 'Mozilla/5.0 Firefox',
      version: 1,
      total_cents: 145_200,
      signed_at: sampleDay,
      consent_text: offer.consent_text,
      terms_sha256: createHash('sha256').update(offer.terms).digest('hex'),
      pdf_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    const view = await staffView(saved.offer_id)
    expect(view).toMatchObject({
      status: 'accepted',
      acceptance: {
        name: 'Anna de Haan',
        channel: 'link',
        signature: 'typed',
        recorded_by: null,
        total: 1452,
        po_number: 'PO-7',
      },
      totals: { total: 1452 },
    })
    expect(view.actions).not.toContain('undo-acceptance')
    const mails = await app.database.db
      .selectFrom('outbox_mail as o')
      .innerJoin('offer_mail as m', 'm.mail_id', 'o.id')
      .select(['o.recipients', 'o.attachments'])
      .where('m.offer_id', '=', saved.offer_id)
      .execute()
    expect(mails.map(({ recipients }) => recipients[0]).toSorted()).toEqual(['anna@dehaan.example', manager])
    const pdf = await page.pdf()
    expect([pdf.headers['content-type'], pdf.bytes.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-'])
    expect(mails.every(({ attachments }) => attachments[0]?.filename.startsWith(`Offerte ${saved.offer_nr} - `))).toBe(
      true,
    )
    expect(await actions(saved.offer_id)).toEqual([
      'offer.issued',
      'offer.link_created',
      'offer.viewed',
      'offer.accepted',
    ])
    expect(await told(saved.offer_id)).toEqual(['viewed', 'accepted'])
  })

  test('twice, even at once, is one acceptance', async () => {
    const { saved, page, offer } = await opened()
    const answers = await Promise.all([page.accept(signature(offer)), page.accept(signature(offer, { name: 'Ander' }))])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect((await actions(saved.offer_id)).filter((action) => action === 'offer.accepted')).toHaveLength(1)
  })

  test('of a replaced version leads to the present one', async () => {
    const { saved, page, offer } = await opened()
    const next = await app.as(manager).saveOffer.answer({
      body: {
        offer: {
          offer_id: saved.offer_id,
          rev: (await staffView(saved.offer_id)).rev,
          title: 'Gevel v2',
          intent: 'issue',
        },
      },
    })
    expect(next.body[0]).toMatchObject({ version: 2, status: 'pending' })
    expect((await page.get()).body).toMatchObject({ state: 'superseded', title: 'Gevel' })
    const refused = await page.accept(signature(offer))
    expect([refused.status, refused.body.code]).toEqual([409, 'VERSION_SUPERSEDED'])
    const current = visitor(new URL(String(refused.body.details['url'])).pathname.split('/')[2] ?? '')
    expect((await current.get()).body).toMatchObject({ state: 'open', version: 2, title: 'Gevel v2' })
    expect((await page.decline({ reason_code: 'price' })).body.code).toBe('VERSION_SUPERSEDED')
  })

  test('and so does its page, for whom it was sent to', async () => {
    const { saved, page } = await opened()
    const copied = visitor(await linkTo(saved.offer_id))
    expect([(await page.get()).body.newer_version, (await page.current()).status]).toEqual([null, 404])
    const revise = async (part: Partial<OfferInput>) =>
      issue({ offer_id: saved.offer_id, rev: (await staffView(saved.offer_id)).rev, ...part })
    await revise({ title: 'Gevel v2' })
    expect((await page.get()).body).toMatchObject({ state: 'superseded', version: 1, newer_version: 2 })
    const { url } = (await page.current()).body
    expect((await visitor(url.split('/o/')[1] ?? '').get()).body).toMatchObject({
      state: 'open',
      version: 2,
      recipient_email: 'anna@dehaan.example',
      newer_version: null,
    })
    expect([(await copied.get()).body.newer_version, (await copied.current()).status]).toEqual([null, 404])
    expect((await copied.accept(signature(saved))).body.details).toEqual({})
    await revise({ customer: { organization_id: 1002 } })
    expect([(await page.get()).status, (await page.current()).status]).toEqual([404, 404])
    await linkTo(saved.offer_id, 'Anna@deHaan.example')
    expect((await page.get()).status).toBe(404)
  })

  test('is possible through the last valid day in Amsterdam, and not a minute longer', async () => {
    const { page, offer } = await opened({ validUntil: '2026-03-28' })
    app.setNow(new Date('2026-03-28T23:00:00Z'))
    expect((await page.get()).body.state).toBe('expired')
    expect((await page.accept(signature(offer))).body.code).toBe('INVALID_TRANSITION')
    app.setNow(new Date('2026-03-28T22:59:00Z'))
    expect((await page.accept(signature(offer))).body.state).toBe('accepted')
  })

  test.each([
    [{ agree: false }, 422, 'VALIDATION'],
    [{ signature: undefined }, 422, 'SIGNATURE_REQUIRED'],
    [{ signature: { type: 'typed', data: '   ' } }, 422, 'SIGNATURE_REQUIRED'],
    [{ signature: { type: 'drawn', data: 'data:image/svg+xml;base64,PHN2Zz4=' } }, 422, 'VALIDATION'],
    [{ version: 2 }, 409, 'OFFER_CHANGED'],
    [{ total: 1 }, 409, 'OFFER_CHANGED'],
    [{ selected_optional: ['a'] }, 422, 'VALIDATION'],
    [{ name: ' ' }, 422, 'VALIDATION'],
  ])('with %j is refused', async (part, status, code) => {
    const { saved, page, offer } = await opened()
    const answer = await page.accept(signature(offer, part))
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect((await staffView(saved.offer_id)).status).toBe('pending')
  })

  test('with a drawn signature puts the drawing into the document', async () => {
    const { saved, page, offer } = await opened()
    const png = makePng().toString('base64')
    expect(
      (await page.accept(signature(offer, { signature: { type: 'drawn', data: `data:image/png;base64,${png}` } })))
        .status,
    ).toBe(200)
    expect((await staffView(saved.offer_id)).acceptance?.signature).toBe('drawn')
  })
})
