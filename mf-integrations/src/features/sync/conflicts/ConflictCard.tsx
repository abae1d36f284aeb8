import type { ExactJob } from '@staffel/shared-api/contract'
import { Card, ErrorState, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { conflictsQuery } from '../../../api/sync.queries.ts'
import { ConflictRow } from './ConflictRow.tsx'
import styles from '../sync.module.css'

/** What a person decides about; nothing where there is nothing to decide. */
export function ConflictCard({ jobs }: { jobs: readonly ExactJob[] }) {
  const { t } = useTranslation('integrations')
  const conflicts = useQuery(conflictsQuery(jobs))
  if (conflicts.isPending) return null
  if (!conflicts.data)
    return (
      <ErrorState
        size="compact"
        title={t('conflicts.failed')}
        error={conflicts.error}
        onRetry={() => void conflicts.refetch()}
        retrying={conflicts.isFetching}
      />
    )
  const { length: count } = conflicts.data
  if (count === 0) return null
  return (
    <Card title={t('conflicts.title', { count })}>
      <Text as="p" tone="muted">
        {t('conflicts.text')}
      </Text>
      <ul className={styles.conflicts}>
        {conflicts.data.map((conflict) => (
          <ConflictRow key={`${conflict.record_id} ${conflict.key ?? ''}`} conflict={conflict} />
        ))}
      </ul>
    </Card>
  )
}
