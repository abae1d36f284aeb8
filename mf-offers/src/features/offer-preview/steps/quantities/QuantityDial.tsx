import type { OfferItem } from '@staffel/shared-api/contract'
import { isAtEnd, isOnDial, quantityDial, settled, turned } from '@staffel/shared-api/rules'
import { Button, Text } from '@staffel/shared-ui/core'
import { QuantityInput } from '@staffel/shared-ui/form'
import { formatNumber } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { MinusOutlined, PlusOutlined } from '@staffel/shared-ui/icons'
import { useId, useState } from 'react'
import { dialFacts } from '../../../../parts/quantities/dialFacts.ts'
import { DialSteps } from './DialSteps.tsx'
import styles from './dial.module.css'

export interface QuantityDialProps {
  /** As it was offered. */
  readonly line: OfferItem
  readonly quantity: number
  /** How much counts for its tier. */
  readonly counted: number
  readonly onChange: (quantity: number) => void
}

/** Below a line whose quantity its reader chooses: to type it, to drag it, and the ladder with the step it is on. */
export function QuantityDial({ line, quantity, counted, onChange }: QuantityDialProps) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const saidId = useId()
  const [wanted, setWanted] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const dial = quantityDial(line)
  if (!dial) return false
  const { first, last, step, unit } = dial
  const facts = { line: line.description, ...dialFacts(dial) }

  function choose(next: number, words = ''): void {
    setWanted(null)
    setSaid(words)
    if (next !== quantity) onChange(next)
  }

  /** While somebody types or drags only what can be had counts. */
  function take(next: number): void {
    if (isOnDial(line, next)) choose(next)
    else setWanted(next)
  }

  /** What was typed becomes the nearest quantity that can be had, and that is said. */
  function settle(): void {
    if (wanted === null) return
    const { quantity: nearest, problem } = settled(line, wanted > 0 ? wanted : null, quantity)
    choose(nearest, problem ? t(`dial.${problem}`, { ...facts, quantity: formatNumber(nearest) }) : '')
  }

  /** At its end a button does nothing and keeps the focus: who presses on with the keyboard stays where they are. */
  const towards = (by: 1 | -1) => ({
    'aria-disabled': isAtEnd(dial, quantity, by),
    onClick: () => choose(turned(line, quantity, by)),
  })

  return (
    <div className={styles.dial} lang={language}>
      <div className={styles.set}>
        <span aria-hidden="true">
          <Text strong>{t('dial.yours')}</Text> {unit && <Text tone="muted">({unit})</Text>}
        </span>
        <span className={styles.stepper}>
          <Button type="text" icon={<MinusOutlined />} aria-label={t('dial.less', facts)} {...towards(-1)} />
          <QuantityInput
            variant="borderless"
            maxLength={14}
            step={step}
            value={wanted ?? quantity}
            aria-label={t('dial.of', facts)}
            aria-describedby={saidId}
            onChange={take}
            onBlur={settle}
            onPressEnter={({ currentTarget }) => currentTarget.blur()}
          />
          <Button type="text" icon={<PlusOutlined />} aria-label={t('dial.more', facts)} {...towards(1)} />
        </span>
      </div>
      <input
        className={styles.slider}
        type="range"
        min={first}
        max={last}
        step={step}
        value={quantity}
        aria-label={t('dial.of', facts)}
        aria-valuetext={`${formatNumber(quantity)} ${unit}`.trim()}
        onChange={({ target }) => take(Number(target.value))}
      />
      <Text as="p" tone="muted" size="small" className={styles.range}>
        {[t('dial.range', facts), step === 1 ? '' : t('dial.packed', facts)].filter(Boolean).join(' · ')}
      </Text>
      <p id={saidId} role="status" className={styles.said}>
        {said}
      </p>
      <DialSteps line={line} counted={counted} />
    </div>
  )
}
