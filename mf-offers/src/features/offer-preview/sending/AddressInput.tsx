import { useTranslation } from '@staffel/shared-ui/i18n'
import { CloseOutlined, WarningOutlined } from '@staffel/shared-ui/icons'
import { type FieldControl, Select } from '@staffel/shared-ui/form'
import { useState } from 'react'
import { addressesIn, isAddress } from './addresses.ts'
import styles from './sending.module.css'

export interface AddressInputProps {
  control: FieldControl
  value: string[]
  /** Addresses that may be meant. */
  suggestions: readonly string[]
  autoFocus?: boolean
  onChange: (addresses: string[]) => void
}

/** Any number of e-mail addresses; Enter, a comma, a semicolon or a new line ends one. What is none is marked. */
export function AddressInput({ control, value, suggestions, autoFocus, onChange }: AddressInputProps) {
  const { t } = useTranslation('offers')
  const [typed, setTyped] = useState('')
  const meant = suggestions.filter((address) => !value.includes(address))
  const fitting = meant.filter((address) => address.includes(typed.trim().toLowerCase()))
  const [isOpen, setOpen] = useState(false)
  return (
    <Select<string[]>
      {...control}
      mode="tags"
      autoFocus={autoFocus}
      suffixIcon={null}
      open={isOpen && fitting.length > 0}
      onOpenChange={setOpen}
      onSearch={setTyped}
      tokenSeparators={[',', ';', '\n', '\t', ' ']}
      options={meant.map((address) => ({ value: address, label: address }))}
      value={value}
      onChange={(entries) => {
        setTyped('')
        onChange(addressesIn(entries))
      }}
      tagRender={({ value: address, onClose }) => (
        <span className={isAddress(String(address)) ? styles.chip : `${styles.chip} ${styles.wrong}`}>
          {!isAddress(String(address)) && <WarningOutlined />}
          <span className={styles.address}>{String(address)}</span>
          <button
            type="button"
            aria-label={t('send.removeAddress', { address: String(address) })}
            // The field would take the pointer, and open its list.
            onMouseDown={(event) => event.stopPropagation()}
            onClick={onClose}
          >
            <CloseOutlined />
          </button>
        </span>
      )}
    />
  )
}
