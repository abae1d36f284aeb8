import type { Product, Staffel } from '@staffel/shared-api/contract'
import { Button } from '@staffel/shared-ui/core'
import { formatMoney, formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { UnorderedListOutlined } from '@staffel/shared-ui/icons'
import { Popover } from '@staffel/shared-ui/overlay'
import styles from './product-list.module.css'

/** How many tiers a product has; a press shows the ladder. */
export function TierViewer({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue')
  const count = product.staffels.length
  return (
    <Popover
      trigger="click"
      title={product.product_name}
      content={<Ladder tiers={product.staffels} basePrice={product.base_unit_price} />}
    >
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

function Ladder({ tiers, basePrice }: { tiers: readonly Staffel[]; basePrice: number | null }) {
  const { t } = useTranslation('catalogue')
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
            <td>{formatMoney(tier.unitPrice ?? basePrice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )

  function tierRange({ minQuantity, maxQuantity }: Staffel) {
    const min = formatNumber(minQuantity)
    return maxQuantity === null ? t('tiers.andMore', { min }) : t('tiers.upTo', { min, max: formatNumber(maxQuantity) })
  }
}
