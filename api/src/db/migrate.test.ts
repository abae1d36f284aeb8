import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { seed } from '../sample-data/seed.ts'
import { createTestDatabase } from '../testing/create-test-database.ts'
import { overPool } from './database.ts'
import type { Database } from './database.types.ts'
import { migrate } from './migrate.ts'

let databases: Database[]
beforeEach(async () => {
  const first = await createTestDatabase('blank')
  databases = [first, ...[1, 2].map(() => overPool({ connectionString: first.url, max: 3 }, 'server'))]
})
afterEach(async () => {
  for (const database of databases.toReversed()) await database.close()
})

test('processes that start at once migrate and fill an empty database together, once', async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'staffel-migrations-'))
  await Promise.all(
    databases.map(async ({ db }) => {
      await migrate(db)
      await seed(db, { dataDirectory })
    }),
  )
  rmSync(dataDirectory, { recursive: true })
  const [first] = databases
  expect(await first?.db.selectFrom('tenant').select('id').execute()).toHaveLength(4)
})

test('a migration that fails leaves nothing behind, and is named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'staffel-migrations-'))
  writeFileSync(join(folder, '0001_good.sql'), 'create table good (a int);')
  writeFileSync(join(folder, '0002_bad.sql'), 'create table half (a int); select 1/0;')
  const { db } = databases[0] ?? { db: null }
  if (!db) throw new Error('no database')
  await expect(migrate(db, folder)).rejects.toThrow(/0002_bad failed: division by zero/)
  expect((await sql`select tablename from pg_tables where tablename in ('good', 'half')`.execute(db)).rows).toEqual([])
  rmSync(folder, { recursive: true })
})

test('a release of before starts on the schema of a newer one, and runs what it alone has', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'staffel-migrations-'))
  const { db } = databases[0] ?? { db: null }
  if (!db) throw new Error('no database')
  for (const name of ['0001_first', '0003_newer'])
    writeFileSync(join(folder, `${name}.sql`), `create table t${name} ();`)
  expect(await migrate(db, folder)).toEqual(['0001_first', '0003_newer'])
  rmSync(join(folder, '0003_newer.sql'))
  writeFileSync(join(folder, '0002_own.sql'), 'create table own (a int);')
  expect(await migrate(db, folder)).toEqual(['0002_own'])
  expect(await migrate(db, folder)).toEqual([])
  expect((await sql`select tablename from pg_tables where tablename = 't0003_newer'`.execute(db)).rows).toHaveLength(1)
  rmSync(folder, { recursive: true })
})

test('releases of two ages that start at once wait for each other, and both go on', async () => {
  const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'staffel-migrations-')))
  const [older = '', newer = ''] = folders
  for (const folder of folders) writeFileSync(join(folder, '0001_first.sql'), 'select pg_sleep(0.2);')
  writeFileSync(join(newer, '0002_newer.sql'), 'select pg_sleep(0.2);')
  const [one, two, three] = databases
  if (!one || !two || !three) throw new Error('no databases')
  const ran = await Promise.all([migrate(one.db, newer), migrate(two.db, older), migrate(three.db, newer)])
  expect(ran.flat().sort()).toEqual(['0001_first', '0002_newer'])
  for (const folder of folders) rmSync(folder, { recursive: true })
})

test('no lock stays with a session, which behind a pooler is the next one of somebody else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'staffel-migrations-'))
  writeFileSync(join(folder, '0001_good.sql'), 'create table good (a int);')
  const locks = async (db: Database): Promise<number> => {
    const found = sql`select 1 from pg_locks l join pg_database d on d.oid = l.database
      where l.locktype = 'advisory' and d.datname = current_database()`
    return (await found.execute(db.db)).rows.length
  }
  const [one, two] = databases
  if (!one || !two) throw new Error('no databases')
  await migrate(one.db, folder)
  expect(await locks(two)).toBe(0)
  // What a transaction took is given back when it is rolled back; what a session took would not be.
  writeFileSync(join(folder, '0002_rolls-back.sql'), 'rollback; select 1/0;')
  await expect(migrate(one.db, folder)).rejects.toThrow(/0002_rolls-back/)
  expect(await locks(two)).toBe(0)
  rmSync(folder, { recursive: true })
})

test('a process that has nothing to run starts while another one migrates', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'staffel-migrations-'))
  writeFileSync(join(folder, '0001_first.sql'), 'create table first ();')
  const [one, two] = databases
  if (!one || !two) throw new Error('no databases')
  await migrate(one.db, folder)
  await one.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(3853314791062309107)`.execute(tx)
    expect(await migrate(two.db, folder)).toEqual([])
  })
  rmSync(folder, { recursive: true })
})
