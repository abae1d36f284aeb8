import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

const admin = 'admin@staffel.example'
const manager = 'manager@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())

interface Row {
  readonly id: number
  readonly external_id: string
  readonly from: string
  readonly subject: string
  readonly received_on: string
  readonly replies: readonly {
    readonly search_line: string
    readonly desired_quantity: number
    readonly productsfound: readonly Record<string, unknown>[]
  }[]
}

const list = async (email: string | null, payload?: object) => {
  const answer = await app.as(email).listQuoteRequests.answer({ body: payload })
  return {
    status: answer.status,
    body: answer.body,
    rows: answer.body as readonly Row[],
    total: answer.headers['x-total-count'],
  }
}
const remove = (email: string | null, id: string | number) =>
  app.as(email).deleteQuoteRequest.answer({ params: { external_id: id } })

describe('deleting a request', () => {
  const deletions = () =>
    app.database.db
      .selectFrom('activity')
      .select(['entity_id', 'actor_user_id', 'tenant_id'])
      .where('action', '=', 'request.deleted')
      .execute()
  const oneOf = async (search: string) => (await list(manager, { filter: { search } })).rows[0]

  test('takes it out of the list, once, by UUID or number; the row stays', async () => {
    const first = await oneOf('kwast')
    const second = await oneOf('waterkant')
    expect(await remove(manager, first?.external_id ?? '')).toMatchObject({ status: 204, bytes: Buffer.alloc(0) })
    expect(await remove(admin, second?.id ?? 0)).toMatchObject({ status: 204, bytes: Buffer.alloc(0) })
    expect((await list(manager)).total).toBe('33')
    expect((await list(manager, { filter: { search: 'kwast' } })).total).toBe('0')
    expect(await remove(manager, first?.external_id ?? '')).toMatchObject({ status: 404 })
    expect(await deletions()).toEqual([
      { entity_id: String(first?.id), actor_user_id: 2, tenant_id: 1 },
      { entity_id: String(second?.id), actor_user_id: 1, tenant_id: 1 },
    ])
    const kept = await app.database.db
      .selectFrom('quote_request')
      .select('deleted_at')
      .where('id', '=', first?.id ?? 0)
      .executeTakeFirstOrThrow()
    expect(kept.deleted_at).not.toBeNull()
  })

  test('not for a User, and not there for another tenant', async () => {
    const target = (await oneOf('delta'))?.external_id ?? ''
    expect(await remove(user, target)).toMatchObject({ status: 403 })
    expect(await remove(null, target)).toMatchObject({ status: 401 })
    const foreign = await remove(other, target)
    const missing = await remove(other, '00000000-0000-4000-8000-000000000000')
    expect(foreign.status).toBe(404)
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' })
    expect(await remove(manager, 'x')).toMatchObject({
      status: 422,
      body: { fields: { external_id: expect.any(String) } },
    })
    expect(await deletions()).toHaveLength(2)
  })
})
