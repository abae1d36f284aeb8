import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { inScope, type TenantScope, type Tx } from '../../db/tenant-transaction.ts'
import type { OfferTemplateTable } from './offer-settings.tables.ts'

export type TemplateRow = Selectable<OfferTemplateTable>

async function all(tx: Tx, tenantId: number): Promise<TemplateRow[]> {
  return tx
    .selectFrom('offer_template')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('is_default', 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute()
}

async function find(tx: Tx, scope: TenantScope, id: number): Promise<TemplateRow | undefined> {
  return tx
    .selectFrom('offer_template')
    .selectAll()
    .where(inScope(scope, 'tenant_id'))
    .where('id', '=', id)
    .executeTakeFirst()
}

async function lock(tx: Tx, tenantId: number, id: number): Promise<TemplateRow | undefined> {
  return tx
    .selectFrom('offer_template')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

async function nameTaken(tx: Tx, tenantId: number, name: string, besides: number | null): Promise<boolean> {
  const row = await tx
    .selectFrom('offer_template')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`lower(name collate "default") = lower(${name})`)
    .$if(besides !== null, (others) => others.where('id', '<>', besides))
    .executeTakeFirst()
  return row !== undefined
}

async function noDefault(tx: Tx, tenantId: number): Promise<void> {
  await tx
    .updateTable('offer_template')
    .set({ is_default: false })
    .where('tenant_id', '=', tenantId)
    .where('is_default', '=', true)
    .execute()
}

async function insert(tx: Tx, row: Insertable<OfferTemplateTable>): Promise<TemplateRow> {
  return tx.insertInto('offer_template').values(row).returningAll().executeTakeFirstOrThrow()
}

async function update(
  tx: Tx,
  tenantId: number,
  id: number,
  change: Updateable<OfferTemplateTable>,
): Promise<TemplateRow> {
  return tx
    .updateTable('offer_template')
    .set({ ...change, rev: sql<number>`rev + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function remove(tx: Tx, tenantId: number, id: number): Promise<TemplateRow | undefined> {
  return tx
    .deleteFrom('offer_template')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Says when a template was last used; one that is gone by now is nobody's concern. */
/** False when the tenant has no such template. */
async function use(tx: Tx, tenantId: number, id: number, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable('offer_template')
    .set({ last_used: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** SQL of offer templates. */
export const templatesRepository = { all, find, lock, nameTaken, noDefault, insert, update, remove, use }
export type TemplatesRepository = typeof templatesRepository
