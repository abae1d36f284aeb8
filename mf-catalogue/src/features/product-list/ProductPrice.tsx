import type { Product } from '@staffel/shared-api/contract'
import { cataloguePrice } from '@staffel/shared-api/rules'
import { Text } from '@staffel/shared-ui/core'
import { formatNumber, formatPrice } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'

/** The price of one piece; where the ladder starts higher, the first price there is. */
export function ProductPrice({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue')
  const price = cataloguePrice(product)
  if (price.kind === 'request') return <Text tone="muted">{t('price.onRequest')}</Text>
  if (price.kind === 'price') return <Text numeric>{formatPrice(price)}</Text>
  return <Text numeric>{t('price.from', { price: formatPrice(price), quantity: formatNumber(price.quantity) })}</Text>
}
