import type { ProductDetail } from '@staffel/shared-api/contract'
import { Card, Facts, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import styles from './product-page.module.css'

/** What the product is, in words and properties. */
export function TellingCard({ product: { description, properties } }: { product: ProductDetail }) {
  const { t } = useTranslation('catalogue')
  if (!description && properties.length === 0) return null
  return (
    <Card title={t('product.about')}>
      <div className={styles.telling}>
        {description && <Text as="p">{description}</Text>}
        {properties.length > 0 && (
          <Facts
            rows={properties.map(({ propertyType, value, editable }) => ({
              name: propertyType,
              value: editable ? `${value} (${t('product.editable')})` : value,
            }))}
          />
        )}
      </div>
    </Card>
  )
}
