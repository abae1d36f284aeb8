import type { ExactConflict } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import styles from './sync.module.css'

/** What stands here, and what it becomes after Exact. */
export function Fields({ fields }: Pick<ExactConflict, 'fields'>) {
  const { t } = useTranslation('integrations')
  return (
    <ul className={styles.fields}>
      {fields.map(({ field, from, to }) => (
        <li key={field}>
          <Text tone="muted">{t(`sync.fields.${field}`)}</Text> <del>{from ?? t('sync.empty')}</del>{' '}
          <span aria-hidden="true">→</span> <ins>{to ?? t('sync.empty')}</ins>
        </li>
      ))}
    </ul>
  )
}
