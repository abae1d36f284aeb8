import type { QuoteLine } from '@staffel/shared-api/contract'
import { Button, Text } from '@staffel/shared-ui/core'
import { QuantityInput } from '@staffel/shared-ui/form'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { SwapOutlined } from '@staffel/shared-ui/icons'
import { useRef, useState, type KeyboardEvent } from 'react'
import styles from './lines.module.css'

export const quantityFieldId = 'line-quantity'

export interface QuantityFieldProps {
  line: QuoteLine
  onChange: (quantity: number) => void
  /** The field is left by the keyboard. */
  onLeave: () => void
}

/** How many, in the customer's own unit. In what the product is sold by only when somebody says so. */
export function QuantityField({
  line: { desired_quantity: stored, unit, quantity_assumed, conversion },
  onChange,
  onLeave,
}: QuantityFieldProps) {
  const { t } = useTranslation('requests')
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
