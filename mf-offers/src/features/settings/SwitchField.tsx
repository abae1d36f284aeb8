import { Text } from '@staffel/shared-ui/core'
import { Switch } from '@staffel/shared-ui/form'
import styles from './settings.module.css'

export interface SwitchFieldProps {
  readonly label: string
  readonly hint: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** On or off, with what it does. */
export function SwitchField({ label, hint, checked, onChange }: SwitchFieldProps) {
  return (
    <label className={styles.switch}>
      <Switch checked={checked} onChange={onChange} />
      <span>
        {label}
        <Text as="div" tone="muted" size="small">
          {hint}
        </Text>
      </span>
    </label>
  )
}
