import { DecimalInput, Field, MoneyInput, Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { TypedField } from '../TypedField.tsx'
import { detailsOf, surchargeMeasures, type RuleField } from './ruleValues.ts'
import type { RuleForm } from './useRuleForm.ts'

/** What a rule of its kind goes by. */
export function RuleDetails({ form: { values, set, problems } }: { form: RuleForm }) {
  const { t } = useTranslation('offers')
  const label = (field: RuleField) => t(`settings.surcharges.fields.${field}`)

  return <>{detailsOf[values.kind].map(fieldFor)}</>

  function fieldFor(field: RuleField) {
    switch (field) {
      case 'amount':
      case 'threshold':
        return (
          <Field key={field} label={label(field)} error={problems[field]}>
            {(control) => (
              <MoneyInput {...control} value={values[field]} onChange={(amount) => set({ [field]: amount })} />
            )}
          </Field>
        )
      case 'percentage':
        return (
          <Field key={field} label={label(field)} error={problems[field]}>
            {(control) => (
              <DecimalInput
                {...control}
                decimals={2}
                max={100}
                suffix="%"
                value={values.percentage}
                onChange={(percentage) => set({ percentage })}
              />
            )}
          </Field>
        )
      case 'measure':
        return (
          <Field key={field} label={label(field)}>
            {(control) => (
              <Select
                {...control}
                value={values.measure}
                options={surchargeMeasures.map((value) => ({
                  value,
                  label: t(`settings.surcharges.measures.${value}`),
                }))}
                onChange={(measure) => set({ measure })}
              />
            )}
          </Field>
        )
      case 'propertyType':
      case 'propertyValue':
        return (
          <TypedField
            key={field}
            label={label(field)}
            maxLength={100}
            value={values[field]}
            error={problems[field]}
            onChange={(text) => set({ [field]: text })}
          />
        )
      default:
        return null
    }
  }
}
