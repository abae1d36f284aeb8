import type {
  Invite,
  InviteList,
  InviteResults,
  InviteSortColumn,
  InviteStatus,
  NewInvite,
} from '@staffel/shared-api/contract'
import { rolesWithin } from '@staffel/shared-api/rules'
import type { Db } from '../../../db/database.types.ts'
import { once } from '../../../http/idempotency/once.ts'
import { recordActivity, type LoggedAction } from '../../../http/record-activity.ts'
import { asTenant, type TenantScope, type Tx } from '../../../db/tenant-transaction.ts'
import { DomainError, forbidden, invalid, notFound } from '../../../errors.ts'
import { boundOrganization, reachesOrganization, scopeWithin, type Caller } from '../../../http/caller.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import type { Idempotency } from '../../../http/idempotency/idempotency.ts'
import { text, type Text } from '../../../texts/text.ts'
import { translate } from '../../../texts/translate.ts'
import { inviteExpiry, inviteStatus, resendsPerDay } from './invite.rules.ts'
import type { InviteSender } from './invite-sender.ts'
import type { InviteFilter, InvitesRepository } from './invites.repository.ts'
import type { StoredInvite } from './invites.types.ts'
import type { LookupsRepository } from '../users/lookups.repository.ts'
import { refuseBeyondSeats, seatsRefusal } from '../seats/seats.ts'
import { mayGrant, mayManage } from '../people.policy.ts'
import { roleNameOf } from '../role-ids.ts'
import type { UsersRepository } from '../users/users.repository.ts'

export interface InviteListInput {
  readonly tenant_id?: number
  readonly organization_id?: number
  readonly role_id?: number
  readonly status?: InviteStatus
  readonly search?: string
  readonly limit?: number
  readonly offset?: number
  readonly sort_column?: InviteSortColumn
  readonly sort_order?: 'ASC' | 'DESC' | 'asc' | 'desc'
}

export interface InvitesDependencies {
  readonly db: Db
  readonly invites: InvitesRepository
  readonly users: UsersRepository
  readonly lookups: LookupsRepository
  readonly sender: InviteSender
  readonly now: () => Date
}

const dayMs = 86_400_000

type Refusal = NonNullable<InviteResults['results'][number]['code']>
type Outcome =
  { readonly tenantId: number } | { readonly refusal: Refusal; readonly fields?: Readonly<Record<string, string>> }

