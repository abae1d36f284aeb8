import type { Tx } from '../../../db/tenant-transaction.ts'
import { DomainError, notFound } from '../../../errors.ts'
import { text } from '../../../texts/text.ts'
import { refuseBeyondSeats } from '../seats/seats.ts'
import type { LookupsRepository } from '../users/lookups.repository.ts'
import type { InvitesRepository } from './invites.repository.ts'
import type { StoredInvite } from './invites.types.ts'
import { inviteStatus } from './invite.rules.ts'

export interface ActivationRequest {
  readonly tenantId: number
  readonly inviteId: number
  /** The identity provider's id, when the person is signed in; otherwise the first sign-in fills it in. */
  readonly uid: string | null
  /** Version of the privacy policy that the person agreed with, when they were asked. */
  readonly consentPolicy: string | null
}

interface InviteActivationDependencies {
  readonly invites: InvitesRepository
  readonly lookups: Pick<LookupsRepository, 'organization'>
  readonly now: () => Date
}

/** Turns an open invite into an account, however it came to be accepted. */
export function inviteActivation({ invites, lookups, now }: InviteActivationDependencies) {
  return {
    async activate(tx: Tx, { tenantId, inviteId, uid, consentPolicy }: ActivationRequest): Promise<void> {
      const scope = { tenantId }
      await invites.lock(tx, scope, inviteId)
      const invite = await invites.find(tx, scope, inviteId)
      if (!invite) throw notFound()
      const status = inviteStatus(invite, now())
      if (status === 'accepted') return
      if (status !== 'invited') throw new DomainError('INVALID_TOKEN')
      await refusePutAway(tx, invite)
      if (invite.is_tenant) await refuseBeyondSeats(tx, tenantId, { now: now() })
      // An address names one account over all tenants; whose it is must not be told.
      if (!(await invites.insertAccount(tx, invite, { uid, consentPolicy, now: now() })))
        throw new DomainError('DUPLICATE', { message: addressTaken })
      await invites.markAccepted(tx, tenantId, inviteId, now())
    },
  }

  /** A customer may be archived while somebody of it is still expected. */
  async function refusePutAway(tx: Tx, { tenant_id: tenantId, organization_id: id }: StoredInvite): Promise<void> {
    const customer = id === null ? null : await lookups.organization(tx, { tenantId }, id)
    if (id !== null && (!customer || customer.isArchived))
      throw new DomainError('INVALID_TOKEN', { message: text('invite.archivedOrganization') })
  }
}
export type InviteActivation = ReturnType<typeof inviteActivation>

const addressTaken = text('invite.accountExists')
