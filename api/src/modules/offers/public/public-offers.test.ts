import type { Offer, OfferInput, OfferSettings, PublicOffer, SavedOffer } from '@staffel/shared-api/contract'
import { createHash } from 'node:crypto'
import { makePng } from '../../../pictures/testing/make-png.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/test-server.ts'

const manager = 'manager@staffel.example'
const user = 'user@staffel.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterEach(() => app.setNow(sampleDay))
afterAll(() => app.close())

const fail = (): never => {
  throw new Error('missing')
}
const items = [
  { id: 'a', productId: null, description: 'Montage', quantity: 2, unitPrice: 500 },
  {
    id: 'opt',
    productId: null,
    description: 'Schilderwerk',
    quantity: 1,
    unitPrice: 200,
    optional: true,
    selected: false,
  },
]
async function issue(part: Partial<OfferInput> = {}): Promise<SavedOffer> {
  const answer = await app.call(manager, {
    method: 'POST',
    url: '/webhook/offers/create',
    payload: { offer: { title: 'Gevel', customer: { organization_id: 1001 }, items, intent: 'issue', ...part } },
  })
  return answer.json<SavedOffer[]>()[0] ?? fail()
}
async function linkTo(id: number, email?: string): Promise<string> {
  const answer = await app.call(manager, {
    method: 'POST',
    url: `/webhook/offers/${id}/link`,
    payload: email ? { email } : {},
  })
  return new URL(answer.json<{ url: string }>().url).pathname.split('/')[2] ?? fail()
}

