import { atCustomer } from '../../../testing/authorization/at-customer.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const admin = 'admin@staffel.example'
const manager = 'manager@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())

const save = (body: { id?: number; tenant_id?: number; name: string }, email = manager) =>
  app.as(email).saveRegion.answer({ body })
const remove = (id: number, email = manager) => app.as(email).deleteRegion.answer({ params: { id } })
const names = async (email = manager, tenantId?: number) =>
  (await app.as(email).listRegions({ query: tenantId ? { tenantId } : {} })).map(({ name }) => name)

test('a region is made, renamed and deleted by who runs the seller, and all of it is logged', async () => {
  const made = await save({ name: '  Waddenkust ' })
  expect(made.body).toMatchObject({ name: 'Waddenkust', tenant_id: 1 })
  const { id } = made.body
  expect(await names()).toContain('Waddenkust')
  expect((await save({ id, name: 'Wadden' })).body).toMatchObject({ id, name: 'Wadden' })
  expect((await remove(id)).status).toBe(204)
  expect(await names()).not.toContain('Wadden')
  expect((await remove(id)).status).toBe(404)
  const log = (await app.as(manager).listActivity.answer({ query: { kind: 'settings', limit: 3 } })).body.map(
    ({ action, detail }) => [action, detail],
  )
  expect(log).toEqual([
    ['region.deleted', { name: 'Wadden' }],
    ['region.renamed', { from: 'Waddenkust', to: 'Wadden' }],
    ['region.created', { name: 'Waddenkust' }],
  ])
})

test('a name is had once, whatever its case, and says something', async () => {
  const { id } = (await save({ name: 'Oostkust' })).body
  expect((await save({ name: 'OOSTKUST' })).body).toMatchObject({
    code: 'DUPLICATE',
    fields: { name: expect.any(String) },
  })
  expect((await save({ id, name: 'oostkust' })).body.name).toBe('oostkust')
  expect((await save({ name: ' ' })).body).toMatchObject({ code: 'VALIDATION', fields: { name: expect.any(String) } })
  expect((await save({ name: 'Oostkust' }, other)).status).toBe(200)
})

test('two who name one the same at once: one of them is told that the name is had', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => save({ name: 'Tegelijk' })))
  expect(answers.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([200, 'DUPLICATE', 'DUPLICATE'])
})

test('one that somebody is in stays, and is said to hold what it holds', async () => {
  const { id } = (await save({ name: 'Vol' })).body
  const { db } = app.database
  const put = (region_id: number | null) =>
    db
      .updateTable('organization')
      .set({ region_id })
      .where('tenant_id', '=', 1)
      .where('id', 'in', [1001, 1002])
      .execute()
  const before = await db
    .selectFrom('organization')
    .select(['id', 'region_id'])
    .where('tenant_id', '=', 1)
    .where('id', 'in', [1001, 1002])
    .execute()
  await put(id)
  await db.updateTable('app_user').set({ region_id: id }).where('email', '=', 'user@staffel.example').execute()
  expect((await remove(id)).body).toMatchObject({
    code: 'IN_USE',
    message: 'This region still holds 2 organizations and 1 user. Give them another region first.',
    details: { customers: 2, users: 1, invites: 0, offers: 0 },
  })
  // All of it in the language of the call, whatever the caller's own is.
  const inDutch = app.as(manager, { headers: { 'accept-language': 'nl' } })
  expect((await inDutch.deleteRegion.answer({ params: { id } })).body.message).toBe(
    'In deze regio zitten nog 2 organisaties en 1 gebruiker. Geef die eerst een andere regio.',
  )
  for (const one of before)
    await db.updateTable('organization').set({ region_id: one.region_id }).where('id', '=', one.id).execute()
  await db.updateTable('app_user').set({ region_id: null }).where('email', '=', 'user@staffel.example').execute()
  // An invite that is over keeps nobody there.
  await db
    .updateTable('invite')
    .set({ region_id: id })
    .where('tenant_id', '=', 1)
    .where('accepted_at', 'is not', null)
    .execute()
  expect((await remove(id)).status).toBe(204)
})

test('nobody else changes them, and an Admin those of each tenant', async () => {
  const { id } = (await save({ tenant_id: 2, name: 'Van een ander' }, admin)).body
  expect(await names(other)).toContain('Van een ander')
  expect((await save({ id, name: 'Gekaapt' })).status).toBe(404)
  expect((await save({ tenant_id: 2, name: 'Gekaapt' })).status).toBe(404)
  expect((await remove(id)).status).toBe(404)
  expect((await save({ name: 'x' }, 'user@staffel.example')).status).toBe(403)
  const answers = await atCustomer(app, 1001, async () => [await save({ name: 'x' }), await remove(id)])
  expect(answers.map(({ status }) => status)).toEqual([403, 403])
  expect((await remove(id, admin)).status).toBe(204)
})
