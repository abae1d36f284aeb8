import { sql } from 'kysely'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import type { ExactRecord } from '../../client/exact-records.ts'
import type { AppliedItem, ExactTopic } from '../../integrations.tables.ts'

export interface Division {
  readonly tenantId: number
  readonly division: number
}

export interface ReadRecord {
  readonly id: string
  /** Whose it is; null: nobody's. */
  readonly accountId: string | null
  /** Of which item it is. */
  readonly itemId: string | null
  readonly said: ExactRecord
}

export interface MadePart {
  readonly topic: 'Addresses' | 'Contacts'
  readonly recordId: string
  readonly id: number
}

export interface KeptRecord {
  readonly record_id: string
  readonly account_id: string | null
  readonly said: ExactRecord
  readonly part_id: number | null
}

/** Up to which change it was read; 0: never. */
async function stampOf(tx: Tx, { tenantId, division }: Division, topic: ExactTopic): Promise<number> {
  const row = await tx
    .selectFrom('exact_cursor')
    .select('stamp')
    .where('tenant_id', '=', tenantId)
    .where('division', '=', division)
    .where('topic', '=', topic)
    .executeTakeFirst()
  return row?.stamp ?? 0
}

async function keepStamp(tx: Tx, { tenantId, division }: Division, topic: ExactTopic, stamp: number): Promise<void> {
  await tx
    .insertInto('exact_cursor')
    .values({ tenant_id: tenantId, division, topic, stamp })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'division', 'topic']).doUpdateSet({ stamp }))
    .execute()
}

/** From the beginning again. */
async function forgetStamps(tx: Tx, { tenantId, division }: Division, topics: readonly ExactTopic[]): Promise<void> {
  await tx
    .deleteFrom('exact_cursor')
    .where('tenant_id', '=', tenantId)
    .where('division', '=', division)
    .where('topic', 'in', topics)
    .execute()
}

/** A page of what was read; whose anything changed has something to be made of. */
async function keep(
  tx: Tx,
  { tenantId, division }: Division,
  topic: ExactTopic,
  records: readonly ReadRecord[],
): Promise<void> {
  if (records.length === 0) return
  const rows = records.map(({ id, accountId, itemId, said }) => ({ id, account_id: accountId, item_id: itemId, said }))
  const { rows: changed } = await sql<{ record_id: string; account_id: string | null; item_id: string | null }>`
    insert into exact_record (tenant_id, division, topic, record_id, account_id, item_id, said)
    select ${tenantId}::integer, ${division}::integer, ${topic}, r.id, r.account_id, r.item_id, r.said
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, account_id uuid, item_id uuid, said jsonb)
    on conflict (tenant_id, division, topic, record_id)
    do update set account_id = excluded.account_id, item_id = excluded.item_id, said = excluded.said
      where exact_record.said is distinct from excluded.said or exact_record.item_id is distinct from excluded.item_id
    returning record_id, account_id, item_id`.execute(tx)
  const accountIds = changed.flatMap(({ account_id: id }) => id ?? [])
  await wait(tx, { tenantId, division }, topic, [...new Set(accountIds)])
  const items = topic === 'Items' ? changed.map(({ record_id: id }) => id) : itemsOf(topic, changed)
  await waitItems(tx, { tenantId, division }, [...new Set(items)])
}

/** What everybody pays is the item's. */
const itemsOf = (
  topic: ExactTopic,
  records: readonly { readonly account_id: string | null; readonly item_id: string | null }[],
): string[] =>
  topic === 'SalesItemPrices'
    ? records.flatMap(({ account_id: account, item_id: item }) => (account === null && item !== null ? [item] : []))
    : []

/** Something is to be made of these items, and of the prices of customers that stand on everybody's. */
async function waitItems(tx: Tx, { tenantId, division }: Division, items: readonly string[]): Promise<void> {
  if (items.length === 0) return
  await sql`
    update exact_record set is_pending = true
    where tenant_id = ${tenantId} and division = ${division} and topic = 'Items' and not is_pending
      and record_id = any(${items}::uuid[])`.execute(tx)
  await sql`
    update exact_account set prices_pending = true
    where tenant_id = ${tenantId} and division = ${division} and not prices_pending and account_id in (
      select p.account_id from exact_record as p
      where p.tenant_id = ${tenantId} and p.division = ${division} and p.topic = 'SalesItemPrices'
        and p.account_id is not null and p.item_id = any(${items}::uuid[]))`.execute(tx)
}

const flags: Readonly<Partial<Record<ExactTopic, 'prices_pending' | 'numbers_pending'>>> = {
  SalesItemPrices: 'prices_pending',
  CustomerItems: 'numbers_pending',
}

/** There is something to be made of these accounts, by what was read of them. */
async function wait(
  tx: Tx,
  { tenantId, division }: Division,
  topic: ExactTopic,
  accountIds: readonly string[],
): Promise<void> {
  if (accountIds.length === 0) return
  const flag = sql.ref(flags[topic] ?? 'is_pending')
  await sql`
    update exact_account set ${flag} = true
    where tenant_id = ${tenantId} and division = ${division} and not ${flag} and account_id = any(${accountIds}::uuid[])`.execute(
    tx,
  )
}

