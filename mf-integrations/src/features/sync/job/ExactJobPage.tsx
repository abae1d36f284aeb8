import type { ExactJob } from '@staffel/shared-api/contract'
import { Alert, EmptyState, TabList, Text, tabPanel } from '@staffel/shared-ui/core'
import { formatInstant, formatNumber } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { choice, useUrlFilters } from '@staffel/shared-ui/list'
import { useParams } from '@staffel/shared-ui/router'
import { useId } from 'react'
import { isOpen } from '../../../api/sync.queries.ts'
import { paths } from '../../../paths.ts'
import { saidKinds } from '../saidKinds.ts'
import { SyncScreen } from '../SyncScreen.tsx'
import { JobProgress } from './JobProgress.tsx'
import { JobRows } from './JobRows.tsx'
import { countOf, outcomes } from './outcomes.ts'
import styles from '../sync.module.css'

/** What a job did line by line, or would do. */
export function ExactJobPage() {
  const { t } = useTranslation('integrations')
  const { id } = useParams()
  return (
    <SyncScreen title={t('log.title')} back={{ to: paths.sync(), label: t('sync.title') }}>
      {(jobs) => {
        const job = jobs.find((each) => String(each.id) === id)
        return job ? <Log job={job} /> : <EmptyState title={t('log.gone')} description={t('log.goneText')} />
      }}
    </SyncScreen>
  )
}

function Log({ job }: { job: ExactJob }) {
  const { t } = useTranslation('integrations')
  const { language } = useLanguage()
  const id = useId()
  const { filters, page, set, setPage } = useUrlFilters({ filters: { outcome: choice(['all', ...outcomes]) } })
  const { outcome } = filters
  const names = ['all', ...outcomes.filter((each) => each === outcome || countOf(job, each) > 0)] as const
  const what = `${t(job.dry_run ? 'jobs.look' : 'jobs.bringIn')}: ${saidKinds(job.entities, t)}`
  const title = (name: (typeof names)[number]) =>
    name === 'all' ? t('log.all') : `${t(`jobs.outcome.${name}`)} ${formatNumber(countOf(job, name))}`
  return (
    <div className={styles.sync}>
      <Text tone="muted">
        {[what, formatInstant(job.created_at, language), job.asked_by ?? t(`jobs.cause.${job.cause}`)].join(' · ')}
      </Text>
      {isOpen(job) && <JobProgress job={job} />}
      {job.state === 'failed' && <Alert type="error" showIcon title={job.problem ?? t('jobs.failed')} />}
      {job.dry_run && job.state === 'done' && <Alert type="info" showIcon title={t('log.lookOnly')} />}
      <TabList
        id={id}
        look="page"
        label={t('log.outcome')}
        tabs={names.map((name) => ({ name, title: title(name) }))}
        current={outcome}
        onChange={(name) => set({ outcome: name })}
      />
      <div {...tabPanel(id, outcome, outcome)} aria-label={title(outcome)}>
        <JobRows job={job} outcome={outcome === 'all' ? undefined : outcome} page={page} onPage={setPage} />
      </div>
    </div>
  )
}
