import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'
import { mergesOf } from '../../people/customers/merging/testing/merges.ts'

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())
const { added, preview, merge, undoLast } = mergesOf(() => app)

let made = 0
async function accountOf(organizationId: number, part: { division?: number; deleted_at?: Date } = {}): Promise<string> {
  const accountId = `d1c0f1aa-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`
  await app.database.db
    .insertInto('exact_account')
    .values({
      ...{ tenant_id: 1, division: 102_030, account_id: accountId, name: 'Account', matched_by: 'person' },
      ...{ organization_id: organizationId, linked_at: sampleDay, ...part },
    })
    .execute()
  return accountId
}
const customerOf = async (accountId: string) =>
  (
    await app.database.db
      .selectFrom('exact_account')
      .select('organization_id')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).organization_id

test('two customers that are two accounts of one administration stay two', async () => {
  const [into, from] = [await added('Wilg'), await added('Wilg B.V.')]
  await accountOf(into.id)
  await accountOf(from.id)
  expect((await preview(into.id, from.id)).body.obstacles).toEqual(['exact_accounts'])
  expect((await merge(into.id, from.id)).status).toBe(409)
})

test('an account goes along with the customer that is merged, and back with it', async () => {
  const [into, from] = [await added('Vlier'), await added('Vlier B.V.')]
  const account = await accountOf(from.id)
  // What Exact has no more, and another administration, stand in nobody's way.
  await accountOf(into.id, { deleted_at: sampleDay })
  await accountOf(into.id, { division: 204_060 })
  expect((await merge(into.id, from.id)).status).toBe(200)
  expect(await customerOf(account)).toBe(into.id)
  expect((await undoLast(into.id)).status).toBe(200)
  expect(await customerOf(account)).toBe(from.id)
})
