import { Card, Facts, Heading, Text } from '@staffel/shared-ui/core'
import { formatPercent, formatPrice, formatRange, parseDecimal } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { marginOf } from '../../parts/prices/marginOf.ts'
import type { TypedTier } from '../../parts/tiers/tierDrafts.ts'
import styles from './product-form.module.css'
import { pricedValues, type ProductValues } from './productValues.ts'

/** The product as it will be, in sight from top to bottom of the form. */
export function FormOverview({ values }: { values: ProductValues }) {
  const { t } = useTranslation('catalogue')
  const { base_unit_price: base, price_unit: priceUnit, staffels } = pricedValues(values)
  const cost = parseDecimal(values.costPrice, 2)
  const written = (unitPrice: number | null) =>
    unitPrice === null ? t('price.onRequest') : formatPrice({ unitPrice, priceUnit })
  const priced = (unitPrice: number | null) => {
    const margin = marginOf(unitPrice, cost)
    return (
      <>
        {written(unitPrice)}
        {margin !== null && (
          <Text as="div" tone="muted" size="small">
            {t('tiers.margin', { margin: formatPercent(margin) })}
          </Text>
        )}
      </>
    )
  }
  return (
    <div className={styles.side}>
      <Card title={t('form.overview')}>
        <div className={styles.overview}>
          <div>
            <Heading level={3} size="small">
              {values.name.trim() || t('form.newProduct')}
            </Heading>
            {values.sku.trim() && (
              <Text numeric tone="muted">
                {values.sku.trim()}
              </Text>
            )}
          </div>
          <Facts
            rows={[
              { name: t('fields.baseUnitPrice'), value: priced(base) },
              { name: t('fields.salesUnit'), value: values.salesUnit },
            ]}
          />
          {staffels.length > 0 && (
            <div className={styles.steps}>
              <Facts rows={staffels.map((tier) => ({ name: rangeOf(tier), value: priced(tier.unitPrice ?? base) }))} />
            </div>
          )}
        </div>
      </Card>
    </div>
  )
}

function rangeOf({ variantCode, minQuantity, maxQuantity }: TypedTier): string {
  return [variantCode, formatRange(minQuantity, maxQuantity)].filter(Boolean).join(' · ')
}
