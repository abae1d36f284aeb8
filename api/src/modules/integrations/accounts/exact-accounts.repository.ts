import { sql, type Selectable, type Updateable } from 'kysely'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { ExactAccountTable } from '../integrations.tables.ts'
import type { ReadAccount } from './read-account.ts'
import type { Division } from '../sync/reading/exact-mirror.repository.ts'

export type StoredAccount = Selectable<ExactAccountTable>

/** What became of an account. */
export type MadeAccount = Pick<
  StoredAccount,
  'account_id' | 'is_pending' | 'conflict' | 'applied' | 'organization_id' | 'matched_by' | 'linked_at' | 'is_archived'
>

const columns = [
  ...['code', 'name', 'vat_number', 'chamber_of_commerce_number', 'email', 'postal_code', 'city', 'country_code'],
  ...['status', 'is_blocked'],
]

const accounts = (tx: Tx, { tenantId, division }: Division) =>
  tx.selectFrom('exact_account').selectAll().where('tenant_id', '=', tenantId).where('division', '=', division)

/** A page of what was read: something is to be made of each. */
async function keep(tx: Tx, { tenantId, division }: Division, read: readonly ReadAccount[]): Promise<void> {
  if (read.length === 0) return
  const names = sql.join(columns.map((name) => sql.ref(name)))
  await sql`
    insert into exact_account (tenant_id, division, account_id, is_pending, ${names})
    select ${tenantId}::integer, ${division}::integer, r.account_id, true, ${sql.join(columns.map((name) => sql.ref(`r.${name}`)))}
    from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as r(account_id uuid, code text, name text, vat_number text,
      chamber_of_commerce_number text, email text, postal_code text, city text, country_code text, status text, is_blocked boolean)
    on conflict (tenant_id, division, account_id) do update set is_pending = true, deleted_at = null,
      ${sql.join(columns.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))}`.execute(tx)
}

/** Those that something is to be made of, behind an id. */
function pending(tx: Tx, division: Division, after: string | null, limit: number): Promise<StoredAccount[]> {
  return accounts(tx, division)
    .where('is_pending', '=', true)
    .where('deleted_at', 'is', null)
    .$if(after !== null, (all) => all.where('account_id', '>', after ?? ''))
    .orderBy('account_id')
    .limit(limit)
    .execute()
}

async function countPending(tx: Tx, { tenantId, division }: Division): Promise<number> {
  const { n } = await tx
    .selectFrom('exact_account')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('tenant_id', '=', tenantId)
    .where('division', '=', division)
    .where('is_pending', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Held until the transaction ends. */
function lock(tx: Tx, division: Division, accountId: string): Promise<StoredAccount | undefined> {
  return accounts(tx, division).where('account_id', '=', accountId).forUpdate().executeTakeFirst()
}

/** The accounts of these customers. */
function ofCustomers(tx: Tx, division: Division, ids: readonly number[]): Promise<StoredAccount[]> {
  return accounts(tx, division)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`organization_id = any(${ids}::bigint[])`)
    .execute()
}

/** Those that are customers here, behind an id. */
function linked(tx: Tx, division: Division, after: string | null, limit: number): Promise<StoredAccount[]> {
  return accounts(tx, division)
    .where('organization_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .$if(after !== null, (all) => all.where('account_id', '>', after ?? ''))
    .orderBy('account_id')
    .limit(limit)
    .execute()
}

/** Those that a person has to decide about. */
function conflicts(tx: Tx, division: Division, limit: number): Promise<StoredAccount[]> {
  return accounts(tx, division)
    .where('conflict', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('account_id')
    .limit(limit)
    .execute()
}

async function change(
  tx: Tx,
  { tenantId, division }: Division,
  accountId: string,
  changed: Updateable<ExactAccountTable>,
): Promise<void> {
  await tx
    .updateTable('exact_account')
    .set(changed)
    .where('tenant_id', '=', tenantId)
    .where('division', '=', division)
    .where('account_id', '=', accountId)
    .execute()
}

/** What was made of accounts, all at once: each one by itself takes as long as all of them. */
async function keepMade(tx: Tx, { tenantId, division }: Division, made: readonly MadeAccount[]): Promise<void> {
  if (made.length === 0) return
  await sql`
    update exact_account as a set is_pending = m.is_pending, conflict = m.conflict, applied = m.applied,
      organization_id = m.organization_id, matched_by = m.matched_by, linked_at = m.linked_at, is_archived = m.is_archived
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as m(account_id uuid, is_pending boolean, conflict jsonb,
      applied jsonb, organization_id bigint, matched_by text, linked_at timestamptz, is_archived boolean)
    where a.tenant_id = ${tenantId} and a.division = ${division} and a.account_id = m.account_id`.execute(tx)
}

/** SQL of the accounts of Exact. */
export const exactAccountsRepository = {
  keep,
  pending,
  countPending,
  lock,
  ofCustomers,
  linked,
  conflicts,
  change,
  keepMade,
}
export type ExactAccountsRepository = typeof exactAccountsRepository
