import { estimatedValue } from '@staffel/shared-api/rules'
import { sql, type SqlBool } from 'kysely'
import { inScope, type TenantScope, type Tx } from '../../../db/tenant-transaction.ts'
import { quoteRow } from './quote-row.ts'
import { hasLiveOffer, requestColumns } from './request-columns.ts'
import type { RequestsRepository } from './requests.repository.ts'

/** A request that nobody offered, declined or put away, as others than its own screens show it. */
interface WaitingRequest {
  readonly id: number
  readonly title: string
  readonly party: string | null
  readonly tenant: string
  /** What its lines come to, without taxes. */
  readonly value: number
  readonly since: Date
}

export type WaitingRequests = (
  tx: Tx,
  scope: TenantScope,
  query: { readonly organizationId: number | null; readonly limit: number },
) => Promise<WaitingRequest[]>

/** The first of those that wait, longest waiting first. */
export const waitingRequests =
  (requests: RequestsRepository): WaitingRequests =>
  async (tx, scope, { organizationId, limit }) => {
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
    const ids = rows.map(({ id }) => id)
    const lines = Map.groupBy(await requests.lines(tx, scope, ids), ({ request_id }) => request_id)
    const matches = Map.groupBy(await requests.matches(tx, scope, ids), ({ request_id }) => request_id)
    return rows.map((row) => ({
      id: row.id,
      title: row.subject,
      party: row.organization_name ?? row.sender,
      tenant: row.tenant,
      value: estimatedValue(quoteRow(row, lines.get(row.id) ?? [], matches.get(row.id) ?? []).replies),
      since: row.received_on,
    }))
  }
