import type { Notification, OfferInput, SavedOffer } from '@staffel/shared-api/contract'
import { unzipSync } from 'fflate'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { sampleDay } from '../../../../testing/server/test-server.ts'

const manager = 'manager@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterEach(() => app.setNow(sampleDay))
afterAll(() => app.close())

const fail = (): never => {
  throw new Error('missing')
}
const bulk = (email: string, ids: readonly number[], action: string, args?: object, headers = {}) =>
  app.as(email, { headers }).bulkOffers.answer({ body: { ids, action, ...(args && { args }) } })
const results = async (...call: Parameters<typeof bulk>) =>
  (await bulk(...call)).body.results.map(({ ok, code }) => code ?? ok)
const read = async (id: number) => (await app.as(manager).getOffer.answer({ query: { id } })).body
const latest = async (id: number) =>
  (await app.as(manager).listOfferActivity.answer({ params: { id }, query: { limit: 1 } })).body[0]
async function save(part: Partial<OfferInput> = {}): Promise<SavedOffer> {
  const items = [{ id: 'a', productId: null, description: 'Montage', quantity: 2, unitPrice: 500 }]
  const answer = await app.as(manager).saveOffer.answer({
    body: { offer: { title: 'Gevel', customer: { organization_id: 1001 }, items, intent: 'issue', ...part } },
  })
  return answer.body[0] ?? fail()
}
/** A pending one, a draft, and an accepted one. */
async function three(): Promise<number[]> {
  const [pending, draft, accepted] = [await save(), await save({ intent: 'draft' }), await save()]
  await app.as(manager).setOfferStatus({
    params: { id: String(accepted.offer_id) },
    body: { status: 'accepted', rev: accepted.rev, version: 1 },
  })
  return [pending.offer_id, draft.offer_id, accepted.offer_id]
}

test('what can be deleted is, and each of the others says why not', async () => {
  const ids = await three()
  const answer = await bulk(manager, [...ids, 999_999], 'delete')
  expect(answer.body).toEqual({
    results: [
      { id: ids[0], ok: true },
      { id: ids[1], ok: true },
      { id: ids[2], ok: false, code: 'OFFER_LOCKED' },
      { id: 999_999, ok: false, code: 'NOT_FOUND' },
    ],
  })
  expect(await read(ids[0] ?? 0)).toMatchObject({ code: 'NOT_FOUND' })
})

test('declining takes the reason, and is for whoever may see the offer', async () => {
  const ids = await three()
  expect((await bulk(user, ids, 'decline')).body).toMatchObject({
    code: 'VALIDATION',
    fields: { 'args.reason_code': expect.any(String) },
  })
  expect(await results(user, ids, 'decline', { reason_code: 'price' })).toEqual([true, 'NOT_FOUND', 'OFFER_LOCKED'])
  expect(await read(ids[0] ?? 0)).toMatchObject({
    status: 'declined',
    decline: { reason_code: 'price', by_customer: true },
  })
  expect(await results(other, ids, 'decline', { reason_code: 'price' })).toEqual([
    'NOT_FOUND',
    'NOT_FOUND',
    'NOT_FOUND',
  ])
})

test('extending counts from each offer’s own last day, or from today once that is over', async () => {
  const [short, long] = [await save({ validUntil: '2026-03-20' }), await save({ validUntil: '2026-04-20' })]
  const ids = [short.offer_id, long.offer_id]
  app.setNow(new Date('2026-04-01T10:00:00Z'))
  expect(await results(manager, ids, 'extend', { days: 14 })).toEqual([true, true])
  expect((await Promise.all(ids.map(read))).map(({ validUntil }) => validUntil)).toEqual(['2026-04-15', '2026-05-04'])
  expect(await results(manager, ids, 'extend', { validUntil: '2026-04-30' })).toEqual([true, 'VALIDATION'])
  expect((await bulk(manager, ids, 'extend', { validUntil: '2026-04-30', days: 3 })).status).toBe(422)
  expect((await bulk(manager, ids, 'delete', { days: 3 })).body.fields).toEqual({ 'args.days': expect.any(String) })
})

test('extending with notice mails the customer', async () => {
  const { offer_id, offer_nr } = await save()
  expect(await results(manager, [offer_id], 'extend', { days: 14, notify: true })).toEqual([true])
  const mails = await app.database.db
    .selectFrom('offer_mail')
    .innerJoin('outbox_mail', 'outbox_mail.id', 'offer_mail.mail_id')
    .select(['kind', 'body_text', 'link', 'subject'])
    .where('offer_mail.offer_id', '=', offer_id)
    .execute()
  expect(mails).toEqual([
    {
      kind: 'extended',
      subject: expect.any(String),
      body_text: expect.any(String),
      link: expect.stringContaining('/o/'),
    },
  ])
  expect(`${mails[0]?.subject} ${mails[0]?.body_text}`).toContain(offer_nr)
  expect(await latest(offer_id)).toMatchObject({
    action: 'offer.extended',
    detail: { mailed: expect.stringContaining('@') },
  })
})

