import type { ExactJob } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { isOpen, useStatusAfter } from '../../api/sync.queries.ts'
import { ConflictCard } from './conflicts/ConflictCard.tsx'
import { JobProgress } from './job/JobProgress.tsx'
import { JobTable } from './job/JobTable.tsx'
import { StartCard } from './StartCard.tsx'
import { SyncScreen } from './SyncScreen.tsx'
import { SyncSettingsCard } from './SyncSettingsCard.tsx'
import { paths } from '../../paths.ts'
import styles from './sync.module.css'

/** Brings customers in from Exact: begun, followed, decided about, and how that goes by itself. */
export function ExactSyncPage() {
  const { t } = useTranslation('integrations')
  return (
    <SyncScreen
      title={t('sync.title')}
      subtitle={t('sync.subtitle')}
      back={{ to: paths.exact(), label: t('exact.title') }}
    >
      {(jobs) => <Sync jobs={jobs} />}
    </SyncScreen>
  )
}

function Sync({ jobs }: { jobs: readonly ExactJob[] }) {
  useStatusAfter(jobs)
  return (
    <div className={styles.sync}>
      <div className={styles.cards}>
        <div className={styles.sync}>
          <StartCard />
          {jobs.filter(isOpen).map((job) => (
            <JobProgress key={job.id} job={job} />
          ))}
        </div>
        <SyncSettingsCard />
      </div>
      <ConflictCard jobs={jobs} />
      <JobTable jobs={jobs} />
    </div>
  )
}
