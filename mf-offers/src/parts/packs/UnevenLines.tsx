import type { OfferItem } from '@staffel/shared-api/contract'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useRef } from 'react'
import { PackAdvice } from './PackAdvice.tsx'
import styles from './packs.module.css'

export interface UnevenLine {
  readonly line: OfferItem
  /** From 1. */
  readonly number: number
}

export interface UnevenLinesProps {
  lines: readonly UnevenLine[]
  /** Left out where the lines are only read. */
  onQuantity?: (line: OfferItem, quantity: number) => void
}

/** Lines with a quantity that their product is not sold in, each with those near it that it is. */
export function UnevenLines({ lines, onQuantity }: UnevenLinesProps) {
  const { t } = useTranslation('offers')
  const list = useRef<HTMLUListElement>(null)
  return (
    <ul ref={list} tabIndex={-1} className={styles.lines}>
      {lines.map(({ line, number }) => (
        <li key={line.id}>
          {t('editor.uneven.line', { description: line.description, quantity: formatNumber(line.quantity) })}
          <PackAdvice
            line={line}
            number={number}
            onQuantity={
              onQuantity &&
              ((quantity) => {
                // The button that was pressed leaves with its line.
                list.current?.focus()
                onQuantity(line, quantity)
              })
            }
          />
        </li>
      ))}
    </ul>
  )
}
