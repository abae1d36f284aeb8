import type { MergePart } from '@staffel/shared-api/rules'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import { holders, type Holder, type Merging } from './holders.ts'

const columns = (names: readonly string[]): RawBuilder<unknown> => sql.join(names.map((name) => sql.ref(`t.${name}`)))
const objectOf = (names: readonly string[], row: string): RawBuilder<unknown> =>
  sql`jsonb_build_object(${sql.join(names.flatMap((name) => [sql.lit(name), sql.ref(`${row}.${name}`)]))})`

/** What a merge writes into a row, beside counting it on. */
function written(
  { column, sets }: Holder,
  merging: Pick<Merging, 'into' | 'from'>,
): Record<string, RawBuilder<unknown>> {
  return { [column]: sql`${merging.into}::bigint`, ...sets?.(merging) }
}

const ofHolder = (holder: Holder, { from, into }: Pick<Merging, 'into' | 'from'>): RawBuilder<SqlBool> =>
  holder.moves?.({ from, into }) ?? sql<SqlBool>`${sql.ref(`t.${holder.column}`)} = ${from}`

const touchedOffers = ({ tenantId, mergeId }: Pick<Merging, 'tenantId' | 'mergeId'>) => sql`
  select (m.key ->> 'id')::bigint from organization_merge_row as m
  where m.tenant_id = ${tenantId} and m.merge_id = ${mergeId} and m.holder = 'offer'`

/** Moves the rows of one table, and notes of each how it was. */
async function move(tx: Tx, holder: Holder, merging: Merging): Promise<void> {
  const { table, key, counter, state } = holder
  const { tenantId, mergeId } = merging
  const sets = written(holder, merging)
  const changed = Object.keys(sets)
  const values = Object.entries(sets).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  if (counter) values.push(sql`${sql.ref(counter)} = ${sql.ref(`t.${counter}`)} + 1`)
  const among = holder.ofOffer ? sql`and t.offer_id in (${touchedOffers(merging)})` : sql``
  await sql`
    with old as (
      select ${columns([...new Set([...key, ...changed])])} from ${sql.table(table)} as t
      where t.tenant_id = ${tenantId} and ${ofHolder(holder, merging)} ${among} for update),
    moved as (
      update ${sql.table(table)} as t set ${sql.join(values)} from old
      where t.tenant_id = ${tenantId} and ${sql.join(
        key.map((name) => sql`${sql.ref(`t.${name}`)} = ${sql.ref(`old.${name}`)}`),
        sql` and `,
      )}
      returning ${objectOf(key, 't')} as key, ${objectOf(changed, 'old')} as was, ${state} as state)
    insert into organization_merge_row (tenant_id, merge_id, holder, key, was, state)
    select ${tenantId}::integer, ${mergeId}::bigint, ${table}, key, was, state from moved`.execute(tx)
}

/** The rows of one table that a merge touched, each with what it was as `p.w`. */
const touched = ({ table, key }: Holder, { tenantId, mergeId }: Pick<Merging, 'tenantId' | 'mergeId'>) => sql`
  (select m.key, m.state, jsonb_populate_record(null::${sql.table(table)}, m.key || m.was) as w, m.was
    from organization_merge_row as m
    where m.tenant_id = ${tenantId} and m.merge_id = ${mergeId} and m.holder = ${table}) as p
  join ${sql.table(table)} as t on t.tenant_id = ${tenantId}
    and ${sql.join(
      key.map((name) => sql`${sql.ref(`t.${name}`)} = (p.w).${sql.ref(name)}`),
      sql` and `,
    )}`

/** Puts back what nobody changed since; answers nothing, the rows say of themselves whether they went. */
async function putBack(tx: Tx, holder: Holder, merging: Merging): Promise<void> {
  const { table, key, counter, state, ofOffer } = holder
  const { tenantId, mergeId } = merging
  const names = Object.keys(written(holder, merging))
  const values = names.map((name) =>
    // Which one is the primary one is settled when all are back.
    name === 'is_primary'
      ? sql`is_primary = false`
      : sql`${sql.ref(name)} = case when b.was ? ${name} then (b.w).${sql.ref(name)} else ${sql.ref(`u.${name}`)} end`,
  )
  if (counter) values.push(sql`${sql.ref(counter)} = ${sql.ref(`u.${counter}`)} + 1`)
  const still = ofOffer
    ? sql`exists (select from organization_merge_row as o where o.tenant_id = ${tenantId} and o.merge_id = ${mergeId}
        and o.holder = 'offer' and o.put_back and o.key = jsonb_build_object('id', t.offer_id))`
    : sql`${state} = p.state`
  await sql`
    with b as (select p.key, p.w, p.was from ${touched(holder, merging)} where ${still}),
    done as (
      update ${sql.table(table)} as u set ${sql.join(values)} from b
      where u.tenant_id = ${tenantId} and ${sql.join(
        key.map((name) => sql`${sql.ref(`u.${name}`)} = (b.w).${sql.ref(name)}`),
        sql` and `,
      )}
      returning b.key)
    update organization_merge_row as m set put_back = true from done
    where m.tenant_id = ${tenantId} and m.merge_id = ${mergeId} and m.holder = ${table} and m.key = done.key`.execute(
    tx,
  )
}

