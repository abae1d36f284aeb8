import type { Product } from '@staffel/shared-api/contract'
import { cataloguePrice, priceWithWhy, type TierCount } from '@staffel/shared-api/rules'
import { Text } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { usePrice } from '../../../../parts/money/OfferCurrency.ts'

/** The price of one, or of the least that has one; beside lines that count with it, that of them all. */
export function ProductPrice({ product, count }: { product: Product; count: TierCount }) {
  const { t } = useTranslation('offers')
  const written = usePrice()
  if (count.lines > 1) {
    const together = priceWithWhy(product, { quantity: count.quantity, count })
    if (together.source !== 'request' && !together.outsideLadder) return <Text numeric>{written(together)}</Text>
  }
  const price = cataloguePrice(product)
  if (price.kind === 'request') return <Text tone="muted">{t('products.priceOnRequest')}</Text>
  if (price.kind === 'price') return <Text numeric>{written(price)}</Text>
  return <Text numeric>{t('products.from', { price: written(price), min: formatNumber(price.quantity) })}</Text>
}
