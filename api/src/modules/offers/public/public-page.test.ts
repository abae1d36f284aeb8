import { getPublicOffer } from '@staffel/shared-api/contract'
import { createHash } from 'node:crypto'
import { readPdf } from '../../../documents/testing/read-pdf.ts'
import { urlOf } from '../../../http/endpoint-route.ts'
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
describe('the page behind a link', () => {
  test('shows the frozen version, and says so to nobody else', async () => {
    const { saved, token, page, offer } = await opened()
    expect(offer).toMatchObject({
      state: 'open',
      offer_nr: saved.offer_nr,
      version: 1,
      signature_required: true,
      recipient_email: 'anna@dehaan.example',
      totals: saved.totals,
    })
    expect(offer.items.map(({ id, optional, selected }) => [id, optional, selected])).toEqual(
      expect.arrayContaining([
        ['a', false, expect.any(Boolean)],
        ['opt', true, false],
      ]),
    )
    const { headers } = await page.get()
    expect([headers['x-robots-tag'], headers['referrer-policy'], headers['cache-control']]).toEqual([
      'noindex, nofollow',
      'no-referrer',
      'no-store',
    ])
    expect(
      (await app.http.inject({ method: 'GET', url: `/o/${token}`, headers: { accept: 'text/html' } })).headers,
    ).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
    expect(app.logLines.join()).not.toContain(token)
    const stored = await app.database.db
      .selectFrom('offer_link')
      .select('token_hash')
      .where('offer_id', '=', saved.offer_id)
      .executeTakeFirstOrThrow()
    expect(stored.token_hash.equals(createHash('sha256').update(token).digest())).toBe(true)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  })

  test.each(['unknown', 'revoked', 'of a deleted offer', 'long after the offer has expired'])(
    'is not found when the link is %s',
    async (state) => {
      const saved = await issue()
      const token = state === 'unknown' ? 'x'.repeat(43) : await linkTo(saved.offer_id)
      if (state === 'revoked')
        await app.as(manager).createOfferLink({ params: { id: String(saved.offer_id) }, body: { revoke: true } })
      if (state === 'of a deleted offer')
        await app.as(manager).deleteOffer({ params: { id: String(saved.offer_id) }, body: {} })
      if (state.startsWith('long')) app.setNow(new Date('2026-07-20T10:00:00Z'))
      const page = visitor(token)
      for (const answer of [
        await page.get(),
        await page.pdf(),
        await page.accept(signature(saved)),
        await page.decline({ reason_code: 'price' }),
      ]) {
        expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND'])
      }
    },
  )

  test.each([
    ['too short', 'x'],
    ['too long', 'x'.repeat(250)],
    ['longer than any address', 'x'.repeat(2000)],
    ['not text', '%00'],
    ['not an address', 'a%2Fb'],
  ])('is not found, in the same words, when the link is %s', async (_what, token) => {
    const [unknown, answer] = [await visitor('x'.repeat(43)).get(), await visitor(token).get()]
    const { requestId: _id, ...body } = answer.body
    const { requestId: _other, ...expected } = unknown.body
    expect([answer.status, body]).toEqual([404, expected])
  })

  test('is found at the host of the seller alone, and links lead there', async () => {
    const settings = async (part: object) => {
      const { next_sequence: _next, ...present } = (
        await app.as('admin@staffel.example').getOfferSettings.answer({ query: { tenant_id: 1 } })
      ).body
      return (await app.as('admin@staffel.example').saveOfferSettings.answer({ body: { ...present, ...part } })).status
    }
    const { saved, token } = await opened()
    const at = async (host: string, link = token) => (await visitor(link, { host }).get()).status
    expect([await at('localhost'), await at('127.0.0.1:3000')]).toEqual([200, 200])
    expect(await settings({ public_host: '127.0.0.1' })).toBe(200)
    const { url } = (await app.as(manager).createOfferLink.answer({ params: { id: saved.offer_id }, body: {} })).body
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/o\//)
    expect([await at('127.0.0.1:3000'), await at('localhost')]).toEqual([200, 404])
    const elsewhere = await app
      .as('manager@noordstaal.example')
      .listOffers.answer({ query: { limit: 1, filters: { status: 'pending' } } })
    const other = await app
      .as('manager@noordstaal.example')
      .createOfferLink.answer({ params: { id: elsewhere.body[0]?.id }, body: {} })
    const foreign = new URL(other.body.url ?? '').pathname.slice(3)
    expect([await at('localhost', foreign), await at('127.0.0.1', foreign)]).toEqual([200, 404])
    expect(await settings({ public_host: null })).toBe(200)
    expect(await at('localhost')).toBe(200)
  })

  test('is looked at twenty times a minute from one address, reading included', async () => {
    const { page, token } = await opened()
    for (let count = 0; count < 19; count++) expect((await page.get()).status).toBe(200)
    const refused = await page.message({ text: 'x' })
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await visitor(token).get()).status).toBe(200)
  })

  test('notes the first look of a person: not of staff, scanners or HEAD', async () => {
    const saved = await issue()
    const token = await linkTo(saved.offer_id)
    const { rev } = await staffView(saved.offer_id)
    await visitor(token, { 'user-agent': 'Mozilla/5.0 (compatible; Barracuda Sentinel)' }).get()
    await visitor(token, { authorization: `Bearer ${await app.token(manager)}` }).get()
    await app.http.inject({
      method: 'HEAD',
      url: urlOf(getPublicOffer, app.config.workflows).replace(':token', token),
      headers: { 'user-agent': 'Mozilla/5.0 Firefox' },
      remoteAddress: '10.8.8.8',
    })
    expect((await staffView(saved.offer_id)).first_viewed_at).toBeNull()
    await visitor(token).get()
    app.setNow(new Date('2026-03-17T10:00:00Z'))
    await visitor(token).get()
    const after = await staffView(saved.offer_id)
    expect([after.first_viewed_at, after.rev]).toEqual([sampleDay.toISOString(), rev])
    expect((await actions(saved.offer_id)).filter((action) => action === 'offer.viewed')).toHaveLength(1)
    expect(await told(saved.offer_id)).toEqual(['viewed'])
  })

  test('says of a range whose ends fill no package what the PDF says; text that is no product has whole numbers', async () => {
    const body = { name: 'Schroef 60', orderMultiple: 100, priceUnit: 100 as const, pricingTiers: [] }
    const { product_id: productId } = await app.as(manager).createProduct({ body: { ...body, baseUnitPrice: 5 } })
    const range = { least: 250, most: 580 }
    const { token, page, offer } = await opened({
      items: [
        { id: 'a', productId, description: 'Schroef 60', quantity: 400, openQuantity: range },
        {
          id: 'b',
          productId: null,
          description: 'Montage',
          quantity: 2,
          unitPrice: 9,
          openQuantity: { least: 1, most: 9 },
        },
      ],
    })
    // What was sealed is what the seller wrote.
    expect(offer.items[0]?.openQuantity).toEqual(range)
    const html = (await app.http.inject({ url: `/o/${token}`, headers: { accept: 'text/html' } })).body
    expect(html).toContain('Kies 300 tot en met 500 · verpakt per 100')
    expect(html).toContain('Hele aantallen: het zijn er {quantity} geworden.')
    expect((await readPdf((await visitor(token).pdf()).bytes)).text).toContain('te kiezen van 300 tot en met 500')
    const answer = await page.accept(signature(offer, { quantities: [{ id: 'b', quantity: 2.5 }] }))
    expect(answer.body.fields).toEqual({ 'quantities.0.quantity': 'Choose a whole number.' })
  })
})
