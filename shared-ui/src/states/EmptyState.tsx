import type { ReactNode } from 'react'
import { EmptyDrawing } from './EmptyDrawing.tsx'
import { StatePanel } from './StatePanel.tsx'

export interface EmptyStateProps {
  title: string
  description?: ReactNode
  /** The first thing to do here: a button or link. */
  action?: ReactNode
  icon?: ReactNode
  size?: 'page' | 'compact'
}

/** In the place of content where there is none yet, with the first action. */
export function EmptyState({ title, description, action, icon, size }: EmptyStateProps) {
  return (
    <StatePanel
      role="status"
      size={size}
      icon={icon ?? <EmptyDrawing />}
      title={title}
      description={description}
      actions={action}
    />
  )
}
