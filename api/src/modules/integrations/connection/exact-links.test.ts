import type { TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'
import { exactApp, type ExactApp } from '../testing/exact-app.ts'
import type { FakeExact } from '../testing/fake-exact.ts'

const admin = 'admin@staffel.example'
const manager = 'manager@staffel.example'
const other = 'manager@noordstaal.example'

let house: ExactApp
let exact: FakeExact
let app: TestApp
beforeAll(async () => {
  house = await exactApp()
  ;({ app, exact } = house)
})
beforeEach(() => house.forget())
afterAll(() => house.close())

const status = (email: string) => app.as(email).getExactStatus.answer()
const connect = (email: string) => house.connect(email)

describe('a link', () => {
  const linkOf = async (email: string, env: 'test' | 'production' = 'test') => (await status(email)).body.envs[env].link

  test('with a login that another tenant uses says so, and whose it is to an Admin only', async () => {
    await connect(manager)
    expect(await linkOf(manager)).toMatchObject({ shared_with: [] })
    await connect(other)
    expect(await linkOf(manager)).toMatchObject({ shared_with: [{ env: 'test', own: false, tenant_name: null }] })
    expect(await linkOf(other)).toMatchObject({ shared_with: [{ env: 'test', own: false, tenant_name: null }] })
    expect(await linkOf(admin)).toMatchObject({
      shared_with: [{ own: false, tenant_name: expect.stringMatching(/Noord/) }],
    })
  })

  test('that is ended has no tokens any more, keeps what it brought, and another one can begin', async () => {
    await connect(manager)
    await app.database.db.updateTable('exact_connection').set({ items_synced_at: sampleDay }).execute()
    const { status: code, body } = await app.as(manager).disconnectExact.answer({ body: { env: 'test' } })
    expect(code).toBe(200)
    expect(body).toMatchObject({ connected: false, env: null, envs: { test: { link: null } } })
    expect(await app.database.db.selectFrom('exact_connection').selectAll().executeTakeFirst()).toMatchObject({
      access_token: null,
      refresh_token: null,
      ended_reason: 'disconnected',
      items_synced_at: sampleDay,
    })
    const again = await app.as(manager).disconnectExact.answer({ body: { env: 'test' } })
    expect(again).toMatchObject({ status: 409, body: { code: 'NOT_CONNECTED' } })
    expect((await connect(manager)).body).toMatchObject({
      connected: true,
      last_sync: { items: sampleDay.toISOString() },
    })
    expect(await house.actions()).toContain('exact.disconnected')
  })

  test('of the other environment is used once somebody says so', async () => {
    await connect(manager)
    await app.database.db
      .insertInto('exact_connection')
      .columns([
        'tenant_id',
        'env',
        'division',
        'access_token',
        'refresh_token',
        'access_expires_at',
        'refresh_expires_at',
        'connected_at',
      ])
      .expression((eb) =>
        eb
          .selectFrom('exact_connection')
          .select((row) => ['tenant_id', row.val('production').as('env'), row.val(77).as('division')])
          .select(['access_token', 'refresh_token', 'access_expires_at', 'refresh_expires_at', 'connected_at']),
      )
      .execute()
    expect((await status(manager)).body).toMatchObject({ env: 'test', division: 123_456 })
    expect((await app.as(manager).chooseExactEnvironment.answer({ body: { env: 'production' } })).body).toMatchObject({
      env: 'production',
      division: 77,
    })
    expect(await app.as(other).chooseExactEnvironment.answer({ body: { env: 'test' } })).toMatchObject({ status: 409 })
  })

  test('works with the administration that was chosen, also after connecting again', async () => {
    await connect(manager)
    exact.answerData = () => ({
      status: 200,
      body: {
        d: {
          results: [
            { Code: 123_456, Description: 'Bouwmaterialen', Status: 1 },
            { Code: 200, Description: 'Archief', Status: 2 },
            { Code: 300, Description: 'Afbouw', Status: 1 },
          ],
        },
      },
    })
    expect((await app.as(manager).listExactDivisions.answer()).body).toEqual([
      { code: 300, name: 'Afbouw', chosen: false },
      { code: 123_456, name: 'Bouwmaterialen', chosen: true },
    ])
    const choose = (code: number) => app.as(manager).chooseExactDivision.answer({ body: { code } })
    expect((await choose(300)).body).toMatchObject({ division: 300, division_name: 'Afbouw' })
    expect(await choose(200)).toMatchObject({ status: 404 })
    expect((await connect(manager)).body).toMatchObject({ division: 300, division_name: 'Afbouw' })
    expect(await app.as(other).listExactDivisions.answer()).toMatchObject({ status: 409 })
  })

  test('is read through an allow list, at most sixty rows of named fields', async () => {
    await connect(manager)
    const paths: string[] = []
    exact.answerData = (path) => {
      paths.push(decodeURIComponent(path))
      return { status: 200, body: { d: { results: [{ ID: 'x', Code: 'A' }] } } }
    }
    const read = (endpoint: string, query: Readonly<Record<string, unknown>> = {}) =>
      app.as(manager).readExactData.answer({ params: { endpoint }, query })
    expect(await read('logistics/Items', { $select: 'ID,Code', $top: 5 })).toMatchObject({
      status: 200,
      body: { results: [{ ID: 'x', Code: 'A' }] },
    })
    expect(paths).toEqual(['123456/logistics/Items?$select=ID,Code&$top=5'])
    expect(await read('logistics/Items', { $top: 61 })).toMatchObject({ status: 422 })
    expect(await read('logistics/Items', { $select: 'ID&$filter=x' })).toMatchObject({
      status: 422,
      body: { fields: { $select: expect.any(String) } },
    })
    expect(await read('financial/GLAccounts')).toMatchObject({ status: 422 })
    expect(await read('../../oauth2/token')).toMatchObject({ status: 422 })
    exact.answerData = () => ({ status: 403, body: {} })
    expect(await read('crm/Accounts')).toMatchObject({ status: 409, body: { details: { reason: 'scope_missing' } } })
    expect((await status(manager)).body.last_error).toMatch(/sales, crm, logistics/)
    expect(app.logLines.join('')).not.toMatch(/access-secret|refresh-secret/)
  })

  test('that nobody used for 25 days should be connected again', async () => {
    await connect(manager)
    app.setNow(new Date(sampleDay.getTime() + 25 * 86_400_000))
    expect((await status(manager)).body).toMatchObject({
      connected: true,
      needs_reconnect: true,
      envs: { test: { link: { works: true, reconnect_advised: true } } },
    })
  })
})
