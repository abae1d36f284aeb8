import type { ExactJob } from '@staffel/shared-api/contract'
import { mayConnectAccounting } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { EmptyState, ErrorState, LoadingState, Screen, type ScreenProps } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { LockOutlined } from '@staffel/shared-ui/icons'
import { useQuery } from '@staffel/shared-ui/query'
import type { ReactNode } from 'react'
import { jobsQuery } from '../../api/sync.queries.ts'

export interface SyncScreenProps extends Pick<ScreenProps, 'title' | 'subtitle' | 'back'> {
  readonly children: (jobs: readonly ExactJob[]) => ReactNode
}

/** A screen about what is brought in: for the people of the seller, once its jobs are there. */
export function SyncScreen({ children, ...head }: SyncScreenProps) {
  const { t } = useTranslation('integrations')
  const user = useUser()
  const isOwn = user !== null && mayConnectAccounting(user)
  const jobs = useQuery({ ...jobsQuery(), enabled: isOwn })
  return <Screen {...head}>{content()}</Screen>

  function content() {
    if (!isOwn)
      return <EmptyState icon={<LockOutlined />} title={t('exact.notYours')} description={t('exact.notYoursText')} />
    if (jobs.isPending) return <LoadingState shape="rows" count={6} />
    if (!jobs.data)
      return (
        <ErrorState
          title={t('sync.failed')}
          error={jobs.error}
          onRetry={() => void jobs.refetch()}
          retrying={jobs.isFetching}
        />
      )
    return children(jobs.data)
  }
}
