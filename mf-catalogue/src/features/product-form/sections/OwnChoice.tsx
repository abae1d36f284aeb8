import { Select } from '@staffel/shared-ui/form'
import { useState } from 'react'

export interface OwnChoiceProps {
  readonly id?: string
  readonly label?: string
  readonly placeholder?: string
  readonly value: string
  readonly known: readonly string[]
  readonly maxLength: number
  /** How what is typed is offered: "Add “Gloss”". */
  readonly ownLabel: (own: string) => string
  readonly status?: 'error'
  readonly describedBy?: string
  readonly onChange: (value: string) => void
}

/** One of what is known, or something of one's own that is typed here. */
export function OwnChoice({
  id,
  label,
  value,
  known,
  maxLength,
  ownLabel,
  describedBy,
  onChange,
  ...look
}: OwnChoiceProps) {
  const [typed, setTyped] = useState('')
  const own = typed.trim().slice(0, maxLength)
  const all = [...new Set([...known, ...(value ? [value] : [])])]
  const isKnown = all.some((one) => one.toLowerCase() === own.toLowerCase())
  const options = [
    ...all.map((one) => ({ value: one, label: one })),
    ...(own && !isKnown ? [{ value: own, label: ownLabel(own) }] : []),
  ]
  return (
    <Select<string>
      {...look}
      id={id}
      aria-label={label}
      aria-describedby={describedBy}
      value={value || undefined}
      options={options}
      showSearch={{ optionFilterProp: 'label', onSearch: setTyped }}
      onChange={(next) => {
        setTyped('')
        onChange(next)
      }}
    />
  )
}