/** Every visitor has an address of its own, so that the limit per address stays out of the way. */
let visitors = 0
function visitor(token: string, headers: Record<string, string> = {}) {
  const remoteAddress = `10.9.${Math.floor(++visitors / 250)}.${(visitors % 250) + 1}`
  const base = `/webhook/public/offers/${token}`
  return {
    get: (path = '') =>
      app.http.inject({
        method: 'GET',
        url: `${base}${path}`,
        remoteAddress,
        headers: { 'user-agent': 'Mozilla/5.0 Firefox', ...headers },
      }),
    post: (path: string, payload: object = {}) =>
      app.http.inject({
        method: 'POST',
        url: `${base}${path}`,
        remoteAddress,
        payload,
        headers: { 'user-agent': 'Mozilla/5.0 Firefox', ...headers },
      }),
    remoteAddress,
  }
}
const signature = (offer: PublicOffer | SavedOffer, part: object = {}) => ({
  name: 'Anna de Haan',
  email: 'anna@dehaan.example',
  function: 'Inkoper',
  agree: true,
  signature: { type: 'typed', data: 'Anna de Haan' },
  version: offer.version,
  total: offer.totals.total,
  ...part,
})
const staffView = async (id: number) =>
  (await app.call(manager, { method: 'GET', url: `/webhook/offer?id=${id}` })).json<Offer>()
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
async function opened(part: Partial<OfferInput> = {}, email = 'anna@dehaan.example') {
  const saved = await issue(part)
  const token = await linkTo(saved.offer_id, email)
  const page = visitor(token)
  return { saved, token, page, offer: (await page.get()).json<PublicOffer>() }
}

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
        await app.call(manager, {
          method: 'POST',
          url: `/webhook/offers/${saved.offer_id}/link`,
          payload: { revoke: true },
        })
      if (state === 'of a deleted offer')
        await app.call(manager, {
          method: 'POST',
          url: `/webhook/${app.config.workflows.offers}/offers/delete/${saved.offer_id}`,
          payload: {},
        })
      if (state.startsWith('long')) app.setNow(new Date('2026-07-20T10:00:00Z'))
      const page = visitor(token)
      for (const answer of [
        await page.get(),
        await page.get('/pdf'),
        await page.post('/accept', signature(saved)),
        await page.post('/decline', { reason_code: 'price' }),
      ]) {
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
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
    const { requestId: _id, ...body } = answer.json()
    const { requestId: _other, ...expected } = unknown.json()
    expect([answer.statusCode, body]).toEqual([404, expected])
  })

  test('is found at the host of the seller alone, and links lead there', async () => {
    const settings = async (part: object) => {
      const { next_sequence: _next, ...present } = (
        await app.call('admin@staffel.example', { method: 'GET', url: '/webhook/Settings/Offer?tenant_id=1' })
      ).json<OfferSettings>()
      return (
        await app.call('admin@staffel.example', {
          method: 'POST',
          url: '/webhook/Settings/Offer',
          payload: { ...present, ...part },
        })
      ).statusCode
    }
    const { saved, token } = await opened()
    const at = async (host: string, link = token) => (await visitor(link, { host }).get()).statusCode
    expect([await at('localhost'), await at('127.0.0.1:3000')]).toEqual([200, 200])
    expect(await settings({ public_host: '127.0.0.1' })).toBe(200)
    const { url } = (
      await app.call(manager, { method: 'POST', url: `/webhook/offers/${saved.offer_id}/link`, payload: {} })
    ).json<{ url: string }>()
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/o\//)
    expect([await at('127.0.0.1:3000'), await at('localhost')]).toEqual([200, 404])
    const elsewhere = await app.call('manager@noordstaal.example', {
      method: 'GET',
      url: '/webhook/offers?limit=1&filters={"status":"pending"}',
    })
    const other = await app.call('manager@noordstaal.example', {
      method: 'POST',
      url: `/webhook/offers/${elsewhere.json<{ id: number }[]>()[0]?.id}/link`,
      payload: {},
    })
    const foreign = new URL(other.json<{ url: string }>().url).pathname.slice(3)
    expect([await at('localhost', foreign), await at('127.0.0.1', foreign)]).toEqual([200, 404])
    expect(await settings({ public_host: null })).toBe(200)
    expect(await at('localhost')).toBe(200)
  })

  test('is looked at twenty times a minute from one address, reading included', async () => {
    const { page, token } = await opened()
    for (let count = 0; count < 19; count++) expect((await page.get()).statusCode).toBe(200)
    const refused = await page.post('/message', { text: 'x' })
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await visitor(token).get()).statusCode).toBe(200)
  })

  test('notes the first look of a person: not of staff, scanners or HEAD', async () => {
    const saved = await issue()
    const token = await linkTo(saved.offer_id)
    const { rev } = await staffView(saved.offer_id)
    await visitor(token, { 'user-agent': 'Mozilla/5.0 (compatible; Barracuda Sentinel)' }).get()
    await visitor(token, { authorization: `Bearer ${await app.token(manager)}` }).get()
    await app.http.inject({
      method: 'HEAD',
      url: `/webhook/public/offers/${token}`,
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
})

describe('accepting', () => {
  test('stores what was agreed to, with the chosen options, and mails the signed document to both sides', async () => {
    const { saved, page, offer } = await opened()
    // 1,000 + 200 for the option, and 21 % on both.
    const wrong = await page.post('/accept', signature(offer, { selected_optional: ['opt'] }))
    expect([wrong.statusCode, wrong.json().code, wrong.json().details.total]).toEqual([409, 'OFFER_CHANGED', 1452])
    const accepted = await page.post(
      '/accept',
      signature(offer, { selected_optional: ['opt'], total: 1452, po_number: 'PO-7' }),
    )
    expect(accepted.json<PublicOffer>()).toMatchObject({
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
    const pdf = await page.get('/pdf')
    expect([pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ])
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
  }, 30_000)

  test('twice, even at once, is one acceptance', async () => {
    const { saved, page, offer } = await opened()
    const answers = await Promise.all([
      page.post('/accept', signature(offer)),
      page.post('/accept', signature(offer, { name: 'Ander' })),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[0]?.json()).toEqual(answers[1]?.json())
    expect((await actions(saved.offer_id)).filter((action) => action === 'offer.accepted')).toHaveLength(1)
  })

  test('of a replaced version leads to the present one', async () => {
    const { saved, page, offer } = await opened()
    const next = await app.call(manager, {
      method: 'POST',
      url: '/webhook/offers/create',
      payload: {
        offer: {
          offer_id: saved.offer_id,
          rev: (await staffView(saved.offer_id)).rev,
          title: 'Gevel v2',
          intent: 'issue',
        },
      },
    })
    expect(next.json<SavedOffer[]>()[0]).toMatchObject({ version: 2, status: 'pending' })
    expect((await page.get()).json<PublicOffer>()).toMatchObject({ state: 'superseded', title: 'Gevel' })
    const refused = await page.post('/accept', signature(offer))
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'VERSION_SUPERSEDED'])
    const current = visitor(
      new URL(refused.json<{ details: { url: string } }>().details.url).pathname.split('/')[2] ?? '',
    )
    expect((await current.get()).json<PublicOffer>()).toMatchObject({ state: 'open', version: 2, title: 'Gevel v2' })
    expect((await page.post('/decline', { reason_code: 'price' })).json().code).toBe('VERSION_SUPERSEDED')
  })

  test('and so does its page, for whom it was sent to', async () => {
    const { saved, page } = await opened()
    const copied = visitor(await linkTo(saved.offer_id))
    expect([(await page.get()).json<PublicOffer>().newer_version, (await page.post('/current')).statusCode]).toEqual([
      null,
      404,
    ])
    const revise = async (part: Partial<OfferInput>) =>
      issue({ offer_id: saved.offer_id, rev: (await staffView(saved.offer_id)).rev, ...part })
    await revise({ title: 'Gevel v2' })
    expect((await page.get()).json<PublicOffer>()).toMatchObject({ state: 'superseded', version: 1, newer_version: 2 })
    const { url } = (await page.post('/current')).json<{ url: string }>()
    expect((await visitor(url.split('/o/')[1] ?? '').get()).json<PublicOffer>()).toMatchObject({
      state: 'open',
      version: 2,
      recipient_email: 'anna@dehaan.example',
      newer_version: null,
    })
    expect([
      (await copied.get()).json<PublicOffer>().newer_version,
      (await copied.post('/current')).statusCode,
    ]).toEqual([null, 404])
    expect((await copied.post('/accept', signature(saved))).json().details).toEqual({})
    await revise({ customer: { organization_id: 1002 } })
    expect([(await page.get()).statusCode, (await page.post('/current')).statusCode]).toEqual([404, 404])
    await linkTo(saved.offer_id, 'Anna@deHaan.example')
    expect((await page.get()).statusCode).toBe(404)
  })

  test('is possible through the last valid day in Amsterdam, and not a minute longer', async () => {
    const { page, offer } = await opened({ validUntil: '2026-03-28' })
    app.setNow(new Date('2026-03-28T23:00:00Z'))
    expect((await page.get()).json<PublicOffer>().state).toBe('expired')
    expect((await page.post('/accept', signature(offer))).json().code).toBe('INVALID_TRANSITION')
    app.setNow(new Date('2026-03-28T22:59:00Z'))
    expect((await page.post('/accept', signature(offer))).json<PublicOffer>().state).toBe('accepted')
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
    const answer = await page.post('/accept', signature(offer, part))
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect((await staffView(saved.offer_id)).status).toBe('pending')
  })

  test('with a drawn signature puts the drawing into the document', async () => {
    const { saved, page, offer } = await opened()
    const png = makePng().toString('base64')
    expect(
      (
        await page.post(
          '/accept',
          signature(offer, { signature: { type: 'drawn', data: `data:image/png;base64,${png}` } }),
        )
      ).statusCode,
    ).toBe(200)
    expect((await staffView(saved.offer_id)).acceptance?.signature).toBe('drawn')
  })
})

describe('declining and asking', () => {
  test('a decline needs a reason, is repeated as it is, and ends accepting', async () => {
    const { saved, page, offer } = await opened()
    expect((await page.post('/decline')).statusCode).toBe(422)
    const declined = await page.post('/decline', { reason: 'Te duur voor ons', name: 'Anna' })
    expect(declined.json<PublicOffer>()).toMatchObject({
      state: 'declined',
      decline: { reason: 'Te duur voor ons', reason_code: null },
    })
    expect((await page.post('/decline', { reason_code: 'price' })).json()).toEqual(declined.json())
    expect((await page.post('/accept', signature(offer))).json().code).toBe('INVALID_TRANSITION')
    expect((await staffView(saved.offer_id)).decline).toMatchObject({ by: 'Anna', by_customer: true })
    expect(await told(saved.offer_id)).toEqual(['viewed', 'declined'])
  })

  test('an accepted offer cannot be declined', async () => {
    const { page, offer } = await opened()
    await page.post('/accept', signature(offer))
    expect((await page.post('/decline', { reason_code: 'price' })).json().code).toBe('OFFER_LOCKED')
  })

  test('a question reaches the seller, and stands on the page', async () => {
    const { saved, page } = await opened()
    expect((await page.post('/message', { text: ' Kan het eerder? ' })).json()).toMatchObject({
      text: 'Kan het eerder?',
      author_kind: 'customer',
      visible_to: 'customer',
    })
    expect((await page.get()).json<PublicOffer>().comments.map(({ text }) => text)).toEqual(['Kan het eerder?'])
    expect((await staffView(saved.offer_id)).change_requested_at).toBe(sampleDay.toISOString())
    expect(await told(saved.offer_id)).toEqual(['viewed', 'message'])
  })

  test('a question that is sent twice is one question; another person, other words, another key or a later day make another', async () => {
    const { saved, page, token } = await opened()
    const ask = (text: string, name = 'Anna', headers = {}) => visitor(token, headers).post('/message', { text, name })
    const answers = await Promise.all([1, 2, 3].map(() => ask('Kan het in antraciet?')))
    for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json())
    await ask('Kan het in antraciet?', 'Bram')
    await ask('En in wit?')
    const key = (value: string) => ({ 'idempotency-key': value })
    const keyed = await Promise.all([
      ask('Ja', 'Anna', key('question-1')),
      ask('Ja', 'Anna', key('question-1')),
      ask('Ja', 'Anna', key('question-2')),
    ])
    expect([keyed[0]?.json().id === keyed[1]?.json().id, keyed[0]?.json().id === keyed[2]?.json().id]).toEqual([
      true,
      false,
    ])
    app.setNow(new Date(sampleDay.getTime() + 86_400_000))
    await ask('Kan het in antraciet?')
    expect((await page.get()).json<PublicOffer>().comments.map(({ text }) => text)).toEqual([
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
    expect((await page.post('/extension')).json().code).toBe('INVALID_TRANSITION')
    app.setNow(new Date('2026-03-21T10:00:00Z'))
    expect((await page.post('/extension', { text: 'Graag een week' })).json<PublicOffer>()).toMatchObject({
      state: 'expired',
      extension_requested: true,
    })
    await page.post('/extension')
    expect((await told(saved.offer_id)).filter((event) => event === 'extension_requested')).toHaveLength(1)
    const extended = await app.call(manager, {
      method: 'POST',
      url: `/webhook/offers/${saved.offer_id}/validity`,
      payload: { validUntil: '2026-04-30', rev: (await staffView(saved.offer_id)).rev },
    })
    expect(extended.statusCode).toBe(200)
    expect((await page.get()).json<PublicOffer>()).toMatchObject({
      state: 'open',
      validUntil: '2026-04-30',
      extension_requested: false,
    })
  })
})

describe('a signed-in customer', () => {
  test('signs in the application; staff does not sign for them', async () => {
    const saved = await issue()
    const sign = (email: string) =>
      app.call(email, { method: 'POST', url: `/webhook/offers/${saved.offer_id}/sign`, payload: signature(saved) })
    expect((await sign(manager)).statusCode).toBe(403)
    const signed = await sign(user)
    expect(signed.json<Offer>()).toMatchObject({
      status: 'accepted',
      acceptance: { channel: 'portal', signature: 'typed', email: 'anna@dehaan.example' },
    })
    expect((await sign(user)).statusCode).toBe(200)
    const pdf = await app.call(user, { method: 'GET', url: `/webhook/offers/${saved.offer_id}/pdf` })
    expect(pdf.headers['content-type']).toBe('application/pdf')
  })
})
