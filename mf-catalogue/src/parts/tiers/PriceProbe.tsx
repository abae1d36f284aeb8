import { lineTotal, priceFor, type PricedProduct } from '@staffel/shared-api/rules'
import { Text } from '@staffel/shared-ui/core'
import { QuantityInput } from '@staffel/shared-ui/form'
import { formatMoney, formatNumber, formatPrice } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { TierGlyph, TierSentence } from '@staffel/shared-ui/tiers'
import { useId } from 'react'
import { tierSteps } from '../prices/tierSteps.ts'
import styles from './tiers.module.css'

export interface PriceProbeProps {
  readonly product: PricedProduct
  readonly variant?: string | null
  readonly quantity: number
  readonly currency?: string
  readonly onQuantity: (quantity: number) => void
}

/** What a quantity costs by this ladder: the same function that prices an offer says it. */
export function PriceProbe({ product, variant = null, quantity, currency, onQuantity }: PriceProbeProps) {
  const { t } = useTranslation('catalogue')
  const id = useId()
  const price = priceFor(product, quantity, variant)
  const ladder = tierSteps(product, quantity, variant, currency)

  return (
    <div className={styles.probe}>
      <label htmlFor={id}>{t('probe.label')}</label>
      <QuantityInput id={id} className={styles.probeInput} max={9_999_999} value={quantity} onChange={onQuantity} />
      <output htmlFor={id} className={styles.probeAnswer} aria-label={t('probe.label')}>
        {ladder && <TierGlyph ladder={ladder} />}
        {answer()}
        {ladder && <TierSentence ladder={ladder} />}
        {price.outsideLadder && price.tier && (
          <Text tone="muted" size="small">
            {t('probe.outside', { minimum: formatNumber(price.tier.minQuantity) })}
          </Text>
        )}
      </output>
    </div>
  )

  function answer() {
    if (quantity <= 0) return <Text tone="muted">{t('probe.none')}</Text>
    if (price.source === 'request') return <Text tone="muted">{t('price.onRequest')}</Text>
    return (
      <>
        <Text numeric>{formatPrice(price, currency)}</Text>
        <Text numeric tone="muted">
          {t('probe.total')}{' '}
          <strong className={styles.total}>{formatMoney(lineTotal({ ...price, quantity }), currency)}</strong>
        </Text>
      </>
    )
  }
}
