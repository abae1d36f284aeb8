import type { Insertable, Selectable } from 'kysely'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { OfferLinkTable } from './public-links.tables.ts'

export type LinkRow = Selectable<OfferLinkTable>

/** That there is one is said of the offer too. Not a change of it, so its revision stays. */
async function insert(tx: Tx, link: Insertable<OfferLinkTable>): Promise<LinkRow> {
  await tx
    .updateTable('offer')
    .set({ linked_at: link.created_at })
    .where('tenant_id', '=', link.tenant_id)
    .where('id', '=', link.offer_id)
    .execute()
  return tx.insertInto('offer_link').values(link).returningAll().executeTakeFirstOrThrow()
}

/** Over every tenant: the token is all that the caller has. */
async function byToken(tx: Tx, hash: Buffer): Promise<LinkRow | undefined> {
  return tx
    .selectFrom('offer_link')
    .selectAll()
    .where('token_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
}

async function revokeAll(tx: Tx, tenantId: number, offerId: number, now: Date): Promise<void> {
  await tx
    .updateTable('offer_link')
    .set({ revoked_at: now })
    .where('tenant_id', '=', tenantId)
    .where('offer_id', '=', offerId)
    .where('revoked_at', 'is', null)
    .execute()
  await tx
    .updateTable('offer')
    .set({ linked_at: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', offerId)
    .execute()
}

/** True for the first time only. */
async function noteView(tx: Tx, { tenant_id, id }: LinkRow, now: Date): Promise<boolean> {
  const noted = await tx
    .updateTable('offer_link')
    .set({ first_viewed_at: now })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .where('first_viewed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

/** True when nobody had looked at the offer before. Not a change of the offer, so its revision stays. */
async function noteFirstView(tx: Tx, tenantId: number, offerId: number, now: Date): Promise<boolean> {
  const noted = await tx
    .updateTable('offer')
    .set({ first_viewed_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', offerId)
    .where('first_viewed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

/** The host of its own at which a tenant's customers find its offers. */
async function hostOf(tx: Tx, tenantId: number): Promise<string | null> {
  return (await tx.selectFrom('tenant').select('public_host').where('id', '=', tenantId).executeTakeFirstOrThrow())
    .public_host
}

/** Over every tenant: whose host that is, when it is one's own. */
async function tenantAt(tx: Tx, host: string): Promise<number | null> {
  return (
    (await tx.selectFrom('tenant').select('id').where('public_host', '=', host.toLowerCase()).executeTakeFirst())?.id ??
    null
  )
}

/** Whether somebody who is signed in sells with this tenant, or operates the platform. */
async function isStaff(tx: Tx, tenantId: number, uid: string): Promise<boolean> {
  const user = await tx
    .selectFrom('app_user')
    .select(['tenant_id', 'is_tenant', 'role_id'])
    .where('uid', '=', uid)
    .executeTakeFirst()
  return user !== undefined && (user.role_id === 3 || (user.is_tenant && user.tenant_id === tenantId))
}

/** Whose address it is among a customer's people: those who are written to, then those who sign in. */
async function nameOf(tx: Tx, tenantId: number, organizationId: number | null, email: string): Promise<string | null> {
  if (organizationId === null) return null
  const person = await tx
    .selectFrom('contact_person')
    .select('name')
    .where('tenant_id', '=', tenantId)
    .where('organization_id', '=', organizationId)
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (person) return person.name.trim() || null
  const user = await tx
    .selectFrom('app_user')
    .select(['first_name', 'last_name'])
    .where('tenant_id', '=', tenantId)
    .where('organization_id', '=', organizationId)
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .limit(1)
    .executeTakeFirst()
  return `${user?.first_name ?? ''} ${user?.last_name ?? ''}`.trim() || null
}

/** SQL of links to offers. */
export const linksRepository = {
  insert,
  byToken,
  revokeAll,
  noteView,
  noteFirstView,
  hostOf,
  tenantAt,
  isStaff,
  nameOf,
}
export type LinksRepository = typeof linksRepository
