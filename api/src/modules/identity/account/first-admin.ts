import { sql } from 'kysely'
import type { Db } from '../../../db/database.types.ts'
import { asTenant, everyTenant, type Tx } from '../../../db/tenant-transaction.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import { isEmailAddress } from '../../../mail/is-email-address.ts'

export interface FirstAdmin {
  readonly email: string
  readonly company?: string | undefined
  readonly now: Date
}

export type MadeAdmin =
  | { readonly kind: 'made'; readonly email: string; readonly company: string }
  | { readonly kind: 'not-first' | 'no-email' | 'no-company' }

/**
 * Somebody has to be let in before there is anybody to invite them. Only while there is no Admin at all; who has an
 * account already becomes Admin where they are.
 */
export function makeFirstAdmin(db: Db, { email, company, now }: FirstAdmin): Promise<MadeAdmin> {
  const address = email.trim().toLowerCase()
  if (!isEmailAddress(address)) return Promise.resolve({ kind: 'no-email' })
  return asTenant(db, everyTenant, async (tx) => {
    // Two at once: the second finds the first.
    await sql`lock table app_user in share row exclusive mode`.execute(tx)
    const { id: role } = await tx.selectFrom('role').select('id').where('name', '=', 'Admin').executeTakeFirstOrThrow()
    if (await tx.selectFrom('app_user').select('id').where('role_id', '=', role).executeTakeFirst())
      return { kind: 'not-first' }
    const known = await tx
      .selectFrom('app_user')
      .select(['id', 'tenant_id'])
      .where('email', '=', address)
      .executeTakeFirst()
    const tenant = await tenantFor(tx, known?.tenant_id, { company: company?.trim() ?? '', now })
    if (!tenant) return { kind: 'no-company' }
    const asAdmin = { role_id: role, is_tenant: true, now }
    const id = known ? await promote(tx, known, asAdmin) : await add(tx, tenant.id, address, asAdmin)
    await recordActivity(
      tx,
      { caller: null, origin: null },
      { tenantId: tenant.id, action: 'user.first_admin', entity: 'user', entityId: id },
    )
    return { kind: 'made', email: address, company: tenant.name }
  })
}

interface Tenant {
  readonly id: number
  readonly name: string
}

async function tenantFor(
  tx: Tx,
  own: number | undefined,
  { company, now }: { readonly company: string; readonly now: Date },
): Promise<Tenant | null> {
  const tenants = tx.selectFrom('tenant').select(['id', 'name'])
  const found = await (
    own === undefined ? tenants.orderBy('id').limit(1) : tenants.where('id', '=', own)
  ).executeTakeFirst()
  if (found) return found
  if (company === '') return null
  return tx
    .insertInto('tenant')
    .values({ name: company, subscription_status: 'active', subscription_start_date: now.toISOString().slice(0, 10) })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
}

interface AsAdmin {
  readonly role_id: number
  readonly is_tenant: boolean
  readonly now: Date
}

async function add(tx: Tx, tenantId: number, email: string, { now, ...asAdmin }: AsAdmin): Promise<number> {
  const { id } = await tx
    .insertInto('app_user')
    .values({ tenant_id: tenantId, email, accepted_at: now, ...asAdmin })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function promote(
  tx: Tx,
  { id, tenant_id }: { readonly id: number; readonly tenant_id: number },
  { now, ...asAdmin }: AsAdmin,
): Promise<number> {
  await tx
    .updateTable('app_user')
    .set(({ ref, fn, val }) => ({
      ...asAdmin,
      is_blocked: false,
      block_reason: null,
      organization_id: null,
      accepted_at: fn.coalesce('accepted_at', val(now)),
      rev: sql<number>`${ref('rev')} + 1`,
    }))
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute()
  return id
}
