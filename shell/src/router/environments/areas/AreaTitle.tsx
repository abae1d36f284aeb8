import { Text } from '@staffel/shared-ui/core'
import styles from '../environments.module.css'

/** What people call an area, and what programs do. */
export function AreaTitle({ id, name }: { id: string; name: string }) {
  return (
    <span className={styles.title}>
      <Text strong>{name}</Text>
      {name !== id && (
        <Text tone="muted" size="small" className={styles.id}>
          {id}
        </Text>
      )}
    </span>
  )
}
