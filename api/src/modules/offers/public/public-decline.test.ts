import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'
import { publicVisits, signature } from './testing/public-visits.ts'

const manager = 'manager@staffel.example'
const user = 'user@staffel.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterEach(() => app.setNow(sampleDay))
afterAll(() => app.close())

const { issue, visitor, opened } = publicVisits(() => app)

const staffView = async (id: number) => (await app.as(manager).getOffer.answer({ query: { id } })).body
const told = async (id: number) =>
  (
    await app.database.db
      .selectFrom('notification')
      .select(['event', 'user_id'])
      .where('offer_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ event }) => event)
const requests = async (id: number) => (await told(id)).filter((event) => event === 'extension_requested').length

describe('declining and asking', () => {
  test('a decline needs a reason, is repeated as it is, and ends accepting', async () => {
    const { saved, page, offer } = await opened()
    expect((await page.decline()).status).toBe(422)
    const declined = await page.decline({ reason: 'Te duur voor ons', name: 'Anna' })
    expect(declined.body).toMatchObject({
      state: 'declined',
      decline: { reason: 'Te duur voor ons', reason_code: null },
    })
    expect((await page.decline({ reason_code: 'price' })).body).toEqual(declined.body)
    expect((await page.accept(signature(offer))).body.code).toBe('INVALID_TRANSITION')
    expect((await staffView(saved.offer_id)).decline).toMatchObject({ by: 'Anna', by_customer: true })
    expect(await told(saved.offer_id)).toEqual(['viewed', 'declined'])
  })

  test('an accepted offer cannot be declined', async () => {
    const { page, offer } = await opened()
    await page.accept(signature(offer))
    expect((await page.decline({ reason_code: 'price' })).body.code).toBe('OFFER_LOCKED')
  })

  test('a question reaches the seller, and stands on the page', async () => {
    const { saved, page } = await opened()
    expect((await page.message({ text: ' Kan het eerder? ' })).body).toMatchObject({
      text: 'Kan het eerder?',
      author_kind: 'customer',
      visible_to: 'customer',
    })
    expect((await page.get()).body.comments.map(({ text }) => text)).toEqual(['Kan het eerder?'])
    expect((await staffView(saved.offer_id)).change_requested_at).toBe(sampleDay.toISOString())
    expect(await told(saved.offer_id)).toEqual(['viewed', 'message'])
  })

  test('a question that is sent twice is one question; another person, other words, another key or a later day make another', async () => {
    const { saved, page, token } = await opened()
    const ask = (text: string, name = 'Anna', headers = {}) => visitor(token, headers).message({ text, name })
    const answers = await Promise.all([1, 2, 3].map(() => ask('Kan het in antraciet?')))
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body)
    await ask('Kan het in antraciet?', 'Bram')
    await ask('En in wit?')
    const key = (value: string) => ({ 'idempotency-key': value })
    const keyed = await Promise.all([
      ask('Ja', 'Anna', key('question-1')),
      ask('Ja', 'Anna', key('question-1')),
      ask('Ja', 'Anna', key('question-2')),
    ])
    expect([keyed[0]?.body.id === keyed[1]?.body.id, keyed[0]?.body.id === keyed[2]?.body.id]).toEqual([true, false])
    app.setNow(new Date(sampleDay.getTime() + 86_400_000))
    await ask('Kan het in antraciet?')
    expect((await page.get()).body.comments.map(({ text }) => text)).toEqual([
      'Kan het in antraciet?',
      'Kan het in antraciet?',
      'En in wit?',
      'Ja',
      'Ja',
      'Kan het in antraciet?',
    ])
    expect((await told(saved.offer_id)).filter((event) => event === 'message')).toHaveLength(6)
  })

  test('more time is asked for once, after the offer has expired', async () => {
    const { saved, page } = await opened({ validUntil: '2026-03-20' })
    expect((await page.extension()).body.code).toBe('INVALID_TRANSITION')
    app.setNow(new Date('2026-03-21T10:00:00Z'))
    expect((await page.extension({ text: 'Graag een week' })).body).toMatchObject({
      state: 'expired',
      extension_requested: true,
    })
    await page.extension()
    expect((await told(saved.offer_id)).filter((event) => event === 'extension_requested')).toHaveLength(1)
    const extended = await app.as(manager).extendOffer.answer({
      params: { id: saved.offer_id },
      body: { validUntil: '2026-04-30', rev: (await staffView(saved.offer_id)).rev },
    })
    expect(extended.status).toBe(200)
    expect((await page.get()).body).toMatchObject({
      state: 'open',
      validUntil: '2026-04-30',
      extension_requested: false,
    })
  })

  test('a question is no request for more time, whether it was asked before the last day or after', async () => {
    const { saved, page } = await opened({ validUntil: '2026-03-20' })
    await page.message({ text: 'Kan het in blauw?' })
    app.setNow(new Date('2026-03-21T10:00:00Z'))
    expect((await page.get()).body).toMatchObject({ state: 'expired', extension_requested: false })
    await page.message({ text: 'En in groen?' })
    expect((await page.get()).body.extension_requested).toBe(false)
    expect((await page.extension({ text: 'Graag twee weken langer' })).body.extension_requested).toBe(true)
    expect((await page.get()).body.comments.map(({ text }) => text)).toEqual([
      'Kan het in blauw?',
      'En in groen?',
      'Graag twee weken langer',
    ])
    expect(await requests(saved.offer_id)).toBe(1)
    await page.message({ text: 'En in rood?' })
    expect((await page.get()).body.extension_requested).toBe(true)
  })

  test('more time is asked for once in the first hour after the last day too, and again when more time has passed', async () => {
    const { saved, page } = await opened({ validUntil: '2026-03-20' })
    // Half past midnight where the seller is.
    app.setNow(new Date('2026-03-20T23:30:00Z'))
    await page.extension({ text: 'Graag een week' })
    expect((await page.extension({ text: 'Graag een week' })).body.extension_requested).toBe(true)
    expect(await requests(saved.offer_id)).toBe(1)
    const { rev } = await staffView(saved.offer_id)
    const params = { id: String(saved.offer_id) }
    await app.as(manager).extendOffer({ params, body: { validUntil: '2026-03-27', rev } })
    app.setNow(new Date('2026-03-28T10:00:00Z'))
    expect((await page.get()).body).toMatchObject({ state: 'expired', extension_requested: false })
    expect((await page.extension()).body.extension_requested).toBe(true)
    expect(await requests(saved.offer_id)).toBe(2)
  })

  test('an answer of the seller settles a request for more time, which may be made again then', async () => {
    const { saved, page } = await opened({ validUntil: '2026-03-20' })
    app.setNow(new Date('2026-03-21T10:00:00Z'))
    await page.extension({ text: 'Graag een week' })
    const params = { id: String(saved.offer_id) }
    await app.as(manager).addOfferComment({ params, body: { text: 'Hoe lang?', visible_to: 'staff' } })
    expect((await page.get()).body.extension_requested).toBe(true)
    await app.as(manager).addOfferComment({ params, body: { text: 'Hoe lang?', visible_to: 'customer' } })
    expect((await page.get()).body.extension_requested).toBe(false)
    await page.extension({ text: 'Twee weken' })
    expect(await requests(saved.offer_id)).toBe(2)
  })
})

describe('a signed-in customer', () => {
  test('signs in the application; staff does not sign for them', async () => {
    const saved = await issue()
    const sign = (email: string) =>
      app.as(email).signOffer.answer({ params: { id: saved.offer_id }, body: signature(saved) })
    expect((await sign(manager)).status).toBe(403)
    const signed = await sign(user)
    expect(signed.body).toMatchObject({
      status: 'accepted',
      acceptance: { channel: 'portal', signature: 'typed', email: 'anna@dehaan.example' },
    })
    expect((await sign(user)).status).toBe(200)
    const pdf = await app.as(user).downloadOfferPdf.answer({ params: { id: saved.offer_id } })
    expect(pdf.headers['content-type']).toBe('application/pdf')
  })
})
