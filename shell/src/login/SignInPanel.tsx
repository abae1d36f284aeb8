import { Heading, Text } from '@staffel/shared-ui/core'
import type { ReactNode } from 'react'
import './sign-in-panel.css'

export interface SignInPanelProps {
  icon?: ReactNode
  tone?: 'calm' | 'danger' | 'success'
  title: string
  intro?: ReactNode
  role?: 'alert' | 'status'
  children?: ReactNode
}

/** One step of signing in: what it is about, and what to do. */
export function SignInPanel({ icon, tone = 'calm', title, intro, role, children }: SignInPanelProps) {
  return (
    <section className={`shell-panel shell-panel-${tone}`} role={role}>
      {icon && (
        <span className="shell-panel-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading level={1}>{title}</Heading>
      {intro && (
        <Text as="p" tone="muted">
          {intro}
        </Text>
      )}
      {children && <div className="shell-panel-body">{children}</div>}
    </section>
  )
}
