import { asTenant, everyTenant, type Tx } from '../../../db/tenant-transaction.ts'
import type { Db } from '../../../db/database.types.ts'
import type { Language } from '@staffel/shared-api/contract'
import { roleIds } from '../role-ids.ts'
import type { StoredInvite } from './invites.types.ts'

export interface RequestedInvite {
  readonly tenant_id: number
  readonly id: number
}

export interface Recipient {
  readonly email: string
  readonly language: Language
}

type Sent = Pick<StoredInvite, 'tenant_id' | 'organization_id' | 'invited_by'>

/** What is known of a link that no longer works. */
export const inviteRequestRepository = {
  /** By the link's secret, also one that a later mail put an end to. */
  findByAnyToken: (db: Db, hash: Buffer): Promise<RequestedInvite | null> =>
    asTenant(db, everyTenant, async (tx) => {
      const current = await tx
        .selectFrom('invite')
        .select(['tenant_id', 'id'])
        .where('token_hash', '=', hash)
        .executeTakeFirst()
      if (current) return current
      const ended = await tx
        .selectFrom('invite_mail')
        .select(['tenant_id', 'invite_id as id'])
        .where('ended_token_hash', '=', hash)
        .executeTakeFirst()
      return ended ?? null
    }),

  /** True when nobody asked since `since` and the invite is not accepted; then it counts as asked for now. */
  async note(tx: Tx, { tenant_id, id }: RequestedInvite, since: Date, now: Date): Promise<boolean> {
    const noted = await tx
      .updateTable('invite')
      .set({ asked_again_at: now })
      .where('tenant_id', '=', tenant_id)
      .where('id', '=', id)
      .where('accepted_at', 'is', null)
      .where((eb) => eb.or([eb('asked_again_at', 'is', null), eb('asked_again_at', '<=', since)]))
      .returning('id')
      .executeTakeFirst()
    return noted !== undefined
  },

  /**
   * Who is asked: whoever sent the invite, or who has run the selling company longest once that person cannot, or has
   * become somebody of another customer.
   */
  async recipient(
    tx: Tx,
    { tenant_id: tenantId, organization_id: organizationId, invited_by: invitedBy }: Sent,
  ): Promise<Recipient | null> {
    const people = tx
      .selectFrom('app_user')
      .select(['email', 'language'])
      .where('status', '=', 'active')
      .where('role_id', 'in', [roleIds.Manager, roleIds.Admin])
    const sender =
      invitedBy === null
        ? undefined
        : await people
            .where('id', '=', invitedBy)
            .where('tenant_id', '=', tenantId)
            .where((eb) =>
              eb.or([
                eb('is_tenant', '=', true),
                eb('role_id', '=', roleIds.Admin),
                eb('organization_id', '=', organizationId),
              ]),
            )
            .executeTakeFirst()
    if (sender) return sender
    const owner = await people
      .where('tenant_id', '=', tenantId)
      .where('is_tenant', '=', true)
      .orderBy('created_at')
      .orderBy('id')
      .executeTakeFirst()
    return owner ?? null
  },
}
export type InviteRequestRepository = typeof inviteRequestRepository
