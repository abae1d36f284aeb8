import { Keys } from './Keys.tsx'
import { useCommandTexts } from './useCommandTexts.ts'
import styles from './palette.module.css'

/** By which keys it is used. */
export function CommandFoot() {
  const { t } = useCommandTexts()
  return (
    <p className={styles.foot} aria-hidden="true">
      <span>
        <Keys keys={['↑', '↓']} /> {t('foot.move')}
      </span>
      <span>
        <Keys keys={['↵']} /> {t('foot.run')}
      </span>
      <span>
        <Keys keys={['Esc']} /> {t('foot.close')}
      </span>
    </p>
  )
}
