import { Field, Input } from '@staffel/shared-ui/form'

export interface TextAreaFieldProps {
  readonly label: string
  readonly error?: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly rows: number
  readonly maxLength: number
}

/** Some lines of text that somebody writes. */
export function TextAreaField({ label, error, value, onChange, rows, maxLength }: TextAreaFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input.TextArea
          {...control}
          rows={rows}
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
