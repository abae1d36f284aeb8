import type { OfferInput, SavedOffer } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { sampleDay } from '../../../../testing/server/test-server.ts'

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
async function issued(part: Partial<OfferInput> = {}): Promise<SavedOffer> {
  const items = [{ id: 'a', productId: null, description: 'Montage', quantity: 2, unitPrice: 500 }]
  const answer = await app.as(manager).saveOffer.answer({
    body: { offer: { title: 'Gevel', customer: { organization_id: 1001 }, items, intent: 'issue', ...part } },
  })
  return answer.body[0] ?? fail()
}
const waitingSince = async (id: number) =>
  (await app.as(manager).getOffer.answer({ query: { id } })).body.change_requested_at
const mails = async () =>
  (
    await app.database.db
      .selectFrom('outbox_mail')
      .select(['subject', 'body_text', 'reply_to', 'recipients', 'link'])
      .orderBy('created_at')
      .execute()
  ).filter(({ subject }) => subject.startsWith('Bericht over'))

describe('comments', () => {
  test('of a customer reach the seller, who sees that an answer is waited for', async () => {
    const { offer_id, offer_nr } = await issued()
    const answer = await app.as(user).addOfferComment.answer({
      params: { id: offer_id },
      body: { text: 'Kan het een week eerder?', visible_to: 'staff' },
    })
    expect(answer.body).toEqual({
      id: expect.any(Number),
      at: sampleDay.toISOString(),
      author: expect.any(String),
      author_kind: 'customer',
      text: 'Kan het een week eerder?',
      visible_to: 'customer',
    })
    expect(await waitingSince(offer_id)).toBe(sampleDay.toISOString())
    expect((await mails()).at(-1)).toMatchObject({
      recipients: [manager],
      subject: expect.stringContaining(offer_nr),
      body_text: expect.stringContaining('Kan het een week eerder?'),
      reply_to: user,
    })
    await app
      .as(manager)
      .addOfferComment({ params: { id: String(offer_id) }, body: { text: 'Dat kan.', visible_to: 'customer' } })
    expect(await waitingSince(offer_id)).toBeNull()
  })

  test('of the seller reach whom the offer was sent to, with a link that opens without an account', async () => {
    const { offer_id, offer_nr } = await issued()
    await app.as(manager).sendOffer({
      params: { id: String(offer_id) },
      body: { to: ['anna@dehaan.example'], subject: 'Offerte', body: '{link}', attach_pdf: false },
    })
    await app
      .as(manager)
      .addOfferComment({ params: { id: String(offer_id) }, body: { text: 'Past week 14?', visible_to: 'customer' } })
    const mail = (await mails()).at(-1)
    expect(mail).toMatchObject({
      recipients: ['anna@dehaan.example'],
      subject: expect.stringContaining(offer_nr),
      body_text: expect.stringContaining('Past week 14?'),
      reply_to: manager,
    })
    const token = mail?.link?.split('/o/')[1]
    expect(mail?.body_text).toContain(`/o/${token}`)
    const page = await app.as(null).getPublicOffer.answer({ params: { token } })
    expect(page.body).toMatchObject({
      offer_nr,
      recipient_email: 'anna@dehaan.example',
      comments: [{ text: 'Past week 14?' }],
    })
  })

  test('among the seller’s people stay there, and mail nobody', async () => {
    const { offer_id } = await issued()
    const before = (await mails()).length
    await app.as(manager).addOfferComment({ params: { id: String(offer_id) }, body: { text: 'Marge nakijken' } })
    expect(await mails()).toHaveLength(before)
    await app
      .as(admin)
      .addOfferComment({ params: { id: String(offer_id) }, body: { text: 'Welkom', visible_to: 'customer' } })
    expect(
      (await app.as(manager).listOfferComments.answer({ params: { id: offer_id } })).body.map(
        ({ text, visible_to }) => [text, visible_to],
      ),
    ).toEqual([
      ['Marge nakijken', 'staff'],
      ['Welkom', 'customer'],
    ])
    expect(
      (await app.as(user).listOfferComments.answer({ params: { id: offer_id } })).body.map(({ text }) => text),
    ).toEqual(['Welkom'])
    expect((await app.as(other).addOfferComment.answer({ params: { id: offer_id }, body: { text: 'x' } })).status).toBe(
      404,
    )
  })

  test('are written once per Idempotency-Key', async () => {
    const { offer_id } = await issued()
    const key = { 'idempotency-key': 'comment-once-0001' }
    const [first, second] = [
      await app
        .as(user, { headers: key })
        .addOfferComment.answer({ params: { id: offer_id }, body: { text: 'Een keer' } }),
      await app
        .as(user, { headers: key })
        .addOfferComment.answer({ params: { id: offer_id }, body: { text: 'Een keer' } }),
    ]
    expect(second.body).toEqual(first.body)
    expect((await app.as(user).listOfferComments.answer({ params: { id: offer_id } })).body).toHaveLength(1)
  })
})
