import type { Product, Staffel } from '@staffel/shared-api/contract'
import { cataloguePrice, type PricedProduct } from '@staffel/shared-api/rules'
import { Text } from '@staffel/shared-ui/core'
import { formatNumber, formatPrice } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { TierMark } from '@staffel/shared-ui/tiers'
import styles from './prices.module.css'
import { tierSteps } from './tierSteps.ts'

type Priced = Pick<Product, 'product_name'> & PricedProduct<Staffel>

/** The price of one, with its ladder at hand; where no tier covers one, the first price there is. */
export function ProductPrice({ product, currency }: { product: Priced; currency?: string }) {
  const { t } = useTranslation('catalogue')
  const price = cataloguePrice(product)
  const ladder = tierSteps(product, price.kind === 'from' ? price.quantity : 1, null, currency)
  return (
    <span className={styles.price}>
      {ladder && <TierMark name={product.product_name} ladder={ladder} />}
      {price.kind === 'request' ? (
        <Text tone="muted">{t('price.onRequest')}</Text>
      ) : (
        <Text numeric className={styles.written}>
          {written()}
        </Text>
      )}
    </span>
  )

  function written(): string {
    if (price.kind === 'from')
      return t('price.from', { price: formatPrice(price, currency), quantity: formatNumber(price.quantity) })
    return price.kind === 'price' ? formatPrice(price, currency) : ''
  }
}