/** The highest number in a table when the merge was made: what is above was made since. */
const lastOf = (table: string, { tenantId, mergeId }: Pick<Merging, 'tenantId' | 'mergeId'>) => sql`
  coalesce((select (m.last_ids ->> ${sql.lit(table)})::bigint from organization_merge as m
    where m.tenant_id = ${tenantId} and m.id = ${mergeId}), 0)`

const saidOfOffers = ['offer_comment', 'offer_attachment']

/** What was said since about an offer that goes back, or put beside it, goes along. */
async function takeAlong(tx: Tx, merging: Merging): Promise<void> {
  const { tenantId, mergeId, into, from } = merging
  for (const table of saidOfOffers)
    await sql`
      update ${sql.table(table)} as t set organization_id = ${from}
      where t.tenant_id = ${tenantId} and t.organization_id = ${into} and t.id > ${lastOf(table, merging)}
        and t.offer_id in (select (m.key ->> 'id')::bigint from organization_merge_row as m
          where m.tenant_id = ${tenantId} and m.merge_id = ${mergeId} and m.holder = 'offer' and m.put_back)`.execute(
      tx,
    )
}

const counted = holders.filter((holder): holder is Holder & { readonly part: MergePart } => holder.part !== undefined)

/** How many of each kind would move. */
async function movable(
  tx: Tx,
  { tenantId, ...pair }: Pick<Merging, 'tenantId' | 'into' | 'from'>,
): Promise<Record<MergePart, number>> {
  return countsOf(
    tx,
    (holder) =>
      sql`select from ${sql.table(holder.table)} as t where t.tenant_id = ${tenantId} and ${ofHolder(holder, pair)}`,
  )
}

/** How many of each kind would go back. */
async function returnable(tx: Tx, merging: Merging): Promise<Record<MergePart, number>> {
  return countsOf(tx, (holder) => {
    const isMoved = sql`p.was @> jsonb_build_object(${sql.lit(holder.column)}, ${merging.from}::bigint)`
    return sql`select from ${touched(holder, merging)} where ${holder.state} = p.state and ${isMoved}`
  })
}

async function countsOf(tx: Tx, rows: (holder: Holder) => RawBuilder<unknown>): Promise<Record<MergePart, number>> {
  const each = counted.map(
    (holder) => sql`(select count(*) from (${rows(holder)}) as c)::integer as ${sql.ref(holder.part)}`,
  )
  const { rows: found } = await sql<Record<MergePart, number>>`select ${sql.join(each)}`.execute(tx)
  const [row] = found
  if (!row) throw new Error('counts are one row')
  return row
}

export interface StoredStay {
  readonly part: MergePart
  readonly name: string
  readonly why: 'new' | 'changed'
}

/** What stays although the merge is undone: what was made since with the one that stayed, and what has changed. */
async function stays(
  tx: Tx,
  merging: Merging,
  { at, most }: { readonly at: Date; readonly most: number },
): Promise<{ rows: StoredStay[]; count: number }> {
  const { tenantId, mergeId, into, from } = merging
  const each = counted.flatMap((holder, place) => {
    const { table, part, name = sql<string>`''`, since, key, column, state } = holder
    const isNew = since ? sql`${since} > ${at}` : sql`${sql.ref(`t.${key[0] ?? 'id'}`)} > ${lastOf(table, merging)}`
    const isMoved = sql`p.was @> jsonb_build_object(${sql.lit(column)}, ${from}::bigint)`
    return [
      sql`select ${sql.lit(place)} as place, ${sql.lit(part)} as part, ${name} as name, 'new' as why from ${sql.table(table)} as t
        where t.tenant_id = ${tenantId} and ${sql.ref(`t.${column}`)} = ${into} and ${isNew}
          and not exists (select from organization_merge_row as m where m.tenant_id = ${tenantId} and m.merge_id = ${mergeId}
            and m.holder = ${table} and m.key = ${objectOf(key, 't')})`,
      sql`select ${sql.lit(place)}, ${sql.lit(part)}, ${name}, 'changed' from ${touched(holder, merging)}
        where ${state} <> p.state and ${isMoved}`,
    ]
  })
  const all = sql.join(each, sql` union all `)
  const { rows } = await sql<StoredStay & { readonly n: number }>`
    select part, name, why, (count(*) over ())::integer as n from (${all}) as s order by place, why desc, name limit ${most}`.execute(
    tx,
  )
  return { rows: rows.map(({ part, name, why }) => ({ part, name, why })), count: rows[0]?.n ?? 0 }
}

/** The highest numbers of now, of each table that has numbers. */
async function lastIds(tx: Tx, tenantId: number): Promise<Record<string, number>> {
  const tables = [...counted.filter(({ key }) => key[0] === 'id').map(({ table }) => table), ...saidOfOffers]
  const each = tables.map(
    (table) =>
      sql`(select coalesce(max(id), 0) from ${sql.table(table)} where tenant_id = ${tenantId}) as ${sql.ref(table)}`,
  )
  const { rows } = await sql<Record<string, number>>`select ${sql.join(each)}`.execute(tx)
  return rows[0] ?? {}
}

/** SQL of what moves when two customers are merged, and of what goes back. */
export const mergingRepository = { move, putBack, takeAlong, movable, returnable, stays, lastIds }
export type MergingRepository = typeof mergingRepository