/** Everything of a kind is looked at again. */
async function waitAll(tx: Tx, { tenantId, division }: Division, topic: ExactTopic): Promise<void> {
  const name = flags[topic] ?? (topic === 'Accounts' ? 'is_pending' : null)
  if (name !== null)
    await sql`
      update exact_account set ${sql.ref(name)} = true
      where tenant_id = ${tenantId} and division = ${division} and not ${sql.ref(name)}`.execute(tx)
  if (topic === 'Items')
    await sql`
      update exact_record set is_pending = true
      where tenant_id = ${tenantId} and division = ${division} and topic = 'Items' and not is_pending`.execute(tx)
}

/** Before they are removed: something is to be made of whose they are. */
async function waitOwners(tx: Tx, division: Division, topic: ExactTopic, recordIds: readonly string[]): Promise<void> {
  const rows = await tx
    .selectFrom('exact_record')
    .select(['account_id', 'item_id'])
    .where('tenant_id', '=', division.tenantId)
    .where('division', '=', division.division)
    .where('topic', '=', topic)
    .where(sql<boolean>`record_id = any(${recordIds}::uuid[])`)
    .execute()
  const accounts = rows.flatMap(({ account_id: id }) => id ?? [])
  await wait(tx, division, topic, accounts)
  await waitItems(tx, division, itemsOf(topic, rows))
}

/** Whose these records are. */
async function ownersOf(
  tx: Tx,
  { tenantId, division }: Division,
  topic: ExactTopic,
  recordIds: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom('exact_record')
    .select('account_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('division', '=', division)
    .where('topic', '=', topic)
    .where('account_id', 'is not', null)
    .where(sql<boolean>`record_id = any(${recordIds}::uuid[])`)
    .execute()
  return rows.flatMap(({ account_id: id }) => id ?? [])
}

/** What stands here of these accounts. */
async function ofAccounts(
  tx: Tx,
  { tenantId, division }: Division,
  topics: readonly ExactTopic[],
  accountIds: readonly string[],
): Promise<(KeptRecord & { topic: ExactTopic })[]> {
  return tx
    .selectFrom('exact_record')
    .select(['topic', 'record_id', 'account_id', 'said', 'part_id'])
    .where('tenant_id', '=', tenantId)
    .where('division', '=', division)
    .where('topic', 'in', topics)
    .where(sql<boolean>`account_id = any(${accountIds}::uuid[])`)
    .orderBy('record_id')
    .execute()
}

async function find(
  tx: Tx,
  { tenantId, division }: Division,
  topic: ExactTopic,
  recordId: string,
): Promise<(KeptRecord & { readonly applied: AppliedItem | null }) | undefined> {
  return tx
    .selectFrom('exact_record')
    .select(['record_id', 'account_id', 'said', 'part_id', 'applied'])
    .where('tenant_id', '=', tenantId)
    .where('division', '=', division)
    .where('topic', '=', topic)
    .where('record_id', '=', recordId)
    .executeTakeFirst()
}

/** Which address or contact person each became. */
async function keepParts(tx: Tx, { tenantId, division }: Division, made: readonly MadePart[]): Promise<void> {
  if (made.length === 0) return
  await sql`
    update exact_record as r set part_id = m.id
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as m(topic text, "recordId" uuid, id bigint)
    where r.tenant_id = ${tenantId} and r.division = ${division} and r.topic = m.topic and r.record_id = m."recordId"`.execute(
    tx,
  )
}

async function remove(tx: Tx, { tenantId, division }: Division, topic: ExactTopic, recordIds: readonly string[]) {
  await tx
    .deleteFrom('exact_record')
    .where('tenant_id', '=', tenantId)
    .where('division', '=', division)
    .where('topic', '=', topic)
    .where(sql<boolean>`record_id = any(${recordIds}::uuid[])`)
    .execute()
}

/** Those of a kind that were not among what was read just now: Exact has them no more. */
async function othersThan(
  tx: Tx,
  { tenantId, division }: Division,
  topic: ExactTopic,
  recordIds: readonly string[],
): Promise<{ record_id: string; account_id: string | null }[]> {
  return tx
    .selectFrom('exact_record')
    .select(['record_id', 'account_id'])
    .where('tenant_id', '=', tenantId)
    .where('division', '=', division)
    .where('topic', '=', topic)
    .where(sql<boolean>`not (record_id = any(${recordIds}::uuid[]))`)
    .execute()
}

/** SQL of what was read of Exact. */
export const exactMirrorRepository = {
  stampOf,
  keepStamp,
  forgetStamps,
  keep,
  wait,
  waitAll,
  waitItems,
  waitOwners,
  ownersOf,
  ofAccounts,
  find,
  keepParts,
  remove,
  othersThan,
}
export type ExactMirrorRepository = typeof exactMirrorRepository
