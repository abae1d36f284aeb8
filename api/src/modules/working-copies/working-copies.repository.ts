import type { WorkingCopyInput } from '@staffel/shared-api/contract'
import type { Selectable } from 'kysely'
import { inScope, type TenantScope, type Tx } from '../../db/tenant-transaction.ts'
import type { WorkingCopyTable } from './working-copies.tables.ts'

export type WorkingCopyRow = Selectable<WorkingCopyTable>

/** Whose they are. There is no query without: nobody reads what another is typing. */
export interface Typist {
  readonly tenantId: number
  readonly userId: number
}

function list(tx: Tx, { tenantId, userId }: Typist, subject: string, since: Date): Promise<WorkingCopyRow[]> {
  return tx
    .selectFrom('working_copy')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('subject', '=', subject)
    .where('updated_at', '>', since)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
}

function find(tx: Tx, { tenantId, userId }: Typist, id: string): Promise<WorkingCopyRow | undefined> {
  return tx
    .selectFrom('working_copy')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

async function count(tx: Tx, { tenantId, userId }: Typist, since: Date): Promise<number> {
  const { n } = await tx
    .selectFrom('working_copy')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('updated_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Undefined when another call made it meanwhile. */
function insert(
  tx: Tx,
  { tenantId, userId }: Typist,
  { id, subject, content, base_rev }: WorkingCopyInput,
  now: Date,
): Promise<WorkingCopyRow | undefined> {
  return tx
    .insertInto('working_copy')
    .values({ tenant_id: tenantId, user_id: userId, id, subject, content, base_rev, rev: 1, updated_at: now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'id']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

function update(
  tx: Tx,
  { tenant_id, user_id, id, rev }: WorkingCopyRow,
  { content, base_rev }: WorkingCopyInput,
  now: Date,
): Promise<WorkingCopyRow> {
  return tx
    .updateTable('working_copy')
    .set({ content, base_rev, rev: rev + 1, updated_at: now })
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function remove(tx: Tx, { tenantId, userId }: Typist, id: string): Promise<void> {
  await tx
    .deleteFrom('working_copy')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

async function removeOlder(tx: Tx, scope: TenantScope, than: Date): Promise<void> {
  await tx
    .deleteFrom('working_copy')
    .where(inScope(scope, 'working_copy.tenant_id'))
    .where('updated_at', '<=', than)
    .execute()
}

/** SQL of what people are typing. */
export const workingCopiesRepository = { list, find, count, insert, update, remove, removeOlder }
export type WorkingCopiesRepository = typeof workingCopiesRepository