/** Invites as the people who send them see them. */
export function invitesService({ db, invites, users, lookups, sender, now }: InvitesDependencies) {
  const rowOf = (invite: StoredInvite): Invite => ({
    invite_id: invite.id,
    email: invite.email,
    tenant_id: invite.tenant_id,
    tenant_name: invite.tenant_name,
    organization_id: invite.organization_id,
    organization_name: invite.organization_name,
    role_id: invite.role_id,
    role_name: roleNameOf(invite.role_id),
    status: inviteStatus(invite, now()),
    created_at: invite.created_at.toISOString(),
    expires_at: invite.expires_at.toISOString(),
    accepted_at: invite.accepted_at?.toISOString() ?? null,
  })

  /**
   * Everything about a new invite that the schema cannot know. Fields are named one by one, so that the form can show
   * them.
   */
  async function check(tx: Tx, caller: Caller, scope: TenantScope, input: NewInvite): Promise<void> {
    const [tenant] = await lookups.tenants(tx, scope)
    if (!tenant) throw notFound()
    if (!mayGrant(caller, input.role_id)) throw invalid({ role_id: text('invite.roleNotAllowed') })
    if (input.organization_id === null) {
      // The seller's own people are invited by who runs the selling company.
      if (boundOrganization(caller) !== null) throw forbidden()
      return
    }
    if (!reachesOrganization(caller, input.organization_id))
      throw invalid({ organization_id: text('invite.unknownOrganization') })
    if (rolesWithin(input.organization_id, [roleNameOf(input.role_id)]).length === 0)
      throw invalid({ role_id: text('invite.roleOfCustomer') })
    const found = await lookups.organization(tx, scope, input.organization_id, { held: true })
    if (!found) throw invalid({ organization_id: text('invite.unknownOrganization') })
    if (found.isArchived) throw invalid({ organization_id: text('invite.archivedOrganization') })
  }

  /** An address has one account or one open invite per tenant. An expired invite makes room for the new one. */
  async function makeRoom(tx: Tx, tenantId: number, email: string): Promise<void> {
    if (await users.hasAccount(tx, tenantId, email))
      throw new DomainError('DUPLICATE', { message: alreadyUser, fields: { email: alreadyUser } })
    const open = await invites.findOpen(tx, tenantId, email)
    if (!open) return
    if (open.expires_at > now())
      throw new DomainError('DUPLICATE', { message: alreadyInvited, fields: { email: alreadyInvited } })
    await invites.cancel(tx, tenantId, open.id, now())
  }

  async function create(tx: Tx, caller: Caller, origin: RequestOrigin, input: NewInvite): Promise<Invite> {
    const scope = { tenantId: input.tenant_id }
    const email = input.email.toLowerCase()
    await check(tx, caller, scope, input)
    await makeRoom(tx, input.tenant_id, email)
    if (input.organization_id === null) await refuseBeyondSeats(tx, input.tenant_id, { invited: true, now: now() })
    const refusal = await sender.refusal(tx, caller, input.tenant_id)
    if (refusal) throw refusal
    const token = sender.newToken()
    const { role_id, organization_id } = input
    const id = await invites.insert(tx, {
      tenant_id: input.tenant_id,
      email,
      role_id,
      organization_id,
      is_tenant: organization_id === null,
      language: caller.language,
      token_hash: token.hash,
      invited_by: caller.userId,
      created_at: now(),
      expires_at: inviteExpiry(now()),
    })
    if (id === null) throw new DomainError('DUPLICATE', { message: alreadyInvited, fields: { email: alreadyInvited } })
    const invite = await invites.find(tx, scope, id)
    if (!invite) throw notFound()
    await sender.send(tx, caller, invite, token.secret)
    await recordActivity(
      tx,
      { caller, origin },
      {
        tenantId: input.tenant_id,
        action: 'invite.created',
        entity: 'invite',
        entityId: id,
        detail: {
          role_id,
          organization_id,
          ...(invite.organization_name !== null && { organization: invite.organization_name }),
        },
      },
    )
    return rowOf(invite)
  }

  /** Nobody is asked in again by a customer that is put away. */
  async function customerProblem(tx: Tx, { tenant_id, organization_id }: StoredInvite): Promise<Text | null> {
    if (organization_id === null) return null
    const found = await lookups.organization(tx, { tenantId: tenant_id }, organization_id)
    if (!found) return text('invite.unknownOrganization')
    return found.isArchived ? text('invite.archivedOrganization') : null
  }

  /** One that has expired is not counted among those who are still expected; sent again it is. */
  async function isBeyondSeats(tx: Tx, invite: StoredInvite): Promise<boolean> {
    if (!invite.is_tenant || inviteStatus(invite, now()) !== 'expired') return false
    return (await seatsRefusal(tx, invite.tenant_id, { invited: true, now: now() })) !== null
  }

  /** Renews one invite with a new link; the old link is dead. Answers the reason when it may not. */
  async function renew(tx: Tx, caller: Caller, id: number): Promise<Outcome> {
    if (!(await invites.lock(tx, caller.scope, id))) return { refusal: 'NOT_FOUND' }
    const invite = await invites.find(tx, caller.scope, id)
    if (!invite || !reachesOrganization(caller, invite.organization_id)) return { refusal: 'NOT_FOUND' }
    if (!['invited', 'expired'].includes(inviteStatus(invite, now()))) return { refusal: 'INVALID_TRANSITION' }
    if (!mayManage(caller, invite)) return { refusal: 'FORBIDDEN' }
    const problem = await customerProblem(tx, invite)
    if (problem) return { refusal: 'VALIDATION', fields: { organization_id: translate(caller.language, problem) } }
    const sinceYesterday = new Date(now().getTime() - dayMs)
    if ((await invites.resendsOf(tx, invite.tenant_id, id, sinceYesterday)) >= resendsPerDay)
      return { refusal: 'RATE_LIMITED' }
    if (await sender.refusal(tx, caller, invite.tenant_id)) return { refusal: 'RATE_LIMITED' }
    if (await isBeyondSeats(tx, invite)) return { refusal: 'LIMIT_REACHED' }
    const token = sender.newToken()
    const expiresAt = inviteExpiry(now())
    await invites.renew(tx, invite.tenant_id, id, { token_hash: token.hash, expires_at: expiresAt, now: now() })
    await sender.send(tx, caller, { ...invite, expires_at: expiresAt }, token.secret)
    return { tenantId: invite.tenant_id }
  }

  async function cancel(tx: Tx, caller: Caller, id: number): Promise<Outcome> {
    if (!(await invites.lock(tx, caller.scope, id))) return { refusal: 'NOT_FOUND' }
    const invite = await invites.find(tx, caller.scope, id)
    if (!invite || !reachesOrganization(caller, invite.organization_id)) return { refusal: 'NOT_FOUND' }
    if (!['invited', 'expired'].includes(inviteStatus(invite, now()))) return { refusal: 'INVALID_TRANSITION' }
    if (!mayManage(caller, invite)) return { refusal: 'FORBIDDEN' }
    await invites.cancel(tx, invite.tenant_id, id, now())
    return { tenantId: invite.tenant_id }
  }

  /** Does each id by itself and reports each; what succeeded is one activity per tenant. */
  async function each(
    caller: Caller,
    origin: RequestOrigin,
    ids: readonly number[],
    action: LoggedAction,
    work: typeof renew,
  ): Promise<InviteResults> {
    return asTenant(db, caller.scope, async (tx) => {
      const results: InviteResults['results'] = []
      const done = new Map<number, number[]>()
      // In the order of their numbers, so that two callers with the same invites do not wait for each other forever.
      for (const id of ids.toSorted((a, b) => a - b)) {
        const outcome = await work(tx, caller, id)
        if ('refusal' in outcome) {
          const { refusal: code, fields } = outcome
          results.push({ id, ok: false, code, ...(fields && { fields }) })
        } else {
          results.push({ id, ok: true })
          done.set(outcome.tenantId, [...(done.get(outcome.tenantId) ?? []), id])
        }
      }
      for (const [tenantId, invited] of done) {
        await recordActivity(
          tx,
          { caller, origin },
          { tenantId, action, entity: 'invite', entityId: invited.join(','), detail: { ids: invited } },
        )
      }
      return { results: results.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) }
    })
  }

  return {
    async list(caller: Caller, input: InviteListInput): Promise<InviteList> {
      const { limit = 10, offset = 0, sort_column: sortColumn = 'created_at', sort_order: order = 'DESC' } = input
      const scope = scopeWithin(caller, input.tenant_id)
      if (!scope) return { invites: [], total: 0, counts: { total: 0, invited: 0, accepted: 0, expired: 0 } }
      const filter: InviteFilter = {
        organizationId: input.organization_id,
        bound: boundOrganization(caller),
        roleId: input.role_id,
        status: input.status,
        search: input.search?.trim(),
        now: now(),
      }
      return asTenant(db, scope, async (tx) => {
        const rows = await invites.list(tx, scope, filter, {
          limit,
          offset,
          sortColumn,
          descending: order.toUpperCase() === 'DESC',
        })
        const { total } = await invites.count(tx, scope, filter)
        return { invites: rows.map(rowOf), total, counts: await invites.counts(tx, scope, filter) }
      })
    },

    async create(
      caller: Caller,
      origin: RequestOrigin,
      idempotency: Idempotency | null,
      input: NewInvite,
    ): Promise<Invite> {
      const scope = scopeWithin(caller, input.tenant_id)
      if (!scope) throw notFound()
      // The caller's scope, not the invite's: the key is kept in the caller's own tenant.
      return asTenant(db, caller.scope, (tx) => once(tx, caller, idempotency, () => create(tx, caller, origin, input)))
    },

    resend: (caller: Caller, origin: RequestOrigin, ids: readonly number[]): Promise<InviteResults> =>
      each(caller, origin, ids, 'invite.resent', renew),
    cancel: (caller: Caller, origin: RequestOrigin, ids: readonly number[]): Promise<InviteResults> =>
      each(caller, origin, ids, 'invite.cancelled', cancel),
  }
}
export type InvitesService = ReturnType<typeof invitesService>

const alreadyUser = text('invite.alreadyUser')
const alreadyInvited = text('invite.alreadyInvited')
