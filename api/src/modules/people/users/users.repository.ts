import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { UserFeature, UserSortColumn, UserStatus } from '@staffel/shared-api/contract'
import { cappedCount, type CappedCount } from '../../../db/sql/capped-count.ts'
import { nullsLast } from '../../../db/sql/nulls-last.ts'
import type { Schema } from '../../../db/schema.ts'
import { inScope, type TenantScope, type Tx } from '../../../db/tenant-transaction.ts'

export interface UserFilter {
  readonly organizationId?: number | undefined
  /** The organisation that the caller is bound to; null: none. */
  readonly bound: number | null
  readonly roleId?: number | undefined
  readonly status?: UserStatus | undefined
  /** Part of an e-mail address. */
  readonly search?: string | undefined
  /** Parts of a name or an e-mail address, escaped for `like`; each of them is there. */
  readonly words?: readonly string[]
  /** Invites that are too old by then are left out. */
  readonly now: Date
}

export interface UserPage {
  readonly limit: number
  readonly offset: number
  readonly sortColumn: UserSortColumn
  readonly descending: boolean
}

export interface StoredUser {
  readonly tenant_id: number
  readonly id: number
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly role_id: number
  readonly organization_id: number | null
  readonly region_id: number | null
  readonly status: UserStatus
  readonly created_at: Date
  readonly accepted_at: Date | null
  readonly tenant_name: string
  readonly organization_name: string | null
  readonly is_tenant: boolean
  /** Null for an account. */
  readonly invite_expires_at: Date | null
  readonly block_reason: string | null
  readonly blocked_by_seller: boolean
  readonly photo_url: string | null
  readonly picture_name: string | null
  /** Null for an invite. */
  readonly features: UserFeature[] | null
  readonly rev: number
}

export interface UserCountsRow {
  readonly total: number
  readonly active: number
  readonly invited: number
  readonly blocked: number
}

/** Database order of the columns that the list can be sorted by. */
const sortKeys = {
  email: sql`p.email`,
  tenant: sql`t.name`,
  organization: sql`o.name`,
  role: sql`p.role_id`,
  status: sql`p.status`,
  created_at: sql`p.created_at`,
  accepted_at: sql`p.accepted_at`,
} satisfies Record<UserSortColumn, unknown>

const inTime = (now: Date) => sql<SqlBool>`(p.invite_expires_at is null or p.invite_expires_at > ${now})`

type PersonQuery<O> = SelectQueryBuilder<Schema & { p: Schema['person'] }, 'p', O>

function filtered<O>(query: PersonQuery<O>, scope: TenantScope, filter: UserFilter): PersonQuery<O> {
  const { organizationId, bound, roleId, status, search, words = [], now } = filter
  let result = query.where(inScope(scope, 'p.tenant_id')).where(inTime(now))
  if (organizationId !== undefined) result = result.where('p.organization_id', '=', organizationId)
  if (bound !== null) result = result.where('p.organization_id', '=', bound)
  if (roleId !== undefined) result = result.where('p.role_id', '=', roleId)
  if (status !== undefined) result = result.where('p.status', '=', status)
  if (search) result = result.where('p.email', 'like', `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`)
  for (const word of words) result = result.where(isCalled(word))
  return result
}

const isCalled = (word: string) =>
  sql<SqlBool>`fold_text(p.first_name || ' ' || p.last_name || ' ' || p.email) like '%' || fold_text(${word}) || '%'`

const withNames = (tx: Tx) =>
  tx
    .selectFrom('person as p')
    .innerJoin('tenant as t', 't.id', 'p.tenant_id')
    .leftJoin('organization as o', (join) =>
      join.onRef('o.tenant_id', '=', 'p.tenant_id').onRef('o.id', '=', 'p.organization_id'),
    )
    // An invite may have the number of somebody else's account.
    .leftJoin('app_user as u', (join) =>
      join.onRef('u.tenant_id', '=', 'p.tenant_id').onRef('u.id', '=', 'p.id').on('p.invite_expires_at', 'is', null),
    )
    .select([
      'p.tenant_id',
      'p.id',
      'p.email',
      'p.first_name',
      'p.last_name',
      'p.role_id',
      'p.organization_id',
      'p.region_id',
      'p.status',
    ])
    .select(['p.created_at', 'p.accepted_at', 't.name as tenant_name', 'o.name as organization_name'])
    .select(['p.is_tenant', 'p.invite_expires_at', 'p.block_reason', 'p.blocked_by_seller', 'p.rev'])
    .select(['u.photo_url', 'u.picture_name', 'u.features'])

/** Accounts and people with an open invite. */
export const usersRepository = {
  async list(tx: Tx, scope: TenantScope, filter: UserFilter, page: UserPage): Promise<StoredUser[]> {
    const ids = filtered(tx.selectFrom('person as p').select('p.id'), scope, filter)
    return withNames(tx)
      .where(inScope(scope, 'p.tenant_id'))
      .where('p.id', 'in', ids)
      .orderBy(sortKeys[page.sortColumn], nullsLast(page.descending))
      .orderBy('p.id', page.descending ? 'desc' : 'asc')
      .limit(page.limit)
      .offset(page.offset)
      .execute()
  },

  count: (tx: Tx, scope: TenantScope, filter: UserFilter): Promise<CappedCount> =>
    cappedCount(tx, sql`${filtered(tx.selectFrom('person as p').select('p.id'), scope, filter)}`),

  async stats(tx: Tx, scope: TenantScope, filter: UserFilter): Promise<UserCountsRow> {
    const ofStatus = (status: UserStatus) => sql<number>`count(*) filter (where p.status = ${status})`
    return filtered(
      tx.selectFrom('person as p').select((eb) => eb.fn.countAll<number>().as('total')),
      scope,
      filter,
    )
      .select([ofStatus('active').as('active'), ofStatus('invited').as('invited'), ofStatus('blocked').as('blocked')])
      .executeTakeFirstOrThrow()
  },

  async find(tx: Tx, scope: TenantScope, id: number, now: Date): Promise<StoredUser | null> {
    return (
      (await withNames(tx)
        .where(inScope(scope, 'p.tenant_id'))
        .where(inTime(now))
        .where('p.id', '=', id)
        .executeTakeFirst()) ?? null
    )
  },

  /** Makes an invited account active. False when it is no account, or not an invited one. */
  async activate(tx: Tx, tenantId: number, id: number, now: Date): Promise<boolean> {
    const updated = await tx
      .updateTable('app_user')
      .set((eb) => ({ accepted_at: now, rev: eb('rev', '+', 1) }))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('status', '=', 'invited')
      .returning('id')
      .executeTakeFirst()
    return updated !== undefined
  },

  /** Whether the tenant has an account with this address. */
  async hasAccount(tx: Tx, tenantId: number, email: string): Promise<boolean> {
    const row = await tx
      .selectFrom('app_user')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('email', '=', email)
      .executeTakeFirst()
    return row !== undefined
  },
}
export type UsersRepository = typeof usersRepository
