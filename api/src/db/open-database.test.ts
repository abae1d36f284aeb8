import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from './database.ts'
import type { Database } from './database.types.ts'
import { lockFile } from './engine/lock-file.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'staffel-open-'))
  chmodSync(folder, 0o755)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (engine: 'postgres' | 'pglite' | null): Promise<Database> =>
  openDatabase({ database: { url: null, ownerUrl: null, engine, prepares: true }, dataDirectory: folder })

test('the embedded PostgreSQL keeps its data, in UTF-8, and no TCP port is open', async () => {
  const first = await open(null)
  expect(first.kind).toBe('postgres')
  await sql`create table kept (word text)`.execute(first.db)
  await sql`insert into kept values ('één ☂')`.execute(first.db)
  await first.close()
  const second = await open(null)
  expect(
    (await sql`select word, current_setting('listen_addresses') as listens from kept`.execute(second.db)).rows,
  ).toEqual([{ word: 'één ☂', listens: '' }])
  await second.close()
})

test('a first start that was cut short starts again', async () => {
  await (await open('postgres')).close()
  rmSync(join(folder, 'db/.ready'))
  const again = await open('postgres')
  expect((await sql`select 1 as one`.execute(again.db)).rows).toEqual([{ one: 1 }])
  await again.close()
})

test('a folder that is in use is refused, and PGlite does not take over', async () => {
  const first = await open(null)
  await expect(open(null)).rejects.toThrow(/in use by another process/)
  await first.close()
})

test('data of one engine is not opened with the other', async () => {
  await (await open('postgres')).close()
  await expect(open('pglite')).rejects.toThrow(/holds data of postgres/)
  expect(existsSync(join(folder, 'db.lock'))).toBe(false)
})

test('the lock of PGlite is held by one process, and taken over from a dead one', () => {
  const file = join(folder, 'db.lock')
  const release = lockFile(file)
  expect(() => lockFile(file)).toThrow(/in use by process/)
  release()
  writeFileSync(file, '999999999')
  lockFile(file)()
  expect(existsSync(file)).toBe(false)
})
