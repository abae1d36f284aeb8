import { Button } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useLastGood } from './lastGood.ts'
import styles from './notices.module.css'
import { useOtherVersion } from './otherVersion.ts'
import { useOnline } from './useOnline.ts'

/** Something else runs here by now, and comes with the next page, or at once; while it can come. */
export function OtherVersionNotice() {
  const { t } = useTranslation('shell')
  const [isOther, isOnline, lastGood] = [useOtherVersion(), useOnline(), useLastGood()]
  return (
    <div role="status">
      {isOther && isOnline && !lastGood && (
        <div className={`${styles.notice} ${styles.news}`}>
          {t('otherVersion.message')}
          <Button size="small" onClick={() => window.location.reload()}>
            {t('otherVersion.now')}
          </Button>
        </div>
      )}
    </div>
  )
}
