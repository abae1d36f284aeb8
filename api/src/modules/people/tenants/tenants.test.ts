import type { TenantInput, TenantSubscription } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const admin = 'admin@staffel.example'
const manager = 'manager@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const input: TenantInput = {
  name: 'Zuidplaat',
  is_active: true,
  subscription_status: 'active',
  subscription_plan_name: 'Basic',
  subscription_start_date: '2026-03-01',
  subscription_end_date: '2027-02-28',
  offer_limit: null,
  enforce_plan_limit: false,
  user_limit: null,
  public_host: null,
}
const save = (body: TenantInput, email = admin) => app.as(email).saveTenant.answer({ body })
const list = (query: { search?: string; page?: number; limit?: number } = {}, email = admin) =>
  app.as(email).listSubscriptions.answer({ query })
const tenant = async (search: string): Promise<TenantSubscription> => {
  const [row] = (await list({ search })).body
  if (!row) throw new Error(`There is no ${search}`)
  return row
}
const change = async (search: string, part: Partial<TenantInput>) => {
  const { users: _users, offers: _offers, is_over: _over, ...row } = await tenant(search)
  return save({ ...input, ...(row as TenantInput), ...part })
}

test('an Admin alone keeps tenants', async () => {
  for (const email of [manager, 'user@staffel.example', other]) {
    expect((await list({}, email)).status).toBe(403)
    expect((await save(input, email)).status).toBe(403)
    expect((await save({ ...input, id: 1, rev: 1 }, email)).status).toBe(403)
  }
})

test('a tenant is made, found by name, changed by its revision, and all of it is logged with it', async () => {
  const { body: made, status } = await save({ ...input, name: '  Zuidplaat  ', enforce_plan_limit: true })
  expect(status).toBe(200)
  expect(made).toMatchObject({ ...input, enforce_plan_limit: true, users: 0, offers: { used: 0, limit: 30 }, rev: 1 })
  const { id } = made
  const changed = await save({ ...input, id, rev: 1, name: 'Zuidplaat BV', offer_limit: 50 })
  expect(changed.body).toMatchObject({ name: 'Zuidplaat BV', enforce_plan_limit: false, offers: { limit: 50 }, rev: 2 })
  expect(await save({ ...input, id, rev: 1 })).toMatchObject({
    status: 409,
    body: { code: 'STALE', current: expect.objectContaining({ name: 'Zuidplaat BV', rev: 2 }) },
  })
  // The same once more changes nothing, and is no entry.
  expect((await change('zuidplaat', {})).body.rev).toBe(2)
  expect((await save({ ...input, id: 999_999, rev: 1 })).status).toBe(404)

  const log = (await app.as(admin).listActivity.answer({ query: { tenant_id: id } })).body
  expect(log.map(({ action }) => action)).toEqual(['tenant.changed', 'tenant.created'])
  expect(log[0]?.detail).toEqual({
    name: { from: 'Zuidplaat', to: 'Zuidplaat BV' },
    offer_limit: { from: null, to: 50 },
    enforce_plan_limit: { from: true, to: false },
  })
  const { body, headers } = await list({ limit: 1, page: 2 })
  expect(body).toHaveLength(1)
  expect(Number(headers['x-total-count'])).toBeGreaterThan(4)
})

test('what does not fit is said at its field', async () => {
  const fields = async (part: Partial<TenantInput>) => (await save({ ...input, ...part })).body as { fields?: object }
  expect(await fields({ name: ' ' })).toMatchObject({ fields: { name: expect.any(String) } })
  expect(await fields({ subscription_end_date: '2026-02-28' })).toMatchObject({
    fields: { subscription_end_date: expect.stringContaining('before the start') },
  })
  expect(await fields({ offer_limit: 5, subscription_plan_name: null })).toMatchObject({
    fields: { offer_limit: expect.any(String) },
  })
  for (const public_host of ['https://zuidplaat.example', 'zuidplaat', 'a..example'])
    expect(await fields({ public_host })).toMatchObject({ fields: { public_host: expect.stringContaining('host') } })
})

