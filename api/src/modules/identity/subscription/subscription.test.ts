import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'

const manager = 'manager@staffel.example'
const user = 'user@staffel.example'
const expired = 'expired@staffel.example'

let app: TestApp
beforeEach(async () => (app = await createTestApp({ env: { MAIL_SALES: 'verkoop@huis.example' } })))
afterEach(() => app.close())

const request = (email: string | null, body: object, idempotencyKey?: string) =>
  app.as(email).requestSubscription.answer({ body, idempotencyKey })
const stored = () => app.database.db.selectFrom('subscription_request').selectAll().orderBy('id').execute()
const mails = () =>
  app.database.db
    .selectFrom('outbox_mail')
    .selectAll()
    .where('reply_to', 'is not', null)
    .orderBy('created_at')
    .execute()

test('a plan that is chosen is stored, and mailed to sales, who answer to who chose it', async () => {
  const body = { plan: 'enterprise', phone: '06 12 34 56 78', message: 'Wij zijn met 40 mensen.\nBelt u ons?' }
  expect((await request(manager, body)).status).toBe(204)
  expect(await stored()).toEqual([expect.objectContaining({ tenant_id: 1, ...body, requested_at: sampleDay })])
  const [mail] = await mails()
  expect(mail).toMatchObject({ recipients: ['verkoop@huis.example'], reply_to: manager })
  expect(mail?.subject).toBe('Staffel Bouwmaterialen vraagt het abonnement Enterprise aan')
  expect(mail?.body_text).toContain('Telefoon: 06 12 34 56 78')
  expect(mail?.body_text).toContain('Wij zijn met 40 mensen.\nBelt u ons?')
  expect(mail?.body_html).toContain('40 mensen')
  const written = await app.database.db
    .selectFrom('activity')
    .select(['entity', 'detail'])
    .where('action', '=', 'subscription.requested')
    .execute()
  expect(written).toEqual([{ entity: 'subscription_request', detail: { plan: 'enterprise' } }])
})

test('any role may choose one, and who has no subscription too', async () => {
  for (const email of [user, expired]) expect((await request(email, { plan: 'basic' })).status).toBe(204)
  expect(await stored()).toHaveLength(2)
})

test('who may not enter for another reason is told which', async () => {
  const codes = []
  for (const email of ['blocked@staffel.example', 'inactive@staffel.example', 'stranger@example.com', null])
    codes.push((await request(email, { plan: 'basic' })).code)
  expect(codes).toEqual(['USER_BLOCKED', 'TENANT_INACTIVE', 'NO_USER', 'UNAUTHENTICATED'])
  expect(await stored()).toEqual([])
})

test('a plan that there is not, or a message that is too long, is refused with its field', async () => {
  expect((await request(manager, { plan: 'gold' })).body.fields).toHaveProperty('plan')
  expect((await request(manager, { plan: 'pro', message: 'x'.repeat(2_001) })).body.fields).toHaveProperty('message')
})

test('the same request, sent again, asks once', async () => {
  const key = 'a1b2c3d4-0000-4000-8000-000000000001'
  for (let time = 0; time < 2; time += 1) expect((await request(manager, { plan: 'pro' }, key)).status).toBe(204)
  expect(await stored()).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
})

test('a person asks five times an hour at most', async () => {
  for (let time = 0; time < 5; time += 1) await request(manager, { plan: 'pro' })
  const sixth = await request(manager, { plan: 'pro' })
  expect([sixth.status, sixth.code, sixth.headers['retry-after']]).toEqual([429, 'RATE_LIMITED', '3600'])
  expect(await stored()).toHaveLength(5)
})
