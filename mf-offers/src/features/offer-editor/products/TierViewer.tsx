import type { Product } from '@staffel/shared-api/contract'
import { Button } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { UnorderedListOutlined } from '@staffel/shared-ui/icons'
import { Popover } from '@staffel/shared-ui/overlay'
import { useMoney } from '../../../parts/money/OfferCurrency.ts'
import styles from './products.module.css'

/** The ladder of a product, behind an icon; nothing where there is none. */
export function TierViewer({ product: { product_name, staffels, base_unit_price } }: { product: Product }) {
  const { t } = useTranslation('offers')
  const money = useMoney()
  if (staffels.length === 0) return <span />
  return (
    <Popover
      trigger="click"
      placement="left"
      title={t('products.tiers')}
      content={
        <dl className={styles.tiers}>
          {staffels.map(({ staffelId, minQuantity, maxQuantity, unitPrice, variantCode }) => (
            <div key={staffelId}>
              <dt>
                {range(minQuantity, maxQuantity)} {variantCode}
              </dt>
              <dd>{money(unitPrice ?? base_unit_price)}</dd>
            </div>
          ))}
        </dl>
      }
    >
      <Button type="text" icon={<UnorderedListOutlined />} aria-label={t('products.tiersOf', { name: product_name })} />
    </Popover>
  )
}

function range(minimum: number, maximum: number | null): string {
  return maximum === null ? `≥ ${formatNumber(minimum)}` : `${formatNumber(minimum)} – ${formatNumber(maximum)}`
}
