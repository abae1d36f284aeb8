import type { Product, Staffel } from '@staffel/shared-api/contract'
import { Button } from '@staffel/shared-ui/core'
import { formatNumber, formatPrice } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { UnorderedListOutlined } from '@staffel/shared-ui/icons'
import { Popover } from '@staffel/shared-ui/overlay'
import styles from './product-list.module.css'

/** How many tiers a product has; a press shows the ladder. */
export function TierViewer({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue')
  const count = product.staffels.length
  return (
    <Popover trigger="click" title={product.product_name} content={<Ladder product={product} />}>
      <Button
        type="text"
        size="small"
        icon={<UnorderedListOutlined />}
        aria-label={t('tiers.show', { count, product: product.product_name })}
      >
        {formatNumber(count)}
      </Button>
    </Popover>
  )
}

function Ladder({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue')
  const { staffels: tiers, base_unit_price: basePrice, price_unit: priceUnit } = product
  if (tiers.length === 0) return <>{t('tiers.none')}</>
  return (
    <table className={styles.tiers}>
      <thead>
        <tr>
          <th scope="col">{t('tiers.quantity')}</th>
          <th scope="col">{t('tiers.unitPrice')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.staffelId}>
            <td>{tierRange(tier)}</td>
            <td>{priceOf(tier)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )

  function priceOf(tier: Staffel) {
    const unitPrice = tier.unitPrice ?? basePrice
    return unitPrice === null ? '–' : formatPrice({ unitPrice, priceUnit })
  }

  function tierRange({ minQuantity, maxQuantity }: Staffel) {
    const min = formatNumber(minQuantity)
    return maxQuantity === null ? t('tiers.andMore', { min }) : t('tiers.upTo', { min, max: formatNumber(maxQuantity) })
  }
}
