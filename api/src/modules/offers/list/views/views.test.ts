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
  app.as(email, { headers }).saveView.answer({ body: { entity: 'offers', ...view } })
const list = async (email: string) => (await app.as(email).listViews.answer({ query: { entity: 'offers' } })).body
const remove = (email: string, id: number) => app.as(email).deleteView.answer({ params: { id } })

test('a view is its owner’s; a shared one the staff of the tenant has, and no customer', async () => {
  const own = (await save(manager, { name: ' Mijn concepten ', query: 'status=draft&page=3' })).body
  expect(own).toEqual({
    id: expect.any(Number),
    entity: 'offers',
    name: 'Mijn concepten',
    query: 'status=draft',
    shared: false,
    is_own: true,
    owner: 'Marieke Jansen',
  })
  const shared = (await save(manager, { name: 'Deze week', query: 'status=pending', shared: true })).body
  expect((await list(manager)).map(({ name }) => name)).toEqual(['Deze week', 'Mijn concepten'])
  expect(await list(staff)).toEqual([{ ...shared, is_own: false }])
  expect(await list(user)).toEqual([])
  expect(await list(other)).toEqual([])
  expect((await remove(user, shared.id)).status).toBe(404)
  expect((await remove(other, shared.id)).status).toBe(404)
  expect((await remove(admin, own.id)).status).toBe(404)
  expect((await remove(admin, shared.id)).status).toBe(204)
  expect((await remove(manager, own.id)).status).toBe(204)
  expect(await list(manager)).toEqual([])
})

test('is changed by its owner, shared by Managers and Admins, and named once', async () => {
  const view = (await save(user, { name: 'Alles', query: '' })).body
  expect((await save(user, { id: view.id, name: 'Alles', query: '', shared: true })).status).toBe(403)
  expect((await save(user, { id: view.id, name: 'alles', query: 'status=accepted' })).body).toMatchObject({
    id: view.id,
    name: 'alles',
    query: 'status=accepted',
  })
  expect((await save(user, { name: 'ALLES', query: '' })).body).toMatchObject({
    code: 'DUPLICATE',
    details: { id: view.id },
  })
  expect((await save(manager, { id: view.id, name: 'x', query: '' })).status).toBe(404)
  expect((await save(manager, { name: 'Alles', query: '' })).status).toBe(200)
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
  expect([answer.status, answer.body.fields]).toEqual([422, fields])
})

test('is kept once per Idempotency-Key', async () => {
  const key = { 'idempotency-key': 'view-once' }
  const [first, again] = [
    await save(admin, { name: 'Open', query: 'status=pending' }, key),
    await save(admin, { name: 'Open', query: 'status=pending' }, key),
  ]
  expect([again.status, again.body]).toEqual([200, first.body])
})

test('fifty are enough for one person', async () => {
  for (let index = 0; index < 50; index++)
    expect((await save(other, { name: `V${index}`, query: '' })).status).toBe(200)
  expect((await save(other, { name: 'Een te veel', query: '' })).body).toMatchObject({
    code: 'LIMIT_REACHED',
    details: { limit: 50 },
  })
})
