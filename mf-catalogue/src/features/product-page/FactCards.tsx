import type { ProductDetail } from '@staffel/shared-api/contract'
import { Card, Facts, type Fact } from '@staffel/shared-ui/core'
import { formatDate, formatInstant, formatNumber, formatPercent, formatPrice } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { marginOf } from '../../parts/prices/marginOf.ts'
import styles from './product-page.module.css'

/** What it costs, by what it is sold, and how much of it there is. */
export function SaleCard({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalogue')
  const { base_unit_price: price, price_unit: priceUnit, sales_unit: unit, cost_price: cost, staffels } = product
  const measured = (value: number | null) => value !== null && `${formatNumber(value)} ${unit}`
  const margin = marginOf(price, cost ?? null)
  const rows = [
    {
      name: t('fields.baseUnitPrice'),
      // A ladder is a price as well.
      value:
        price === null ? staffels.length === 0 && t('price.onRequest') : formatPrice({ unitPrice: price, priceUnit }),
    },
    typeof cost === 'number' && { name: t('fields.costPrice'), value: formatPrice({ unitPrice: cost, priceUnit }) },
    margin !== null && { name: t('product.margin'), value: formatPercent(margin) },
    {
      name: t('fields.vatRate'),
      value: product.vat_rate === null ? t('form.usualVat') : formatPercent(product.vat_rate),
    },
    { name: t('fields.salesUnit'), value: unit },
    product.pack_content !== null && { name: t('fields.packContent'), value: formatNumber(product.pack_content) },
    { name: t('fields.orderMultiple'), value: measured(product.order_multiple) },
    { name: t('fields.minOrderQuantity'), value: measured(product.min_order_quantity) },
    { name: t('fields.tierGroup'), value: product.tier_group },
    { name: t('fields.stockType'), value: stock() },
  ]
  return (
    <Card title={t('product.sale')}>
      <div className={styles.facts}>
        <Facts rows={known(rows)} />
      </div>
    </Card>
  )

  function stock(): string {
    const { stock_type: type, stock_value: value } = product
    if (type === 'numeric') return `${formatNumber(value ?? 0)} ${unit}`
    if (type === 'unlimited') return t('stock.types.unlimited')
    return t(value ? 'stock.inStock' : 'stock.outOfStock')
  }
}

/** By what names it goes, and from when till when it is sold. */
export function NumbersCard({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalogue')
  const { language } = useLanguage()
  const day = (value: string | null) => value && formatDate(value, language)
  const rows = [
    { name: t('fields.technicalName'), value: product.technical_name },
    { name: t('fields.ean'), value: product.ean },
    { name: t('fields.externalItemCode'), value: product.external_item_code },
    { name: t('fields.startDate'), value: day(product.start_date) },
    { name: t('fields.endDate'), value: day(product.end_date) },
    { name: t('product.modified'), value: formatInstant(product.last_modified, language) },
  ]
  return (
    <Card title={t('product.details')}>
      <div className={styles.facts}>
        <Facts rows={known(rows)} />
      </div>
    </Card>
  )
}

/** What there is nothing to tell of is left out. */
function known(rows: readonly (Fact | false)[]): Fact[] {
  return rows.filter((row) => row !== false && Boolean(row.value)) as Fact[]
}
