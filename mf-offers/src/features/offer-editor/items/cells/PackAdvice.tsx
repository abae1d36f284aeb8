import type { OfferItem } from '@staffel/shared-api/contract'
import { orderAdvice } from '@staffel/shared-api/rules'
import { Button } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Fragment } from 'react'
import styles from '../items.module.css'

export interface PackAdviceProps {
  line: OfferItem
  /** From 1. */
  number: number
  onQuantity: (quantity: number) => void
}

/** A quantity that the product is not sold in, with those near it that it is; one click takes either. */
export function PackAdvice({ line, number, onQuantity }: PackAdviceProps) {
  const { t } = useTranslation('offers')
  const advice = line.product ? orderAdvice(line.product, line.quantity) : null
  if (!advice) return null
  const choices = [advice.up, ...(advice.down === null ? [] : [advice.down])]
  return (
    <div className={styles.packAdvice}>
      {t(`editor.items.packs.${advice.kind}`, { of: formatNumber(advice.of) })}{' '}
      {choices.map((quantity, index) => (
        <Fragment key={quantity}>
          {index > 0 && ` ${t('editor.items.packs.or')} `}
          <Button
            type="link"
            size="small"
            aria-label={t('editor.items.packs.take', { quantity: formatNumber(quantity), line: number })}
            onClick={() => onQuantity(quantity)}
          >
            {formatNumber(quantity)}
          </Button>
        </Fragment>
      ))}
      ?
    </div>
  )
}
