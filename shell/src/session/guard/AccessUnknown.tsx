import { Spin } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import styles from './access-unknown.module.css'

/** While the user or their access is not known yet. */
export function AccessUnknown() {
  const { t } = useTranslation('shell')
  return (
    <div className={styles.unknown} role="status" aria-busy="true">
      <Spin size="large" />
      <span className="sf-sr-only">{t('loading')}</span>
    </div>
  )
}
