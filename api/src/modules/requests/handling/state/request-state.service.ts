import type { QuoteRequestDetail, QuoteStatus } from '@staffel/shared-api/contract'
import { textOrNull } from '@staffel/shared-api/rules'
import type { Updateable } from 'kysely'
import { DomainError, invalid } from '../../../../errors.ts'
import type { QuoteRequestTable } from '../../store/requests.tables.ts'
import type { HandlingRepository, RequestKey, RequestRow } from '../handling.repository.ts'
import type { RecallLines } from '../lines/line-recall.ts'
import type { By, RequestAccess } from '../request-access.ts'
import { text } from '../../../../texts/text.ts'
import type { RequestPeopleRepository } from './request-people.repository.ts'
import { mayMove } from './may-move.ts'
import { takenUp } from '../taken-up.ts'
import type { TieSender } from '../tie-sender.ts'
import type { TellOfRequest } from './tell-of-request.ts'

export interface RequestStateDependencies {
  readonly requests: HandlingRepository
  readonly people: RequestPeopleRepository
  readonly tellOf: TellOfRequest
  readonly recallLines: RecallLines
  readonly tieSender: TieSender
}

interface Seen {
  readonly json_version?: number
}

/** Where a request stands, whose it is, and whom it is from. Saying what is so already changes nothing. */
export function requestStateService(
  access: RequestAccess,
  { requests, people, tellOf, recallLines, tieSender }: RequestStateDependencies,
) {
  return {
    setStatus: (
      key: RequestKey,
      { status: to, reason, json_version: seen }: Seen & { readonly status: QuoteStatus; readonly reason?: string },
      by: By,
    ): Promise<QuoteRequestDetail> =>
      access.edit({ key, seen, by }, (_tx, request) => {
        const why = textOrNull(reason) ?? ''
        if (to === 'declined' && why === '') throw invalid({ reason: text('request.declined.reason') })
        if (to === request.status && (to !== 'declined' || why === request.decline_reason)) return Promise.resolve(null)
        if (to !== request.status && !mayMove(request.status, to, { hasOffer: request.offer_id !== null }))
          throw new DomainError('INVALID_TRANSITION', { details: { from: request.status, to } })
        const detail = { from: request.status, to, ...(to === 'declined' && { reason: why }) }
        return Promise.resolve({
          action: 'request.status_changed',
          detail,
          columns: { ...columnsOf(request, to, by), decline_reason: to === 'declined' ? why : null },
        })
      }),

    /** To somebody who may work on it; they are told, unless they took it themselves. */
    assign: (
      key: RequestKey,
      { user_id: userId, json_version: seen }: Seen & { readonly user_id: number | null },
      by: By,
    ): Promise<QuoteRequestDetail> =>
      access.edit({ key, seen, by }, async (tx, request) => {
        const { tenant_id: tenantId, id, subject, assignee_user_id: from } = request
        if (userId === from) return null
        if (userId !== null && !(await people.isClerk(tx, tenantId, userId)))
          throw invalid({
            user_id: text('request.assignee.unknown'),
          })
        if (userId !== null && userId !== by.caller.userId)
          await tellOf(tx, {
            tenantId,
            event: 'assigned',
            request: { id, subject, assigneeId: userId },
            sender: by.caller.name || by.caller.email,
          })
        return { action: 'request.assigned', detail: { from, to: userId }, columns: { assignee_user_id: userId } }
      }),

    setCustomer: (
      key: RequestKey,
      {
        organization_id: to,
        remember,
        json_version: seen,
      }: Seen & { readonly organization_id: number | null; readonly remember?: boolean },
      by: By,
    ): Promise<QuoteRequestDetail> =>
      access.edit({ key, seen, by }, async (tx, request) => {
        if (
          to !== null &&
          to !== request.organization_id &&
          !(await requests.organizationExists(tx, request.tenant_id, to))
        )
          throw invalid({
            organization_id: text('organization.unknown'),
          })
        const tied = await tieSender(tx, request, { to, remember }, by)
        if (to === request.organization_id && !tied) return null
        if (to !== request.organization_id) await recallLines(tx, request, { organizationId: to, senderEmail: null })
        return {
          action: 'request.customer_changed',
          detail: { from: request.organization_id, to, ...(tied && { remembered: remember === true }) },
          columns: { organization_id: to, ...takenUp(request, by.caller) },
        }
      }),

    /** As it was before it was deleted. */
    restore: (key: RequestKey, by: By): Promise<QuoteRequestDetail> =>
      access.hold(
        key,
        by.caller,
        async (tx, request) => {
          if (request.deleted_at)
            await access.store(tx, request, by, { action: 'request.restored', columns: { deleted_at: null } })
          return access.detail(tx, request)
        },
        { deleted: true },
      ),
  }
}
export type RequestStateService = ReturnType<typeof requestStateService>

/** What is put back to new is nobody's again; who takes one up has it on their name. */
function columnsOf(request: RequestRow, to: QuoteStatus, by: By): Updateable<QuoteRequestTable> {
  if (to === 'new') return { status: to, assignee_user_id: null }
  return to === 'in_progress' ? { ...takenUp({ ...request, status: 'new' }, by.caller), status: to } : { status: to }
}
