import type { Tx } from '../../../db/tenant-transaction.ts'
import type { DomainError } from '../../../errors.ts'
import type { Caller } from '../../../http/caller.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import type { SendingLimits } from '../../../mail/sending-limits.ts'
import { inviteMail } from './invite-mail.ts'
import { newInviteToken, type InviteToken } from './invite-token.ts'
import type { StoredInvite } from './invites.types.ts'

export interface InviteSenderDependencies {
  /** Where the product is reached in a browser. */
  readonly publicOrigin: string
  readonly limits: Pick<SendingLimits, 'refusal' | 'note'>
}

/** Mails an invite. The link is the only place where its secret stands. */
export function inviteSender({ publicOrigin, limits }: InviteSenderDependencies) {
  return {
    newToken: (): InviteToken => newInviteToken(),

    /** Why the caller may not mail another invite for the tenant now; null when they may. */
    refusal: (tx: Tx, { userId }: Caller, tenantId: number): Promise<DomainError | null> =>
      limits.refusal(tx, { tenantId, userId, kind: 'invite', amount: 1 }),

    async send(tx: Tx, caller: Caller, invite: StoredInvite, secret: string): Promise<void> {
      const link = new URL('/accept-invite', publicOrigin)
      link.searchParams.set('token', secret)
      const words = inviteMail({
        language: invite.language,
        tenantName: invite.tenant_name,
        inviterName: caller.name || caller.email,
        link: link.href,
        expiresAt: invite.expires_at,
      })
      await queueMail(tx, { tenantId: invite.tenant_id, to: [invite.email], ...words, link: link.href })
      await limits.note(tx, { tenantId: invite.tenant_id, userId: caller.userId, kind: 'invite', amount: 1 })
    },
  }
}
export type InviteSender = ReturnType<typeof inviteSender>
