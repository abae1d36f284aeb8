import type { ExactJob } from '@staffel/shared-api/contract'
import { Alert, Card, Text } from '@staffel/shared-ui/core'
import { formatInstant, formatNumber } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { saidKinds } from '../saidKinds.ts'
import styles from '../sync.module.css'

/** How far a job is that is not over yet, and why it waits. */
export function JobProgress({ job }: { job: ExactJob }) {
  const { t } = useTranslation('integrations')
  const { language } = useLanguage()
  const { state, dry_run: isLook, done, total, problem, next_at: next } = job
  const name = `${t(isLook ? 'sync.look' : 'sync.bringIn')}: ${saidKinds(job.entities, t)}`
  const counts = state === 'storing' && total > 0
  return (
    <Card title={name}>
      <div className={styles.progress} role="status">
        <Text>{state === 'storing' && isLook ? t('jobs.comparing') : t(`jobs.state.${state}`)}</Text>
        {next === null ? (
          <progress aria-label={name} {...(counts && { value: done, max: total })} />
        ) : (
          <Alert
            type="warning"
            showIcon
            title={problem ?? t('jobs.state.waiting')}
            description={t('jobs.next', { when: formatInstant(next, language) })}
          />
        )}
        {counts && (
          <Text tone="muted" numeric>
            {t('jobs.progress', { done: formatNumber(done), total: formatNumber(total) })}
          </Text>
        )}
      </div>
    </Card>
  )
}
