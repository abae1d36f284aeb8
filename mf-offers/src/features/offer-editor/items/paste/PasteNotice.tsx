import { Alert, Button, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import type { Paste } from './usePaste.ts'
import styles from './paste.module.css'

/** While pasted rows are looked up, and which of them became no line: nothing is lost on the way. */
export function PasteNotice({ paste: { busy, left, dismiss } }: { paste: Paste }) {
  const { t } = useTranslation('offers')
  return (
    <div role="status">
      {busy && (
        <Text as="p" tone="muted" size="small" className={styles.busy}>
          {t('editor.paste.busy')}
        </Text>
      )}
      {left.length > 0 && (
        <Alert
          className={styles.left}
          type="warning"
          showIcon
          action={
            <Button size="small" onClick={dismiss}>
              {t('ui:action.close')}
            </Button>
          }
          title={t('editor.paste.left', { count: left.length })}
          description={
            <ul className={styles.rows}>
              {left.map((row, index) => (
                <li key={`${index}-${row}`}>{row}</li>
              ))}
            </ul>
          }
        />
      )}
    </div>
  )
}
