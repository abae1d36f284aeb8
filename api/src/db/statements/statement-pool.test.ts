import { sql } from 'kysely'
import pg from 'pg'
import { toDomainError } from '../../plugins/error-handler.ts'
import { createTestDatabase } from '../../testing/create-test-database.ts'
import { overPool } from '../database.ts'
import type { Database } from '../database.types.ts'
import { compiledOnce } from './compiled-once.ts'
import { planForValues } from './prepared-names.ts'
import { asTenant, ending, everyTenant, readAsTenant, type Tx } from '../tenant-transaction.ts'

let owner: Database & { url: string }
let database: Database
beforeEach(async () => {
  owner = await createTestDatabase('empty')
  // One connection, so that every statement meets what the one before has left behind.
  database = overPool({ connectionString: owner.url, max: 1 }, 'server')
  await asTenant(database.db, everyTenant, (tx) =>
    tx
      .insertInto('tenant')
      .values([
        { id: 1, name: 'One' },
        { id: 2, name: 'Two' },
      ])
      .execute(),
  )
})
afterEach(async () => {
  await database.close()
  await owner.close()
})

const one = { tenantId: 1 }
const addRegion = (tenantId: number, name: string) =>
  asTenant(database.db, { tenantId }, (tx) => tx.insertInto('region').values({ tenant_id: tenantId, name }).execute())
const regions = (tenantId: number): Promise<string[]> =>
  asTenant(database.db, { tenantId }, async (tx) =>
    (await tx.selectFrom('region').selectAll().where('name', '<>', '').orderBy('name').execute()).map(
      ({ name }) => name,
    ),
  )
const prepared = async (words: string): Promise<number> => {
  const { rows } = await sql<{
    n: string
  }>`select count(*) as n from pg_prepared_statements where position(${words} in statement) > 0 and statement not like '%pg_prepared%'`.execute(
    database.db,
  )
  return Number(rows[0]?.n)
}

test('a statement that comes back is prepared, and works for whoever asks', async () => {
  await addRegion(1, 'North')
  await addRegion(2, 'South')
  expect(await regions(1)).toEqual(['North'])
  expect(await prepared('from "region"')).toBe(0)
  for (let n = 0; n < 8; n++) expect([await regions(1), await regions(2)]).toEqual([['North'], ['South']])
  expect(await prepared('from "region"')).toBe(1)
})

test('nothing is prepared under a name for a pooler that cannot keep it', async () => {
  await database.close()
  database = overPool({ connectionString: owner.url, max: 1, prepares: false }, 'server')
  await addRegion(1, 'North')
  for (let n = 0; n < 8; n++) expect([await regions(1), await regions(2)]).toEqual([['North'], []])
  expect(await prepared('')).toBe(0)
})

test('a statement that comes back is prepared where it is given no values too', async () => {
  await addRegion(1, 'North')
  const names = () =>
    asTenant(database.db, one, (tx) => tx.selectFrom('region').select('name').orderBy('name', 'desc').execute())
  for (let n = 0; n < 3; n++) expect(await names()).toEqual([{ name: 'North' }])
  expect(await prepared('order by "name" desc')).toBe(1)
})

test('a statement whose plan depends on its values is planned for them each time', async () => {
  for (let n = 0; n < 3; n++)
    await asTenant(database.db, one, (tx) => sql`select ${planForValues} name from region where id > ${n}`.execute(tx))
  expect(await prepared('name from region')).toBe(0)
})

test('nothing runs when the database refuses to work for somebody, though the statement has left already', async () => {
  const login = `staffel_outsider_${process.pid}`
  await sql`create role ${sql.id(login)} login bypassrls password 'test'; grant select, insert on region to ${sql.id(login)}`.execute(
    owner.db,
  )
  const url = new URL(owner.url.replace('@/', '@localhost/'))
  const outsider = overPool(
    {
      host: url.searchParams.get('host') ?? url.hostname,
      port: Number(url.port || 5432),
      database: url.pathname.slice(1),
      user: login,
      password: 'test',
      max: 1,
    },
    'server',
  )
  try {
    const stray = asTenant(outsider.db, one, (tx) =>
      tx.insertInto('region').values({ tenant_id: 1, name: 'Stray' }).execute(),
    )
    await expect(stray).rejects.toThrow(/permission denied to set role/)
    expect(await outsider.db.selectFrom('region').selectAll().execute()).toEqual([])
  } finally {
    await outsider.close()
    await sql`drop owned by ${sql.id(login)}; drop role ${sql.id(login)}`.execute(owner.db)
  }
})

test('work that asks nothing, or throws before it asks, leaves a connection that works', async () => {
  await expect(asTenant(database.db, one, () => Promise.resolve('nothing'))).resolves.toBe('nothing')
  await expect(asTenant(database.db, one, () => Promise.reject(new Error('before')))).rejects.toThrow('before')
  await addRegion(1, 'North')
  expect(await regions(1)).toEqual(['North'])
})

