import { mayEditRole, mayUnblock, rolesWithin } from '@staffel/shared-api/rules'
import type { UserFeature, UserRow, UserUpdate } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { asTenant, type Tx } from '../../../db/tenant-transaction.ts'
import { DomainError, forbidden, invalid, notFound, stale } from '../../../errors.ts'
import { isTenantOwner, reachesOrganization, type Caller } from '../../../http/caller.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import { recordActivity, type LoggedAction } from '../../../http/record-activity.ts'
import { text } from '../../../texts/text.ts'
import { mayGrant, mayManage } from '../people.policy.ts'
import { roleIds, roleNameOf } from '../role-ids.ts'
import { refuseBeyondSeats } from '../seats/seats.ts'
import { isLastOwner } from './last-owner.ts'
import type { LookupsRepository } from './lookups.repository.ts'
import type { UserChangesRepository } from './user-changes.repository.ts'
import { rowOf } from './row-of.ts'
import type { StoredUser, UsersRepository } from './users.repository.ts'

export interface UserChangesDependencies {
  readonly db: Db
  readonly users: UsersRepository
  readonly changes: UserChangesRepository
  readonly lookups: LookupsRepository
  readonly now: () => Date
}

type Change = { readonly action: LoggedAction; readonly detail?: Readonly<Record<string, unknown>> } | null

