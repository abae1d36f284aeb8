import type { Tx } from '../../db/tenant-transaction.ts'
import type { Caller } from '../../http/caller.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { inviteMail } from './invite-mail.ts'
import { newInviteToken, type InviteToken } from './invite-token.ts'
import type { InvitesRepository, StoredInvite } from './invites.repository.ts'

export interface InviteSenderDependencies {
  readonly invites: InvitesRepository
  /** Where the product is reached in a browser. */
  readonly publicOrigin: string
  readonly now: () => Date
}

const hourMs = 3_600_000
const mailsPerHour = 50

/** Mails an invite. The link is the only place where its secret stands. */
export function inviteSender({ invites, publicOrigin, now }: InviteSenderDependencies) {
  return {
    newToken: (): InviteToken => newInviteToken(),

    /** Seconds until the tenant may mail invites again; 0 when it may now. */
    async secondsUntilMail(tx: Tx, tenantId: number): Promise<number> {
      const { n, first } = await invites.mailsOfTenant(tx, tenantId, new Date(now().getTime() - hourMs))
      return n < mailsPerHour || first === null ? 0 : Math.ceil((first.getTime() + hourMs - now().getTime()) / 1000)
    },

    async send(tx: Tx, caller: Caller, invite: StoredInvite, secret: string): Promise<void> {
      const link = new URL('/accept-invite', publicOrigin)
      link.searchParams.set('token', secret)
      const { subject, text } = inviteMail({
        language: invite.language, tenantName: invite.tenant_name, inviterName: caller.name || caller.email, link: link.href, expiresAt: invite.expires_at,
      })
      await queueMail(tx, { tenantId: invite.tenant_id, to: [invite.email], subject, text, link: link.href })
      await invites.noteMail(tx, invite.tenant_id, invite.id, now())
    },
  }
}
export type InviteSender = ReturnType<typeof inviteSender>
