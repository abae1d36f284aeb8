import type { CustomerPrice, Product } from '@staffel/shared-api/contract'
import { Facts, Text } from '@staffel/shared-ui/core'
import { formatMoney, formatNumber, formatPrice, formatRange } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Link } from '@staffel/shared-ui/router'
import { TierGlyph, TierSentence } from '@staffel/shared-ui/tiers'
import { tierSteps } from '../../../parts/prices/tierSteps.ts'
import { paths } from '../../../paths.ts'
import styles from './probe.module.css'

export interface CustomerPriceAnswerProps {
  /** Absent while it is on its way. */
  readonly price: CustomerPrice | undefined
  readonly product: Product
  readonly variant: string | null
  readonly tenantId: number | undefined
}

/** The price, and why it is that: the list, the step of its ladder, and how far the next one is. */
export function CustomerPriceAnswer({ price, product, variant, tenantId }: CustomerPriceAnswerProps) {
  const { t } = useTranslation('catalogue')
  if (!price)
    return (
      <Text as="p" tone="muted" className={styles.hint}>
        {t('ui:loading')}
      </Text>
    )
  const { quantity, currency, unit_price: unitPrice, price_unit: priceUnit, price_list: list, tier } = price
  const ladder = tierSteps(price, quantity, variant, currency)
  const isOnRequest = price.price_source === 'request'
  return (
    <output className={styles.answer} aria-label={t('probeOf.title')}>
      <div className={styles.figures}>
        <span className={styles.amount}>
          {ladder && <TierGlyph named ladder={ladder} />}
          {isOnRequest ? t('price.onRequest') : formatPrice({ unitPrice, priceUnit }, currency)}
        </span>
        {!isOnRequest && (
          <Text tone="muted" numeric>
            {t('probeOf.total', {
              quantity: formatNumber(quantity, 3),
              unit: product.sales_unit,
              total: formatMoney(price.total, currency),
            })}
          </Text>
        )}
      </div>
      {ladder && <TierSentence ladder={ladder} />}
      <Facts
        rows={[
          {
            name: t('probeOf.list'),
            value: list ? <Link to={paths.priceList(list.id, tenantId)}>{list.name}</Link> : t('probeOf.noList'),
          },
          {
            name: t('probeOf.tier'),
            value: tier ? formatRange(tier.minQuantity, tier.maxQuantity) : t('probeOf.noTier'),
          },
        ]}
      />
      {price.outside_ladder && tier && (
        <Text tone="muted" size="small">
          {t('probe.outside', { minimum: formatNumber(tier.minQuantity) })}
        </Text>
      )}
    </output>
  )
}
