import type { ApprovalState, FoundReason } from '@staffel/shared-api/rules'

/** How far it is with the second person who is asked about a draft. */
export interface StoredApproval {
  readonly state: ApprovalState
  /** Of the content that was asked about; nothing else is approved. */
  readonly hash: string
  readonly reasons: readonly FoundReason[]
  readonly asked: StoredWord
  /** Null while it is asked. */
  readonly decided: StoredWord | null
}

export interface StoredWord {
  /** Key of the user. */
  readonly by: number
  readonly name: string
  readonly at: string
  readonly reason: string | null
}