describe.each([
  ['changes', asTenant],
  ['only reads', readAsTenant],
])('of work that %s, what one failed part leaves behind', (_, inTenant) => {
  const asks = (tx: Tx) => tx.selectFrom('region').select('id').where('id', '=', 0).execute()

  test('asks nothing more once the connection is given back', async () => {
    const over = Promise.withResolvers<undefined>()
    let left: Promise<unknown> | undefined
    const work = inTenant(database.db, one, (tx) => {
      left = over.promise.then(() => asks(tx))
      return Promise.all([asks(tx).then(() => Promise.reject(new Error('refused'))), left])
    })
    await expect(work).rejects.toThrow('refused')
    over.resolve(undefined)
    await expect(left).rejects.toThrow('over')
  })

  test('is told so when it had asked already', async () => {
    let left: Promise<unknown> | undefined
    const work = inTenant(database.db, one, (tx) => {
      const first = asks(tx)
      left = first.then(() => asks(tx)).catch(() => [])
      return Promise.all([first.then(() => Promise.reject(new Error('refused'))), left])
    })
    await expect(work).rejects.toThrow('refused')
    await expect(left).resolves.toEqual([])
    expect(await regions(1)).toEqual([])
  })
})

test('after a migration under its feet one call is told to try again, and the next one works', async () => {
  await addRegion(1, 'North')
  for (let n = 0; n < 8; n++) await regions(1)
  await sql`alter table region add column remark text`.execute(owner.db)
  const codes: string[] = []
  for (let n = 0; n < 3; n++)
    codes.push(
      await regions(1).then(
        () => 'done',
        (error: unknown) => toDomainError(error).code,
      ),
    )
  expect(codes).toEqual(['UNAVAILABLE', 'done', 'done'])
})

describe('the last message of a transaction', () => {
  const addLast = (name: string) =>
    asTenant(database.db, one, (tx) =>
      ending(tx, () => tx.insertInto('region').values({ tenant_id: 1, name }).execute()),
    )

  test('ends it, and the connection works for the next', async () => {
    const sent = jest.spyOn(pg.Client.prototype, 'query')
    await addLast('North')
    expect(sent).toHaveBeenCalledTimes(1)
    sent.mockRestore()
    await addRegion(1, 'South')
    expect(await regions(1)).toEqual(['North', 'South'])
  })

  test('stores nothing when it fails, and can be asked again from a savepoint on', async () => {
    const twice = (tx: Tx, id: number) =>
      ending(tx, () =>
        Promise.all(
          ['North', 'South'].map((name) => tx.insertInto('region').values({ tenant_id: 1, id, name }).execute()),
        ),
      )
    await expect(asTenant(database.db, one, (tx) => twice(tx, 1))).rejects.toThrow(/duplicate key/)
    expect(await regions(1)).toEqual([])
    await asTenant(database.db, one, async (tx) => {
      await sql`savepoint before`.execute(tx)
      await expect(twice(tx, 1)).rejects.toThrow(/duplicate key/)
      await sql`rollback to savepoint before`.execute(tx)
      await ending(tx, () => tx.insertInto('region').values({ tenant_id: 1, id: 2, name: 'East' }).execute())
    })
    expect(await regions(1)).toEqual(['East'])
  })

  test('is followed by nothing', async () => {
    const more = asTenant(database.db, one, async (tx) => {
      await ending(tx, () => tx.insertInto('region').values({ tenant_id: 1, name: 'North' }).execute())
      await tx.insertInto('region').values({ tenant_id: 2, name: 'Stray' }).execute()
    })
    await expect(more).rejects.toThrow('A transaction that has ended is asked for more')
    expect([await regions(1), await regions(2)]).toEqual([['North'], []])
  })
})

describe('a statement that is compiled once', () => {
  const named = compiledOnce(
    (tx, { name, tenantId }: { readonly name?: string | undefined; readonly tenantId: number }) =>
      tx
        .selectFrom('region')
        .select('name')
        .where('tenant_id', '=', tenantId)
        .where(name === undefined ? sql<boolean>`true` : sql<boolean>`name = ${name}`)
        .orderBy('name'),
  )
  const found = (name?: string) => asTenant(database.db, one, (tx) => named(tx, { tenantId: 1, name }))

  test('is given its values each time, and is another one without one of them', async () => {
    await addRegion(1, 'North')
    await addRegion(1, 'South')
    expect(await found('North')).toEqual([{ name: 'North' }])
    expect(await found('South')).toEqual([{ name: 'South' }])
    expect(await found()).toEqual([{ name: 'North' }, { name: 'South' }])
  })

  test('cannot be built from what a value is', async () => {
    const wrong = compiledOnce((tx, { name }: { readonly name: string }) =>
      tx.selectFrom('region').select('name').where('name', '=', `${name}%`),
    )
    await expect(asTenant(database.db, one, (tx) => wrong(tx, { name: 'N' }))).rejects.toThrow(
      'A statement that is compiled once cannot depend on its name',
    )
  })
})
