import type { Region } from '@staffel/shared-api/contract'
import { sql, type SqlBool } from 'kysely'
import { holdNames } from '../../../db/sql/hold-names.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'

/** Held until the transaction ends: who puts a customer into it meanwhile waits. */
function lock(tx: Tx, tenantId: number, id: number): Promise<Region | undefined> {
  return tx
    .selectFrom('region')
    .select(['id', 'name', 'tenant_id'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The region that is called so already, whatever its case. */
async function named(tx: Tx, tenantId: number, name: string): Promise<number | null> {
  const found = await tx
    .selectFrom('region')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where(sql<SqlBool>`lower(name) = lower(${name})`)
    .executeTakeFirst()
  return found?.id ?? null
}

/** Nobody else of the tenant names one until the transaction ends. */
async function oneAtATime(tx: Tx, tenantId: number): Promise<void> {
  await holdNames(tx, `name a region ${tenantId}`)
}

function insert(tx: Tx, tenantId: number, name: string): Promise<Region> {
  return tx
    .insertInto('region')
    .values({ tenant_id: tenantId, name })
    .returning(['id', 'name', 'tenant_id'])
    .executeTakeFirstOrThrow()
}

function rename(tx: Tx, { id, tenant_id, name }: Region): Promise<Region> {
  return tx
    .updateTable('region')
    .set({ name })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .returning(['id', 'name', 'tenant_id'])
    .executeTakeFirstOrThrow()
}

/** What is in a region. */
export interface RegionUse {
  readonly customers: number
  readonly users: number
  readonly invites: number
  readonly offers: number
}

/** Whatever can still be brought back counts, deleted customers and offers among it. */
async function use(tx: Tx, tenantId: number, id: number): Promise<RegionUse> {
  const rows = (table: string, and = sql`true`) =>
    sql`(select count(*)::int from ${sql.table(table)} where tenant_id = ${tenantId} and region_id = ${id} and ${and})`
  const { rows: found } =
    await sql<RegionUse>`select ${rows('organization')} as customers, ${rows('app_user')} as users,
    ${rows('invite', openInvite)} as invites, ${rows('offer')} as offers`.execute(tx)
  return found[0] ?? { customers: 0, users: 0, invites: 0, offers: 0 }
}

const openInvite = sql<SqlBool>`accepted_at is null and cancelled_at is null`

/** Invites that are over leave it: nobody comes into the region by them any more. */
async function remove(tx: Tx, tenantId: number, id: number): Promise<void> {
  await tx
    .updateTable('invite')
    .set({ region_id: null })
    .where('tenant_id', '=', tenantId)
    .where('region_id', '=', id)
    .where(sql<SqlBool>`not (${openInvite})`)
    .execute()
  await tx.deleteFrom('region').where('tenant_id', '=', tenantId).where('id', '=', id).execute()
}

/** The tenant of a region; for platform staff, who may name a region alone. */
async function tenantOf(tx: Tx, id: number): Promise<number | null> {
  return (await tx.selectFrom('region').select('tenant_id').where('id', '=', id).executeTakeFirst())?.tenant_id ?? null
}

/** SQL of the regions of a tenant. */
export const regionsRepository = { oneAtATime, lock, named, insert, rename, use, remove, tenantOf }
export type RegionsRepository = typeof regionsRepository
