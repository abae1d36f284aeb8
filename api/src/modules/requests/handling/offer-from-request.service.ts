import type { OfferFromRequest, OfferInput, OfferItemInput, SavedOffer } from '@staffel/shared-api/contract'
import { cutText, offerLimits } from '@staffel/shared-api/rules'
import { once } from '../../../http/idempotency/once.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { DomainError, invalid } from '../../../errors.ts'
import type { RequestsRepository, StoredLine } from '../store/requests.repository.ts'
import { text } from '../../../texts/text.ts'
import { customerCandidates, customerOfSender } from './customer-of-sender.ts'
import type { HandlingRepository, RequestKey, RequestRow } from './handling.repository.ts'
import type { By, RequestAccess } from './request-access.ts'
import type { RecallLines } from './lines/line-recall.ts'
import { offerItems } from './offer-items.ts'
import { takenUp } from './taken-up.ts'
import type { TieSender } from './tie-sender.ts'

/** Makes a draft offer in this transaction, and tells of it in the log. */
export type CreateDraft = (
  tx: Tx,
  tenantId: number,
  input: OfferInput,
  by: Pick<By, 'caller' | 'origin'> & { readonly sourceRequestId: number },
) => Promise<SavedOffer>

/** Puts lines into the draft of an offer, or into a new version of an issued one. */
export type ExtendDraft = (
  tx: Tx,
  tenantId: number,
  wish: { readonly offerId: number; readonly items: readonly OfferItemInput[] },
  by: Pick<By, 'caller' | 'origin'>,
) => Promise<SavedOffer>

export interface OfferFromRequestDependencies {
  readonly requests: HandlingRepository
  readonly lists: Pick<RequestsRepository, 'lines' | 'matches'>
  readonly createDraft: CreateDraft
  readonly extendDraft: ExtendDraft
  readonly recallLines: RecallLines
  readonly tieSender: TieSender
  readonly now: () => Date
}

export interface OfferWishes {
  readonly organization_id?: number
  /** Another one, although there is one already. */
  readonly force?: boolean
  /** The lines that came since, into the one that there is. */
  readonly add?: boolean
  /** The sender's later requests are of `organization_id` too. */
  readonly remember?: boolean
}

/** What an offer's title holds. */
const longestTitle = 200

const tooManyLines = text('request.tooManyLines', { count: offerLimits.lines })

/**
 * From a request to a priced draft. One offer, however often or however many at once ask; a deleted one makes room for
 * a new one.
 */
export function offerFromRequestService(
  access: RequestAccess,
  { requests, lists, createDraft, extendDraft, recallLines, tieSender, now }: OfferFromRequestDependencies,
) {
  const exists = async (tx: Tx, { tenant_id }: RequestRow, organizationId: number | null): Promise<number | null> =>
    organizationId !== null && (await requests.organizationExists(tx, tenant_id, organizationId))
      ? organizationId
      : null

  /** The one named, else the one that is known. A likely one is not good enough: the caller chooses. */
  async function customerOf(tx: Tx, request: RequestRow, named: number | undefined): Promise<number> {
    const found =
      named === undefined
        ? ((await exists(tx, request, request.organization_id)) ??
          (await customerOfSender(tx, request.sender_email, requests)))
        : await exists(tx, request, named)
    if (found !== null) return found
    if (named !== undefined)
      throw invalid({
        organization_id: text('organization.unknown'),
      })
    throw new DomainError('ORGANIZATION_REQUIRED', {
      details: { candidates: await customerCandidates(tx, request.sender_email, requests) },
    })
  }

  const linesOf = async (tx: Tx, { tenant_id: tenantId, id }: RequestRow): Promise<StoredLine[]> =>
    (await lists.lines(tx, { tenantId }, [id])).filter((line) => !line.is_ignored)

  /** The best product of every line, and the customer's own words where there is none. */
  async function itemsOf(
    tx: Tx,
    { tenant_id: tenantId, id }: RequestRow,
    lines: readonly StoredLine[],
  ): Promise<OfferItemInput[]> {
    if (lines.length > offerLimits.lines)
      throw new DomainError('LIMIT_REACHED', { message: tooManyLines, details: { limit: offerLimits.lines } })
    return offerItems(lines, await lists.matches(tx, { tenantId }, [id]))
  }

  async function create(
    tx: Tx,
    request: RequestRow,
    { organization_id, force, remember }: OfferWishes,
    by: By,
  ): Promise<OfferFromRequest> {
    if (!force && request.offer_id !== null && request.offer_uuid !== null)
      return { offer_id: request.offer_id, externalId: request.offer_uuid, existing: true }
    const organizationId = await customerOf(tx, request, organization_id)
    // Its own article numbers, and what was chosen for it before, say what the lines mean.
    if (organizationId !== request.organization_id)
      await recallLines(tx, request, { organizationId, senderEmail: null })
    const lines = await linesOf(tx, request)
    const input = {
      title: cutText(request.subject.trim(), longestTitle),
      customer: { organization_id: organizationId },
      desired_delivery_date: request.desired_delivery_date,
      items: await itemsOf(tx, request, lines),
    } satisfies OfferInput
    const { offer_id, externalId } = await createDraft(tx, request.tenant_id, input, {
      ...by,
      sourceRequestId: request.id,
    })
    await requests.putInOffer(
      tx,
      request,
      lines.map(({ position }) => position),
      offer_id,
    )
    await tieSender(tx, request, { to: organizationId, remember }, by)
    // The offer's own row in the log tells what became of the request.
    await requests.update(tx, request, {
      ...takenUp(request, by.caller),
      status: 'offered',
      offer_id,
      organization_id: organizationId,
      decline_reason: null,
      updated_at: now(),
    })
    return { offer_id, externalId }
  }

  /** Nothing to add is no mistake: somebody else was first. */
  async function add(
    tx: Tx,
    request: RequestRow & { readonly offer_id: number; readonly offer_uuid: string },
    by: By,
  ): Promise<OfferFromRequest> {
    const { tenant_id: tenantId, offer_id: offerId, offer_uuid: externalId } = request
    const missing = (await linesOf(tx, request)).filter((line) => line.offer_id !== offerId)
    if (missing.length > 0) {
      await extendDraft(tx, tenantId, { offerId, items: await itemsOf(tx, request, missing) }, by)
      await requests.putInOffer(
        tx,
        request,
        missing.map(({ position }) => position),
        offerId,
      )
      await requests.update(tx, request, { status: 'offered', updated_at: now() })
    }
    return { offer_id: offerId, externalId, existing: true }
  }

  return {
    create: (key: RequestKey, wishes: OfferWishes, by: By): Promise<[OfferFromRequest]> =>
      access.hold(key, by.caller, (tx, request) =>
        once(tx, { tenantId: request.tenant_id, userId: by.caller.userId }, by.idempotency, async () => [
          wishes.add && hasOffer(request) ? await add(tx, request, by) : await create(tx, request, wishes, by),
        ]),
      ),
  }
}
export type OfferFromRequestService = ReturnType<typeof offerFromRequestService>

function hasOffer(request: RequestRow): request is RequestRow & { offer_id: number; offer_uuid: string } {
  return request.offer_id !== null && request.offer_uuid !== null
}
