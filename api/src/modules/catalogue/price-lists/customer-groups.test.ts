import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
const customer = 1001

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const create = (name: string) => app.as(manager).createCustomerGroup.answer({ body: { name } })
const remove = (id: number) => app.as(manager).deleteCustomerGroup.answer({ params: { id } })
const assign = (organization_id: number, customer_group_id: number | null, email = manager) =>
  app.as(email).assignCustomerGroup.answer({ body: { organization_id, customer_group_id } })

test('a group of customers is made, renamed by its revision, and has a name of its own', async () => {
  const { body: group } = await create(' Aannemers ')
  expect(group).toMatchObject({ name: 'Aannemers', organizations: 0, price_lists: 0, rev: 1 })
  const taken = await create('aannemers')
  expect([taken.status, Object.keys(taken.body.fields)]).toEqual([409, ['name']])
  const rename = (name: string, rev: number) =>
    app.as(manager).updateCustomerGroup.answer({ params: { id: group.id }, body: { name, rev } })
  expect((await rename('AANNEMERS', 1)).body).toMatchObject({ name: 'AANNEMERS', rev: 2 })
  expect((await rename('Bouwers', 1)).body).toMatchObject({ code: 'STALE', current: { name: 'AANNEMERS' } })
  expect((await app.as(manager).listCustomerGroups.answer({ query: {} })).body).toMatchObject([{ name: 'AANNEMERS' }])
  expect((await remove(group.id)).status).toBe(204)
  expect((await app.as(manager).getCustomerGroup.answer({ params: { id: group.id } })).status).toBe(404)
})

test('a customer is in one group at most, and a group that is in use stays', async () => {
  const [first, second] = [(await create('Eerste')).body.id, (await create('Tweede')).body.id]
  const members = async (id: number) =>
    (await app.as(manager).getCustomerGroup.answer({ params: { id } })).body.members.map((m) => m.organization_id)
  expect((await assign(customer, first)).status).toBe(204)
  expect(await members(first)).toEqual([customer])
  const refused = await remove(first)
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({ code: 'IN_USE', details: { organizations: 1, price_lists: 0 } })
  expect((await assign(customer, second, 'admin@staffel.example')).status).toBe(204)
  expect([await members(first), await members(second)]).toEqual([[], [customer]])
  expect((await assign(customer, null)).status).toBe(204)
  expect(await members(second)).toEqual([])
  expect((await assign(customer, 999_999)).status).toBe(422)
  expect([(await remove(first)).status, (await remove(second)).status]).toEqual([204, 204])
})

test('who was deleted is in no group, and keeps none', async () => {
  const { organization_id: id } = await app.as(manager).createOrganization({ body: { name: 'Zo weg' } })
  const group = (await create('Van wie weg is')).body.id
  await assign(id, group)
  await app.as(manager).deleteOrganization({ params: { id } })
  expect((await app.as(manager).getCustomerGroup({ params: { id: group } })).members).toEqual([])
  expect((await remove(group)).status).toBe(204)
  await app.as(manager).restoreOrganization({ params: { id } })
  expect(await app.as(manager).getCustomer({ query: { organization_id: id } })).toMatchObject({ customer_group: null })
})

test('the lists of a group are those of its members', async () => {
  const { id } = (await create('Met lijst')).body
  await assign(customer, id)
  const { body: list } = await app.as(manager).createPriceList.answer({
    body: { name: 'Groepslijst', customer_group_id: id, valid_from: '2026-01-01', currency: 'eur', entries: [] },
  })
  expect(list).toMatchObject({ customer_group_id: id, owner_name: 'Met lijst' })
  const query = { organization_id: customer }
  expect((await app.as(manager).listPriceLists.answer({ query })).body).toMatchObject([{ id: list.id }])
  expect((await remove(id)).body).toMatchObject({ details: { organizations: 1, price_lists: 1 } })
})
