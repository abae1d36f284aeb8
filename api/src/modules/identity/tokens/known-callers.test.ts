import { sql } from 'kysely'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())

const manager = 'manager@staffel.example'
const minute = 60_000
const day = 24 * 60 * minute

/** Every test signs in on a day of its own, so that none is in the other's sessions. */
let today = sampleDay.getTime()
beforeEach(() => app.setNow(new Date((today += 2 * day))))

/** As another process would, which this one is told nothing of. */
const elsewhere = (statement: string) => sql.raw(statement).execute(app.database.db)

describe('a caller who was let in a moment ago', () => {
  const ofManager = `where email = '${manager}'`
  const ofTenant = 'where id = 1'
  const session = `tenant_id = 1 and user_id = (select id from app_user ${ofManager})`

  test.each([
    ['is blocked', `update app_user set is_blocked = true ${ofManager}`, `is_blocked = false`, 403],
    ['is nobody any more', `update app_user set accepted_at = null ${ofManager}`, `accepted_at = now()`, 403],
    ['has another uid', `update app_user set uid = 'another' ${ofManager}`, `uid = null`, 403],
  ])('who %s is refused at the next call', async (_, change, back, status) => {
    const caller = app.holding(await app.token(manager))
    expect((await caller.listOffers.answer()).status).toBe(200)
    await elsewhere(change)
    expect((await caller.listOffers.answer()).status).toBe(status)
    await elsewhere(`update app_user set ${back} ${ofManager}`)
    expect((await caller.listOffers.answer()).status).toBe(200)
  })

  test.each([
    ['company is switched off', 'is_active = false', 'is_active = true'],
    ['subscription is over', `subscription_status = 'cancelled'`, `subscription_status = 'active'`],
  ])('whose %s is refused at the next call', async (_, change, back) => {
    const caller = app.holding(await app.token(manager))
    expect((await caller.listOffers.answer()).status).toBe(200)
    await elsewhere(`update tenant set ${change} ${ofTenant}`)
    expect((await caller.listOffers.answer()).status).toBe(403)
    await elsewhere(`update tenant set ${back} ${ofTenant}`)
  })

  test.each([
    ['session', `update user_session set ended_at = now() where ${session}`],
    ['sessions', `update app_user set sessions_valid_after = '2100-01-01' ${ofManager}`],
  ])('whose %s ended is refused at the next call', async (_, ending) => {
    const caller = app.holding(await app.token(manager))
    expect((await caller.listOffers.answer()).status).toBe(200)
    await elsewhere(ending)
    expect((await caller.listOffers.answer()).status).toBe(401)
    await elsewhere(`update app_user set sessions_valid_after = '2000-01-01' ${ofManager}`)
  })

  test('has the role of now: a save is refused, and nothing is stored', async () => {
    const caller = app.holding(await app.token(manager))
    const save = () => caller.saveOffer.answer({ body: { offer: { intent: 'draft', title: 'Nieuwe rol', items: [] } } })
    expect((await save()).status).toBe(200)
    await elsewhere(`update app_user set role_id = (select id from role where name = 'User') ${ofManager}`)
    expect((await save()).status).toBe(403)
    await elsewhere(`update app_user set role_id = (select id from role where name = 'Manager') ${ofManager}`)
    expect((await save()).status).toBe(200)
    const { rows } = await sql<{ n: number }>`select count(*) as n from offer where title = 'Nieuwe rol'`.execute(
      app.database.db,
    )
    expect(rows[0]?.n).toBe(2)
  })

  test('sees the offers of the organisation that is theirs now', async () => {
    const user = 'user@noordstaal.example'
    const caller = app.holding(await app.token(user))
    const customers = async () => (await caller.listOffers.answer()).body.map(({ organization_id: id }) => id)
    const [before] = await customers()
    await elsewhere(`update app_user u set organization_id = (select o.organization_id from offer o
      where o.tenant_id = u.tenant_id and o.organization_id <> u.organization_id and o.status <> 'draft' limit 1)
      where email = '${user}'`)
    const after = await customers()
    expect(new Set(after).size).toBe(1)
    expect(after).not.toContain(before)
  })

  test('is refused once the clock says that the session is over', async () => {
    const seconds = Math.floor(today / 1000)
    const caller = app.holding(await app.token(manager, { iat: seconds, exp: seconds + 7200 }))
    expect((await caller.listOffers.answer()).status).toBe(200)
    app.setNow(new Date(today + 62 * minute))
    expect((await caller.listOffers.answer()).status).toBe(401)
  })
})
