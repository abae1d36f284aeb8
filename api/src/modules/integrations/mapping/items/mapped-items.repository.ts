import { sql, type RawBuilder } from 'kysely'
import { holdsAll } from '../../../../db/sql/search-words.ts'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import { itemOf, type ExactItem } from '../exact-items.ts'
import type { Administration } from '../mapping.repository.ts'

export interface MappedItemsQuery {
  /** Escaped for `like`. */
  readonly words: readonly string[]
  readonly isOpenOnly: boolean
  /** That product and its variants alone. */
  readonly product: number | null
  readonly limit: number
  readonly offset: number
  /** Whether the items of Exact were ever read: else nothing can be missing there. */
  readonly isRead: boolean
}

/** A product or a variant, with the item that somebody chose or that has its code. */
export interface StoredMappedItem {
  readonly key: string
  readonly product_id: number
  readonly name: string
  readonly variant: string | null
  readonly sku: string | null
  readonly ean: string | null
  /** Letters and figures of its codes and of its name. */
  readonly plain_codes: readonly string[]
  readonly plain_name: string | null
  readonly chosen: string | null
  readonly is_open: boolean
  readonly item_id: string | null
  readonly item_code: string | null
  readonly item_name: string | null
  readonly item_is_sold: boolean | null
}

export interface MappedItemsPage {
  readonly rows: readonly StoredMappedItem[]
  readonly all: number
  readonly open: number
}

/** An item that may be meant. */
export interface ItemCandidate {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly product_id: number | null
  readonly ean: string | null
  readonly plain_code: string | null
  readonly plain_name: string | null
}

/** Products and their variants, and what each is called. */
const things = (tenantId: number, product: number | null): RawBuilder<unknown> => sql`
  select p.id, null::text as variant, p.id::text as key, p.name, p.sku, p.ean, p.search_text,
    lower(btrim(p.external_item_code)) as external, lower(btrim(p.sku)) as own
  from product as p where p.tenant_id = ${tenantId} and ${among(product)}
  union all
  select p.id, v.variant_code, p.id || ':' || v.variant_code, p.name, p.sku, null, p.search_text || ' ' || lower(v.variant_code),
    lower(btrim(p.external_item_code)), lower(btrim(p.sku))
  from (select distinct product_id, variant_code from product_staffel where tenant_id = ${tenantId} and variant_code is not null) as v
  join product as p on p.tenant_id = ${tenantId} and p.id = v.product_id and ${among(product)}`

/** One that is asked for by its id may be archived: it stood on an offer. */
const among = (product: number | null): RawBuilder<unknown> =>
  product === null ? sql`p.deleted_at is null` : sql`p.id = ${product}::bigint`

/**
 * What each of them is in Exact, decided for all of them in one pass: whether there is an item is a join of two lists,
 * never a question for each product. A product that was brought in is no other item that has its code by now.
 */
const stated = (
  { tenantId, env, division }: Administration,
  { product, isRead }: Pick<MappedItemsQuery, 'product' | 'isRead'>,
): RawBuilder<unknown> => sql`
  with item as materialized (
    select distinct on (item_code) item_code as code, record_id as id, item_is_sold as is_sold, part_id from exact_record
    where tenant_id = ${tenantId} and division = ${division} and item_code is not null
    order by item_code, record_id
  ), linked as materialized (
    select distinct part_id as id from exact_record
    where tenant_id = ${tenantId} and division = ${division} and topic = 'Items' and part_id is not null
  ), chosen as materialized (
    select own_key, lower(exact_key) as exact_key from exact_mapping
    where tenant_id = ${tenantId} and env = ${env} and division = ${division} and kind = 'item'
  ), thing as materialized (${things(tenantId, product)}), stated as materialized (
    select t.*, c.exact_key as chosen, coalesce(i.id, ofvariant.id, external.id, own.id) as item_id,
      case when c.exact_key is null then coalesce(ofvariant.is_sold, external.is_sold, own.is_sold)
        when ${isRead} then i.is_sold else true end is not true as is_open
    from thing as t
    left join chosen as c on c.own_key = t.key
    left join item as i on i.id::text = c.exact_key
    left join item as ofvariant on c.own_key is null and ofvariant.code = lower(t.variant)
    left join linked as l on l.id = t.id
    left join item as external on c.own_key is null and external.code = t.external
      and (l.id is null or external.part_id = t.id)
    left join item as own on c.own_key is null and own.code = t.own and (l.id is null or own.part_id = t.id)
  )`

