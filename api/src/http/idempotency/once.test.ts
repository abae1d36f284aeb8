import { createTestDatabase } from '../../testing/create-test-database.ts'
import type { Database } from '../../db/database.types.ts'
import { once } from './once.ts'
import { asTenant } from '../../db/tenant-transaction.ts'

let database: Database
beforeAll(async () => (database = await createTestDatabase('sample')))
afterAll(() => database.close())

const by = { tenantId: 1, userId: 2 }
const idempotency = (key: string, requestHash = 'same') => ({ endpoint: 'createRegion', key, requestHash })
const regions = async () =>
  (await database.db.selectFrom('region').select('name').where('name', 'like', 'New%').execute()).length
let count = 0
const create = (key: string | null, requestHash?: string) =>
  asTenant(database.db, { tenantId: 1 }, (tx) =>
    once(tx, by, key === null ? null : idempotency(key, requestHash), async () => {
      const { id } = await tx
        .insertInto('region')
        .values({ tenant_id: 1, name: `New ${++count}` })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id }
    }),
  )

test('a repeated create does its work once, also when both come at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => create('key-1')))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(await regions()).toBe(1)
})

test('without a key each one counts', async () => {
  const before = await regions()
  await Promise.all([create(null), create(null)])
  expect(await regions()).toBe(before + 2)
})

test('a key that was used for something else is refused, with what was answered then', async () => {
  const answer = await create('key-2')
  await expect(create('key-2', 'other')).rejects.toMatchObject({ code: 'VALIDATION', options: { details: { answer } } })
})

test('work that failed leaves its key free', async () => {
  const failing = asTenant(database.db, { tenantId: 1 }, (tx) =>
    once(tx, by, idempotency('key-3'), () => Promise.reject(new Error('no'))),
  )
  await expect(failing).rejects.toThrow('no')
  expect(await create('key-3')).toEqual({ id: expect.any(Number) })
})
