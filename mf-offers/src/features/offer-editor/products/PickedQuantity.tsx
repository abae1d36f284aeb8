import type { OfferItem, Product } from '@staffel/shared-api/contract'
import { offerLimits } from '@staffel/shared-api/rules'
import { Text } from '@staffel/shared-ui/core'
import { QuantityInput } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import styles from './products.module.css'

export interface PickedQuantityProps {
  product: Product
  /** The line that it will be; undefined for what is not chosen. */
  line: OfferItem | undefined
  onChange: (line: OfferItem, quantity: number) => void
}

/** How many of a product are added, once it is chosen. */
export function PickedQuantity({ product, line, onChange }: PickedQuantityProps) {
  const { t } = useTranslation('offers')
  if (!line) return <Text tone="muted">–</Text>
  return (
    <QuantityInput
      className={styles.quantity}
      data-quantity={product.product_id}
      aria-label={t('products.quantityOf', { name: product.product_name })}
      max={offerLimits.quantity}
      value={line.quantity}
      onChange={(quantity) => onChange(line, quantity)}
    />
  )
}
