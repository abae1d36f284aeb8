import type { ReactNode } from 'react'
import { Text } from '../../facades/core/Text.tsx'
import './selection-bar.css'

export interface SelectionBarProps {
  /** How many are selected. */
  readonly label: string
  /** What can be done with them. */
  readonly children: ReactNode
}

/** Above the rows as long as some are selected. */
export function SelectionBar({ label, children }: SelectionBarProps) {
  return (
    <div className="sf-selection-bar">
      <Text strong>
        <span role="status">{label}</span>
      </Text>
      {children}
    </div>
  )
}
