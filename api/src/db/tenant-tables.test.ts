import { sql } from 'kysely'
import type { Database } from './database.types.ts'
import { createTestDatabase } from '../testing/create-test-database.ts'

let database: Database
beforeAll(async () => (database = await createTestDatabase('empty')))
afterAll(() => database.close())

const rows = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> => (await query.execute(database.db)).rows

const tenantTables = sql<{ name: string; secured: boolean; policies: string[] }>`
  select c.relname as name, c.relrowsecurity as secured,
    array(select p.polname::text from pg_policy p where p.polrelid = c.oid order by 1) as policies
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and (c.relname = 'tenant' or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id'))`

test('every table with a tenant is secured by both policies', async () => {
  const open = (await rows(tenantTables)).filter(
    ({ secured, policies }) => !secured || policies.join() !== 'platform,tenant',
  )
  expect(open).toEqual([])
})

test('the application owns nothing, and cannot bypass row level security', async () => {
  const owned = sql`select c.relname from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname like 'app\_%'`
  expect(await rows(owned)).toEqual([])
  const powers = sql`select rolname from pg_roles where rolname in ('app_rw', 'app_platform') and (rolsuper or rolbypassrls or rolcanlogin or rolcreatedb or rolcreaterole)`
  expect(await rows(powers)).toEqual([])
})

test('keys and indexes of a tenant table start with the tenant', async () => {
  const late = sql<{ index: string }>`
    select i.indexrelid::regclass::text as index from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attname = 'tenant_id'
    where i.indrelid::regclass::text not like 'pg_%' and i.indkey[0] <> a.attnum
      -- An expression that starts with it holds the tenant in each of its entries.
      -- So does a column that was filled by it.
      and pg_get_indexdef(i.indexrelid, 1, false) not like 'tenant_trigrams(tenant_id, %'
      and pg_get_indexdef(i.indexrelid, 1, false) <> 'trigrams' and a.attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`
  // Found before the tenant is known: an account by its token or address, a thing by a number or a secret that is
  // unique everywhere.
  const acrossTenants =
    /^(app_user|organization|outbox_mail|idempotency_key)_|_by_id$|_token|_hash|_uid|_key$|^offer_by_external_id$|^exact_authorization_(state|age)$/
  expect((await rows(late)).map(({ index }) => index).filter((index) => !acrossTenants.test(index))).toEqual([])
})

test('of what a save writes, JSON that is only shown is not sorted for the planner each time that a tenth has changed', async () => {
  const sorted = sql<{ column: string }>`
    select c.relname || '.' || a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.oid = any(array['offer', 'offer_version', 'offer_line', 'activity']::regclass[])
      and a.atttypid = 'jsonb'::regtype and coalesce(a.attstattarget, -1) <> 0`
  // Pictures are looked for by whether there is one, and hardly any version was approved.
  const kept = ['offer_line.picture', 'offer_version.approval']
  expect((await rows(sorted)).map(({ column }) => column).sort()).toEqual(kept)
})

/** Unique across tenants: what somebody is found by before it is known whose they are. It may only become less. */
const notYetPerTenant = [
  'app_user_by_email',
  'app_user_by_id',
  'app_user_uid_key',
  'exact_authorization_state',
  'invite_token',
  'offer_link_token',
  'offer_mail_mail_id_fkey',
  'organization_by_id',
  'outbox_mail_pkey',
]

test('tables with a tenant could be spread by it: whatever is unique, or refers, begins with the tenant', async () => {
  // A table without a tenant is the same on every machine, so to refer to one is no matter.
  const across = sql<{ name: string }>`
    with tenant_column as (
      select attrelid, attnum from pg_attribute
      where attname = 'tenant_id' and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace))
    select i.indexrelid::regclass::text as name from pg_index i
    join tenant_column own on own.attrelid = i.indrelid
    where i.indisunique and i.indkey[0] <> own.attnum
    union
    select c.conname from pg_constraint c
    join tenant_column own on own.attrelid = c.conrelid
    join tenant_column other on other.attrelid = c.confrelid
    where c.contype = 'f' and (c.conkey[1] <> own.attnum or c.confkey[1] <> other.attnum)
    order by name`
  expect((await rows(across)).map(({ name }) => name)).toEqual(notYetPerTenant)
})

test('security definer functions fix their search path and are not for everyone', async () => {
  const loose = sql<{ name: string }>`
    select p.proname as name from pg_proc p
    where p.prosecdef and p.pronamespace = 'public'::regnamespace
      and (not coalesce(p.proconfig::text like '%search_path%', false) or has_function_privilege('public', p.oid, 'execute'))`
  expect(await rows(loose)).toEqual([])
})
