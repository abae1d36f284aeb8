import type { SavedView } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
const admin = 'admin@staffel.example'
const staff = 'karin.dewit@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const save = (email: string, view: object, headers = {}) =>
  app.call(email, { method: 'POST', url: '/webhook/views', payload: { entity: 'offers', ...view }, headers })
const list = async (email: string) =>
  (await app.call(email, { method: 'GET', url: '/webhook/views?entity=offers' })).json<SavedView[]>()
const remove = (email: string, id: number) => app.call(email, { method: 'POST', url: `/webhook/views/delete/${id}` })

test('a view is its owner’s; a shared one the staff of the tenant has, and no customer', async () => {
  const own = (await save(manager, { name: ' Mijn concepten ', query: 'status=draft&page=3' })).json<SavedView>()
  expect(own).toEqual({
    id: expect.any(Number),
    entity: 'offers',
    name: 'Mijn concepten',
    query: 'status=draft',
    shared: false,
    is_own: true,
    owner: 'Marieke Jansen',
  })
  const shared = (await save(manager, { name: 'Deze week', query: 'status=pending', shared: true })).json<SavedView>()
  expect((await list(manager)).map(({ name }) => name)).toEqual(['Deze week', 'Mijn concepten'])
  expect(await list(staff)).toEqual([{ ...shared, is_own: false }])
  expect(await list(user)).toEqual([])
  expect(await list(other)).toEqual([])
  expect((await remove(user, shared.id)).statusCode).toBe(404)
  expect((await remove(other, shared.id)).statusCode).toBe(404)
  expect((await remove(admin, own.id)).statusCode).toBe(404)
  expect((await remove(admin, shared.id)).statusCode).toBe(204)
  expect((await remove(manager, own.id)).statusCode).toBe(204)
  expect(await list(manager)).toEqual([])
})

test('is changed by its owner, shared by Managers and Admins, and named once', async () => {
  const view = (await save(user, { name: 'Alles', query: '' })).json<SavedView>()
  expect((await save(user, { id: view.id, name: 'Alles', query: '', shared: true })).statusCode).toBe(403)
  expect((await save(user, { id: view.id, name: 'alles', query: 'status=accepted' })).json()).toMatchObject({
    id: view.id,
    name: 'alles',
    query: 'status=accepted',
  })
  expect((await save(user, { name: 'ALLES', query: '' })).json()).toMatchObject({
    code: 'DUPLICATE',
    details: { id: view.id },
  })
  expect((await save(manager, { id: view.id, name: 'x', query: '' })).statusCode).toBe(404)
  expect((await save(manager, { name: 'Alles', query: '' })).statusCode).toBe(200)
  const log = await app.database.db
    .selectFrom('activity')
    .select('action')
    .where('entity', '=', 'saved_view')
    .where('entity_id', '=', String(view.id))
    .execute()
  expect(log).toEqual([{ action: 'view.saved' }, { action: 'view.saved' }])
})

test.each([
  [{ name: '   ', query: '' }, { name: 'Required.' }],
  [{ name: '', query: '' }, { name: 'Required.' }],
  [{ name: 'Euro', query: `q=${'€'.repeat(600)}` }, { query: 'Too long.' }],
])('one that cannot be kept is refused by field', async (view, fields) => {
  const answer = await save(admin, view, { 'accept-language': 'en' })
  expect([answer.statusCode, answer.json().fields]).toEqual([422, fields])
})

test('is kept once per Idempotency-Key', async () => {
  const key = { 'idempotency-key': 'view-once' }
  const [first, again] = [
    await save(admin, { name: 'Open', query: 'status=pending' }, key),
    await save(admin, { name: 'Open', query: 'status=pending' }, key),
  ]
  expect([again.statusCode, again.json()]).toEqual([200, first.json()])
})

test('fifty are enough for one person', async () => {
  for (let index = 0; index < 50; index++)
    expect((await save(other, { name: `V${index}`, query: '' })).statusCode).toBe(200)
  expect((await save(other, { name: 'Een te veel', query: '' })).json()).toMatchObject({
    code: 'LIMIT_REACHED',
    details: { limit: 50 },
  })
})
