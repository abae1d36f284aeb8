import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { people } from '../handling/testing/clerk.ts'

const { admin, manager, user, other } = people

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())

const read = (email: string = manager, query: Readonly<Record<string, unknown>> = {}) =>
  app.as(email).getRequestSettings.answer({ query })
const save = (body: Readonly<Record<string, unknown>>, email: string = manager) =>
  app.as(email).saveRequestSettings.answer({ body: { keep_raw_months: 12, certain_from: 3, rev: 1, ...body } })

describe('what is decided about requests', () => {
  test('is the standard until somebody says so, is saved once per revision, and noted', async () => {
    const standard = { tenant_id: 1, keep_raw_months: 12, certain_from: 3, rev: 1 }
    expect((await read()).body).toEqual(standard)
    const saved = { tenant_id: 1, keep_raw_months: 6, certain_from: 5, rev: 2 }
    expect(await save({ keep_raw_months: 6, certain_from: 5 })).toMatchObject({ status: 200, body: saved })
    expect((await read()).body).toEqual(saved)
    expect(await save({ certain_from: 1 })).toMatchObject({ status: 409, body: { code: 'STALE', current: saved } })
    expect((await read()).body).toEqual(saved)
    const notes = await app.database.db
      .selectFrom('activity')
      .select(['tenant_id', 'detail'])
      .where('action', '=', 'request_settings.saved')
      .execute()
    expect(notes).toEqual([
      { tenant_id: 1, detail: { keep_raw_months: { from: 12, to: 6 }, certain_from: { from: 3, to: 5 } } },
    ])
  })

  test.each([
    [{ keep_raw_months: 0 }, 'keep_raw_months'],
    [{ keep_raw_months: 121 }, 'keep_raw_months'],
    [{ certain_from: 0 }, 'certain_from'],
    [{ certain_from: 7 }, 'certain_from'],
    [{ certain_from: 3.5 }, 'certain_from'],
  ])('%j is refused with the field named', async (part, field) => {
    const { status, body } = await save({ ...part, rev: 2 })
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })

  test('is for Admins and the managers of the seller, each of their own tenant', async () => {
    expect([(await read(user)).status, (await save({}, user)).status]).toEqual([403, 403])
    expect((await read(other, { tenant_id: 1 })).status).toBe(404)
    expect((await save({ tenant_id: 1, rev: 2 }, other)).status).toBe(404)
    expect((await read(other)).body).toMatchObject({ tenant_id: 2, keep_raw_months: 12 })
    expect((await read(admin, { tenant_id: 1 })).body).toMatchObject({ tenant_id: 1, keep_raw_months: 6 })
  })
})
