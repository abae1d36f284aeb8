import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { createTestDatabase } from '../testing/create-test-database.ts'
import { openDatabase } from './database.ts'
import type { Database } from './database.types.ts'
import { migrate } from './migrate.ts'
import { asTenant, ending, everyTenant, inScope } from './tenant-transaction.ts'

const folder = mkdtempSync(join(tmpdir(), 'staffel-contract-'))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const engines: [string, () => Promise<Database>][] = [
  ['a PostgreSQL server', () => createTestDatabase('empty')],
  [
    'PGlite',
    async () => {
      const database = await openDatabase({
        database: { url: null, ownerUrl: null, engine: 'pglite', prepares: true },
        dataDirectory: folder,
      })
      await migrate(database.db)
      return database
    },
  ],
]

describe.each(engines)('%s', (_name, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await asTenant(database.db, everyTenant, async (tx) => {
      await tx
        .insertInto('tenant')
        .values([
          { id: 1, name: 'One' },
          { id: 2, name: 'Two' },
        ])
        .execute()
      await tx
        .insertInto('organization')
        .values([
          { tenant_id: 1, name: 'Ångström' },
          { tenant_id: 1, name: 'abel' },
          { tenant_id: 1, name: 'Zwart 100%' },
          { tenant_id: 2, name: 'Other' },
        ])
        .execute()
    })
  })
  afterAll(() => database.close())

  const one = { tenantId: 1 }
  const names = (scope: { tenantId: number | null }, filter = true): Promise<string[]> =>
    asTenant(database.db, scope, async (tx) => {
      const query = tx.selectFrom('organization').select('name').orderBy('name')
      const rows = await (filter ? query.where(inScope(scope, 'organization.tenant_id')) : query).execute()
      return rows.map(({ name }) => name)
    })

  test('sorts as Dutch does', async () => {
    expect(await names(one)).toEqual(['abel', 'Ångström', 'Zwart 100%'])
  })

  test('a forgotten filter still sees the own tenant only', async () => {
    expect(await names(one, false)).toHaveLength(3)
    expect(await names({ tenantId: 2 }, false)).toEqual(['Other'])
    expect(await names(everyTenant, false)).toHaveLength(4)
  })

  test('another tenant in the filter finds nothing', async () => {
    const rows = await asTenant(database.db, one, (tx) =>
      tx.selectFrom('organization').select('name').where('tenant_id', '=', 2).execute(),
    )
    expect(rows).toEqual([])
  })

  test('a row cannot be written into, or moved to, another tenant', async () => {
    await expect(
      asTenant(database.db, one, (tx) => tx.insertInto('region').values({ tenant_id: 2, name: 'Far' }).execute()),
    ).rejects.toThrow(/row-level security/)
    await expect(
      asTenant(database.db, one, (tx) =>
        tx.updateTable('organization').set({ tenant_id: 2 }).where('name', '=', 'abel').execute(),
      ),
    ).rejects.toThrow(/row-level security/)
  })

  test('a failed statement leaves the connection usable', async () => {
    await expect(asTenant(database.db, one, (tx) => sql`select 1/0`.execute(tx))).rejects.toThrow(/division by zero/)
    expect(await names(one)).toHaveLength(3)
  })

  test('nothing of a transaction stays on its connection', async () => {
    await names(one)
    const { rows } = await sql<{
      tenant: string | null
      role: string
    }>`select current_setting('app.tenant_id', true) as tenant, current_setting('role') as role`.execute(database.db)
    expect(rows[0]?.tenant || null).toBeNull()
    expect(rows[0]?.role).toBe('none')
  })

  test('the activity log can be added to, and nothing else', async () => {
    const entry = { tenant_id: 1, action: 'x.made', entity: 'x', entity_id: '1' }
    await asTenant(database.db, one, (tx) => tx.insertInto('activity').values(entry).execute())
    await expect(
      asTenant(database.db, one, (tx) => tx.updateTable('activity').set({ action: 'other' }).execute()),
    ).rejects.toThrow(/permission denied/)
    await expect(asTenant(database.db, everyTenant, (tx) => tx.deleteFrom('activity').execute())).rejects.toThrow(
      /permission denied/,
    )
  })

  test('hundred tenants at once do not see each other', async () => {
    const found = await Promise.all(
      Array.from({ length: 100 }, (_, index) => names({ tenantId: (index % 2) + 1 }, false)),
    )
    expect(found.map((list) => list.length)).toEqual(found.map((_, index) => (index % 2 === 0 ? 3 : 1)))
  })

  test('what failed is taken back to its savepoint, and the last that is asked for is stored', async () => {
    const three = { tenantId: 3 }
    await asTenant(database.db, everyTenant, (tx) => tx.insertInto('tenant').values({ id: 3, name: 'Three' }).execute())
    await asTenant(database.db, three, async (tx) => {
      const add = (name: string, id: number) =>
        tx.insertInto('organization').values({ tenant_id: 3, id, name }).execute()
      await sql`savepoint before`.execute(tx)
      await expect(Promise.all([add('Once', 900), add('Twice', 900)])).rejects.toThrow(/duplicate key/)
      await sql`rollback to savepoint before`.execute(tx)
      await ending(tx, () => Promise.all([add('Last', 901), add('Very last', 902)]))
    })
    expect(await names(three)).toEqual(['Last', 'Very last'])
  })

  test('bigint is a number, a date stays text, an instant is a Date', async () => {
    const { rows } =
      await sql`select 9007199254740991::bigint as cents, date '2026-03-29' as day, timestamptz '2026-03-29T01:00:00Z' as at`.execute(
        database.db,
      )
    expect(rows[0]).toEqual({ cents: 9_007_199_254_740_991, day: '2026-03-29', at: new Date('2026-03-29T01:00:00Z') })
  })

  test('text search finds within the own tenant, and takes % for what it is', async () => {
    const search = (term: string): Promise<unknown[]> =>
      asTenant(
        database.db,
        one,
        async (tx) => (await sql`select id from search_organizations(${term}, 10)`.execute(tx)).rows,
      )
    expect(await search('100%')).toHaveLength(1)
    expect(await search('%b%')).toHaveLength(0)
    expect(await search('other')).toHaveLength(0)
  })

  test('migrating again changes nothing', async () => {
    expect(await migrate(database.db)).toEqual([])
  })
})
