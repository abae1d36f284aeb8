import type { ExactStatus } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { Checkbox } from '@staffel/shared-ui/form'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { syncKinds, type SyncKind } from '../../api/sync.queries.ts'
import styles from './sync.module.css'

export interface KindChoiceProps {
  readonly chosen: readonly SyncKind[]
  readonly status: ExactStatus | undefined
  readonly disabled: boolean
  readonly onChange: (kinds: readonly SyncKind[]) => void
}

/** What is brought in, and when each was the last time. */
export function KindChoice({ chosen, status, disabled, onChange }: KindChoiceProps) {
  const { t } = useTranslation('integrations')
  const { language } = useLanguage()
  const toggle = (kind: SyncKind, isChosen: boolean) =>
    onChange(syncKinds.filter((each) => (each === kind ? isChosen : chosen.includes(each))))
  return (
    <div role="group" aria-label={t('sync.start')} className={styles.kinds}>
      {syncKinds.map((kind) => (
        <Checkbox
          key={kind}
          checked={chosen.includes(kind)}
          disabled={disabled}
          onChange={({ target }) => toggle(kind, target.checked)}
        >
          {t(`sync.kind.${kind}`)}
          <Text as="div" tone="muted" size="small">
            {[t(`sync.about.${kind}`), last(kind)].join(' · ')}
          </Text>
        </Checkbox>
      ))}
      {chosen.length === 0 && (
        <Text as="p" tone="danger" size="small">
          {t('sync.noKind')}
        </Text>
      )}
    </div>
  )

  function last(kind: SyncKind): string {
    const at = status?.last_sync[kind === 'products' ? 'items' : kind] ?? null
    return at === null ? t('sync.never') : t('sync.lastAt', { when: formatInstant(at, language) })
  }
}
