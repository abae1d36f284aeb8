import type { ApprovalAction } from '@staffel/shared-api/rules'

/** What each of the actions is called among the steps of an offer. */
export const approvalSteps = {
  ask: 'ask-approval',
  give: 'approve',
  refuse: 'refuse-approval',
  withdraw: 'withdraw-approval',
} as const satisfies Record<ApprovalAction, string>

export type ApprovalStep = (typeof approvalSteps)[ApprovalAction]
