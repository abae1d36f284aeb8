import { addCustomersManager, customersManager } from '../../../testing/authorization/customers-manager.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'

const admin = 'admin@staffel.example'
const manager = 'manager@staffel.example'
const other = 'manager@noordstaal.example'
const renee = 'renee@vanvliet-installatie.example.nl'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await addCustomersManager(app, 1002)
})
afterAll(() => app.close())
beforeEach(() => app.setNow(sampleDay))

const rowOf = async (email: string) => {
  const { users } = await app.as(admin).listUsers({ query: { search: email } })
  if (!users[0]) throw new Error(`Nobody is called ${email}`)
  return users[0]
}
const block = (by: string, id: number, reason?: string) =>
  app.as(by).blockUser.answer({ params: { id }, ...(reason !== undefined && { body: { reason } }) })
const unblock = (by: string, id: number) => app.as(by).unblockUser.answer({ params: { id } })
const update = async (by: string, email: string, changes: object) => {
  const { user_id: id, first_name, last_name, organization_id, region_id, rev, role } = await rowOf(email)
  const role_id = { User: 1, Manager: 2, Admin: 3 }[role]
  const body = { first_name, last_name, role_id, organization_id, region_id, rev, ...changes }
  return app.as(by).updateUser.answer({ params: { id }, body })
}
const activitiesOf = (id: number) =>
  app.database.db
    .selectFrom('activity')
    .select(['action', 'detail'])
    .where('entity', '=', 'user')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute()

