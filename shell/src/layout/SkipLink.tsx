import { useTranslation } from '@staffel/shared-ui/i18n'
import styles from './shell-layout.module.css'

/** The first stop of the keyboard: past the navigation. Focuses by script, so that the address stays what it is. */
export function SkipLink() {
  const { t } = useTranslation('shell')
  return (
    <a
      className={styles.skip}
      href="#content"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('content')?.focus()
      }}
    >
      {t('skip')}
    </a>
  )
}
