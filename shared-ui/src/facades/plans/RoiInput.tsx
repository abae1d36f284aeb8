import Input from 'antd/es/input'
import { useId, type ReactNode } from 'react'
import { Text } from '../core/Text.tsx'
import { Field } from '../form/Field.tsx'

export interface RoiInputProps {
  label: string
  help?: string
  prefix?: string
  suffix?: string
  value: string
  error?: string | undefined
  onChange: (value: string) => void
  /** Beside the field. */
  children?: ReactNode
}

/** A number that is kept as it is typed, so that what is wrong with it can be said. */
export function RoiInput({ label, help, prefix, suffix, value, error, onChange, children }: RoiInputProps) {
  const helpId = useId()
  return (
    <div>
      <Field label={label} {...(error !== undefined && { error })}>
        {(control) => (
          <div className="sf-roi-field">
            <Input
              {...control}
              aria-describedby={control['aria-describedby'] ?? (help ? helpId : undefined)}
              inputMode="decimal"
              autoComplete="off"
              prefix={prefix}
              suffix={suffix}
              value={value}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => onChange(event.target.value)}
            />
            {children}
          </div>
        )}
      </Field>
      {help && !error && (
        <Text id={helpId} as="p" tone="muted" size="small">
          {help}
        </Text>
      )}
    </div>
  )
}
