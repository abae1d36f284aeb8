import { ErrorState, LoadingState, Screen } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { exactStatusQuery } from '../../api/exact.queries.ts'
import { ConnectionBadge } from './ConnectionBadge.tsx'
import { ExactStatusView } from './ExactStatusView.tsx'

export function ExactStatusPage() {
  const { t } = useTranslation('integrations')
  const status = useQuery(exactStatusQuery())
  return (
    <Screen
      title={t('exact.title')}
      subtitle={t('exact.subtitle')}
      status={status.data && <ConnectionBadge status={status.data} />}
    >
      {content()}
    </Screen>
  )

  function content() {
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
