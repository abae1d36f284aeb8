import { sql, type SelectQueryBuilder } from 'kysely'
import type { InviteSortColumn, InviteStatus, Language } from '@staffel/shared-api/contract'
import { cappedCount, type CappedCount } from '../../../db/sql/capped-count.ts'
import { nullsLast } from '../../../db/sql/nulls-last.ts'
import type { Schema } from '../../../db/schema.ts'
import { inScope, type TenantScope, type Tx } from '../../../db/tenant-transaction.ts'
import { inviteAccounts } from './invite-accounts.repository.ts'
import type { StoredInvite } from './invites.types.ts'

export interface InviteFilter {
  readonly organizationId?: number | undefined
  /** The organisation that the caller is bound to; null: none. */
  readonly bound: number | null
  readonly roleId?: number | undefined
  readonly status?: InviteStatus | undefined
  readonly search?: string | undefined
  readonly now: Date
}

export interface InvitePage {
  readonly limit: number
  readonly offset: number
  readonly sortColumn: InviteSortColumn
  readonly descending: boolean
}

export interface InviteCountsRow {
  readonly total: number
  readonly invited: number
  readonly accepted: number
  readonly expired: number
}

export interface NewInviteRow {
  readonly tenant_id: number
  readonly email: string
  readonly role_id: number
  readonly organization_id: number | null
  readonly is_tenant: boolean
  readonly language: Language
  readonly token_hash: Buffer
  readonly invited_by: number
  readonly created_at: Date
  readonly expires_at: Date
}

const isOpen = sql<boolean>`(i.accepted_at is null and i.cancelled_at is null)`

const statusIs = (status: InviteStatus, now: Date) => {
  if (status === 'accepted') return sql<boolean>`i.accepted_at is not null`
  if (status === 'cancelled') return sql<boolean>`(i.accepted_at is null and i.cancelled_at is not null)`
  return status === 'expired'
    ? sql<boolean>`(${isOpen} and i.expires_at <= ${now})`
    : sql<boolean>`(${isOpen} and i.expires_at > ${now})`
}

/** By the word of the status, in the alphabet's order: accepted, cancelled, expired, invited. */
const statusRank = (now: Date) =>
  sql`case when i.accepted_at is not null then 1 when i.cancelled_at is not null then 2 when i.expires_at <= ${now} then 3 else 4 end`

const sortKey = (column: InviteSortColumn, now: Date) =>
  ({
    email: sql`i.email`,
    organization_name: sql`o.name`,
    role_name: sql`i.role_id`,
    status: statusRank(now),
    created_at: sql`i.created_at`,
    expires_at: sql`i.expires_at`,
    accepted_at: sql`i.accepted_at`,
  })[column]

type InviteQuery<O> = SelectQueryBuilder<Schema & { i: Schema['invite'] }, 'i', O>

function filtered<O>(query: InviteQuery<O>, scope: TenantScope, filter: InviteFilter): InviteQuery<O> {
  const { organizationId, bound, roleId, search } = filter
  let result = query.where(inScope(scope, 'i.tenant_id'))
  if (organizationId !== undefined) result = result.where('i.organization_id', '=', organizationId)
  if (bound !== null) result = result.where('i.organization_id', '=', bound)
  if (roleId !== undefined) result = result.where('i.role_id', '=', roleId)
  if (search) result = result.where('i.email', 'like', `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`)
  return result
}

/** Cancelled invites are hidden until someone asks for them. */
const ofStatus = <O>(query: InviteQuery<O>, { status, now }: Pick<InviteFilter, 'status' | 'now'>): InviteQuery<O> =>
  query.where(status ? statusIs(status, now) : sql<boolean>`(i.accepted_at is not null or i.cancelled_at is null)`)

const withNames = (tx: Tx) =>
  tx
    .selectFrom('invite as i')
    .innerJoin('tenant as t', 't.id', 'i.tenant_id')
    .leftJoin('organization as o', (join) =>
      join.onRef('o.tenant_id', '=', 'i.tenant_id').onRef('o.id', '=', 'i.organization_id'),
    )
    .leftJoin('app_user as u', 'u.id', 'i.invited_by')
    .select([
      'i.tenant_id',
      'i.id',
      'i.email',
      'i.first_name',
      'i.last_name',
      'i.region_id',
      'i.role_id',
      'i.organization_id',
      'i.is_tenant',
      'i.language',
      'i.invited_by',
    ])
    .select([
      'i.created_at',
      'i.expires_at',
      'i.accepted_at',
      'i.cancelled_at',
      't.name as tenant_name',
      'o.name as organization_name',
    ])
    .select([
      sql<string | null>`nullif(trim(u.first_name || ' ' || u.last_name), '')`.as('inviter_name'),
      'u.email as inviter_email',
    ])

