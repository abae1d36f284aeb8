import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts'
import { migrate } from '../migrate.ts'
import { readCatalogue, type Catalogue } from './catalogue.ts'
import { whatBreaks } from './what-breaks.ts'

const folder = join(import.meta.dirname, '../../../migrations')
const present = readdirSync(folder).filter((name) => name.endsWith('.sql'))
const { migrations, agreed }: { migrations: string[]; agreed: Record<string, string> } = JSON.parse(
  readFileSync(join(folder, 'last-release.json'), 'utf8'),
)

test('no migration of the last release was taken away or renamed', () => {
  expect(migrations.filter((name) => !present.includes(name))).toEqual([])
})

/*
 * What fails here would break processes of the release before, which run beside the new ones while these are started.
 * Let the migration add, fill both, and take the old away a release later. Where the last release does not use it any
 * more, `agreed` in last-release.json says so, with the reason.
 */
test('what came since the last release only expands the schema', async () => {
  if (present.every((name) => migrations.includes(name))) return
  const older = mkdtempSync(join(tmpdir(), 'staffel-last-release-'))
  for (const name of migrations) copyFileSync(join(folder, name), join(older, name))
  const database = await createTestDatabase('blank')
  try {
    await migrate(database.db, older)
    const before = await readCatalogue(database.db)
    await migrate(database.db)
    expect(whatBreaks(before, await readCatalogue(database.db))).toEqual(Object.keys(agreed).toSorted())
  } finally {
    await database.close()
    rmSync(older, { recursive: true })
  }
})

describe('a migration', () => {
  let database: TestDatabase
  let before: Catalogue
  beforeAll(async () => {
    database = await createTestDatabase('blank')
    await run(`create table part (id int primary key, code text not null default '', kind text, old text,
      check (kind in ('a', 'b')), unique (code)); grant select, insert on part to app_rw`)
    before = await readCatalogue(database.db)
  })
  afterAll(() => database.close())
  const run = (statements: string) => database.db.executeQuery(CompiledQuery.raw(statements))
  const after = async (statements: string): Promise<string[]> => {
    const seen = new Error('seen')
    let broken: string[] = []
    const trial = database.db.transaction().execute(async (tx) => {
      await tx.executeQuery(CompiledQuery.raw(statements))
      broken = whatBreaks(before, await readCatalogue(tx))
      throw seen
    })
    await expect(trial).rejects.toBe(seen)
    return broken
  }

  test.each([
    ['adds a column', 'alter table part add extra text'],
    ['adds a needed column with a default', 'alter table part add extra int not null default 0 check (extra >= 0)'],
    ['adds a table', 'create table another (id int primary key, part int not null references part)'],
    ['adds an index', 'create index on part (old)'],
    ['needs less', 'alter table part alter code drop not null'],
    ['takes another word', "alter table part drop constraint part_kind_check, add check (kind in ('a', 'b', 'c'))"],
    ['lets more do something', 'grant update on part to app_rw'],
  ])('that %s breaks nothing', async (_what, statements) => expect(await after(statements)).toEqual([]))

  test.each([
    ['drop table part', ['table part is gone']],
    ['alter table part drop old', ['part.old is gone']],
    ['alter table part rename old to older', ['part.old is gone']],
    ['alter table part alter old type varchar(10)', ['part.old is character varying(10) and was text']],
    ['alter table part alter old set not null', ['part.old is needed']],
    ['alter table part alter code drop default', ['part.code has no default']],
    ['alter table part add extra int not null', ['part.extra is new, needed and has no default']],
    ["alter table part add check (old <> '')", ["part asks for more: CHECK ((old <> ''::text))"]],
    [
      "alter table part drop constraint part_kind_check, add check (kind in ('a'))",
      ["part asks for more: CHECK ((kind = 'a'::text))"],
    ],
    ['create unique index on part (old)', ['part asks for more: CREATE UNIQUE INDEX ON public.part USING btree (old)']],
    ['alter table part drop constraint part_code_key', ['part is no longer unique by UNIQUE (code)']],
    ['revoke insert on part from app_rw', ['insert of part for app_rw is gone']],
    ['alter table part enable row level security', ['row level security holds for part']],
  ])('%s breaks the release before', async (statements, broken) => {
    const found = await after(statements)
    expect(found).toEqual(expect.arrayContaining(broken))
    expect(found.filter((line) => !line.includes(' for '))).toEqual(broken.filter((line) => !line.includes(' for ')))
  })
})
