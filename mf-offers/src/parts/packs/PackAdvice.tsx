import type { OfferItem } from '@staffel/shared-api/contract'
import { orderAdvice } from '@staffel/shared-api/rules'
import { Button } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Fragment } from 'react'
import styles from './packs.module.css'

export interface PackAdviceProps {
  line: Pick<OfferItem, 'product' | 'quantity'>
  /** From 1. */
  number: number
  /** Left out where the line is only read. */
  onQuantity?: ((quantity: number) => void) | undefined
}

/** A quantity that the product is not sold in, with those near it that it is; one click takes either. */
export function PackAdvice({ line, number, onQuantity }: PackAdviceProps) {
  const { t } = useTranslation('offers')
  const advice = line.product ? orderAdvice(line.product, line.quantity) : null
  if (!advice) return null
  const choices = [advice.up, ...(advice.down === null ? [] : [advice.down])]
  return (
    // A table that has no room beside the quantity makes some below it.
    <div data-advice className={styles.advice}>
      {t(`editor.items.packs.${advice.kind}`, { of: formatNumber(advice.of) })}{' '}
      {choices.map((quantity, index) => {
        // A button that is widened for a thumb would leave its question mark behind.
        const said = `${formatNumber(quantity)}${index === choices.length - 1 ? '?' : ''}`
        return (
          <Fragment key={quantity}>
            {index > 0 && ` ${t('editor.items.packs.or')} `}
            {onQuantity ? (
              <Button
                type="link"
                size="small"
                aria-label={t('editor.items.packs.take', { quantity: formatNumber(quantity), line: number })}
                onClick={() => onQuantity(quantity)}
              >
                {said}
              </Button>
            ) : (
              said
            )}
          </Fragment>
        )
      })}
    </div>
  )
}
