import { propertyTypes } from '@staffel/shared-api/rules'
import { Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'

export interface PropertyTypeSelectProps {
  readonly value: string
  readonly onChange: (propertyType: string) => void
}

/** One of the known kinds of property, or one that is typed here. */
export function PropertyTypeSelect({ value, onChange }: PropertyTypeSelectProps) {
  const { t } = useTranslation('catalogue')
  const [typed, setTyped] = useState('')
  const own = typed.trim().slice(0, 100)
  const known = [...new Set([...propertyTypes, ...(value ? [value] : [])])]
  const isKnown = known.some((type) => type.toLowerCase() === own.toLowerCase())
  const options = [
    ...known.map((type) => ({ value: type, label: type })),
    ...(own && !isKnown ? [{ value: own, label: t('properties.own', { type: own }) }] : []),
  ]
  return (
    <Select<string>
      aria-label={t('properties.type')}
      placeholder={t('properties.type')}
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
