import type { CustomerNumber } from '@staffel/shared-api/contract'
import { sql, type SqlBool } from 'kysely'
import { inScope, type TenantScope, type Tx } from '../../../db/tenant-transaction.ts'
import type { OwnNumber } from './named-in-line.ts'

interface Place {
  readonly tenantId: number
  readonly organizationId: number
}

interface Wanted {
  readonly number: string
  readonly productId: number
  readonly now: Date
}

/** The tenant of a customer, who is not archived. */
async function tenantOf(tx: Tx, scope: TenantScope, organizationId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('organization')
    .select('tenant_id')
    .where(inScope(scope, 'organization.tenant_id'))
    .where('id', '=', organizationId)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  return row?.tenant_id ?? null
}

function rows(tx: Tx, scope: TenantScope) {
  return tx
    .selectFrom('customer_number as c')
    .innerJoin('product as p', (join) =>
      join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.id', '=', 'c.product_id'),
    )
    .where(inScope(scope, 'c.tenant_id'))
}

const columns = ['c.id', 'c.organization_id', 'c.number', 'c.product_id', 'p.name as product_name', 'p.sku'] as const
const isArchived = sql<boolean>`p.deleted_at is not null`.as('is_archived')

async function page(
  tx: Tx,
  { tenantId, organizationId }: Place,
  { search, limit, offset }: { readonly search: string; readonly limit: number; readonly offset: number },
): Promise<{ rows: CustomerNumber[]; total: number }> {
  const all = rows(tx, { tenantId })
    .where('c.organization_id', '=', organizationId)
    .$if(search !== '', (every) =>
      every.where(sql<SqlBool>`position(lower(${search}) in lower(concat_ws(' ', c.number, p.sku, p.name))) > 0`),
    )
  const [found, { total }] = await Promise.all([
    all
      .select([...columns, isArchived])
      .orderBy(sql`lower(c.number)`)
      .limit(limit)
      .offset(offset)
      .execute(),
    all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows: found, total }
}

function find(tx: Tx, scope: TenantScope, id: number): Promise<(CustomerNumber & { tenant_id: number }) | undefined> {
  return rows(tx, scope)
    .select([...columns, isArchived, 'c.tenant_id'])
    .where('c.id', '=', id)
    .executeTakeFirst()
}

/** The numbers of a customer that have one of the codes, of products that are not archived. */
function ofCodes(
  tx: Tx,
  tenantId: number,
  organizationId: number,
  codes: readonly string[],
): Promise<(OwnNumber & { code: string })[]> {
  return rows(tx, { tenantId })
    .select(['c.code', 'c.number', 'c.product_id as productId'])
    .where('c.organization_id', '=', organizationId)
    .where('p.deleted_at', 'is', null)
    .where(sql<SqlBool>`c.code = any(${codes}::text[])`)
    .execute()
}

/** What a customer has under these numbers already, whatever their case. */
function underNumbers(
  tx: Tx,
  { tenantId, organizationId }: Place,
  numbers: readonly string[],
): Promise<(OwnNumber & { id: number })[]> {
  return tx
    .selectFrom('customer_number')
    .select(['id', 'number', 'product_id as productId'])
    .where('tenant_id', '=', tenantId)
    .where('organization_id', '=', organizationId)
    .where(sql<SqlBool>`lower(number) in (select lower(given) from unnest(${numbers}::text[]) as given)`)
    .execute()
}

/** All that a customer has, with the names of the products. */
function ofCustomer(
  tx: Tx,
  { tenantId, organizationId }: Place,
): Promise<(OwnNumber & { id: number; name: string })[]> {
  return rows(tx, { tenantId })
    .select(['c.id', 'c.number', 'c.product_id as productId', 'p.name'])
    .where('c.organization_id', '=', organizationId)
    .execute()
}

/** Products that are not archived, by SKU in lower case or by id. */
function products(
  tx: Tx,
  tenantId: number,
  { skus, ids }: { readonly skus: readonly string[]; readonly ids: readonly number[] },
): Promise<{ id: number; sku: string | null }[]> {
  return tx
    .selectFrom('product')
    .select(['id', 'sku'])
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`(lower(sku) = any(${skus}::text[]) or id = any(${ids}::bigint[]))`)
    .execute()
}

async function insert(
  tx: Tx,
  { tenantId, organizationId }: Place,
  { number, productId, now }: Wanted,
): Promise<number> {
  const { id } = await tx
    .insertInto('customer_number')
    .values({
      tenant_id: tenantId,
      organization_id: organizationId,
      number,
      product_id: productId,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function update(tx: Tx, tenantId: number, id: number, { number, productId, now }: Wanted): Promise<void> {
  await tx
    .updateTable('customer_number')
    .set({ number, product_id: productId, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

/** All at once; a number that is there gets the product that is given. */
async function put(tx: Tx, { tenantId, organizationId }: Place, given: readonly OwnNumber[], now: Date): Promise<void> {
  const numbers = given.map(({ number }) => number)
  const ids = given.map(({ productId }) => productId)
  await sql`
    insert into customer_number (tenant_id, organization_id, number, product_id, updated_at)
    select distinct on (lower(given.number)) ${tenantId}::integer, ${organizationId}::bigint, given.number, given.product_id, ${now}::timestamptz
    from unnest(${numbers}::text[], ${ids}::bigint[]) as given(number, product_id)
    order by lower(given.number)
    on conflict (tenant_id, organization_id, lower(number))
    do update set number = excluded.number, product_id = excluded.product_id, updated_at = excluded.updated_at
  `.execute(tx)
}

async function remove(tx: Tx, tenantId: number, id: number): Promise<void> {
  await tx.deleteFrom('customer_number').where('tenant_id', '=', tenantId).where('id', '=', id).execute()
}

/** SQL of what customers call the products. */
export const customerNumbersRepository = {
  tenantOf,
  page,
  find,
  ofCodes,
  underNumbers,
  ofCustomer,
  products,
  insert,
  update,
  put,
  remove,
}
export type CustomerNumbersRepository = typeof customerNumbersRepository
