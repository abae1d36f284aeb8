import { mayConnectAccounting } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { EmptyState, ErrorState, LoadingState, Screen } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { LockOutlined } from '@staffel/shared-ui/icons'
import { useQuery } from '@staffel/shared-ui/query'
import { exactStatusQuery } from '../../api/exact.queries.ts'
import { ExactStatusView } from './ExactStatusView.tsx'

export function ExactStatusPage() {
  const { t } = useTranslation('integrations')
  const user = useUser()
  const isOwn = user !== null && mayConnectAccounting(user)
  const status = useQuery({ ...exactStatusQuery(), enabled: isOwn })
  return (
    <Screen title={t('exact.title')} subtitle={t('exact.subtitle')}>
      {content()}
    </Screen>
  )

  function content() {
    if (!isOwn)
      return <EmptyState icon={<LockOutlined />} title={t('exact.notYours')} description={t('exact.notYoursText')} />
    if (status.isPending) return <LoadingState shape="cards" count={2} />
    if (status.isError && !status.data)
      return (
        <ErrorState
          title={t('exact.failed')}
          error={status.error}
          onRetry={() => void status.refetch()}
          retrying={status.isFetching}
        />
      )
    return <ExactStatusView status={status.data} />
  }
}
