import type { ReactNode } from 'react'
import { Heading } from '../facades/core/Heading.tsx'
import './states.css'

export interface StatePanelProps {
  /** A drawing or an icon; decoration. */
  icon: ReactNode
  tone?: 'calm' | 'danger' | 'success'
  title: string
  description?: ReactNode
  /** Buttons or links, the first action first. */
  actions?: ReactNode
  /** Small print below: a request id, a version. */
  footnote?: ReactNode
  /** `compact` inside a card, `page` for a whole screen. */
  size?: 'page' | 'compact'
  headingLevel?: 1 | 2 | 3
  role?: 'alert' | 'status'
}

/** One message in the place of content, with what can be done about it. The other states are made of this. */
export function StatePanel(props: StatePanelProps) {
  const { icon, tone = 'calm', title, description, actions, footnote, size = 'page', headingLevel = 2, role } = props
  return (
    <div className={`sf-state sf-state-${size} sf-state-${tone}`} role={role}>
      <div className="sf-state-icon" aria-hidden="true">
        {icon}
      </div>
      <Heading level={headingLevel} size={size === 'page' ? 'medium' : 'small'}>
        {title}
      </Heading>
      {description && <div className="sf-state-description">{description}</div>}
      {actions && <div className="sf-state-actions">{actions}</div>}
      {footnote && <div className="sf-state-footnote">{footnote}</div>}
    </div>
  )
}
