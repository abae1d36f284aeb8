import type { RoleName, UserCounts, UserList, UserRow, UserSortColumn, UserStatus } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import { asTenant } from '../../../db/tenant-transaction.ts'
import { DomainError, forbidden, notFound } from '../../../errors.ts'
import { boundOrganization, reachesOrganization, scopeWithin, type Caller } from '../../../http/caller.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import type { InviteActivation } from '../invites/invite-activation.ts'
import { mayManage } from '../people.policy.ts'
import { roleIds } from '../role-ids.ts'
import { rowOf } from './row-of.ts'
import type { UserFilter, UsersRepository } from './users.repository.ts'

export interface UserFilterInput {
  readonly tenant_id?: number
  readonly organization_id?: number
  readonly role?: RoleName
  readonly status?: UserStatus
  readonly search?: string
}

export interface UserListInput extends UserFilterInput {
  readonly limit?: number
  readonly offset?: number
  readonly sort_column?: UserSortColumn
  readonly sort_order?: 'ASC' | 'DESC' | 'asc' | 'desc'
}

export interface UsersDependencies {
  readonly db: Db
  readonly users: UsersRepository
  readonly activation: InviteActivation
  readonly now: () => Date
}

const filterOf = (caller: Caller, input: UserFilterInput, now: Date): UserFilter => ({
  now,
  bound: boundOrganization(caller),
  organizationId: input.organization_id,
  roleId: input.role === undefined ? undefined : roleIds[input.role],
  status: input.status,
  search: input.search?.trim(),
})

/**
 * Users of the tenants that a Manager or Admin sees, and of the own organisation for a customer's Manager. A tenant
 * outside that scope simply holds nobody.
 */
export function usersService({ db, users, activation, now }: UsersDependencies) {
  return {
    async list(caller: Caller, input: UserListInput): Promise<UserList> {
      const { limit = 10, offset = 0, sort_column: sortColumn = 'created_at', sort_order: order = 'DESC' } = input
      const scope = scopeWithin(caller, input.tenant_id)
      if (!scope) return { users: [], usersPagingParams: { total: 0, limit, offset } }
      return asTenant(db, scope, async (tx) => {
        const filter = filterOf(caller, input, now())
        const rows = await users.list(tx, scope, filter, {
          limit,
          offset,
          sortColumn,
          descending: order.toUpperCase() === 'DESC',
        })
        const { total, capped } = await users.count(tx, scope, filter)
        return {
          users: rows.map(rowOf),
          usersPagingParams: { total, limit, offset, ...(capped ? { total_is_minimum: true } : {}) },
        }
      })
    },

    async stats(caller: Caller, input: UserFilterInput): Promise<UserCounts> {
      const scope = scopeWithin(caller, input.tenant_id)
      if (!scope) return { total: 0, active: 0, invited: 0, blocked: 0 }
      return asTenant(db, scope, (tx) => users.stats(tx, scope, filterOf(caller, input, now())))
    },

    /** Activates an invited person without their link. An active account stays as it is. */
    async accept(caller: Caller, origin: RequestOrigin, id: number): Promise<UserRow> {
      return asTenant(db, caller.scope, async (tx) => {
        const user = await users.find(tx, caller.scope, id, now())
        if (!user || !reachesOrganization(caller, user.organization_id)) throw notFound()
        if (user.status === 'active') return rowOf(user)
        if (user.status === 'blocked')
          throw new DomainError('INVALID_TRANSITION', { details: { from: 'blocked', to: 'active' } })
        if (!mayManage(caller, user)) throw forbidden()
        const isAccount = await users.activate(tx, user.tenant_id, id, now())
        if (!isAccount)
          await activation.activate(tx, { tenantId: user.tenant_id, inviteId: id, uid: null, consentPolicy: null })
        await recordActivity(
          tx,
          { caller, origin },
          { tenantId: user.tenant_id, action: 'user.accepted', entity: 'user', entityId: id },
        )
        const accepted = await users.find(tx, caller.scope, id, now())
        if (!accepted) throw notFound()
        return rowOf(accepted)
      })
    },
  }
}
export type UsersService = ReturnType<typeof usersService>
