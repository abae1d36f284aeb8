import type { QuoteLine } from '@staffel/shared-api/contract'
import { useEffect, useRef, type ReactNode } from 'react'
import { LineSummary } from './LineSummary.tsx'
import { lineState, type LineState } from './lineState.ts'
import styles from './lines.module.css'

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

/** A line that somebody chose, or that is sure, looks as any line does. */
const looks: Partial<Record<LineState, string>> = {
  doubt: styles.lineDoubt,
  none: styles.lineNone,
  ignored: styles.lineIgnored,
}

export function LineItem({ line, isSelected, onSelect, choices, children }: LineItemProps) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isSelected) item.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isSelected, choices])

  const classes = [styles.line, looks[lineState(line)], isSelected && styles.lineSelected]
  return (
    <li ref={item} id={`line-${line.position}`} className={classes.filter(Boolean).join(' ')}>
      <button
        type="button"
        id={lineHeadId(line.position)}
        className={styles.lineHead}
        aria-expanded={isSelected}
        onClick={onSelect}
      >
        <LineSummary line={line} />
      </button>
      {isSelected && <div className={styles.lineBody}>{children}</div>}
    </li>
  )
}
