import type { MailReadingState } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import styles from './reading.module.css'

/** How far the reading is: 'n van m' once it is known how many there are. */
export function ReadingProgress({ state }: { state: MailReadingState | undefined }) {
  const { t } = useTranslation('requests')
  const { done = 0, total = null } = state?.running ? state : {}
  const known = total !== null && total > 0
  return (
    <div className={styles.mailReading} role="status">
      <Text as="div" strong numeric>
        {known
          ? t('reading.progress', { done: formatNumber(done), total: formatNumber(total) })
          : t('reading.connecting')}
      </Text>
      <progress aria-label={t('reading.label')} {...(known && { value: done, max: total })} />
    </div>
  )
}
