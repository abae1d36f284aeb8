import { priceRoundings, raiseLimits, type PriceRounding } from '@staffel/shared-api/rules'
import { DecimalInput, Field, Select } from '@staffel/shared-ui/form'
import { formatMoney } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import styles from './tiers.module.css'

export interface Raise {
  readonly percent: number
  readonly rounding: PriceRounding
}

export const noRaise: Raise = { percent: 0, rounding: 0.01 }

export interface RaiseFieldsProps {
  readonly value: Raise
  readonly disabled?: boolean
  readonly onChange: (raise: Raise) => void
}

/** By how much prices are raised, and to what they are rounded. */
export function RaiseFields({ value, disabled, onChange }: RaiseFieldsProps) {
  const { t } = useTranslation('catalogue')
  return (
    <div className={styles.raiseFields}>
      <Field label={t('raise.percent')}>
        {(control) => (
          <DecimalInput
            {...control}
            autoFocus
            suffix="%"
            disabled={disabled}
            decimals={2}
            min={raiseLimits.least}
            max={raiseLimits.most}
            value={value.percent}
            onChange={(percent) => onChange({ ...value, percent })}
          />
        )}
      </Field>
      <Field label={t('raise.rounding')}>
        {({ id }) => (
          <Select<PriceRounding>
            id={id}
            disabled={disabled}
            value={value.rounding}
            options={priceRoundings.map((rounding) => ({ value: rounding, label: formatMoney(rounding) }))}
            onChange={(rounding) => onChange({ ...value, rounding })}
          />
        )}
      </Field>
    </div>
  )
}
