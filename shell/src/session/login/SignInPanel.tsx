import { Heading, Text } from '@staffel/shared-ui/core'
import type { ReactNode } from 'react'
import styles from './sign-in-panel.module.css'

export interface SignInPanelProps {
  icon?: ReactNode
  tone?: 'calm' | 'danger' | 'success'
  title: string
  intro?: ReactNode
  role?: 'alert' | 'status'
  children?: ReactNode
}

const looks = {
  calm: styles.panel,
  danger: `${styles.panel} ${styles.danger}`,
  success: `${styles.panel} ${styles.success}`,
}

/** One step of signing in: what it is about, and what to do. */
export function SignInPanel({ icon, tone = 'calm', title, intro, role, children }: SignInPanelProps) {
  return (
    <section className={looks[tone]} role={role}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading level={1}>{title}</Heading>
      {intro && (
        <Text as="p" tone="muted">
          {intro}
        </Text>
      )}
      {children && <div className={styles.body}>{children}</div>}
    </section>
  )
}
