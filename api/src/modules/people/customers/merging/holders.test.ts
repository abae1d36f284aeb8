import { sql } from 'kysely'
import type { Database } from '../../../../db/database.types.ts'
import { createTestDatabase } from '../../../../testing/create-test-database.ts'
import { holders, staying } from './holders.ts'

let database: Database
beforeAll(async () => (database = await createTestDatabase('empty')))
afterAll(() => database.close())

const places = async (statement: ReturnType<typeof sql<{ place: string }>>) =>
  (await statement.execute(database.db)).rows.map(({ place }) => place).toSorted()

/** By name, or because it is a key of the table of customers. */
const columnsOfCustomers = sql<{ place: string }>`
  select c.relname || '.' || a.attname as place from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not a.attisdropped
    and (a.attname like '%organization_id' or exists (
      select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.confrelid = 'organization'::regclass
        and a.attnum = any(k.conkey) and a.attname <> 'tenant_id'))`

test('each column that holds a customer moves when two are merged, or is said to stay', async () => {
  const known = [...holders.map(({ table, column }) => `${table}.${column}`), ...Object.keys(staying)]
  expect(await places(columnsOfCustomers)).toEqual(known.toSorted())
})

test('what is put to a customer that was merged follows it, in each table that moves', async () => {
  const following = sql<{ place: string }>`
    select c.relname as place from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where p.proname = 'follow_merged_customer' group by c.relname having count(*) = 2`
  const moving = holders.filter(({ column }) => column === 'organization_id').map(({ table }) => table)
  expect(await places(following)).toEqual(moving.toSorted())
})
