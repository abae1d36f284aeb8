import { useTranslation } from '@staffel/shared-ui/i18n'
import { OwnChoice } from './OwnChoice.tsx'

export interface PropertyTypeSelectProps {
  readonly value: string
  /** The known kinds of property, and those of the tenant's own. */
  readonly known: readonly string[]
  readonly status?: 'error'
  /** Of what is said to be wrong with it. */
  readonly describedBy?: string
  readonly onChange: (propertyType: string) => void
}

/** One of the known kinds of property, or a new one of the tenant's own. */
export function PropertyTypeSelect({ value, known, onChange, status, describedBy }: PropertyTypeSelectProps) {
  const { t } = useTranslation('catalogue')
  return (
    <OwnChoice
      label={t('properties.type')}
      placeholder={t('properties.type')}
      value={value}
      known={known}
      maxLength={100}
      status={status}
      describedBy={describedBy}
      ownLabel={(type) => t('properties.own', { type })}
      onChange={onChange}
    />
  )
}
