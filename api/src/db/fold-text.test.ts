import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('empty')
})
afterAll(() => database.close())

test.each([
  ['Zeskantbout M8', 'zeskantbout m8'],
  ['Café RENÉ, IJsbaan', 'cafe rene, ijsbaan'],
  ['ÀÁÂÄÃÅ Ç ÈÉÊË ÌÍÎÏ Ñ ÒÓÔÖÕØ ÙÚÛÜ ÝŸ', 'aaaaaa c eeee iiii n oooooo uuuu yy'],
  ['½" × 3 µm – €', '½" × 3 µm – €'],
  ['', ''],
])('%j is compared as %j', async (text, folded) => {
  const { rows } = await sql<{ folded: string }>`select fold_text(${text}) as folded`.execute(database.db)
  expect(rows[0]?.folded).toBe(folded)
})

test('nothing is nothing', async () => {
  const { rows } = await sql<{ folded: string | null }>`select fold_text(null) as folded`.execute(database.db)
  expect(rows[0]?.folded).toBeNull()
})

test('a text is compared the same, whatever the order in which its column is sorted', async () => {
  const folded = sql<{ same: boolean }>`
    select fold_text(text collate nl) = fold_text(text) as same from unnest(${['ΟΔΟΣ', 'İstanbul', 'CAFÉ']}::text[]) as text`
  expect((await folded.execute(database.db)).rows.map(({ same }) => same)).toEqual([true, true, true])
})
