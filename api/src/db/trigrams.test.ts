import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('empty')
})
afterAll(() => database.close())

async function trigrams(text: string, tenant = 1): Promise<string[]> {
  const { rows } = await sql<{ found: string[] }>`select tenant_trigrams(${tenant}::integer, ${text}) as found`.execute(
    database.db,
  )
  return rows[0]?.found ?? []
}

test('a text has the trigrams of its words, and none across a space', async () => {
  expect(await trigrams('bouten')).toHaveLength(4)
  expect(await trigrams('bouten m8  café')).toEqual([...(await trigrams('bouten')), ...(await trigrams('café'))])
  expect(await trigrams('')).toEqual([])
})

test('a long word has all of its own, also where it is read in parts', async () => {
  const found = await trigrams('abcdefghij'.repeat(20))
  expect(found).toHaveLength(198)
  expect(found).toEqual(found.map((_, place) => found[place % 10]))
  expect(new Set(found).size).toBe(10)
})

test('those of one tenant are nobody else’s', async () => {
  const others = await trigrams('bouten', 2)
  expect((await trigrams('bouten')).filter((trigram) => others.includes(trigram))).toEqual([])
})
