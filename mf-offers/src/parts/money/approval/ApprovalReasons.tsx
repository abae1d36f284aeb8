import type { ApprovalReason } from '@staffel/shared-api/contract'
import styles from './approval.module.css'
import { useReasonWords } from './useReasonWords.ts'

/** Why a second person is asked, one line for each reason. */
export function ApprovalReasons({ reasons }: { reasons: readonly ApprovalReason[] }) {
  const words = useReasonWords()
  if (reasons.length === 0) return null
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={reason.code}>{words(reason)}</li>
      ))}
    </ul>
  )
}
