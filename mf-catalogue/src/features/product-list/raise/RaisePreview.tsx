import { Button, Text } from '@staffel/shared-ui/core'
import { formatMoney, formatNumber, formatPriceUnit } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'
import type { PriceChange, RaisedProduct } from './raisedProduct.ts'
import styles from './raise.module.css'

/** As many as are drawn while somebody types. */
const atFirst = 50

/** Every price as it is and as it becomes, product by product. */
export function RaisePreview({ products }: { products: readonly RaisedProduct[] }) {
  const { t } = useTranslation('catalogue')
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? products : products.slice(0, atFirst)
  const rest = products.length - shown.length
  return (
    <div className={styles.preview} tabIndex={0} role="group" aria-label={t('raise.preview')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('raise.price')}</th>
            <th scope="col">{t('raise.from')}</th>
            <th scope="col">{t('raise.to')}</th>
          </tr>
        </thead>
        {shown.map((raised) => (
          <ProductRows key={raised.product.product_id} raised={raised} />
        ))}
      </table>
      {rest > 0 && (
        <Button type="text" className={styles.more} onClick={() => setIsWhole(true)}>
          {t('raise.more', { count: rest, shown: formatNumber(rest) })}
        </Button>
      )}
    </div>
  )
}

function ProductRows({ raised: { product, prices, warnings } }: { raised: RaisedProduct }) {
  const { t } = useTranslation('catalogue')
  const beside = [product.sku, formatPriceUnit(product.price_unit)].filter(Boolean).join(' · ')
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className={styles.product}>
          {product.product_name}{' '}
          <Text numeric tone="muted" size="small">
            {beside}
          </Text>
        </th>
      </tr>
      {prices.length === 0 && (
        <tr>
          <td colSpan={3} className={styles.still}>
            {t('raise.onRequest')}
          </td>
        </tr>
      )}
      {prices.map((price) => (
        <PriceRow key={price.staffelId ?? 'base'} price={price} />
      ))}
      {warnings.map((code) => (
        <tr key={code}>
          <td colSpan={3} className={styles.warning}>
            {t(`raise.warnings.${code}`)}
          </td>
        </tr>
      ))}
    </tbody>
  )
}

function PriceRow({ price: { minQuantity, variantCode, from, to } }: { price: PriceChange }) {
  const { t } = useTranslation('catalogue')
  const quantity = minQuantity === null ? t('tiers.basePrice') : `≥ ${formatNumber(minQuantity)}`
  return (
    <tr className={from === to ? styles.still : undefined}>
      <th scope="row">{[quantity, variantCode].filter(Boolean).join(' · ')}</th>
      <td>{formatMoney(from)}</td>
      <td className={styles.new}>{formatMoney(to)}</td>
    </tr>
  )
}