describe('blocking', () => {
  test('is felt at the next call, keeps its reason, and outlives the sessions that it ended', async () => {
    const { user_id: id } = await rowOf(renee)
    const held = await app.token(renee)
    expect(await app.holding(held).listTenants.answer()).toMatchObject({ status: 200 })
    const blocked = await block(manager, id, ' Werkt hier niet meer ')
    expect(blocked).toMatchObject({ status: 200, body: { status: 'blocked', block_reason: 'Werkt hier niet meer' } })
    expect(await app.holding(held).listTenants.answer()).toMatchObject({ status: 403, code: 'USER_BLOCKED' })
    expect(await block(manager, id)).toMatchObject({ status: 200, body: { block_reason: 'Werkt hier niet meer' } })

    expect(await unblock(manager, id)).toMatchObject({ status: 200, body: { status: 'active', block_reason: null } })
    expect(await app.holding(held).listTenants.answer()).toMatchObject({ status: 401 })
    app.setNow(new Date(sampleDay.getTime() + 60_000))
    expect(await app.as(renee).listTenants.answer()).toMatchObject({ status: 200 })
    expect(await activitiesOf(id)).toEqual([
      { action: 'user.blocked', detail: { reason: 'Werkt hier niet meer' } },
      { action: 'user.unblocked', detail: {} },
    ])
  })

  test("of the seller's is ended by the seller; a customer's Manager ends the own", async () => {
    const { user_id: id } = await rowOf(renee)
    expect(await block(manager, id)).toMatchObject({ body: { blocked_by_seller: true } })
    expect(await unblock(customersManager, id)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(await unblock(manager, id)).toMatchObject({ body: { status: 'active', blocked_by_seller: false } })

    expect(await block(customersManager, id)).toMatchObject({ body: { status: 'blocked', blocked_by_seller: false } })
    // What the seller adds to it is the seller's from then on.
    expect(await block(manager, id, 'Wanbetaler')).toMatchObject({ body: { blocked_by_seller: true } })
    expect(await unblock(customersManager, id)).toMatchObject({ status: 403 })
    expect(await unblock(manager, id)).toMatchObject({ status: 200 })
  })

  test('not oneself, nor who has a higher role, nor in another tenant', async () => {
    expect(await block(manager, 2)).toMatchObject({ status: 409, code: 'SELF' })
    expect(await block(manager, 1)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(await block(other, 101)).toMatchObject({ status: 404 })
    expect(await block('user@staffel.example', 101)).toMatchObject({ status: 403 })
  })

  test('somebody who was only invited is not let out: the invite is cancelled instead', async () => {
    const { user_id: id } = await rowOf('aisha.benali@staffel.example')
    expect(await block(manager, id)).toMatchObject({ status: 409, code: 'INVALID_TRANSITION' })
    expect(await unblock(manager, id)).toMatchObject({ status: 409, code: 'INVALID_TRANSITION' })
  })

  test('two who block each other at once leave one of them, and the last Manager stays', async () => {
    const people = [other, 'hilde.brouwer@noordstaal.example', 'wiebe.kuipers@noordstaal.example']
    const [first, second, third] = await Promise.all(people.map(async (email) => (await rowOf(email)).user_id))
    expect(await block(other, third ?? 0)).toMatchObject({ status: 200 })
    const answers = await Promise.all([block(admin, first ?? 0), block(admin, second ?? 0)])
    expect(answers.map(({ status, code }) => code ?? status).toSorted()).toEqual([200, 'LAST_ADMIN'])
    const { users: left } = await app
      .as(admin)
      .listUsers({ query: { tenant_id: 2, role: 'Manager', status: 'active' } })
    expect(left).toHaveLength(1)
    const demoted = await update(admin, left[0]?.email ?? '', { role_id: 1 })
    const moved = await update(admin, left[0]?.email ?? '', { organization_id: 2001 })
    expect([demoted.code, moved.code]).toEqual(['LAST_ADMIN', 'LAST_ADMIN'])
  })
})

describe('changing', () => {
  const hans = 'sander@dehaan-bouw.example.nl'
  const anybody = async () =>
    (await app.as(manager).listUsers({ query: { organization_id: 1001, role: 'User', status: 'active', limit: 100 } }))
      .users

  test('names, role, organisation and region; staff of the seller is who belongs to no customer', async () => {
    const email = (await anybody()).find(({ email: one }) => one !== 'user@staffel.example')?.email ?? hans
    const [region] = await app.as(manager).listRegions({ query: { tenantId: 1 } })
    const changed = await update(manager, email, {
      first_name: ' Sanne ',
      last_name: 'Prins',
      role_id: 2,
      organization_id: null,
      region_id: region?.id,
    })
    expect(changed).toMatchObject({
      status: 200,
      body: { first_name: 'Sanne', last_name: 'Prins', role: 'Manager', organization_id: null, is_tenant: true },
    })
    expect(changed.body.region_id).toBe(region?.id)
    // A Manager's row is for an Admin from now on.
    expect(await update(manager, email, { role_id: 1 })).toMatchObject({ status: 403 })
    expect(await update(admin, email, { role_id: 1, organization_id: 1001 })).toMatchObject({
      status: 200,
      body: { role: 'User', is_tenant: false },
    })
    const house = 'Bouwbedrijf De Haan B.V.'
    expect(await activitiesOf(changed.body.user_id)).toEqual([
      {
        action: 'user.updated',
        detail: {
          role_id: { from: 1, to: 2 },
          organization_id: { from: 1001, to: null },
          organization: { from: house, to: null },
          region_id: expect.objectContaining({ to: region?.id }),
          is_tenant: { from: false, to: true },
          fields: ['first_name', 'last_name'],
        },
      },
      { action: 'user.updated', detail: expect.objectContaining({ role_id: { from: 2, to: 1 } }) },
    ])
  })

  test('of somebody whose invite is open goes along into the account', async () => {
    const email = 'joop@kwast-schilders.example.nl'
    expect(await update(manager, email, { first_name: 'Joop', last_name: 'Kwast' })).toMatchObject({
      status: 200,
      body: { status: 'invited', first_name: 'Joop' },
    })
    const { user_id: id } = await rowOf(email)
    expect(await app.as(manager).acceptUser({ params: { id } })).toMatchObject({ last_name: 'Kwast', status: 'active' })
  })

  test('what somebody else changed meanwhile is not overwritten', async () => {
    const { rev } = await rowOf(renee)
    expect(await update(manager, renee, { rev: rev + 1 })).toMatchObject({
      status: 409,
      code: 'STALE',
      body: { current: { email: renee, rev } },
    })
  })

  test.each([
    ['a role above the own', { role_id: 3 }, 'role_id'],
    ["another tenant's organisation", { organization_id: 2001 }, 'organization_id'],
    ['a region that does not exist', { region_id: 999_999 }, 'region_id'],
    ['a name longer than it may be', { first_name: 'x'.repeat(101) }, 'first_name'],
  ])('%s is refused with the field named', async (_what, changes, field) => {
    expect(await update(manager, renee, changes)).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) } },
    })
  })

  test('an Admin belongs to no customer, and nobody changes the own role', async () => {
    expect(await update(admin, renee, { role_id: 3 })).toMatchObject({
      status: 422,
      body: { fields: { role_id: expect.any(String) } },
    })
    expect(await update(manager, manager, { role_id: 1 })).toMatchObject({ status: 409, code: 'SELF' })
  })
})

