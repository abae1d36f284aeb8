import { CheckCircleOutlined, CloseCircleOutlined, InfoCircleOutlined } from '@staffel/shared-ui/icons'
import type { ReactNode } from 'react'
import styles from './sign-in-notice.module.css'

export interface SignInNoticeProps {
  tone: 'info' | 'success' | 'error'
  role?: 'alert' | 'status'
  /** What can be done about it. */
  action?: ReactNode
  children: ReactNode
}

const looks = {
  info: `${styles.notice} ${styles.info}`,
  success: `${styles.notice} ${styles.success}`,
  error: `${styles.notice} ${styles.error}`,
}
const icons = { info: InfoCircleOutlined, success: CheckCircleOutlined, error: CloseCircleOutlined }

/** A sentence that the visitor has to read before going on. */
export function SignInNotice({ tone, role, action, children }: SignInNoticeProps) {
  const Icon = icons[tone]
  return (
    <div className={looks[tone]} role={role}>
      <Icon className={styles.icon} />
      <span>{children}</span>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
