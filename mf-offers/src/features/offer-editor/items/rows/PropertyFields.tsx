import type { OfferItem } from '@staffel/shared-api/contract'
import { Input } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import type { KeyboardEvent } from 'react'
import { editableProperties, withProperty } from '../../draft/draftLines.ts'
import styles from '../items.module.css'

export interface PropertyFieldsProps {
  line: OfferItem
  /** From 1. */
  number: number
  onKeyDown: (event: KeyboardEvent) => void
  onChange: (line: OfferItem) => void
}

/** What the product leaves to be said per line, such as its colour. */
export function PropertyFields({ line, number, onKeyDown, onChange }: PropertyFieldsProps) {
  const { t } = useTranslation('offers')
  const properties = editableProperties(line)
  if (properties.length === 0) return null
  return (
    <div className={styles.itemProperties}>
      {properties.map(({ propertyType, value }) => (
        <label key={propertyType}>
          {propertyType}
          <Input
            value={value}
            maxLength={100}
            aria-label={t('editor.items.propertyOf', { property: propertyType, line: number })}
            onKeyDown={onKeyDown}
            onChange={(event) => onChange(withProperty(line, propertyType, event.target.value))}
          />
        </label>
      ))}
    </div>
  )
}
