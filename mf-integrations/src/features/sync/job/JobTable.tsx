import type { ExactJob } from '@staffel/shared-api/contract'
import { Card, EmptyState } from '@staffel/shared-ui/core'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { DataTable } from '@staffel/shared-ui/list'
import { isOpen } from '../../../api/sync.queries.ts'
import { paths } from '../../../paths.ts'
import { saidKinds } from '../saidKinds.ts'
import { JobResult } from './JobResult.tsx'
import { JobState } from './JobState.tsx'

/** What was brought in before and is over, the last first. Each leads to its log. */
export function JobTable({ jobs }: { jobs: readonly ExactJob[] }) {
  const { t } = useTranslation('integrations')
  const { language } = useLanguage()
  const nameOf = ({ dry_run: isLook, entities }: ExactJob) =>
    `${t(isLook ? 'jobs.look' : 'jobs.bringIn')}: ${saidKinds(entities, t)}`
  const moment = (job: ExactJob) => formatInstant(job.created_at, language)
  if (jobs.length === 0)
    return (
      <Card>
        <EmptyState size="compact" title={t('jobs.none')} description={t('jobs.noneText')} />
      </Card>
    )
  const over = jobs.filter((job) => !isOpen(job))
  if (over.length === 0) return null
  return (
    <DataTable
      label={t('jobs.title')}
      rows={over}
      rowKey={({ id }) => String(id)}
      rowName={(job) => `${nameOf(job)}, ${moment(job)}`}
      rowHref={({ id }) => paths.job(id)}
      columns={[
        { id: 'what', title: t('jobs.what'), card: 'title', width: 260, cell: nameOf },
        { id: 'when', title: t('jobs.when'), card: 'subtitle', width: 160, cell: moment },
        { id: 'result', title: t('jobs.result'), card: 'meta', cell: (job) => <JobResult job={job} /> },
        {
          ...{ id: 'by', title: t('jobs.by'), card: 'meta', width: 240, from: 'medium' },
          cell: (job) => job.asked_by ?? t(`jobs.cause.${job.cause}`),
        },
        {
          id: 'state',
          title: t('jobs.how'),
          card: 'status',
          width: 120,
          cell: (job) => <JobState state={job.state} />,
        },
      ]}
    />
  )
}