export const mappedItemsRepository = {
  /** A page by name, and how many there are. */
  async page(tx: Tx, to: Administration, query: MappedItemsQuery): Promise<MappedItemsPage> {
    const { words, isOpenOnly, limit, offset } = query
    const { rows } = await sql<{ rows: StoredMappedItem[]; all: number; open: number }>`
      ${stated(to, query)}, found as materialized (
        select * from stated
        where ${holdsAll(sql`search_text`, words)}
      ), page as (
        select * from found where is_open or not ${isOpenOnly}
        order by name, id, variant nulls first limit ${limit} offset ${offset}
      )
      select (select count(*) from found)::integer as all, (select count(*) from found where is_open)::integer as open,
        coalesce((
          select jsonb_agg(jsonb_build_object('key', p.key, 'product_id', p.id, 'name', p.name, 'variant', p.variant,
            'sku', p.sku, 'ean', p.ean, 'chosen', p.chosen, 'is_open', p.is_open,
            'plain_codes', array_remove(array[plain_text(p.variant), plain_text(p.external), plain_text(p.own)], null),
            'plain_name', plain_text(left(p.name collate "default", 60)),
            'item_id', p.item_id, 'item_code', btrim(r.said ->> 'Code'), 'item_name', btrim(r.said ->> 'Description'),
            'item_is_sold', r.item_is_sold) order by p.name, p.id, p.variant nulls first)
          from page as p
          left join exact_record as r on r.tenant_id = ${to.tenantId} and r.division = ${to.division}
            and r.topic = 'Items' and r.record_id = p.item_id
        ), '[]') as rows`.execute(tx)
    const [found] = rows
    return { rows: found?.rows ?? [], all: found?.all ?? 0, open: found?.open ?? 0 }
  },

  /** How many there are, and of how many it is not known what they are. */
  async count(tx: Tx, to: Administration, isRead: boolean): Promise<{ all: number; open: number }> {
    const { rows } = await sql<{ all: number; open: number }>`
      ${stated(to, { product: null, isRead })}
      select count(*)::integer as all, (count(*) filter (where is_open))::integer as open from stated`.execute(tx)
    return rows[0] ?? { all: 0, open: 0 }
  },

  /** Items that one of these may be. */
  async candidates(
    tx: Tx,
    { tenantId, division }: Administration,
    those: readonly StoredMappedItem[],
  ): Promise<ItemCandidate[]> {
    if (those.length === 0) return []
    const { rows } = await sql<ItemCandidate>`
      select record_id as id, btrim(said ->> 'Code') as code, coalesce(btrim(said ->> 'Description'), '') as name,
        part_id as product_id, item_barcode as ean, item_plain_code as plain_code, item_plain_name as plain_name
      from exact_record
      where tenant_id = ${tenantId} and division = ${division} and topic = 'Items' and item_is_sold
        and (item_plain_code = any(${those.flatMap(({ plain_codes: codes }) => codes)}::text[])
          or item_plain_name = any(${those.flatMap(({ plain_name: name }) => name ?? [])}::text[])
          or item_barcode = any(${those.flatMap(({ ean }) => ean ?? [])}::text[])
          or part_id = any(${those.map(({ product_id: id }) => id)}::bigint[]))
      order by item_code, record_id
      limit 1000`.execute(tx)
    return rows
  },

  /** Of these, the ones that were read. */
  async known(tx: Tx, { tenantId, division }: Administration, ids: readonly string[]): Promise<ExactItem[]> {
    if (ids.length === 0) return []
    const rows = await tx
      .selectFrom('exact_record')
      .select('said')
      .where('tenant_id', '=', tenantId)
      .where('division', '=', division)
      .where('topic', '=', 'Items')
      .where('record_id', 'in', [...new Set(ids)])
      .execute()
    return rows.map(({ said }) => itemOf(said))
  },

  /** An item that somebody chose is known from then on, also before all of them are read. */
  async know(tx: Tx, { tenantId, division }: Administration, item: ExactItem): Promise<void> {
    const said = { ID: item.id, Code: item.code, Description: item.name, Unit: item.unit, IsSalesItem: item.isSold }
    await sql`
      insert into exact_record (tenant_id, division, topic, record_id, said)
      values (${tenantId}, ${division}, 'Items', ${item.id}, ${JSON.stringify(said)}::jsonb)
      on conflict (tenant_id, division, topic, record_id) do nothing`.execute(tx)
  },
}
export type MappedItemsRepository = typeof mappedItemsRepository
