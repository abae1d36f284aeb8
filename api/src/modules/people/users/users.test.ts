import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'

const admin = 'admin@staffel.example'
const manager = 'manager@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())

const accept = (email: string, id: number) => app.as(email).acceptUser.answer({ params: { id } })
const activitiesOf = async (id: number) =>
  await app.database.db
    .selectFrom('activity')
    .select(['action', 'actor_user_id', 'tenant_id'])
    .where('entity', '=', 'user')
    .where('entity_id', '=', String(id))
    .execute()

describe('the list of users', () => {
  test('a Manager sees the own tenant, newest first, ten at a time', async () => {
    const { status, body } = await app.as(manager).listUsers.answer()
    expect(status).toBe(200)
    expect(body.users).toHaveLength(10)
    expect(body.usersPagingParams).toEqual({ total: 29, limit: 10, offset: 0 })
    expect(new Set(body.users.map((row: { tenant_id: number }) => row.tenant_id))).toEqual(new Set([1]))
    const created = body.users.map((row: { created_at: string }) => row.created_at)
    expect(created).toEqual(created.toSorted().reverse())
  })

  test('a row carries names of tenant, organisation and role', async () => {
    const { body } = await app.as(manager).listUsers.answer({ query: { search: 'renee@vanvliet' } })
    expect(body.users).toEqual([
      expect.objectContaining({
        email: 'renee@vanvliet-installatie.example.nl',
        tenant: { name: 'Staffel Bouwmaterialen' },
        organization: { name: 'Van Vliet Installatietechniek' },
        role: 'User',
        role_name: 'User',
        status: 'active',
        first_name: 'Renée',
      }),
    ])
  })

  test('an Admin sees every tenant, or the one asked for', async () => {
    const all = await app.as(admin).listUsers.answer({ query: { limit: 100 } })
    expect(new Set(all.body.users.map((row: { tenant_id: number }) => row.tenant_id))).toEqual(new Set([1, 2, 3, 4]))
    const one = await app.as(admin).listUsers.answer({ query: { tenant_id: 2, limit: 100 } })
    expect(one.body.usersPagingParams.total).toBe(24)
  })

  test('a tenant outside the scope holds nobody', async () => {
    const { status, body } = await app.as(other).listUsers.answer({ query: { tenant_id: 1 } })
    expect(status).toBe(200)
    expect(body).toEqual({ users: [], usersPagingParams: { total: 0, limit: 10, offset: 0 } })
  })

  test('a User may not list people, a stranger even less', async () => {
    expect(await app.as(user).listUsers.answer()).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect(await app.as(user).getUserStats.answer()).toMatchObject({ status: 403 })
    expect(await app.as(null).listUsers.answer()).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
  })

  test.each([
    ['role=Manager', 5],
    ['status=blocked', 4],
    ['status=invited', 5],
    ['organization_id=1001', 4],
    ['search=%25', 0],
    ['search=STAFFEL.EXAMPLE', 14],
  ])('filter %s', async (filter, total) => {
    expect((await app.as(manager).listUsers.answer({ query: filter })).body.usersPagingParams.total).toBe(total)
  })

  test.each(['email', 'tenant', 'organization', 'role', 'status', 'created_at', 'accepted_at'])(
    'sorts by %s in both directions, without losing a row',
    async (column) => {
      const ids = async (order: string) =>
        (
          await app.as(manager).listUsers.answer({ query: { limit: 100, sort_column: column, sort_order: order } })
        ).body.users.map((row: { user_id: number }) => row.user_id)
      const up = await ids('ASC')
      expect(up).toHaveLength(29)
      expect(new Set(await ids('DESC'))).toEqual(new Set(up))
      if (column === 'email') {
        const emails = (
          await app.as(manager).listUsers.answer({ query: { limit: 100, sort_column: 'email', sort_order: 'asc' } })
        ).body.users.map((row: { email: string }) => row.email)
        expect(emails).toEqual(emails.toSorted())
      }
    },
  )

  test('pages do not overlap', async () => {
    const page = async (offset: number) =>
      (await app.as(manager).listUsers.answer({ query: { limit: 10, offset, sort_column: 'role' } })).body.users.map(
        (row: { user_id: number }) => row.user_id,
      )
    const ids = [...(await page(0)), ...(await page(10)), ...(await page(20))]
    expect(new Set(ids).size).toBe(29)
  })

  test.each([
    ['limit=101', 'limit'],
    ['sort_column=phone', 'sort_column'],
    ['role=Boss', 'role'],
    ['status=gone', 'status'],
    ['limit=5&limit=6', 'limit'],
    ['color=red', 'color'],
  ])('%s is refused with the field named', async (query, field) => {
    const { status, body } = await app.as(manager).listUsers.answer({ query })
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'VALIDATION', fields: { [field]: expect.any(String) } })
  })
})

