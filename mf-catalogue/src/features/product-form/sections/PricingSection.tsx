import type { StockType } from '@staffel/shared-api/contract'
import { priceUnits, type PriceUnit } from '@staffel/shared-api/rules'
import { Card } from '@staffel/shared-ui/core'
import { Checkbox, Field, Select } from '@staffel/shared-ui/form'
import { formatNumber, formatPriceUnit } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { NumberField } from '../../../parts/fields/NumberField.tsx'
import styles from '../product-form.module.css'
import type { SectionProps } from './SectionProps.ts'

const stockTypes: readonly StockType[] = ['boolean', 'numeric', 'unlimited']

export function PricingSection(section: SectionProps) {
  const { t } = useTranslation('catalogue')
  const { values, set, errorOf } = section
  return (
    <Card title={t('form.sections.pricing')}>
      <div className={styles.fields}>
        <NumberField
          label={t('fields.baseUnitPrice')}
          decimals={2}
          isAmount
          prefix="€"
          suffix={formatPriceUnit(values.priceUnit)}
          placeholder={t('price.onRequest')}
          value={values.baseUnitPrice}
          error={errorOf('baseUnitPrice')}
          onChange={(baseUnitPrice) => set({ baseUnitPrice })}
        />
        <Field label={t('fields.priceUnit')} error={errorOf('priceUnit')}>
          {({ id, status }) => (
            <Select<PriceUnit>
              id={id}
              status={status}
              value={values.priceUnit}
              options={priceUnits.map((value) => ({ value, label: formatNumber(value) }))}
              onChange={(priceUnit) => set({ priceUnit })}
            />
          )}
        </Field>
        <Field label={t('fields.stockType')} error={errorOf('stockType')}>
          {({ id, status }) => (
            <Select<StockType>
              id={id}
              status={status}
              value={values.stockType}
              options={stockTypes.map((value) => ({ value, label: t(`stock.types.${value}`) }))}
              onChange={(stockType) => set({ stockType, ...(stockType === 'boolean' && { stockValue: '1' }) })}
            />
          )}
        </Field>
        <StockValue {...section} />
      </div>
    </Card>
  )
}

/** Yes or no, a number, or nothing to say: by the kind of stock. */
function StockValue({ values, set, errorOf }: SectionProps) {
  const { t } = useTranslation('catalogue')
  if (values.stockType === 'unlimited') return <span />
  if (values.stockType === 'boolean')
    return (
      <Checkbox
        className={styles.check}
        checked={values.stockValue !== '0'}
        onChange={({ target }) => set({ stockValue: target.checked ? '1' : '0' })}
      >
        {t('stock.inStock')}
      </Checkbox>
    )
  return (
    <NumberField
      label={t('fields.stockValue')}
      decimals={3}
      value={values.stockValue}
      error={errorOf('stockValue')}
      onChange={(stockValue) => set({ stockValue })}
    />
  )
}
