import type { InviteAnswer, Language } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import { asTenant, everyTenant, type Tx } from '../../../db/tenant-transaction.ts'
import { DomainError } from '../../../errors.ts'
import type { TokenIdentity } from '../../../http/caller.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import { text, type Text } from '../../../texts/text.ts'
import { translate } from '../../../texts/translate.ts'
import type { InviteActivation } from './invite-activation.ts'
import { inviteStatus } from './invite.rules.ts'
import { hashOfToken } from './invite-token.ts'
import type { InvitesRepository } from './invites.repository.ts'
import type { StoredInvite } from './invites.types.ts'
import { roleNameOf } from '../role-ids.ts'

export interface InviteAcceptanceDependencies {
  readonly db: Db
  readonly invites: InvitesRepository
  readonly activation: InviteActivation
  readonly now: () => Date
}

export interface AcceptInput {
  readonly token: string
  readonly consent_policy?: string
}

/** The invited person's side: who holds the link holds the invite, until it is used, renewed, cancelled or too old. */
export function inviteAcceptanceService({ db, invites, activation, now }: InviteAcceptanceDependencies) {
  const find = (token: string): Promise<StoredInvite | null> =>
    asTenant(db, everyTenant, (tx) => invites.findByToken(tx, hashOfToken(token)))

  const holds = (invite: StoredInvite | null): invite is StoredInvite =>
    invite !== null && ['invited', 'accepted'].includes(inviteStatus(invite, now()))

  return {
    /** Never an error: the screen shows the sentence. */
    async validate(language: Language, token: string): Promise<InviteAnswer> {
      const invite = await find(token)
      return holds(invite)
        ? answerOf(invite, language, text('invite.valid'))
        : { issuccess: false, message: translate(language, text('invite.invalid')) }
    },

    async accept(
      identity: TokenIdentity | null,
      origin: RequestOrigin,
      language: Language,
      input: AcceptInput,
    ): Promise<InviteAnswer> {
      const invite = await find(input.token)
      if (!holds(invite)) throw new DomainError('INVALID_TOKEN', { message: text('invite.invalid') })
      if (identity && identity.email !== invite.email) throw new DomainError('EMAIL_MISMATCH')
      if (invite.accepted_at === null)
        await asTenant(db, { tenantId: invite.tenant_id }, (tx) => use(tx, identity, origin, invite, input))
      else if (identity && input.consent_policy) await consentLater(identity, invite, input.consent_policy)
      return answerOf(invite, language, text('invite.accepted'))
    },
  }

  /** On a second visit, by the person who is signed in: what was not agreed with before. */
  function consentLater({ uid }: TokenIdentity, { tenant_id: tenantId, id }: StoredInvite, policy: string) {
    return asTenant(db, { tenantId }, (tx) => invites.noteConsent(tx, tenantId, id, { uid, policy, now: now() }))
  }

  async function use(
    tx: Tx,
    identity: TokenIdentity | null,
    origin: RequestOrigin,
    invite: StoredInvite,
    input: AcceptInput,
  ): Promise<void> {
    const { tenant_id: tenantId, id: inviteId } = invite
    await invites.lock(tx, { tenantId }, inviteId)
    const current = await invites.find(tx, { tenantId }, inviteId)
    // A second press of the same link came first; it did the work and wrote the activity.
    if (current?.accepted_at) return
    await activation.activate(tx, {
      tenantId,
      inviteId,
      uid: identity?.uid ?? null,
      // Whoever holds the link need not be its person: only who is signed in agrees to something.
      consentPolicy: (identity && input.consent_policy) ?? null,
    })
    await recordActivity(
      tx,
      { caller: null, origin },
      { tenantId, action: 'invite.accepted', entity: 'invite', entityId: inviteId },
    )
  }
}
export type InviteAcceptanceService = ReturnType<typeof inviteAcceptanceService>

function answerOf(invite: StoredInvite, language: Language, sentence: Text): InviteAnswer {
  return {
    issuccess: true,
    message: translate(language, sentence),
    email: invite.email,
    tenant_name: invite.tenant_name,
    organization_name: invite.organization_name,
    role_name: roleNameOf(invite.role_id),
    invited_by: invite.inviter_name ?? invite.inviter_email ?? '',
  }
}