describe("a customer's Manager", () => {
  test('finds and changes the people of the own organisation, and takes them nowhere else', async () => {
    const { user_id: id } = await rowOf(renee)
    expect(await update(customersManager, renee, { last_name: 'de Boer' })).toMatchObject({ status: 200 })
    expect(await update(customersManager, renee, { organization_id: 1001 })).toMatchObject({
      status: 422,
      body: { fields: { organization_id: expect.any(String) } },
    })
    expect(await update(customersManager, renee, { organization_id: null })).toMatchObject({ status: 403 })
    expect(await block(customersManager, id)).toMatchObject({ status: 200 })
    expect(await unblock(customersManager, id)).toMatchObject({ status: 200 })
    expect(await block(customersManager, 3)).toMatchObject({ status: 404 })
  })

  test('neither promotes nor blocks who works for the seller, whatever organisation is named with them', async () => {
    const email = 'binnendienst@staffel.example'
    const staff = { tenant_id: 1, email, role_id: 1, is_tenant: true, organization_id: 1002, accepted_at: sampleDay }
    await app.database.db.insertInto('app_user').values(staff).execute()
    const { user_id: id } = await rowOf(email)
    expect(await update(customersManager, email, { role_id: 2 })).toMatchObject({ status: 403 })
    expect(await block(customersManager, id)).toMatchObject({ status: 403 })
    expect(await block(manager, id)).toMatchObject({ status: 200 })
    expect(await unblock(customersManager, id)).toMatchObject({ status: 403 })
  })
})

describe('what somebody may besides their role', () => {
  // Later than the sessions that were ended above.
  beforeEach(() => app.setNow(new Date(sampleDay.getTime() + 120_000)))
  const setFeatures = (by: string, id: number, features: 'product-owner'[]) =>
    app.as(by).setUserFeatures.answer({ params: { id }, body: { features } })
  const environments = async () => (await app.as(renee).listEnvironments.answer()).status

  test('is given by an Admin, holds from the next call on until it is taken, and is logged', async () => {
    const { user_id: id } = await rowOf(renee)
    const logged = (await activitiesOf(id)).length
    expect(await environments()).toBe(403)
    expect(await setFeatures(admin, id, ['product-owner'])).toMatchObject({ body: { features: ['product-owner'] } })
    expect(await environments()).toBe(200)
    expect((await app.as(renee).loadProfile()).features).toContain('product-owner')
    expect(await setFeatures(admin, id, ['product-owner'])).toMatchObject({ status: 200 })
    expect(await setFeatures(admin, id, [])).toMatchObject({ body: { features: [] } })
    expect(await environments()).toBe(403)
    expect((await activitiesOf(id)).slice(logged)).toEqual([
      { action: 'user.product_owner_given', detail: {} },
      { action: 'user.product_owner_taken', detail: {} },
    ])
  })

  test('is given by no Manager, to nobody who is still invited, and a subscription of that name gives nothing', async () => {
    const { user_id: id } = await rowOf(renee)
    expect((await setFeatures(manager, id, ['product-owner'])).status).toBe(403)
    await app.database.db
      .updateTable('tenant')
      .set({ features: ['product-owner'] })
      .where('id', '=', 1)
      .execute()
    expect([await environments(), (await app.as(renee).loadProfile()).features]).toEqual([403, []])
  })
})
