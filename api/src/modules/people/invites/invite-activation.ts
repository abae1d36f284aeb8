import type { Tx } from '../../../db/tenant-transaction.ts'
import { DomainError, notFound } from '../../../errors.ts'
import { text } from '../../../texts/text.ts'
import { refuseBeyondSeats } from '../seats/seats.ts'
import type { InvitesRepository } from './invites.repository.ts'
import { inviteStatus } from './invite.rules.ts'

export interface ActivationRequest {
  readonly tenantId: number
  readonly inviteId: number
  /** The identity provider's id, when the person is signed in; otherwise the first sign-in fills it in. */
  readonly uid: string | null
  /** Version of the privacy policy that the person agreed with, when they were asked. */
  readonly consentPolicy: string | null
}

/** Turns an open invite into an account, however it came to be accepted. */
export function inviteActivation({ invites, now }: { readonly invites: InvitesRepository; readonly now: () => Date }) {
  return {
    async activate(tx: Tx, { tenantId, inviteId, uid, consentPolicy }: ActivationRequest): Promise<void> {
      const scope = { tenantId }
      await invites.lock(tx, scope, inviteId)
      const invite = await invites.find(tx, scope, inviteId)
      if (!invite) throw notFound()
      const status = inviteStatus(invite, now())
      if (status === 'accepted') return
      if (status !== 'invited') throw new DomainError('INVALID_TOKEN')
      if (invite.is_tenant) await refuseBeyondSeats(tx, tenantId, { now: now() })
      // An address names one account over all tenants; whose it is must not be told.
      if (!(await invites.insertAccount(tx, invite, { uid, consentPolicy, now: now() })))
        throw new DomainError('DUPLICATE', { message: addressTaken })
      await invites.markAccepted(tx, tenantId, inviteId, now())
    },
  }
}
export type InviteActivation = ReturnType<typeof inviteActivation>

const addressTaken = text('invite.accountExists')
