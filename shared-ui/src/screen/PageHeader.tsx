import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Heading } from '../facades/core/Heading.tsx'
import { ArrowLeftOutlined } from '../facades/icons/index.ts'
import './screen.css'

export interface PageHeaderProps {
  title: ReactNode
  subtitle?: ReactNode
  /** A status or a tag beside the title. */
  status?: ReactNode
  /** Buttons, the main one last; below the title on a phone. */
  actions?: ReactNode
  /** The way back, above the title. */
  back?: { to: string; label: string }
}

/** The head of a screen: its one `h1`, what it is about, and what can be done here. */
export function PageHeader({ title, subtitle, status, actions, back }: PageHeaderProps) {
  return (
    <header className="sf-page-header">
      {back && (
        <Link className="sf-page-back" to={back.to}>
          <ArrowLeftOutlined />
          {back.label}
        </Link>
      )}
      <div className="sf-page-row">
        <div className="sf-page-titles">
          <div className="sf-page-title">
            <Heading level={1}>{title}</Heading>
            {status}
          </div>
          {subtitle && <div className="sf-page-subtitle">{subtitle}</div>}
        </div>
        {actions && <div className="sf-page-actions">{actions}</div>}
      </div>
    </header>
  )
}
