import type { Offer } from '@staffel/shared-api/contract'
import { approvalSteps, type ApprovalStep } from '../approval/approvalSteps.ts'

/** What can be done with an offer; the words of the transition table, and what is done beside it. */
export type OfferStep =
  | ApprovalStep
  | 'sign'
  | 'issue'
  | 'send'
  | 'remind'
  | 'accept'
  | 'decline'
  | 'extend'
  | 'revise'
  | 'reopen'
  | 'undo-acceptance'
  | 'edit'
  | 'duplicate'
  | 'versions'
  | 'pdf'
  | 'assign'
  | 'discard'
  | 'delete'

type Standing = Pick<
  Offer,
  | 'actions'
  | 'status'
  | 'sent_at'
  | 'draft_version'
  | 'issued_version'
  | 'approval'
  | 'approval_reasons'
  | 'approval_actions'
>

const byTable = ['accept', 'decline', 'extend', 'revise', 'reopen', 'undo-acceptance'] as const

/** What the reader can do now. Of what changes the offer the server says it; the rest is for who manages offers. */
export function possibleSteps(offer: Standing, mayManage: boolean): ReadonlySet<OfferStep> {
  const { actions, status, draft_version: draft, issued_version: issued } = offer
  const steps: OfferStep[] = ['versions', 'pdf', ...byTable.filter((step) => actions.includes(step))]
  if (actions.includes('sign')) steps.push('sign')
  if (mayManage) {
    steps.push('duplicate', 'assign')
    steps.push(...offer.approval_actions.map((action) => approvalSteps[action]))
    if (status === 'draft') steps.push('edit')
    if (status === 'draft' && mayIssue(offer)) steps.push('issue')
    if (status === 'pending') steps.push('send')
    if (status === 'pending' && offer.sent_at !== null) steps.push('remind')
    // The draft of a next version; a first draft is deleted as an offer is.
    if (draft !== null && issued !== null) steps.push('discard')
    if (status !== 'accepted') steps.push('delete')
  }
  return new Set(steps)
}

/** Nobody has to be asked first, or they said yes. */
function mayIssue({ approval, approval_reasons: reasons = [] }: Standing): boolean {
  return approval?.state === 'given' || reasons.length === 0
}

/** In each standing of an offer, what its work waits for; the first that is possible is the one next step. */
const waitingFor: Readonly<Record<Offer['status'], readonly OfferStep[]>> = {
  draft: ['approve', 'ask-approval', 'issue'],
  pending: ['remind', 'send'],
  expired: ['extend'],
  declined: ['revise'],
  accepted: ['duplicate'],
}

export function nextStep({ status }: Pick<Offer, 'status'>, possible: ReadonlySet<OfferStep>): OfferStep | null {
  const candidates: readonly OfferStep[] = ['sign', ...(possible.has('assign') ? waitingFor[status] : [])]
  return candidates.find((step) => possible.has(step)) ?? null
}
