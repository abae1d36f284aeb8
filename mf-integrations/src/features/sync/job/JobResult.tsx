import type { ExactJob } from '@staffel/shared-api/contract'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { outcomes, countOf } from './outcomes.ts'

/** What became of it, or would, in one line. */
export function JobResult({ job }: { job: ExactJob }) {
  const { t } = useTranslation('integrations')
  if (job.problem !== null) return job.problem
  const parts = outcomes.flatMap((outcome) => {
    const count = countOf(job, outcome)
    return count === 0 ? [] : [`${formatNumber(count)} ${t(`jobs.outcome.${outcome}`).toLowerCase()}`]
  })
  if (job.known > 0) parts.push(t('jobs.known', { count: job.known, shown: formatNumber(job.known) }))
  return parts.length === 0 ? t('jobs.nothing') : parts.join(', ')
}
