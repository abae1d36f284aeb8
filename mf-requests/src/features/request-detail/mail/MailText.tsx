import type { QuoteLine } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useEffect, useRef, type MouseEvent } from 'react'
import { markSegments } from './markSegments.ts'
import styles from './mail.module.css'

export interface MailTextProps {
  text: string
  /** What text it is. */
  label: string
  /** Those that were read from it. */
  lines: readonly QuoteLine[]
  selected: number | null
  onSelect: (position: number) => void
}

/**
 * A mail, or a file that came with it, whole and as text, with every part that a line was read from marked; what was
 * not understood stands between them.
 */
export function MailText({ text, label, lines, selected, onSelect }: MailTextProps) {
  const { t } = useTranslation('requests')
  const pane = useRef<HTMLDivElement>(null)
  const marks = lines.flatMap(({ position, source }) => (source ? [{ position, ...source }] : []))

  useEffect(() => {
    const mark = pane.current?.querySelector<HTMLElement>('a[aria-current="true"]')
    if (mark && pane.current) bringIntoView(pane.current, mark)
  }, [selected, text])

  const follow = (event: MouseEvent, positions: readonly number[]) => {
    event.preventDefault()
    // Once more on the same words: the next line that was read from them.
    const next = positions[(positions.indexOf(selected ?? 0) + 1) % positions.length]
    if (next !== undefined) onSelect(next)
  }

  if (!text.trim()) return <div className={`${styles.text} ${styles.textEmpty}`}>{t('mail.noText')}</div>
  return (
    // What scrolls must take the keyboard as well.
    <div ref={pane} className={styles.text} role="region" aria-label={label} tabIndex={0}>
      {markSegments(text, marks).map(({ text: words, positions }, index) =>
        positions.length === 0 ? (
          words
        ) : (
          <a
            key={index}
            className={styles.mark}
            href={`#line-${positions[0]}`}
            tabIndex={-1}
            aria-current={selected !== null && positions.includes(selected)}
            onClick={(event) => follow(event, positions)}
          >
            {words}
          </a>
        ),
      )}
    </div>
  )
}

/** Scrolls the pane, never what stands around it. */
function bringIntoView(pane: HTMLElement, mark: HTMLElement): void {
  const top = mark.getBoundingClientRect().top - pane.getBoundingClientRect().top
  if (top >= 24 && top + mark.offsetHeight <= pane.clientHeight - 24) return
  pane.scrollTop += top - pane.clientHeight / 3
}
