import { sql } from 'kysely'
import type { Db } from '../database.types.ts'

export interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly needed: boolean
  /** Whether a row can be written without it being named. */
  readonly filled: boolean
}

export interface Rule {
  readonly table: string
  readonly columns: readonly string[]
  /** As the database words it. */
  readonly says: string
  readonly unique: boolean
}

/** What an API relies on in a schema, as the database itself tells of it. */
export interface Catalogue {
  /** Tables and views. */
  readonly tables: readonly string[]
  readonly columns: readonly Column[]
  /** Constraints, and unique indexes that are none. */
  readonly rules: readonly Rule[]
  /** Functions, types, values of types, policies, and who may do what: each one line, which nobody may miss. */
  readonly others: readonly string[]
  /** Tables that row level security holds for. */
  readonly guarded: readonly string[]
}

export async function readCatalogue(db: Db): Promise<Catalogue> {
  const lines = async (query: ReturnType<typeof sql<{ line: string }>>) =>
    (await query.execute(db)).rows.map(({ line }) => line)
  const columns = await sql<Column>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as needed, (a.atthasdef or a.attidentity <> '') as filled
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0
      and not a.attisdropped
    order by 1, 2`.execute(db)
  // What is not null is told of by the columns.
  const rules = await sql<Rule>`
    select c.relname as table, pg_get_constraintdef(o.oid) as says, o.contype in ('p', 'u') as unique,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any (o.conkey)) as columns
    from pg_constraint o join pg_class c on c.oid = o.conrelid
    where c.relnamespace = 'public'::regnamespace and o.contype <> 'n'
    union all
    select c.relname, regexp_replace(pg_get_indexdef(i.indexrelid), ' INDEX \\S+ ON ', ' INDEX ON '), true,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any (i.indkey::int2[]))
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and i.indisunique
      and not exists (select 1 from pg_constraint o where o.conindid = i.indexrelid and o.contype in ('p', 'u'))
    order by 1, 2`.execute(db)
  return {
    columns: columns.rows,
    rules: rules.rows,
    tables: await lines(sql`
      select relname as line from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`),
    guarded: await lines(sql`
      select relname as line from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity`),
    others: await lines(sql`
      select 'function ' || p.oid::regprocedure as line from pg_proc p where pronamespace = 'public'::regnamespace
        and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      union select 'type ' || typname from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
      union select 'value ' || enumlabel || ' of type ' || enumtypid::regtype from pg_enum
      union select format('policy %s of %s: %s %s %s using %s check %s', policyname, tablename, permissive, roles, cmd,
        qual, with_check) from pg_policies where schemaname = 'public'
      union select format('%s of %s for %s', lower(a.privilege_type), c.relname, a.grantee::regrole)
        from pg_class c, aclexplode(c.relacl) a where c.relnamespace = 'public'::regnamespace and a.grantee <> 0
      union select format('%s of %s.%s for %s', lower(a.privilege_type), c.relname, t.attname, a.grantee::regrole)
        from pg_class c join pg_attribute t on t.attrelid = c.oid, aclexplode(t.attacl) a
        where c.relnamespace = 'public'::regnamespace and a.grantee <> 0
      union select format('%s of function %s for %s', lower(a.privilege_type), p.oid::regprocedure, a.grantee::regrole)
        from pg_proc p, aclexplode(p.proacl) a where p.pronamespace = 'public'::regnamespace and a.grantee <> 0`),
  }
}
