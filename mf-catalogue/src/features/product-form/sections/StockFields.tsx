import type { StockType } from '@staffel/shared-api/contract'
import { Checkbox, Field, Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { NumberField } from '../../../parts/fields/NumberField.tsx'
import layout from '../../../parts/form/form.module.css'
import styles from '../product-form.module.css'
import type { SectionProps } from './SectionProps.ts'

const stockTypes: readonly StockType[] = ['boolean', 'numeric', 'unlimited']

/** The kind of stock, and then yes or no, a number, or nothing to say. */
export function StockFields({ values, set, errorOf }: SectionProps) {
  const { t } = useTranslation('catalogue')
  return (
    <div className={layout.fields}>
      <Field label={t('form.stockType')} error={errorOf('stockType')}>
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
      {values.stockType === 'boolean' && (
        <Checkbox
          className={styles.check}
          checked={values.stockValue !== '0'}
          onChange={({ target }) => set({ stockValue: target.checked ? '1' : '0' })}
        >
          {t('stock.inStock')}
        </Checkbox>
      )}
      {values.stockType === 'numeric' && (
        <NumberField
          label={t('fields.stockValue')}
          decimals={3}
          suffix={values.salesUnit}
          value={values.stockValue}
          error={errorOf('stockValue')}
          onChange={(stockValue) => set({ stockValue })}
        />
      )}
    </div>
  )
}
