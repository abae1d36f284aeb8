import { sql, type Insertable } from 'kysely'
import type { TenantTable } from '../../../db/tenancy.tables.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'

export interface StoredTenant {
  readonly id: number
  readonly name: string
  readonly is_active: boolean
  readonly subscription_status: string | null
  readonly subscription_plan_name: string | null
  readonly subscription_start_date: string | null
  readonly subscription_end_date: string | null
  readonly offer_limit: number | null
  readonly enforce_plan_limit: boolean
  readonly user_limit: number | null
  readonly public_host: string | null
  readonly rev: number
}

const stored = (tx: Tx) =>
  tx
    .selectFrom('tenant as t')
    .leftJoin('offer_settings as s', 's.tenant_id', 't.id')
    .select([
      't.id',
      't.name',
      't.is_active',
      't.subscription_status',
      't.subscription_plan_name',
      't.subscription_start_date',
      't.subscription_end_date',
      't.offer_limit',
      't.user_limit',
      't.public_host',
      't.rev',
      sql<boolean>`coalesce(s.enforce_plan_limit, false)`.as('enforce_plan_limit'),
    ])

export interface TenantSearch {
  /** Escaped for `like`. */
  readonly words: readonly string[]
  readonly skip: number
  readonly size: number
}

async function list(tx: Tx, { words, skip, size }: TenantSearch): Promise<{ rows: StoredTenant[]; total: number }> {
  const named = words.map((word) => sql<boolean>`fold_text(name) like '%' || fold_text(${word}) || '%'`)
  const [rows, { count }] = await Promise.all([
    stored(tx)
      .where((eb) => eb.and(words.map((word) => sql<boolean>`fold_text(t.name) like '%' || fold_text(${word}) || '%'`)))
      .orderBy('t.name')
      .orderBy('t.id')
      .limit(size)
      .offset(skip)
      .execute(),
    tx
      .selectFrom('tenant')
      .where((eb) => eb.and(named))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(count) }
}

async function find(tx: Tx, id: number): Promise<StoredTenant | null> {
  return (await stored(tx).where('t.id', '=', id).executeTakeFirst()) ?? null
}

/** The same, and nobody else changes it until the transaction ends. */
async function lock(tx: Tx, id: number): Promise<StoredTenant | null> {
  const held = await tx.selectFrom('tenant').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  return held ? find(tx, id) : null
}

/** Of another tenant. */
async function isHostTaken(tx: Tx, host: string, id: number | undefined): Promise<boolean> {
  const row = await tx
    .selectFrom('tenant')
    .select('id')
    .where('public_host', '=', host)
    .where('id', '!=', id ?? 0)
    .executeTakeFirst()
  return row !== undefined
}

export type TenantColumns = Pick<
  Insertable<TenantTable>,
  | 'name'
  | 'is_active'
  | 'subscription_status'
  | 'subscription_plan_name'
  | 'subscription_start_date'
  | 'subscription_end_date'
  | 'offer_limit'
  | 'user_limit'
  | 'public_host'
>

async function add(tx: Tx, columns: TenantColumns): Promise<number> {
  return (await tx.insertInto('tenant').values(columns).returning('id').executeTakeFirstOrThrow()).id
}

async function update(tx: Tx, id: number, columns: TenantColumns): Promise<void> {
  await tx
    .updateTable('tenant')
    .set((eb) => ({ ...columns, rev: eb('rev', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

async function enforce(tx: Tx, tenantId: number, enforced: boolean): Promise<void> {
  await tx
    .insertInto('offer_settings')
    .values({ tenant_id: tenantId, enforce_plan_limit: enforced })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ enforce_plan_limit: enforced }))
    .execute()
}

/** SQL of tenants as who operates the platform keeps them. */
export const tenantsRepository = { list, find, lock, isHostTaken, add, update, enforce }
export type TenantsRepository = typeof tenantsRepository
