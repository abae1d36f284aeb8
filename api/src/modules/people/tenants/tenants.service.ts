import type { PlanUsage, TenantInput, TenantSubscription } from '@staffel/shared-api/contract'
import { isHostName } from '@staffel/shared-api/rules'
import type { Db } from '../../../db/database.types.ts'
import { searchWords } from '../../../db/sql/search-words.ts'
import { asTenant, everyTenant, type Tx } from '../../../db/tenant-transaction.ts'
import { DomainError, invalid, notFound, stale } from '../../../errors.ts'
import type { Caller } from '../../../http/caller.ts'
import type { Counted, RequestOrigin } from '../../../http/endpoint-route.ts'
import type { Idempotency } from '../../../http/idempotency/idempotency.ts'
import { once } from '../../../http/idempotency/once.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import { text, type Text } from '../../../texts/text.ts'
import { seatsTaken } from '../seats/seats.ts'
import type { StoredTenant, TenantColumns, TenantsRepository } from './tenants.repository.ts'

export interface TenantsDependencies {
  readonly db: Db
  readonly tenants: TenantsRepository
  readonly planUsage: (tx: Tx, tenantId: number) => Promise<PlanUsage>
  readonly now: () => Date
}

interface By {
  readonly caller: Caller
  readonly origin: RequestOrigin
  readonly idempotency: Idempotency | null
}

interface Slice {
  readonly search?: string
  readonly page?: number
  readonly limit?: number
}

/** Tenants and what they subscribe to, kept by who operates the platform. */
export function tenantsService({ db, tenants, planUsage, now }: TenantsDependencies) {
  /** As the sign-in reckons it. */
  const today = () => now().toISOString().slice(0, 10)

  async function toRow(tx: Tx, stored: StoredTenant): Promise<TenantSubscription> {
    const [users, { used, limit }] = await Promise.all([seatsTaken(tx, stored.id), planUsage(tx, stored.id)])
    const { subscription_end_date: end } = stored
    return { ...stored, users, offers: { used, limit }, is_over: end !== null && end < today() }
  }

  async function rowOf(tx: Tx, id: number): Promise<TenantSubscription> {
    const stored = await tenants.find(tx, id)
    if (!stored) throw notFound()
    return toRow(tx, stored)
  }

  async function check(tx: Tx, input: TenantInput): Promise<void> {
    const { id, subscription_start_date: start, subscription_end_date: end, public_host: host } = input
    const problems: Record<string, Text> = {}
    if (start !== null && end !== null && end < start) problems['subscription_end_date'] = text('tenant.endBeforeStart')
    if (input.offer_limit !== null && input.subscription_plan_name === null)
      problems['offer_limit'] = text('tenant.limitWithoutPlan')
    if (host !== null && !isHostName(host)) problems['public_host'] = text('tenant.noHost')
    else if (host !== null && (await tenants.isHostTaken(tx, host, id)))
      problems['public_host'] = text('tenant.hostTaken')
    if (Object.keys(problems).length > 0) throw invalid(problems)
  }

  /** An Admin who closed the own tenant could not open it again. */
  function keepOwnOpen(
    caller: Caller,
    { id, is_active, subscription_status, subscription_end_date: end }: TenantInput,
  ) {
    const isOpen = is_active && subscription_status === 'active' && (end === null || end >= today())
    if (id === caller.tenantId && !isOpen) throw new DomainError('SELF', { message: text('tenant.ownStaysOpen') })
  }

  async function add(tx: Tx, { caller, origin }: By, input: TenantInput): Promise<TenantSubscription> {
    await check(tx, input)
    const columns = columnsOf(input)
    const id = await tenants.add(tx, columns)
    if (input.enforce_plan_limit) await tenants.enforce(tx, id, true)
    await recordActivity(
      tx,
      { caller, origin },
      {
        tenantId: id,
        action: 'tenant.created',
        entity: 'tenant',
        entityId: id,
        detail: { plan: input.subscription_plan_name },
      },
    )
    return rowOf(tx, id)
  }

  async function change(tx: Tx, { caller, origin }: By, id: number, input: TenantInput): Promise<TenantSubscription> {
    const stored = await tenants.lock(tx, id)
    if (!stored) throw notFound()
    if (stored.rev !== input.rev) throw stale(await toRow(tx, stored))
    keepOwnOpen(caller, input)
    await check(tx, input)
    const columns = columnsOf(input)
    const next = { ...columns, enforce_plan_limit: input.enforce_plan_limit }
    const changed = Object.entries(next).filter(([name, value]) => stored[name as keyof typeof next] !== value)
    if (changed.length === 0) return toRow(tx, stored)
    await tenants.update(tx, id, columns)
    if (stored.enforce_plan_limit !== input.enforce_plan_limit) await tenants.enforce(tx, id, input.enforce_plan_limit)
    const detail = changed.map(([name, to]) => [name, { from: stored[name as keyof typeof next], to }])
    await recordActivity(
      tx,
      { caller, origin },
      { tenantId: id, action: 'tenant.changed', entity: 'tenant', entityId: id, detail: Object.fromEntries(detail) },
    )
    return rowOf(tx, id)
  }

  return {
    list({ search, page = 1, limit = 20 }: Slice): Promise<Counted<TenantSubscription[]>> {
      return asTenant(db, everyTenant, async (tx) => {
        const found = { words: searchWords(search)?.words ?? [], skip: (page - 1) * limit, size: limit }
        const { rows, total } = await tenants.list(tx, found)
        return { rows: await Promise.all(rows.map((row) => toRow(tx, row))), total, capped: false }
      })
    },

    save(by: By, input: TenantInput): Promise<TenantSubscription> {
      const { caller, idempotency } = by
      return asTenant(db, everyTenant, (tx) => {
        const { id } = input
        if (id !== undefined) return change(tx, by, id, input)
        return once(tx, { tenantId: caller.tenantId, userId: caller.userId }, idempotency, () => add(tx, by, input))
      })
    },
  }
}
export type TenantsService = ReturnType<typeof tenantsService>

function columnsOf(input: TenantInput): TenantColumns {
  const { id: _id, rev: _rev, enforce_plan_limit: _enforced, name, ...columns } = input
  return { ...columns, name: name.trim() }
}
