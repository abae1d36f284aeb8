import { Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import styles from './request-list.module.css'

/** The name, and the address where there is room for it. */
export function Sender({ from }: { from: string }) {
  const { t } = useTranslation('requests')
  const [, shown = from, address = ''] = /^([^<]*)<([^<>]+)>\s*$/.exec(from) ?? []
  const name = shown.replaceAll('"', '').trim()
  return (
    <span className={styles.rowSender}>
      <span>{name || address || t('list.noSender')}</span>
      {name && address && (
        <Text tone="muted" size="small">
          {address}
        </Text>
      )}
    </span>
  )
}
