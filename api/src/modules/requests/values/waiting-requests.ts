import { sql, type SqlBool } from 'kysely'
import { asTenant, inScope, type TenantScope } from '../../../db/tenant-transaction.ts'
import type { Db } from '../../../db/database.types.ts'
import { hasLiveOffer, requestColumns } from '../store/request-columns.ts'
import type { RequestsRepository } from '../store/requests.repository.ts'
import type { RequestValues } from './request-values.ts'
import { withLines } from './with-lines.ts'

/** A request that nobody offered, declined or put away, as others than its own screens show it. */
interface WaitingRequest {
  readonly id: number
  readonly title: string
  readonly party: string | null
  readonly tenant: string
  /** What the offer that is made of it now comes to, without taxes. */
  readonly value: number
  readonly since: Date
}

export type WaitingRequests = (
  scope: TenantScope,
  query: { readonly organizationId: number | null; readonly limit: number },
) => Promise<WaitingRequest[]>

interface WaitingDependencies {
  readonly db: Db
  readonly requests: Pick<RequestsRepository, 'lines' | 'matches'>
  readonly values: RequestValues
}

/** The first of those that wait, longest waiting first. */
export const waitingRequests =
  ({ db, requests, values }: WaitingDependencies): WaitingRequests =>
  async (scope, { organizationId, limit }) => {
    const found = await asTenant(db, scope, async (tx) => {
      const rows = await tx
        .selectFrom('quote_request as r')
        .innerJoin('tenant', 'tenant.id', 'r.tenant_id')
        .select([...requestColumns, 'tenant.name as tenant'])
        .where(inScope(scope, 'r.tenant_id'))
        .where('r.deleted_at', 'is', null)
        .where('r.status', 'in', ['new', 'in_progress'])
        .where(sql<SqlBool>`not ${hasLiveOffer}`)
        .$if(organizationId !== null, (all) => all.where('r.organization_id', '=', organizationId))
        .orderBy('r.received_on')
        .orderBy('r.id')
        .limit(limit)
        .execute()
      return withLines(tx, scope, rows, requests)
    })
    const valueOf = await values(found)
    return found.map(({ row }) => ({
      id: row.id,
      title: row.subject,
      party: row.organization_name ?? row.sender,
      tenant: row.tenant,
      value: valueOf.get(row.id)?.subtotal ?? 0,
      since: row.received_on,
    }))
  }
