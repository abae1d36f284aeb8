import { Field, Input } from '@staffel/shared-ui/form'
import { formatNumber, parseDecimal } from '@staffel/shared-ui/format'

export interface NumberFieldProps {
  readonly label: string
  /** As it is typed; empty says that there is none. */
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly error?: string
  /** Digits behind the comma that are kept, and whether they are always written. */
  readonly decimals: number
  readonly isAmount?: boolean
  readonly prefix?: string
  readonly suffix?: string
  readonly placeholder?: string
}

/** A number that may be left out. Written the Dutch way once the field is left. */
export function NumberField({ label, error, value, onChange, decimals, isAmount, ...look }: NumberFieldProps) {
  const rewrite = () => {
    const number = parseDecimal(value, decimals)
    if (number !== null) onChange(formatNumber(number, decimals, isAmount ? decimals : 0))
  }
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          {...look}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={rewrite}
        />
      )}
    </Field>
  )
}
