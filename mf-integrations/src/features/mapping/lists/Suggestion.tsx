import { Button, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import styles from '../mapping.module.css'

export interface SuggestionProps {
  readonly thing: string
  /** What speaks for it. */
  readonly because: string
  readonly disabled: boolean
  readonly onTake: () => void
}

/** What may be meant, until somebody says that it is. */
export function Suggestion({ thing, because, disabled, onTake }: SuggestionProps) {
  const { t } = useTranslation('integrations')
  return (
    <div className={styles.suggestion}>
      <Text size="small" tone="muted">
        {t('mapping.perhaps', { thing, because })}
      </Text>
      <Button size="small" disabled={disabled} onClick={onTake}>
        {t('mapping.take')}
      </Button>
    </div>
  )
}
