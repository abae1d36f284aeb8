import type { Offer } from '@staffel/shared-api/contract'
import type { ApprovalAction, FoundReason } from '@staffel/shared-api/rules'
import { isManagerOrAdmin, type Caller } from '../../../../http/caller.ts'
import type { OfferRow, OfferVersionRow } from '../../store/offer.repository.ts'
import { reasonReader, toldReasons, type ReasonReader } from './judged-offer.ts'
import type { StoredApproval } from './stored-approval.types.ts'

/** Who reads how far it is with the second person, and what they may do about it. */
export interface ApprovalReader extends ReasonReader {
  readonly userId: number
  readonly tenantId: number
  /** Makes and issues offers. */
  readonly manages: boolean
  /** One of those who are asked. */
  readonly decides: boolean
}

/** Whoever runs the seller is asked what they think of a colleague's offer. */
export const approvesOffers = (caller: Caller): boolean => isManagerOrAdmin(caller) && caller.isTenant

export function approvalReader(caller: Caller): ApprovalReader {
  const { userId, tenantId } = caller
  return {
    ...reasonReader(caller),
    ...{ userId, tenantId, manages: isManagerOrAdmin(caller), decides: approvesOffers(caller) },
  }
}

type Told = Pick<Offer, 'approval' | 'approval_reasons' | 'approval_actions'>

/** Of the version that is shown; nobody else is told of it. `reasons`: as they are now, for a draft. */
export function toldApproval(
  offer: Pick<OfferRow, 'tenant_id'>,
  { state, approval }: Pick<OfferVersionRow, 'state' | 'approval'>,
  reader: ApprovalReader | null,
  reasons: readonly FoundReason[],
): Told {
  const isDraft = state === 'draft'
  if (!reader?.manages || !(isDraft || reader.ofSeller)) return { approval: null, approval_actions: [] }
  return {
    approval: approval && toApproval(approval, reader),
    ...(isDraft && { approval_reasons: toldReasons(reasons, reader) }),
    approval_actions: isDraft ? actionsOf(offer, approval, reader, reasons.length > 0) : [],
  }
}

function toApproval({ state, asked, decided, reasons }: StoredApproval, reader: ApprovalReader): Told['approval'] {
  const { name: by, at, reason } = decided ?? asked
  return {
    ...{ state, by, at, reason },
    asked_by: asked.name,
    question: asked.reason,
    reasons: toldReasons(reasons, reader),
  }
}

function actionsOf(
  { tenant_id }: Pick<OfferRow, 'tenant_id'>,
  approval: StoredApproval | null,
  { userId, tenantId, decides }: ApprovalReader,
  isNeeded: boolean,
): ApprovalAction[] {
  if (approval?.state === 'given') return []
  if (approval?.state !== 'asked') return isNeeded ? ['ask'] : []
  if (approval.asked.by === userId) return ['withdraw']
  return decides && tenantId === tenant_id ? ['give', 'refuse'] : []
}
