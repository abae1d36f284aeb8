import { Type, type Static } from 'typebox'
import { Instant, Nullable, Strict, Text, Words } from '../../kit/schemaKit.ts'
import { approvalActions, approvalReasonCodes, approvalStates } from './rules/approval.rules.ts'

export const ApprovalState = Words(approvalStates)

/** Why a second person is asked. Figures are told to who runs the seller, and left out for everybody else. */
export const ApprovalReason = Strict({
  code: Words(approvalReasonCodes),
  /** At the worst of what the customer may choose: percent, or without taxes in the currency of the offer. */
  value: Type.Optional(Nullable(Type.Number())),
  limit: Type.Optional(Type.Number()),
  /** Only by what is left to the customer to choose; as it is offered it would need nobody. */
  by_choice: Type.Boolean(),
})
export type ApprovalReason = Static<typeof ApprovalReason>

/** How far it is with the second person, of exactly the content that is shown. */
export const OfferApproval = Strict({
  state: ApprovalState,
  /** Name of who asked, or of who decided. */
  by: Nullable(Type.String()),
  at: Instant,
  /** What they said with it. */
  reason: Nullable(Type.String()),
  asked_by: Nullable(Type.String()),
  /** What was asked with it. */
  question: Nullable(Type.String()),
  /** As they were when it was asked for. */
  reasons: Type.Array(ApprovalReason),
})
export type OfferApproval = Static<typeof OfferApproval>

/** What an offer tells of it. */
export const approvalOfOffer = {
  approval: Nullable(OfferApproval),
  /** Why the draft cannot be issued without a second person; left out where that is nobody's to know. */
  approval_reasons: Type.Optional(Type.Array(ApprovalReason)),
  /** What the caller can do about it. */
  approval_actions: Type.Array(Words(approvalActions)),
}

export const OfferApprovalInput = Strict({
  action: Words(approvalActions),
  /** Has to be said with a refusal. */
  reason: Type.Optional(Text(2_000)),
  rev: Type.Integer({ minimum: 1 }),
})
export type OfferApprovalInput = Static<typeof OfferApprovalInput>
