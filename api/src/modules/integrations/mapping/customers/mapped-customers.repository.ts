import { sql, type RawBuilder } from 'kysely'
import { holdsAll } from '../../../../db/sql/search-words.ts'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import type { AccountMatch } from '../../integrations.tables.ts'
import type { Division } from '../../sync/reading/exact-mirror.repository.ts'

export interface MappedCustomersQuery {
  /** Escaped for `like`. */
  readonly words: readonly string[]
  readonly isOpenOnly: boolean
  /** That customer alone. */
  readonly customer: number | null
  readonly limit: number
  readonly offset: number
}

/** A customer, and the account that it is. */
export interface StoredMappedCustomer {
  readonly id: number
  readonly name: string
  readonly is_archived: boolean
  readonly plain_vat: string | null
  readonly plain_registration: string | null
  readonly plain_name: string | null
  readonly account_id: string | null
  readonly code: string
  readonly account_name: string
  readonly city: string | null
  readonly status: string
  readonly is_blocked: boolean
  readonly matched_by: AccountMatch | null
}

export interface FoundAccount {
  readonly account_id: string
  readonly code: string
  readonly name: string
  readonly city: string | null
  readonly status: string
  readonly is_blocked: boolean
}

/** An account that nobody is yet. */
export interface AccountCandidate extends FoundAccount {
  readonly plain_vat: string | null
  readonly plain_registration: string | null
  readonly plain_name: string | null
}

export type SearchedAccount = FoundAccount & {
  readonly customer_id: number | null
  readonly customer_name: string | null
}

/** Customers that offers are made for, and archived ones that are an account all the same; or the one asked for. */
const customers = ({ tenantId, division }: Division, customer: number | null): RawBuilder<unknown> => sql`
  select o.id, o.name, o.archived_at is not null as is_archived, o.vat_number, o.chamber_of_commerce_number,
    a.account_id, a.code, a.name as account_name, a.city, a.status, a.is_blocked, a.matched_by
  from organization as o
  left join exact_account as a on a.tenant_id = ${tenantId} and a.division = ${division} and a.organization_id = o.id
    and a.deleted_at is null
  where o.tenant_id = ${tenantId} and o.deleted_at is null and o.merged_into_id is null
    and ${customer === null ? sql`(o.archived_at is null or a.account_id is not null)` : sql`o.id = ${customer}::bigint`}`

const isOpen = sql`account_id is null and not is_archived`

export const mappedCustomersRepository = {
  /** A page by name, and how many there are. */
  async page(
    tx: Tx,
    division: Division,
    { words, isOpenOnly, customer, limit, offset }: MappedCustomersQuery,
  ): Promise<{ rows: readonly StoredMappedCustomer[]; all: number; open: number }> {
    const { rows } = await sql<{ rows: StoredMappedCustomer[]; all: number; open: number }>`
      with found as materialized (
        select c.*, ${isOpen} as is_open from (${customers(division, customer)}) as c
        where ${holdsAll(
          sql`fold_text((c.name collate "default") || ' ' || coalesce(c.vat_number, '') || ' ' || coalesce(c.code || ' ' || c.account_name, ''))`,
          words,
        )}
      ), page as (
        select * from found where is_open or not ${isOpenOnly} order by name, id limit ${limit} offset ${offset}
      )
      select (select count(*) from found)::integer as all, (select count(*) from found where is_open)::integer as open,
        coalesce((
          select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'is_archived', p.is_archived,
            'plain_vat', upper(plain_text(p.vat_number)),
            'plain_registration', substring(regexp_replace(p.chamber_of_commerce_number, '[^0-9]', '', 'g') from '^[0-9]{6,}$'),
            'plain_name', plain_company(p.name collate "default"), 'account_id', p.account_id, 'code', p.code,
            'account_name', p.account_name, 'city', p.city, 'status', p.status, 'is_blocked', p.is_blocked,
            'matched_by', p.matched_by) order by p.name, p.id) from page as p), '[]') as rows`.execute(tx)
    const [found] = rows
    return { rows: found?.rows ?? [], all: found?.all ?? 0, open: found?.open ?? 0 }
  },

  async count(tx: Tx, division: Division): Promise<{ all: number; open: number }> {
    const { rows } = await sql<{ all: number; open: number }>`
      select count(*)::integer as all, (count(*) filter (where ${isOpen}))::integer as open
      from (${customers(division, null)}) as c`.execute(tx)
    return rows[0] ?? { all: 0, open: 0 }
  },

  /** Accounts that one of these may be: the likeliest of each first. */
  async candidates(
    tx: Tx,
    { tenantId, division }: Division,
    those: readonly StoredMappedCustomer[],
  ): Promise<AccountCandidate[]> {
    if (those.length === 0) return []
    const { rows } = await sql<AccountCandidate>`
      select account_id, code, name, city, status, is_blocked, plain_vat, plain_registration, plain_name
      from exact_account
      where tenant_id = ${tenantId} and division = ${division} and organization_id is null and deleted_at is null
        and not left_out
        and (plain_vat = any(${those.flatMap(({ plain_vat: vat }) => vat ?? [])}::text[])
          or plain_registration = any(${those.flatMap(({ plain_registration: number }) => number ?? [])}::text[])
          or plain_name = any(${those.flatMap(({ plain_name: name }) => name ?? [])}::text[]))
      order by is_blocked, status <> 'C', code, account_id
      limit 1000`.execute(tx)
    return rows
  },

  /** The first of what somebody may mean, and whose they are. */
  async search(
    tx: Tx,
    { tenantId, division }: Division,
    { search, words }: { readonly search: string; readonly words: readonly string[] },
  ): Promise<SearchedAccount[]> {
    const { rows } = await sql<SearchedAccount>`
      select a.account_id, a.code, a.name, a.city, a.status, a.is_blocked, o.id as customer_id, o.name as customer_name
      from exact_account as a
      left join organization as o on o.tenant_id = a.tenant_id and o.id = a.organization_id
      where a.tenant_id = ${tenantId} and a.division = ${division} and a.deleted_at is null
        and ${holdsAll(
          sql`fold_text(a.code || ' ' || a.name || ' ' || coalesce(a.city, '') || ' ' || coalesce(a.vat_number, ''))`,
          words,
        )}
      order by lower(a.code) <> lower(${search}), a.status <> 'C', a.name, a.account_id
      limit 20`.execute(tx)
    return rows
  },

  /** Held until the transaction ends; null: there is none. */
  async lock(tx: Tx, tenantId: number, id: number): Promise<{ name: string } | null> {
    const row = await tx
      .selectFrom('organization')
      .select('name')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .where('merged_into_id', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    return row ?? null
  },

  async nameOf(tx: Tx, tenantId: number, id: number): Promise<string> {
    const { name } = await tx
      .selectFrom('organization')
      .select('name')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return name
  },

  /** Nothing here is an account's any more: neither its prices and numbers nor its addresses and people. */
  async forget(tx: Tx, { tenantId, division }: Division, accountId: string): Promise<void> {
    await tx
      .deleteFrom('exact_agreement')
      .where('tenant_id', '=', tenantId)
      .where('division', '=', division)
      .where('account_id', '=', accountId)
      .execute()
    await tx
      .updateTable('exact_record')
      .set({ part_id: null })
      .where('tenant_id', '=', tenantId)
      .where('division', '=', division)
      .where('account_id', '=', accountId)
      .where('part_id', 'is not', null)
      .execute()
  },
}
export type MappedCustomersRepository = typeof mappedCustomersRepository
