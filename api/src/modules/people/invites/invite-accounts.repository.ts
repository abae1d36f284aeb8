import type { Tx } from '../../../db/tenant-transaction.ts'
import type { StoredInvite } from './invites.types.ts'

/** What an invite makes of accounts. */
export const inviteAccounts = {
  /** The account that an invite becomes, under the invite's number. False when the address has an account already. */
  async insertAccount(
    tx: Tx,
    invite: StoredInvite,
    account: { readonly uid: string | null; readonly consentPolicy: string | null; readonly now: Date },
  ): Promise<boolean> {
    const { tenant_id, id, email, role_id, organization_id, region_id, is_tenant, language } = invite
    const { first_name, last_name } = invite
    const { uid, consentPolicy, now } = account
    const consent = consentPolicy === null ? {} : { consent_at: now, consent_policy: consentPolicy }
    const row = {
      tenant_id,
      id,
      email,
      first_name,
      last_name,
      role_id,
      organization_id,
      region_id,
      is_tenant,
      language,
      uid,
      accepted_at: now,
      created_at: invite.created_at,
      ...consent,
    }
    const inserted = await tx
      .insertInto('app_user')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    return inserted !== undefined
  },

  async noteConsent(
    tx: Tx,
    tenantId: number,
    id: number,
    { uid, policy, now }: { readonly uid: string; readonly policy: string; readonly now: Date },
  ): Promise<void> {
    await tx
      .updateTable('app_user')
      .set({ consent_at: now, consent_policy: policy })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('uid', '=', uid)
      .where('consent_at', 'is', null)
      .execute()
  },
}
