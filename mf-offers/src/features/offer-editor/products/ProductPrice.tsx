import type { Product } from '@staffel/shared-api/contract'
import { cataloguePrice } from '@staffel/shared-api/rules'
import { Text } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { usePrice } from '../../../parts/money/OfferCurrency.ts'

/** The price of one; where no tier covers one, the first that does. */
export function ProductPrice({ product }: { product: Product }) {
  const { t } = useTranslation('offers')
  const written = usePrice()
  const price = cataloguePrice(product)
  if (price.kind === 'request') return <Text tone="muted">{t('products.priceOnRequest')}</Text>
  if (price.kind === 'price') return <Text numeric>{written(price)}</Text>
  return <Text numeric>{t('products.from', { price: written(price), min: formatNumber(price.quantity) })}</Text>
}
