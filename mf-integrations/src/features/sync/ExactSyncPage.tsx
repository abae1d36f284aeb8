import type { ExactJob } from '@staffel/shared-api/contract'
import { mayConnectAccounting } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { LoadingState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { exactStatusQuery } from '../../api/exact.queries.ts'
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
  const user = useUser()
  // Asked for beside the jobs: what is said where there is no link would move what somebody reaches for.
  const status = useQuery({ ...exactStatusQuery(), enabled: user !== null && mayConnectAccounting(user) })
  return (
    <SyncScreen
      title={t('sync.title')}
      subtitle={t('sync.subtitle')}
      back={{ to: paths.exact(), label: t('exact.title') }}
    >
      {(jobs) => (status.isLoading ? <LoadingState shape="rows" count={6} /> : <Sync jobs={jobs} />)}
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
