import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import { isExported, isExportedTable, isFileColumn } from './exported-columns.ts'

export interface ExportedTable {
  readonly name: string
  /** The column that holds the tenant: `id` of the tenant itself. */
  readonly owner: string
  /** What its rows are in order of, behind the tenant. None: there is one row at most. */
  readonly key: readonly Column[]
  readonly columns: readonly Column[]
  readonly leftOut: readonly string[]
  /** Columns that name files. */
  readonly files: readonly string[]
}

export interface Column {
  readonly name: string
  readonly type: string
}

interface CatalogueRow {
  readonly table: string
  readonly columns: readonly Column[]
  /** Empty where it has none. */
  readonly key: readonly string[]
}

/** Where a row lies, which tells rows apart that have no key. */
const place: Column = { name: 'ctid', type: 'tid' }
const rowsPerPage = 500

/** What the database itself says that it has of a tenant: a table that comes later needs no word here. */
export const tenantTablesRepository = {
  async tables(tx: Tx): Promise<ExportedTable[]> {
    const { rows } = await sql<CatalogueRow>`
      select c.relname as "table",
        (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
          from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
        (select coalesce(json_agg(a.attname order by k.place), '[]')
          from pg_index i cross join unnest(i.indkey) with ordinality k (attnum, place)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
          where i.indrelid = c.oid and i.indisprimary) as key
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_table_privilege(c.oid, 'select')
        and (c.relname = 'tenant' or exists (
          select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped))
      order by c.relname`.execute(tx)
    return rows.filter(({ table }) => isExportedTable(table)).map(exportedTable)
  },

  async count(tx: Tx, tenantId: number, { name, owner }: ExportedTable, column?: string): Promise<number> {
    const counted = column === undefined ? sql`*` : sql`distinct ${sql.ref(column)}`
    const { rows } = await sql<{ count: number }>`
      select count(${counted})::int as count from ${sql.table(name)} where ${sql.ref(owner)} = ${tenantId}`.execute(tx)
    return rows[0]?.count ?? 0
  },

  /** A page of rows behind the last one of the page before, each as JSON and as the texts of its cells. */
  async page(
    tx: Tx,
    tenantId: number,
    { name, owner, key, columns }: ExportedTable,
    after: readonly string[] | null,
  ): Promise<TablePage> {
    const texts = (wanted: readonly Column[]) =>
      sql`array[${sql.join(wanted.map((column) => sql`${sql.ref(column.name)}::text`))}]::text[]`
    const behind = after
      ? sql`and (${sql.join(key.map((column) => sql.ref(column.name)))}) > (${sql.join(
          key.map(({ type }, index) => sql`${after[index]}::text::${sql.raw(type)}`),
        )})`
      : sql``
    const order = key.length > 0 ? sql`order by ${sql.join(key.map((column) => sql.ref(column.name)))}` : sql``
    const places = key.length > 0 ? texts(key) : sql`'{}'::text[]`
    const told = sql.join(columns.map((column) => sql.ref(column.name)))
    const { rows } = await sql<{ json: string; cells: (string | null)[]; place: string[] }>`
      select (select row_to_json(told)::text from (select ${told}) told) as json, ${texts(columns)} as cells, ${places} as place
      from ${sql.table(name)} where ${sql.ref(owner)} = ${tenantId} ${behind} ${order} limit ${rowsPerPage}`.execute(tx)
    const last = rows.length === rowsPerPage && key.length > 0 ? rows.at(-1)?.place : undefined
    return { rows, next: last ?? null }
  },

  /** Names of files in one column, in order, behind a name. */
  async fileNames(
    tx: Tx,
    tenantId: number,
    { name, owner }: ExportedTable,
    column: string,
    after: string,
  ): Promise<string[]> {
    const file: RawBuilder<string> = sql.ref(column)
    const { rows } = await sql<{ name: string }>`
      select distinct ${file} as name from ${sql.table(name)}
      where ${sql.ref(owner)} = ${tenantId} and ${file} > ${after} order by 1 limit ${rowsPerPage}`.execute(tx)
    return rows.map((row) => row.name)
  },
}
export type TenantTablesRepository = typeof tenantTablesRepository

export interface TablePage {
  readonly rows: readonly { readonly json: string; readonly cells: readonly (string | null)[] }[]
  /** What the next page comes behind; null: this was the last one. */
  readonly next: readonly string[] | null
}

function exportedTable({ table, columns, key }: CatalogueRow): ExportedTable {
  const told = columns.filter((column) => isExported({ table, ...column }))
  const owner = table === 'tenant' ? 'id' : 'tenant_id'
  return {
    name: table,
    owner,
    key:
      key.length === 0
        ? [place]
        : columns
            .filter(({ name }) => key.includes(name) && name !== owner)
            .toSorted((one, other) => key.indexOf(one.name) - key.indexOf(other.name)),
    columns: told,
    leftOut: columns.filter((column) => !told.includes(column)).map(({ name }) => name),
    files: told.filter((column) => isFileColumn({ table, ...column })).map(({ name }) => name),
  }
}
