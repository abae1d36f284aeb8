import { useTranslation } from '@staffel/shared-ui/i18n'
import { useSyncExternalStore } from 'react'
import { useLastGood } from './lastGood.ts'
import styles from './notices.module.css'

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/**
 * What holds for every screen at once: no connection, a server without its data, or an old description of the
 * environment.
 */
export function Notices({ staleManifest }: { staleManifest: boolean }) {
  const { t } = useTranslation('shell')
  const lastGood = useLastGood()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {!online && <div className={styles.notice}>{t('offline')}</div>}
      {lastGood && <div className={styles.notice}>{t(`lastGood.${lastGood}`)}</div>}
      {staleManifest && <div className={styles.notice}>{t('staleManifest')}</div>}
    </div>
  )
}
