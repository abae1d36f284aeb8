import type { ReactNode } from 'react'
import './badge.css'

export type Tone = 'green' | 'red' | 'yellow' | 'gray' | 'orange' | 'blue' | 'neutral'

export interface ToneBadgeProps {
  tone: Tone
  icon?: ReactNode
  children: ReactNode
}

/** A state in one word: a colour, an icon and a text, so that the colour alone says nothing. */
export function ToneBadge({ tone, icon, children }: ToneBadgeProps) {
  return (
    <span className={`sf-badge sf-badge-${tone}`}>
      {icon}
      {children}
    </span>
  )
}
