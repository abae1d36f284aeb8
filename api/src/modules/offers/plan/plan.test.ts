import type { OfferInput, SavedOffer } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'

const manager = 'manager@staffel.example'
const admin = 'admin@staffel.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterEach(() => app.setNow(sampleDay))
afterAll(() => app.close())

const settings = async () => (await app.as(admin).getOfferSettings.answer({ query: { tenant_id: 1 } })).body
async function enforce(email: string, enforced: boolean) {
  const { next_sequence: _next, ...rest } = await settings()
  return app.as(email).saveOfferSettings.answer({ body: { ...rest, enforce_plan_limit: enforced } })
}
const save = (part: Partial<OfferInput> = {}) => {
  const items = [{ id: 'a', productId: null, description: 'Montage', quantity: 1, unitPrice: 500 }]
  return app.as(manager).saveOffer.answer({
    body: { offer: { title: 'Gevel', customer: { organization_id: 1001 }, items, intent: 'issue', ...part } },
  })
}
const saved = async (part?: Partial<OfferInput>) =>
  (await save(part)).body[0] ?? ({ offer_id: 0, rev: 0 } as SavedOffer)
/** Leaves room for so many offers this month. */
const leave = async (room: number) => {
  const { used } = (await app.as(manager).getPlanUsage.answer()).body
  await app.database.db.updateTable('tenant').set({ subscription_plan_name: 'Basic' }).where('id', '=', 1).execute()
  for (let count = used; count < 30 - room; count++) await save()
}

test('offers count once, in the month of their first issue, where the seller is', async () => {
  const before = (await app.as(manager).getPlanUsage.answer()).body
  expect(before).toEqual({
    plan: 'Pro',
    limit: 1000,
    used: expect.any(Number),
    resets_on: '2026-04-01',
    enforced: false,
  })
  const draft = await saved({ intent: 'draft' })
  expect((await app.as(manager).getPlanUsage.answer()).body.used).toBe(before.used)
  const first = await saved({ offer_id: draft.offer_id, rev: draft.rev })
  const second = await saved({ offer_id: draft.offer_id, rev: first.rev, title: 'Gevel en dak' })
  expect((await app.as(manager).getPlanUsage.answer()).body.used).toBe(before.used + 1)
  await app.as(manager).deleteOffer({ params: { id: String(draft.offer_id) }, body: { rev: second.rev } })
  expect((await app.as(manager).getPlanUsage.answer()).body.used).toBe(before.used + 1)
  // Summer time: April begins at 22:00 in UTC.
  app.setNow(new Date('2026-03-31T22:00:00Z'))
  expect((await app.as(manager).getPlanUsage.answer()).body).toMatchObject({ used: 0, resets_on: '2026-05-01' })
  await saved()
  app.setNow(new Date('2026-03-31T21:59:00Z'))
  expect((await app.as(manager).getPlanUsage.answer()).body).toMatchObject({
    used: before.used + 1,
    resets_on: '2026-04-01',
  })
})

test('the figures are for the staff of the company; an Admin names one', async () => {
  expect((await app.as('user@staffel.example').getPlanUsage.answer()).status).toBe(403)
  const colleague = await app.database.db
    .updateTable('app_user')
    .set({ is_tenant: false })
    .where('email', '=', manager)
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await app.as(manager).getPlanUsage.answer()).status).toBe(403)
  await app.database.db.updateTable('app_user').set({ is_tenant: true }).where('id', '=', colleague.id).execute()
  expect((await app.as(admin).getPlanUsage.answer({ query: { tenant_id: 2 } })).body).toMatchObject({
    plan: 'Basic',
    limit: 30,
  })
  expect((await app.as(manager).getPlanUsage.answer({ query: { tenant_id: 2 } })).status).toBe(404)
})

test('a limit that is kept to refuses the next issue, by whichever way, and lets drafts and new versions pass', async () => {
  await leave(1)
  expect((await enforce(manager, true)).body).toMatchObject({ code: 'FORBIDDEN' })
  expect((await enforce(admin, true)).body.enforce_plan_limit).toBe(true)
  const answers = await Promise.all([save(), save(), save()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403])
  const last = answers.find(({ status }) => status === 200)?.body[0]
  expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
    code: 'PLAN_LIMIT',
    message: expect.stringMatching(/Basic plan allows 30 .* there are 30\. .* from 1 April 2026/),
    details: { limit: 30, used: 30, resets_on: '2026-04-01' },
  })
  const draft = await saved({ intent: 'draft' })
  expect(draft.status).toBe('draft')
  expect(await saved({ offer_id: last?.offer_id, rev: last?.rev, title: 'Gevel v2' })).toMatchObject({
    version: 2,
    status: 'pending',
  })
  const sent = await app
    .as(manager)
    .bulkOffers.answer({ body: { ids: [draft.offer_id], action: 'send', args: { issue: true } } })
  expect(sent.body.results).toEqual([{ id: draft.offer_id, ok: false, code: 'PLAN_LIMIT' }])
  app.setNow(new Date('2026-04-01T10:00:00Z'))
  expect(await saved({ offer_id: draft.offer_id, rev: draft.rev })).toMatchObject({ status: 'pending' })
  app.setNow(sampleDay)
  expect((await enforce(admin, false)).status).toBe(200)
  expect(await saved()).toMatchObject({ status: 'pending' })
})
