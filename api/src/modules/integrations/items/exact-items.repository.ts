import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { ExactRecord } from '../client/exact-records.ts'
import type { AppliedItem, ItemClash } from '../integrations.tables.ts'
import { exactMirrorRepository as mirror, type Division } from '../sync/reading/exact-mirror.repository.ts'

export interface StoredItem {
  readonly record_id: string
  readonly said: ExactRecord
  readonly applied: AppliedItem | null
  /** The product here that it is. */
  readonly part_id: number | null
}

export type ItemToDecide = Pick<StoredItem, 'record_id' | 'said' | 'part_id'> & {
  readonly clashes: readonly ItemClash[]
}

const itemsOf = (tx: Tx, { tenantId, division }: Division) =>
  tx
    .selectFrom('exact_record')
    .where('tenant_id', '=', tenantId)
    .where('division', '=', division)
    .where('topic', '=', 'Items')

const pendingOf = (tx: Tx, division: Division) => itemsOf(tx, division).where('is_pending', '=', true)

const columns = ['record_id', 'said', 'applied', 'part_id'] as const

/** Days as milliseconds of Exact, `/Date(1546300800000)/`. */
const msOf = (field: 'StartDate' | 'EndDate') => sql`substring(said ->> ${sql.lit(field)} from '[0-9]+')::bigint`

export const exactItemsRepository = {
  pending(tx: Tx, division: Division, after: string | null, limit: number): Promise<StoredItem[]> {
    return pendingOf(tx, division)
      .select(columns)
      .$if(after !== null, (all) => all.where('record_id', '>', after ?? ''))
      .orderBy('record_id')
      .limit(limit)
      .execute()
  },

  async countPending(tx: Tx, division: Division): Promise<number> {
    const { n } = await pendingOf(tx, division)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return Number(n)
  },

  /** Held until the transaction ends. */
  lock(tx: Tx, division: Division, id: string): Promise<(StoredItem & Pick<ItemToDecide, 'clashes'>) | undefined> {
    return itemsOf(tx, division)
      .select([...columns, 'clashes'])
      .where('record_id', '=', id)
      .where('clashes', 'is not', null)
      .forUpdate()
      .executeTakeFirst()
      .then((found) => found && { ...found, clashes: found.clashes ?? [] })
  },

  /** Those that a person has to decide about, by their numbers. */
  async toDecide(tx: Tx, division: Division, limit: number): Promise<ItemToDecide[]> {
    const rows = await itemsOf(tx, division)
      .select(['record_id', 'said', 'part_id', 'clashes'])
      .where('clashes', 'is not', null)
      .orderBy(sql`said ->> 'Code'`)
      .orderBy('record_id')
      .limit(limit)
      .execute()
    return rows.map(({ clashes, ...row }) => ({ ...row, clashes: clashes ?? [] }))
  },

  /**
   * Of these codes, those by which a product is known here that is another item already, with that item's own code.
   * Codes are in lower case.
   */
  async productsOfOthers(
    tx: Tx,
    { tenantId, division }: Division,
    codes: readonly string[],
  ): Promise<Map<string, { readonly recordId: string; readonly code: string }>> {
    if (codes.length === 0) return new Map()
    const { rows } = await sql<{ known: string; record_id: string; code: string }>`
      select p.known, r.record_id, coalesce(btrim(r.said ->> 'Code'), '') as code
      from (
        select distinct on (known) known, id from (
          select lower(sku) as known, id, 1 as rank from product
          where tenant_id = ${tenantId} and deleted_at is null and lower(sku) = any(${codes}::text[])
          union all
          select lower(external_item_code), id, 2 from product
          where tenant_id = ${tenantId} and deleted_at is null and external_item_code is not null
            and lower(external_item_code) = any(${codes}::text[])
        ) as called order by known, rank, id
      ) as p
      join exact_record as r on r.tenant_id = ${tenantId} and r.division = ${division} and r.topic = 'Items'
        and r.part_id = p.id`.execute(tx)
    return new Map(rows.map(({ known, record_id: recordId, code }) => [known, { recordId, code }]))
  },

  /** What everybody pays for these. */
  async prices(tx: Tx, { tenantId, division }: Division, items: readonly string[]): Promise<ExactRecord[]> {
    const rows = await tx
      .selectFrom('exact_record')
      .select('said')
      .where('tenant_id', '=', tenantId)
      .where('division', '=', division)
      .where('topic', '=', 'SalesItemPrices')
      .where('account_id', 'is', null)
      .where(sql<SqlBool>`item_id = any(${items}::uuid[])`)
      .execute()
    return rows.map(({ said }) => said)
  },

  async vatCodes(tx: Tx, { tenantId, division }: Division): Promise<ExactRecord[]> {
    const rows = await tx
      .selectFrom('exact_record')
      .select('said')
      .where('tenant_id', '=', tenantId)
      .where('division', '=', division)
      .where('topic', '=', 'VATCodes')
      .execute()
    return rows.map(({ said }) => said)
  },

  /** A price begins or ends without anybody changing it. */
  async waitForDays(tx: Tx, division: Division, { since, until }: { since: Date; until: Date }): Promise<void> {
    const [from, till] = [since.getTime() - 86_400_000, until.getTime()]
    const { rows } = await sql<{ item_id: string }>`
      select distinct item_id from exact_record
      where tenant_id = ${division.tenantId} and division = ${division.division} and topic = 'SalesItemPrices'
        and account_id is null and item_id is not null
        and (${msOf('StartDate')} between ${from} and ${till} or ${msOf('EndDate')} between ${from} and ${till})`.execute(
      tx,
    )
    await mirror.waitItems(
      tx,
      division,
      rows.map(({ item_id: id }) => id),
    )
  },

  /** What was made of an item; what was refused, and what a person decides about, is looked at again. */
  async keep(
    tx: Tx,
    { tenantId, division }: Division,
    made: readonly {
      readonly id: string
      readonly applied: AppliedItem | null
      readonly productId: number | null
      readonly isRefused: boolean
      readonly clashes: readonly ItemClash[]
    }[],
  ): Promise<void> {
    if (made.length === 0) return
    const rows = made.map(({ isRefused, clashes, ...row }) => ({
      ...row,
      isPending: isRefused || clashes.length > 0,
      clashes: clashes.length > 0 ? clashes : null,
    }))
    await sql`
      update exact_record as r
      set applied = m.applied, part_id = m."productId", is_pending = m."isPending", clashes = m.clashes
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as m(id uuid, applied jsonb, "productId" bigint, "isPending" boolean, clashes jsonb)
      where r.tenant_id = ${tenantId} and r.division = ${division} and r.topic = 'Items' and r.record_id = m.id`.execute(
      tx,
    )
  },
}
export type ExactItemsRepository = typeof exactItemsRepository