test('a colleague takes over, and is told', async () => {
  const { offer_id, rev } = await save()
  const { db } = app.database
  const colleague = await db
    .insertInto('app_user')
    .values({
      tenant_id: 1,
      email: 'collega@staffel.example',
      first_name: 'Kim',
      last_name: 'Vos',
      role_id: 2,
      is_tenant: true,
      accepted_at: sampleDay,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await results(manager, [offer_id], 'assign', { owner_id: colleague.id })).toEqual([true])
  expect(await read(offer_id)).toMatchObject({ owner: 'Kim Vos', rev })
  expect(await latest(offer_id)).toMatchObject({
    action: 'offer.assigned',
    detail: { from: 'Marieke Jansen', to: 'Kim Vos' },
  })
  const told = await db.selectFrom('notification').select('event').where('user_id', '=', colleague.id).execute()
  expect(told).toEqual([{ event: 'assigned' satisfies Notification['event'] }])
  expect(await results(manager, [offer_id], 'assign', { owner_id: 3 })).toEqual(['VALIDATION'])
  expect((await bulk(user, [offer_id], 'assign', { owner_id: colleague.id })).status).toBe(403)
})

test('sending mails each customer once per Idempotency-Key; drafts only when that is said', async () => {
  const ids = (await three()).slice(0, 2)
  const key = { 'idempotency-key': 'bulk-send-once-01' }
  const first = await bulk(manager, ids, 'send', undefined, key)
  expect(first.body.results.map(({ ok, code }) => code ?? ok)).toEqual([true, 'INVALID_TRANSITION'])
  expect((await bulk(manager, ids, 'send', undefined, key)).body).toEqual(first.body)
  const mails = await app.database.db
    .selectFrom('offer_mail')
    .select('kind')
    .where('offer_id', '=', ids[0] ?? 0)
    .execute()
  expect(mails).toEqual([{ kind: 'offer' }])
  expect(await results(manager, ids.slice(1), 'send', { issue: true })).toEqual([true])
  expect(await read(ids[1] ?? 0)).toMatchObject({ status: 'pending', sent_at: sampleDay.toISOString() })
})

test.each([
  ['extend', { days: 14, notify: true }],
  ['send', undefined],
  ['decline', { reason_code: 'price' }],
  ['delete', undefined],
])(
  '%s, called many times at once with one Idempotency-Key, happens once and answers each the same',
  async (action, args) => {
    const ids = [
      (await save({ validUntil: '2026-04-01' })).offer_id,
      (await save({ validUntil: '2026-04-01' })).offer_id,
    ]
    const log = () =>
      app.database.db
        .selectFrom('activity')
        .select('action')
        .where('entity', '=', 'offer')
        .where('entity_id', 'in', ids.map(String))
        .execute()
    const before = (await log()).length
    const key = { 'idempotency-key': `bulk-at-once-${action}` }
    const answers = await Promise.all([1, 2, 3, 4].map(() => bulk(manager, ids, action, args, key)))
    for (const answer of answers) expect(answer.body).toEqual({ results: ids.map((id) => ({ id, ok: true })) })
    expect((await log()).length - before).toBe(ids.length)
    expect((await bulk(manager, ids, action, args, key)).body).toEqual(answers[0]?.body)
    const mails = await app.database.db.selectFrom('offer_mail').select('kind').where('offer_id', 'in', ids).execute()
    expect(mails).toHaveLength(action === 'extend' || action === 'send' ? ids.length : 0)
    if (action === 'extend') expect(await read(ids[0] ?? 0)).toMatchObject({ validUntil: '2026-04-15' })
    expect((await bulk(manager, ids.slice(1), action, args, key)).body).toMatchObject({
      code: 'VALIDATION',
      fields: { 'Idempotency-Key': expect.any(String) },
    })
  },
)

test('a call that was cut short half-way goes on where it stopped', async () => {
  const ids = [(await save({ validUntil: '2026-04-01' })).offer_id, (await save({ validUntil: '2026-04-01' })).offer_id]
  const key = { 'idempotency-key': 'bulk-cut-short-01' }
  await bulk(manager, ids, 'extend', { days: 14 }, key)
  const { db } = app.database
  await db
    .deleteFrom('idempotency_key')
    .where('key', 'in', ['bulk-cut-short-01', `bulk-cut-short-01:${ids[1]}`])
    .execute()
  expect((await bulk(manager, ids, 'extend', { days: 14 }, key)).body).toEqual({
    results: ids.map((id) => ({ id, ok: true })),
  })
  expect((await Promise.all(ids.map(read))).map(({ validUntil }) => validUntil)).toEqual(['2026-04-15', '2026-04-29'])
})

test('documents come in one ZIP, for who asked and for ten minutes', async () => {
  const ids = await three()
  const { results: found, bundle = fail() } = (await bulk(manager, [...ids, 999_999], 'download', { lang: 'en' })).body
  expect(found.map(({ ok }) => ok)).toEqual([true, true, true, false])
  const fetch = (email: string) => app.as(email).downloadOfferBundle.answer({ params: { bundleId: bundle.bundle_id } })
  const zip = await fetch(manager)
  expect(zip.headers['content-type']).toBe('application/zip')
  const files = Object.values(unzipSync(zip.bytes))
  expect(files.map((file) => new TextDecoder().decode(file.slice(0, 5)))).toEqual(['%PDF-', '%PDF-', '%PDF-'])
  expect((await fetch(user)).status).toBe(404)
  expect((await fetch(other)).status).toBe(404)
  app.setNow(new Date(sampleDay.getTime() + 10 * 60_000))
  expect((await fetch(manager)).status).toBe(404)
})

test('two hundred is the most', async () => {
  expect(
    (
      await bulk(
        manager,
        Array.from({ length: 201 }, (_, index) => index + 1),
        'delete',
      )
    ).status,
  ).toBe(422)
})
