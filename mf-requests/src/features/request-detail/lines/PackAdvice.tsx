import type { QuoteLine } from '@staffel/shared-api/contract'
import { orderAdvice } from '@staffel/shared-api/rules'
import { Button } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Fragment } from 'react'
import { productOf } from './lineState.ts'
import styles from './lines.module.css'

export interface PackAdviceProps {
  line: QuoteLine
  onQuantity: (quantity: number) => void
}

/** A quantity that the product is not sold in, with those near it that it is; one click takes either. */
export function PackAdvice({ line, onQuantity }: PackAdviceProps) {
  const { t } = useTranslation('requests')
  const product = productOf(line)
  // In another unit the packages count something else.
  const advice = product && line.sold_in === null ? orderAdvice(product, line.desired_quantity) : null
  if (!advice) return null
  const choices = [advice.up, ...(advice.down === null ? [] : [advice.down])]
  return (
    <span className={styles.packAdvice}>
      {t(`line.packs.${advice.kind}`, { of: formatNumber(advice.of, 3) })}{' '}
      {choices.map((quantity, index) => (
        <Fragment key={quantity}>
          {index > 0 && ` ${t('line.packs.or')} `}
          <Button
            type="link"
            size="small"
            aria-label={t('line.packs.take', { quantity: formatNumber(quantity, 3) })}
            onClick={() => onQuantity(quantity)}
          >
            {formatNumber(quantity, 3)}
            {/* A button that is widened for a thumb would leave its question mark behind. */}
            {index === choices.length - 1 && '?'}
          </Button>
        </Fragment>
      ))}
    </span>
  )
}
