import type { QuoteLine } from '@staffel/shared-api/contract'
import { useEffect, useRef, type ReactNode } from 'react'
import { LineSummary } from './LineSummary.tsx'
import { asksForAttention, lineState } from './lineState.ts'

export interface LineItemProps {
  line: QuoteLine
  isSelected: boolean
  onSelect: () => void
  /** Grows when more of it is there to be seen. */
  choices: number
  /** What can be decided about it; shown while it is selected. */
  children: ReactNode
}

/** The button of a line, which has the focus while the keyboard goes through the lines. */
export const lineHeadId = (position: number) => `line-head-${position}`

export function LineItem({ line, isSelected, onSelect, choices, children }: LineItemProps) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isSelected) item.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isSelected, choices])

  const classes = [
    'line',
    `line-${lineState(line)}`,
    isSelected && 'line-selected',
    asksForAttention(line) && 'line-attention',
  ]
  return (
    <li ref={item} id={`line-${line.position}`} className={classes.filter(Boolean).join(' ')}>
      <button
        type="button"
        id={lineHeadId(line.position)}
        className="line-head"
        aria-expanded={isSelected}
        onClick={onSelect}
      >
        <LineSummary line={line} />
      </button>
      {isSelected && <div className="line-body">{children}</div>}
    </li>
  )
}
