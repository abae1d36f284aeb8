import type { QuoteLine } from '@staffel/shared-api/contract'
import { Button, Text } from '@staffel/shared-ui/core'
import { QuantityInput } from '@staffel/shared-ui/form'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { SwapOutlined } from '@staffel/shared-ui/icons'
import { TierMark, TierSentence } from '@staffel/shared-ui/tiers'
import { useRef, useState, type KeyboardEvent } from 'react'
import { ladderOf } from '../../../parts/ladderOf.ts'
import { productOf } from './lineState.ts'
import { PackAdvice } from './PackAdvice.tsx'
import styles from './lines.module.css'

export const quantityFieldId = 'line-quantity'

export interface QuantityFieldProps {
  line: QuoteLine
  onChange: (quantity: number) => void
  /** The field is left by the keyboard. */
  onLeave: () => void
}

/** How many, in the customer's own unit. In what the product is sold by only when somebody says so. */
export function QuantityField({ line, onChange, onLeave }: QuantityFieldProps) {
  const { t } = useTranslation('requests')
  const { desired_quantity: stored, unit, quantity_assumed, conversion } = line
  const [typed, setTyped] = useState<number | null>(null)
  // How it is being left: Enter also confirms what was assumed, Escape forgets what was typed.
  const leftBy = useRef<string>(undefined)

  const leave = () => {
    // An emptied field, and what is no number, is no quantity: a line of nothing is left out instead.
    const quantity = typed || stored
    const isMeant = quantity !== stored || (quantity_assumed && (typed !== null || leftBy.current === 'Enter'))
    if (leftBy.current !== 'Escape' && isMeant) onChange(quantity)
    leftBy.current = undefined
    setTyped(null)
  }
  /** Leaving the field is what changes the quantity. */
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    leftBy.current = event.key
    // Ctrl+Enter goes on to make the offer; Escape must not close the request.
    if (!event.ctrlKey && !event.metaKey) event.preventDefault()
    onLeave()
  }

  return (
    <div className={styles.quantity}>
      <label htmlFor={quantityFieldId}>
        {t('line.quantity')} <kbd aria-hidden="true">q</kbd>
      </label>
      <QuantityInput
        id={quantityFieldId}
        value={typed ?? stored}
        aria-keyshortcuts="q"
        aria-describedby={quantity_assumed ? 'line-quantity-assumed' : undefined}
        suffix={unit ?? t('line.pieces')}
        onChange={setTyped}
        onBlur={leave}
        onKeyDown={press}
      />
      <NextTier line={line} />
      <PackAdvice line={line} onQuantity={onChange} />
      {conversion && (
        <>
          <Text size="small" className={styles.quantityAssumed}>
            {t('line.convertText', { asked: unit ?? t('line.pieces'), sold: conversion.unit })}
          </Text>
          <Button
            size="small"
            icon={<SwapOutlined />}
            aria-keyshortcuts="c"
            onClick={() => onChange(conversion.quantity)}
          >
            {t('line.convert', { quantity: formatNumber(conversion.quantity, 3), unit: conversion.unit })}{' '}
            <kbd aria-hidden="true">c</kbd>
          </Button>
        </>
      )}
      {quantity_assumed && (
        <Text id="line-quantity-assumed" size="small" className={styles.quantityAssumed}>
          {t('line.assumedText')}
        </Text>
      )}
    </div>
  )
}

/** How far the next step is of what goes into the offer, with its whole ladder. */
function NextTier({ line }: { line: QuoteLine }) {
  const product = productOf(line)
  const ladder = product && ladderOf(product)
  // In another unit the steps count something else.
  if (!ladder || line.sold_in !== null) return null
  return (
    <span className={styles.nextTier}>
      <TierMark name={product.name} ladder={ladder} />
      <TierSentence ladder={ladder} />
    </span>
  )
}