/** Blocking, unblocking and changing people: not oneself, not above the own role, not the last who runs a tenant. */
export function userChangesService({ db, users, changes, lookups, now }: UserChangesDependencies) {
  async function found(tx: Tx, caller: Caller, id: number): Promise<StoredUser> {
    const user = await users.find(tx, caller.scope, id, now())
    if (!user || !reachesOrganization(caller, user.organization_id)) throw notFound()
    return user
  }

  /** One person, one change, one line in the log. `work` answers null where nothing was to be done. */
  async function change(
    caller: Caller,
    origin: RequestOrigin,
    id: number,
    work: (tx: Tx, user: StoredUser) => Promise<Change>,
  ): Promise<UserRow> {
    return asTenant(db, caller.scope, async (tx) => {
      const user = await found(tx, caller, id)
      if (user.id === caller.userId) throw new DomainError('SELF')
      if (!mayManage(caller, user)) throw forbidden()
      const done = await work(tx, user)
      if (done)
        await recordActivity(
          tx,
          { caller, origin },
          { tenantId: user.tenant_id, ...done, entity: 'user', entityId: id },
        )
      return rowOf(done ? await found(tx, caller, id) : user)
    })
  }

  async function keepOwner(tx: Tx, user: StoredUser): Promise<void> {
    if (await isLastOwner(tx, changes, user)) throw new DomainError('LAST_ADMIN')
  }

  /** Held where the person comes to it, so that it is not deleted at that moment. */
  function customerOf(tx: Tx, user: StoredUser, { organization_id }: UserUpdate) {
    if (organization_id === null) return null
    const held = organization_id !== user.organization_id
    return lookups.organization(tx, { tenantId: user.tenant_id }, organization_id, { held })
  }

  async function check(
    tx: Tx,
    caller: Caller,
    user: StoredUser,
    input: UserUpdate,
    customer: { readonly isArchived: boolean } | null,
  ): Promise<void> {
    const { role_id, organization_id, region_id } = input
    const scope = { tenantId: user.tenant_id }
    if (!mayGrant(caller, role_id)) throw invalid({ role_id: text('invite.roleNotAllowed') })
    if (!rolesWithin(organization_id, [roleNameOf(role_id)]).length)
      throw invalid({ role_id: text('invite.roleOfCustomer') })
    if (organization_id === null && !isTenantOwner(caller)) throw forbidden()
    if (organization_id !== null) {
      if (!customer || !reachesOrganization(caller, organization_id))
        throw invalid({ organization_id: text('invite.unknownOrganization') })
      // Who is there already stays there.
      if (customer.isArchived && organization_id !== user.organization_id)
        throw invalid({ organization_id: text('invite.archivedOrganization') })
    }
    const regions = region_id === null ? [] : await lookups.regions(tx, scope)
    if (region_id !== null && !regions.some(({ id }) => id === region_id))
      throw invalid({ region_id: text('invite.unknownRegion') })
  }

  return {
    block: (caller: Caller, origin: RequestOrigin, id: number, reason: string | undefined): Promise<UserRow> =>
      change(caller, origin, id, async (tx, user) => {
        const bySeller = isTenantOwner(caller)
        if (user.status === 'blocked' && (user.blocked_by_seller || !bySeller)) return null
        if (user.invite_expires_at) throw notBetween(user, 'blocked')
        await keepOwner(tx, user)
        const words = reason?.trim() ?? ''
        const block = { reason: words === '' ? null : words, bySeller, now: now() }
        await changes.block(tx, user.tenant_id, id, block)
        return { action: 'user.blocked', detail: words === '' ? {} : { reason: words } }
      }),

    unblock: (caller: Caller, origin: RequestOrigin, id: number): Promise<UserRow> =>
      change(caller, origin, id, async (tx, user) => {
        if (user.status === 'active') return null
        if (user.status === 'invited') throw notBetween(user, 'active')
        if (!mayUnblock({ roles: caller.roles, is_tenant: caller.isTenant }, user)) throw forbidden()
        if (user.is_tenant) await refuseBeyondSeats(tx, user.tenant_id, { now: now() })
        await changes.unblock(tx, user.tenant_id, id)
        return { action: 'user.unblocked' }
      }),

    setFeatures: (caller: Caller, origin: RequestOrigin, id: number, features: UserFeature[]): Promise<UserRow> =>
      change(caller, origin, id, async (tx, user) => {
        if (user.features === null) throw notBetween(user, 'active')
        if (user.features.join() === features.join()) return null
        await changes.setFeatures(tx, user.tenant_id, id, features)
        return { action: features.includes('product-owner') ? 'user.product_owner_given' : 'user.product_owner_taken' }
      }),

    update: (caller: Caller, origin: RequestOrigin, id: number, input: UserUpdate): Promise<UserRow> =>
      change(caller, origin, id, async (tx, user) => {
        if (!mayEditRole(caller, roleNameOf(user.role_id))) throw forbidden()
        const from = user.invite_expires_at ? 'invite' : 'app_user'
        const staysOwner = input.role_id >= Math.min(user.role_id, roleIds.Manager) && input.organization_id === null
        if (user.role_id !== roleIds.User && !staysOwner) await keepOwner(tx, user)
        // Before the person: a merge holds the customer as well before it moves its people.
        const customer = await customerOf(tx, user, input)
        const rev = await changes.lockRev(tx, user.tenant_id, id, from)
        if (rev === null) throw notFound()
        if (rev !== input.rev) throw stale(rowOf(await found(tx, caller, id)))
        await check(tx, caller, user, input, customer)
        if (input.organization_id === null && !user.is_tenant && user.status === 'active')
          await refuseBeyondSeats(tx, user.tenant_id, { now: now() })
        const { first_name, last_name, role_id, organization_id, region_id } = input
        const next = { role_id, organization_id, region_id }
        await changes.update(tx, user.tenant_id, id, from, {
          ...next,
          first_name: first_name.trim(),
          last_name: last_name.trim(),
          // The flag of who works for the seller follows the place; who has one of both stays what they are.
          is_tenant: organization_id === null || (organization_id === user.organization_id && user.is_tenant),
        })
        return { action: 'user.updated', detail: whatChanged(user, await found(tx, caller, id)) }
      }),
  }
}
export type UserChangesService = ReturnType<typeof userChangesService>

/** For the log: what a person was and is, and of the name only that it changed. */
function whatChanged(was: StoredUser, is: StoredUser): Readonly<Record<string, unknown>> {
  const told = (keys: readonly (keyof StoredUser)[]) => keys.filter((key) => was[key] !== is[key])
  const detail: Record<string, unknown> = {}
  for (const key of told(['role_id', 'organization_id', 'region_id', 'is_tenant']))
    detail[key] = { from: was[key], to: is[key] }
  if (was.organization_id !== is.organization_id)
    detail['organization'] = { from: was.organization_name, to: is.organization_name }
  const names = told(['first_name', 'last_name'])
  return names.length === 0 ? detail : { ...detail, fields: names }
}

function notBetween({ status }: StoredUser, to: string): DomainError {
  return new DomainError('INVALID_TRANSITION', { details: { from: status, to } })
}
