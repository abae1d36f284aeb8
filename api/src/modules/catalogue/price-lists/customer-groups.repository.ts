import { sql, type SqlBool } from 'kysely'
import { inScope, type TenantScope, type Tx } from '../../../db/tenant-transaction.ts'

export interface CustomerGroupRow {
  readonly id: number
  readonly name: string
  readonly rev: number
  readonly organizations: number
  readonly price_lists: number
}

function find(tx: Tx, scope: TenantScope, id: number): Promise<{ tenant_id: number } | undefined> {
  return tx
    .selectFrom('customer_group')
    .select('tenant_id')
    .where(inScope(scope, 'customer_group.tenant_id'))
    .where('id', '=', id)
    .executeTakeFirst()
}

const groups = (tx: Tx, tenantId: number) =>
  tx
    .selectFrom('customer_group')
    .select(['id', 'name', 'rev'])
    .select([
      sql<number>`(select count(*) from organization as member
        where member.tenant_id = customer_group.tenant_id and member.customer_group_id = customer_group.id
          and member.deleted_at is null and member.merged_into_id is null)::integer`.as('organizations'),
      sql<number>`(select count(*) from price_list
        where price_list.tenant_id = customer_group.tenant_id and price_list.customer_group_id = customer_group.id)::integer`.as(
        'price_lists',
      ),
    ])
    .where('tenant_id', '=', tenantId)

function list(tx: Tx, tenantId: number): Promise<CustomerGroupRow[]> {
  return groups(tx, tenantId).orderBy('name').orderBy('id').execute()
}

function row(tx: Tx, tenantId: number, id: number): Promise<CustomerGroupRow | undefined> {
  return groups(tx, tenantId).where('id', '=', id).executeTakeFirst()
}

/** Held until the transaction ends: nobody is put into it meanwhile. */
async function lock(tx: Tx, tenantId: number, id: number): Promise<CustomerGroupRow | undefined> {
  await tx
    .selectFrom('customer_group')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .execute()
  return row(tx, tenantId, id)
}

/** Organisations in a group, by name; those that were archived too, but not what was deleted or merged. */
function members(tx: Tx, tenantId: number, id: number): Promise<{ organization_id: number; name: string }[]> {
  return tx
    .selectFrom('organization')
    .select(['id as organization_id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('customer_group_id', '=', id)
    .where('deleted_at', 'is', null)
    .where('merged_into_id', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

const kept = (tx: Tx, scope: TenantScope, id: number) =>
  tx
    .selectFrom('organization')
    .select('tenant_id')
    .where(inScope(scope, 'organization.tenant_id'))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)

/** Whose the organisation is that prices are asked for; the id of one that was merged leads to another. */
function buyer(tx: Tx, scope: TenantScope, id: number): Promise<{ tenant_id: number } | undefined> {
  return kept(tx, scope, id).executeTakeFirst()
}

/** Whose the organisation is; one that was deleted or merged is nobody's. */
function organization(tx: Tx, scope: TenantScope, id: number): Promise<{ tenant_id: number } | undefined> {
  return kept(tx, scope, id).where('merged_into_id', 'is', null).executeTakeFirst()
}

/** The id of the group of that name, however it is written. */
async function named(tx: Tx, tenantId: number, name: string): Promise<number | null> {
  const found = await tx
    .selectFrom('customer_group')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where(sql<SqlBool>`lower(name) = lower(${name})`)
    .executeTakeFirst()
  return found?.id ?? null
}

async function insert(tx: Tx, tenantId: number, name: string): Promise<number> {
  const { id } = await tx
    .insertInto('customer_group')
    .values({ tenant_id: tenantId, name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function rename(tx: Tx, tenantId: number, id: number, name: string): Promise<void> {
  await tx
    .updateTable('customer_group')
    .set({ name, rev: sql<number>`rev + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

/** Nobody is in it any more but what was deleted or merged: should that come back, it is in no group. */
async function remove(tx: Tx, tenantId: number, id: number): Promise<void> {
  await tx
    .updateTable('organization')
    .set({ customer_group_id: null })
    .where('tenant_id', '=', tenantId)
    .where('customer_group_id', '=', id)
    .execute()
  await tx.deleteFrom('customer_group').where('tenant_id', '=', tenantId).where('id', '=', id).execute()
}

async function assign(tx: Tx, tenantId: number, organizationId: number, groupId: number | null): Promise<void> {
  await tx
    .updateTable('organization')
    .set({ customer_group_id: groupId })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', organizationId)
    .execute()
}

/** SQL of groups of customers. */
export const customerGroupsRepository = {
  find,
  list,
  row,
  lock,
  members,
  buyer,
  organization,
  named,
  insert,
  rename,
  remove,
  assign,
}
export type CustomerGroupsRepository = typeof customerGroupsRepository
