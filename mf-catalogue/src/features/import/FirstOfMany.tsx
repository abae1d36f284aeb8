import { Text } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import styles from './import.module.css'

/** Says that a list goes on. */
export function FirstOfMany({ shown, total }: { shown: number; total: number }) {
  const { t } = useTranslation('catalogue')
  if (shown >= total) return null
  return (
    <p className={styles.first}>
      <Text tone="muted" size="small">
        {t('import.first', { shown: formatNumber(shown) })}
      </Text>
    </p>
  )
}