test('the figures follow the same filters', async () => {
  expect((await app.as(manager).getUserStats.answer()).body).toEqual({ total: 29, active: 20, invited: 5, blocked: 4 })
  expect((await app.as(manager).getUserStats.answer({ query: { role: 'Manager' } })).body).toEqual({
    total: 5,
    active: 3,
    invited: 1,
    blocked: 1,
  })
  expect((await app.as(other).getUserStats.answer({ query: { tenant_id: 1 } })).body).toEqual({
    total: 0,
    active: 0,
    invited: 0,
    blocked: 0,
  })
})

describe('accepting an invited person', () => {
  const invitedId = async (email: string) =>
    (await app.as(admin).listUsers.answer({ query: { search: email } })).body.users[0]?.user_id ?? 0

  test('makes an account under the same number, once', async () => {
    const id = await invitedId('aisha.benali@staffel.example')
    const { status, body } = await accept(manager, id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      user_id: id,
      email: 'aisha.benali@staffel.example',
      status: 'active',
      accepted_at: sampleDay.toISOString(),
    })
    expect(await activitiesOf(id)).toEqual([{ action: 'user.accepted', actor_user_id: 2, tenant_id: 1 }])
    expect(await accept(manager, id)).toMatchObject({ status: 200, body: { status: 'active' } })
    expect(await activitiesOf(id)).toHaveLength(1)
    const profile = await app.as('aisha.benali@staffel.example').loadProfile.answer()
    expect(profile.body).toMatchObject({ allowed: true, user_id: id, is_tenant: true })
  })

  test("another tenant's person is not there, nor is a number that does not exist", async () => {
    const id = await invitedId('jelle.bakker@noordstaal.example')
    const foreign = await accept(manager, id)
    const missing = await accept(manager, 999_999)
    expect(foreign.status).toBe(404)
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' })
  })

  test('a blocked user stays blocked, a User may not accept anybody', async () => {
    expect(await accept(manager, 4)).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } })
    expect(await accept(user, 151)).toMatchObject({ status: 403 })
  })
})

describe('lookups', () => {
  const names = (body: readonly { name: string }[]) => body.map(({ name }) => name)

  test('tenants: an Admin sees all, everybody else the own one', async () => {
    expect((await app.as(admin).listTenants.answer()).body).toHaveLength(4)
    expect((await app.as(manager).listTenants.answer()).body).toEqual([{ id: 1, name: 'Staffel Bouwmaterialen' }])
    expect((await app.as(user).listTenants.answer()).body).toHaveLength(1)
  })

  test('organisations: by tenant, by ids, and only the own one for a User', async () => {
    expect((await app.as(manager).listOrganizations.answer()).body).toHaveLength(14)
    expect((await app.as(admin).listOrganizations.answer({ query: { tenantId: 2 } })).body).toHaveLength(12)
    expect((await app.as(manager).listOrganizations.answer({ query: { tenantId: 2 } })).body).toEqual([])
    expect(names((await app.as(manager).listOrganizations.answer({ query: { ids: '1002,1001,2001' } })).body)).toEqual([
      'Bouwbedrijf De Haan B.V.',
      'Van Vliet Installatietechniek',
    ])
    expect((await app.as(user).listOrganizations.answer()).body).toEqual([
      { id: 1001, name: 'Bouwbedrijf De Haan B.V.' },
    ])
    expect((await app.as(user).listOrganizations.answer({ query: { ids: 1002 } })).body).toEqual([])
    expect(await app.as(manager).listOrganizations.answer({ query: { ids: '1,x' } })).toMatchObject({
      status: 422,
      body: { fields: { ids: expect.any(String) } },
    })
  })

  test('regions of the own tenant, and the three roles', async () => {
    expect(names((await app.as(other).listRegions.answer()).body)).toEqual([
      'Drenthe',
      'Friesland',
      'Groningen',
      'Overijssel',
    ])
    expect((await app.as(other).listRegions.answer({ query: { tenantId: 1 } })).body).toEqual([])
    expect((await app.as(user).listRoles.answer()).body).toEqual([
      { id: 1, name: 'User' },
      { id: 2, name: 'Manager' },
      { id: 3, name: 'Admin' },
    ])
  })
})
