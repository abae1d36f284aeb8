import type { Currency } from '@staffel/shared-api/contract'
import { statsDays } from '@staffel/shared-api/rules'
import { sql, type RawBuilder } from 'kysely'
import { planForValues } from '../../../db/statements/prepared-names.ts'
import { inScope, type TenantScope, type Tx } from '../../../db/tenant-transaction.ts'

interface TasksOf {
  readonly scope: TenantScope
  readonly organizationId: number | null
  readonly now: Date
}

/** An offer that waits for somebody. */
export interface OfferTask {
  readonly kind: 'question' | 'approval' | 'expiring' | 'viewed'
  readonly id: number
  readonly number: string
  readonly title: string
  readonly party: string | null
  readonly tenant: string
  readonly value_cents: number
  readonly currency: Currency
  readonly since: Date | null
  readonly valid_until: string | null
}

interface OfferTasksAsked {
  readonly limit: number
  readonly ofSeller: boolean
  /** Null: the caller approves nothing. */
  readonly approver: Approver | null
}

const columns = (kind: OfferTask['kind'], since: RawBuilder<Date | null>): RawBuilder<unknown> =>
  sql`select ${kind}::text as kind, offer.id, offer.offer_nr as number, offer.title, offer.customer_name as party, tenant.name as tenant,
    offer.subtotal_cents as value_cents, offer.currency, ${since} as since, offer.valid_until::text as valid_until`

/** Who is asked to approve what others made: nobody at a customer, and of no other tenant. */
interface Approver {
  readonly userId: number
  readonly tenantId: number
}

/** Of the draft that is asked about, which may stand beside an issued version. */
const approvalsFor = ({ scope, organizationId }: TasksOf, { userId, tenantId }: Approver, limit: number) => sql`(
  select 'approval'::text as kind, offer.id, offer.offer_nr as number, draft.title, offer.customer_name as party, tenant.name as tenant,
    draft.subtotal_cents as value_cents, draft.currency, (draft.approval -> 'asked' ->> 'at')::timestamptz as since,
    draft.valid_until::text as valid_until
  from offer
  join tenant on tenant.id = offer.tenant_id
  join offer_version as draft on draft.tenant_id = offer.tenant_id and draft.offer_id = offer.id
    and draft.version = coalesce(offer.draft_version, offer.current_version)
  where offer.tenant_id = ${tenantId} and ${inScope(scope, 'offer.tenant_id')} and ${inScope(scope, 'draft.tenant_id')}
    and offer.approval = 'asked' and offer.deleted_at is null
    and ${organizationId === null ? sql`true` : sql`offer.organization_id = ${organizationId}`}
    and (draft.approval -> 'asked' ->> 'by')::bigint <> ${userId}
  order by since, offer.id limit ${limit})`

/** The first of each kind, longest waiting or soonest gone first. Each part reads one stretch of one index. */
async function offerTasks(tx: Tx, of: TasksOf, { limit, ofSeller, approver }: OfferTasksAsked): Promise<OfferTask[]> {
  const { scope, organizationId, now } = of
  const today = sql`(${now.toISOString()}::timestamptz at time zone tenant.time_zone)::date`
  const soon = sql`${today} + ${statsDays.expiringSoon}::integer`
  const open = sql`from offer join tenant on tenant.id = offer.tenant_id
    where ${inScope(scope, 'offer.tenant_id')} and ${inScope(scope, 'tenant.id')} and offer.deleted_at is null and offer.status = 'pending'
      and ${organizationId === null ? sql`true` : sql`offer.organization_id = ${organizationId}`}`
  const questions = sql`(${columns('question', sql`offer.change_requested_at`)} ${open}
    and offer.change_requested_at is not null and ${ofSeller} order by offer.change_requested_at, offer.id limit ${limit})`
  const expiring = sql`(${columns('expiring', sql`null::timestamptz`)} ${open}
    and (offer.change_requested_at is null or not ${ofSeller}) and offer.valid_until >= ${today} and offer.valid_until <= ${soon}
    order by offer.valid_until, offer.id limit ${limit})`
  const viewed = sql`(${columns('viewed', sql`offer.first_viewed_at`)} ${open}
    and offer.change_requested_at is null and offer.first_viewed_at is not null and offer.valid_until > ${soon} and ${ofSeller}
    order by offer.first_viewed_at, offer.id limit ${limit})`
  const parts = [questions, expiring, viewed, ...(approver ? [approvalsFor(of, approver, limit)] : [])]
  const result = await sql<OfferTask>`${planForValues} ${sql.join(parts, sql` union all `)}`.execute(tx)
  return result.rows
}

/** Whoever was asked, the caller included. */
async function askedForApproval(tx: Tx, { scope, organizationId }: Omit<TasksOf, 'now'>): Promise<number> {
  const { count } = await tx
    .selectFrom('offer')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(inScope(scope, 'offer.tenant_id'))
    .where(sql<boolean>`offer.approval = 'asked'`)
    .where('deleted_at', 'is', null)
    .where(organizationId === null ? sql<boolean>`true` : sql<boolean>`offer.organization_id = ${organizationId}`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** SQL of what waits for somebody. */
export const tasksRepository = { offerTasks, askedForApproval }
export type TasksRepository = typeof tasksRepository
