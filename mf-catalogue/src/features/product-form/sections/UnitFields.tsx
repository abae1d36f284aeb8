import { knownSalesUnit } from '@staffel/shared-api/rules'
import { Field } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { salesUnitsQuery } from '../../../api/products.queries.ts'
import { NumberField } from '../../../parts/fields/NumberField.tsx'
import { TextField } from '../../../parts/fields/TextField.tsx'
import layout from '../../../parts/form/form.module.css'
import styles from '../product-form.module.css'
import { OwnChoice } from './OwnChoice.tsx'
import type { SectionProps } from './SectionProps.ts'

/** What a quantity of the product counts, by how many it is sold, and with what it counts together. */
export function UnitFields({ values, tenantId, set, errorOf }: SectionProps) {
  const { t } = useTranslation('catalogue')
  const units = useQuery(salesUnitsQuery(tenantId)).data ?? []
  const { salesUnit } = values
  const choose = (unit: string) => {
    const known = units.find((one) => one.unit === unit) ?? knownSalesUnit(unit)
    set({ salesUnit: unit, salesUnitCode: known?.code ?? '' })
  }

  return (
    <div className={layout.fields}>
      <Field label={t('fields.salesUnit')} error={errorOf('salesUnit')}>
        {({ id, status }) => (
          <OwnChoice
            id={id}
            status={status}
            value={salesUnit}
            known={units.map(({ unit }) => unit)}
            maxLength={20}
            ownLabel={(unit) => t('properties.own', { type: unit })}
            onChange={choose}
          />
        )}
      </Field>
      {/* The known units have theirs. */}
      {knownSalesUnit(salesUnit) ? (
        <span className={styles.gap} />
      ) : (
        <TextField
          label={t('fields.salesUnitCode')}
          maxLength={3}
          value={values.salesUnitCode}
          error={errorOf('salesUnitCode')}
          onChange={(code) => set({ salesUnitCode: code.toUpperCase() })}
        />
      )}
      {measure('orderMultiple', salesUnit)}
      {measure('minOrderQuantity', salesUnit)}
      {measure('packContent')}
      <TextField
        label={t('fields.tierGroup')}
        hint={t('form.tierGroupHint')}
        maxLength={60}
        value={values.tierGroup}
        error={errorOf('tierGroup')}
        onChange={(tierGroup) => set({ tierGroup })}
      />
    </div>
  )

  function measure(field: 'orderMultiple' | 'minOrderQuantity' | 'packContent', suffix?: string) {
    return (
      <NumberField
        label={t(`fields.${field}`)}
        decimals={3}
        suffix={suffix}
        value={values[field]}
        error={errorOf(field)}
        onChange={(typed) => set({ [field]: typed })}
      />
    )
  }
}