test('a host is one tenant’s alone, and links lead there', async () => {
  expect((await change('noordstaal', { public_host: 'offertes.noordstaal.example' })).status).toBe(200)
  const taken = await change('staffel', { public_host: 'offertes.noordstaal.example' })
  expect(taken.body).toMatchObject({ fields: { public_host: expect.stringContaining('another tenant') } })
  const { next_sequence: _next, ...present } = (
    await app.as(admin).getOfferSettings.answer({ query: { tenant_id: 1 } })
  ).body
  const elsewhere = await app
    .as(admin)
    .saveOfferSettings.answer({ body: { ...present, public_host: 'offertes.noordstaal.example' } })
  expect([elsewhere.status, elsewhere.body]).toEqual([
    422,
    expect.objectContaining({ fields: { public_host: expect.stringContaining('another tenant') } }),
  ])
  expect((await change('staffel', { public_host: 'offertes.staffel.example' })).status).toBe(200)
  const settings = await app.as(admin).getOfferSettings.answer({ query: { tenant_id: 1 } })
  expect(settings.body.public_host).toBe('offertes.staffel.example')
  const again = await change('staffel', { public_host: null })
  expect(again.body.public_host).toBeNull()
})

test('a tenant that is closed, or whose last day has passed, is felt at the next call; the own one stays open', async () => {
  const asked = () => app.as(other).listTenants.answer()
  expect((await asked()).status).toBe(200)
  await change('noordstaal', { is_active: false })
  expect(await asked()).toMatchObject({ status: 403, code: 'TENANT_INACTIVE' })
  await change('noordstaal', { is_active: true, subscription_end_date: '2026-03-15' })
  expect(await asked()).toMatchObject({ status: 403, code: 'NO_SUBSCRIPTION' })
  expect(await tenant('noordstaal')).toMatchObject({ subscription_status: 'active', is_over: true })
  await change('noordstaal', { subscription_end_date: null, subscription_status: 'paused' })
  expect(await asked()).toMatchObject({ status: 403, code: 'NO_SUBSCRIPTION' })
  await change('noordstaal', { subscription_status: 'active' })
  expect((await asked()).status).toBe(200)
  for (const part of [
    { is_active: false },
    { subscription_status: 'expired' as const },
    { subscription_end_date: '2026-03-15' },
  ])
    expect(await change('staffel', part)).toMatchObject({ status: 409, code: 'SELF' })
})

test('no more of its own people come in than was agreed, by whichever way; those of customers do', async () => {
  const { users } = await tenant('noordstaal')
  expect(users).toBeGreaterThan(0)
  const invite = (email: string, organization_id: number | null = null) =>
    app.as(other).createInvite.answer({ body: { email, tenant_id: 2, organization_id, role_id: 1 } })
  const open = await invite('een@noordstaal.example')
  expect(open.status).toBe(200)
  const invited = await app.database.db
    .selectFrom('invite')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', 2)
    .where('is_tenant', '=', true)
    .where('accepted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', new Date('2026-03-16T09:00:00Z'))
    .executeTakeFirstOrThrow()
  await change('noordstaal', { user_limit: users + Number(invited.count) + 1 })
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => invite(`${name}@noordstaal.example`)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'LIMIT_REACHED' })
  const [customer] = (await app.as(other).listOrganizations.answer()).body
  expect((await invite('klant@noordstaal.example', customer?.id)).status).toBe(200)

  // One that expired takes no place, until it is sent again.
  const expire = (expires_at: string) =>
    app.database.db
      .updateTable('invite')
      .set({ expires_at: new Date(expires_at) })
      .where('id', '=', open.body.invite_id)
      .execute()
  const resend = async () =>
    (await app.as(other).resendInvites.answer({ body: { ids: [open.body.invite_id] } })).body.results
  await expire('2026-03-16T08:00:00Z')
  expect((await invite('d@noordstaal.example')).status).toBe(200)
  expect(await resend()).toEqual([{ id: open.body.invite_id, ok: false, code: 'LIMIT_REACHED' }])
  await expire('2026-03-20T08:00:00Z')
  expect(await resend()).toEqual([{ id: open.body.invite_id, ok: true }])

  // Who was invited before the limit was lowered, or is let in again.
  await change('noordstaal', { user_limit: users })
  const accept = () => app.as(other).acceptUser.answer({ params: { id: open.body.invite_id } })
  expect(await accept()).toMatchObject({ status: 409, code: 'LIMIT_REACHED' })
  await change('noordstaal', { user_limit: users + 1 })
  const accepted = await accept()
  expect(accepted.status).toBe(200)
  const someone = { params: { id: accepted.body.user_id } }
  expect((await app.as(other).blockUser.answer({ ...someone, body: {} })).status).toBe(200)
  await change('noordstaal', { user_limit: users })
  expect(await app.as(other).unblockUser.answer(someone)).toMatchObject({ status: 409, code: 'LIMIT_REACHED' })
  await change('noordstaal', { user_limit: null })
  expect((await app.as(other).unblockUser.answer(someone)).status).toBe(200)
})
