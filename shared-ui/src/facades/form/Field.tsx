import { useId, type ReactNode } from 'react'
import { Text } from '../core/Text.tsx'
import './field.css'

/**
 * What a control takes over from its field, so that label and message belong to it for assistive technology as well.
 */
export interface FieldControl {
  readonly id: string
  readonly status: 'error' | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

export interface FieldProps {
  label: string
  /** What is wrong with it. */
  error?: string
  /** What it is for, below it. */
  hint?: string
  children: (control: FieldControl) => ReactNode
}

/** A control with its label above, and below it what is wrong and what it is for. */
export function Field({ label, error, hint, children }: FieldProps) {
  const id = useId()
  const [message, purpose] = [`${id}-message`, `${id}-hint`]
  const described = [error && message, hint && purpose].filter(Boolean).join(' ')
  return (
    <div className="sf-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        status: error ? 'error' : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <Text id={message} as="div" tone="danger" size="small">
          {error}
        </Text>
      )}
      {hint && (
        <Text id={purpose} as="div" tone="muted" size="small">
          {hint}
        </Text>
      )}
    </div>
  )
}
