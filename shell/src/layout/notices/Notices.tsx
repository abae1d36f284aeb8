import { useTranslation } from '@staffel/shared-ui/i18n'
import { useLastGood } from './lastGood.ts'
import styles from './notices.module.css'
import { useOnline } from './useOnline.ts'

/**
 * What holds for every screen at once: no connection, a server without its data, or an old description of the
 * environment.
 */
export function Notices({ staleManifest }: { staleManifest: boolean }) {
  const { t } = useTranslation('shell')
  const lastGood = useLastGood()
  const online = useOnline()
  return (
    <div role="status">
      {!online && <div className={styles.notice}>{t('offline')}</div>}
      {lastGood && <div className={styles.notice}>{t(`lastGood.${lastGood}`)}</div>}
      {staleManifest && <div className={styles.notice}>{t('staleManifest')}</div>}
    </div>
  )
}
