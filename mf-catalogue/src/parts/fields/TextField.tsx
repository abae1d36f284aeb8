import { Field, Input } from '@staffel/shared-ui/form'

export interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly maxLength: number
  readonly error?: string
  readonly isRequired?: boolean
  /** What it is for, below it. */
  readonly hint?: string
  /** More than one makes it a field of lines. */
  readonly rows?: number
}

export function TextField({ label, error, value, onChange, rows = 1, isRequired, maxLength, hint }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => {
        const common = {
          ...control,
          maxLength,
          value,
          autoComplete: 'off',
          onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
        }
        return rows > 1 ? (
          <Input.TextArea {...common} rows={rows} />
        ) : (
          <Input {...common} aria-required={isRequired || undefined} />
        )
      }}
    </Field>
  )
}
