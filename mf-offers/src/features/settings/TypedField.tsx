import { Field, Input } from '@staffel/shared-ui/form'

export interface TypedFieldProps {
  readonly label: string
  readonly value: string
  readonly error?: string
  readonly suffix?: string
  readonly placeholder?: string
  readonly maxLength?: number
  readonly inputMode?: 'decimal' | 'numeric'
  readonly onChange: (value: string) => void
}

/** A line of text, or a number as it is typed. */
export function TypedField({ label, value, error, onChange, ...look }: TypedFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          {...look}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
