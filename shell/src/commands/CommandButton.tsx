import { Button, openFrameDialog } from '@staffel/shared-ui/core'
import { SearchOutlined } from '@staffel/shared-ui/icons'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { commandKey } from './commandKey.ts'
import styles from './command-button.module.css'

/** The visible way to Ctrl-K: a field to look at, a sign where there is no room for one. */
export function CommandButton() {
  const { t } = useTranslation('shell')
  return (
    <Button
      type="text"
      className={styles.button}
      aria-label={`${t('commands.open')} ${commandKey}`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={`${t('commands.open')} (${commandKey})`}
      onClick={() => openFrameDialog('commands')}
    >
      <SearchOutlined />
      <span className={styles.words} aria-hidden="true">
        {t('commands.open')}
      </span>{' '}
      <kbd className={styles.key} aria-hidden="true">
        {commandKey}
      </kbd>
    </Button>
  )
}