export const invitesRepository = {
  async list(tx: Tx, scope: TenantScope, filter: InviteFilter, page: InvitePage): Promise<StoredInvite[]> {
    const ids = ofStatus(filtered(tx.selectFrom('invite as i').select('i.id'), scope, filter), filter)
    return withNames(tx)
      .where(inScope(scope, 'i.tenant_id'))
      .where('i.id', 'in', ids)
      .orderBy(sortKey(page.sortColumn, filter.now), nullsLast(page.descending))
      .orderBy('i.id', page.descending ? 'desc' : 'asc')
      .limit(page.limit)
      .offset(page.offset)
      .execute()
  },

  count: (tx: Tx, scope: TenantScope, filter: InviteFilter): Promise<CappedCount> =>
    cappedCount(tx, sql`${ofStatus(filtered(tx.selectFrom('invite as i').select('i.id'), scope, filter), filter)}`),

  /** The figures of the stat cards, for the same filters but the status. */
  async counts(tx: Tx, scope: TenantScope, filter: InviteFilter): Promise<InviteCountsRow> {
    const among = (status: InviteStatus) => sql<number>`count(*) filter (where ${statusIs(status, filter.now)})`
    const query = ofStatus(
      filtered(
        tx.selectFrom('invite as i').select((eb) => eb.fn.countAll<number>().as('total')),
        scope,
        filter,
      ),
      { now: filter.now },
    )
    return query
      .select([among('invited').as('invited'), among('accepted').as('accepted'), among('expired').as('expired')])
      .executeTakeFirstOrThrow()
  },

  async find(tx: Tx, scope: TenantScope, id: number): Promise<StoredInvite | null> {
    return (await withNames(tx).where(inScope(scope, 'i.tenant_id')).where('i.id', '=', id).executeTakeFirst()) ?? null
  },

  /** Looks in every tenant, because a link does not say whose it is; the caller works on in the tenant of the row. */
  async findByToken(tx: Tx, tokenHash: Buffer): Promise<StoredInvite | null> {
    return (await withNames(tx).where('i.token_hash', '=', tokenHash).executeTakeFirst()) ?? null
  },

  /** Takes the row for this transaction, so that two who press at once do not both count. */
  async lock(tx: Tx, scope: TenantScope, id: number): Promise<boolean> {
    const row = await tx
      .selectFrom('invite')
      .select('id')
      .where(inScope(scope, 'invite.tenant_id'))
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    return row !== undefined
  },

  async findOpen(tx: Tx, tenantId: number, email: string): Promise<{ id: number; expires_at: Date } | null> {
    const row = await tx
      .selectFrom('invite')
      .select(['id', 'expires_at'])
      .where('tenant_id', '=', tenantId)
      .where('email', '=', email)
      .where('accepted_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    return row ?? null
  },

  /** Null when someone else invited the same address at this moment. */
  async insert(tx: Tx, row: NewInviteRow): Promise<number | null> {
    const inserted = await tx
      .insertInto('invite')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    return inserted?.id ?? null
  },

  /** A new link in place of the old one, whose hash stays known with the resend. */
  async renew(
    tx: Tx,
    tenantId: number,
    id: number,
    { now, ...changes }: { readonly token_hash: Buffer; readonly expires_at: Date; readonly now: Date },
  ): Promise<void> {
    await tx
      .insertInto('invite_mail')
      .columns(['tenant_id', 'invite_id', 'sent_at', 'ended_token_hash'])
      .expression((eb) =>
        eb
          .selectFrom('invite')
          .select(['tenant_id', 'id', sql<Date>`${now}::timestamptz`.as('sent_at'), 'token_hash'])
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id),
      )
      .execute()
    await tx.updateTable('invite').set(changes).where('tenant_id', '=', tenantId).where('id', '=', id).execute()
  },

  async cancel(tx: Tx, tenantId: number, id: number, now: Date): Promise<void> {
    await tx
      .updateTable('invite')
      .set({ cancelled_at: now })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
  },

  async markAccepted(tx: Tx, tenantId: number, id: number, now: Date): Promise<void> {
    await tx
      .updateTable('invite')
      .set({ accepted_at: now })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
  },

  /** How often one invite was sent again after `since`. */
  async resendsOf(tx: Tx, tenantId: number, inviteId: number, since: Date): Promise<number> {
    const { n } = await tx
      .selectFrom('invite_mail')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('tenant_id', '=', tenantId)
      .where('invite_id', '=', inviteId)
      .where('sent_at', '>', since)
      .executeTakeFirstOrThrow()
    return n
  },

  ...inviteAccounts,
}
export type InvitesRepository = typeof invitesRepository
