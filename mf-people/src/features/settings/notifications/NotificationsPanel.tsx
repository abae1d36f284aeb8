import { Card, ErrorState, LoadingState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { notificationsQuery } from '../../../api/account/notifications.queries.ts'
import { NotificationTable } from './NotificationTable.tsx'

/** By which ways the reader is told of what. */
export function NotificationsPanel() {
  const { t } = useTranslation('people')
  const choices = useQuery(notificationsQuery())
  return <Card title={t('notifications.title')}>{content()}</Card>

  function content() {
    if (choices.isPending) return <LoadingState shape="rows" count={10} />
    if (choices.isError && !choices.data)
      return (
        <ErrorState
          size="compact"
          title={t('notifications.failed')}
          error={choices.error}
          onRetry={() => void choices.refetch()}
          retrying={choices.isFetching}
        />
      )
    return <NotificationTable choices={choices.data.choices} />
  }
}
