import { Button, EmptyState, ErrorState, Heading, LoadingState } from '@staffel/shared-ui/core'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { NotificationRow } from './NotificationRow.tsx'
import { notificationsQuery, useReadNotifications } from './notifications.queries.ts'
import { useNotificationTexts } from './useNotificationTexts.ts'
import styles from './notifications.module.css'

/** How many are shown, and how many when older ones are wanted. */
const steps = { first: 15, most: 100 } as const

export interface NotificationListProps {
  unread: number
  /** Somebody follows one. */
  onLeave: () => void
}

export function NotificationList({ unread, onLeave }: NotificationListProps) {
  const { t } = useNotificationTexts()
  const [limit, setLimit] = useState<number>(steps.first)
  const list = useQuery(notificationsQuery(limit))
  const { mutate: read, isPending } = useReadNotifications()
  return (
    <section className={styles.notifications}>
      <div className={styles.head}>
        <Heading level={2} size="small">
          {t('heading')}
        </Heading>
        {unread > 0 && (
          <Button type="link" size="small" loading={isPending} onClick={() => read(undefined)}>
            {t('readAll')}
          </Button>
        )}
      </div>
      {step()}
    </section>
  )

  function step() {
    if (list.isPending) return <LoadingState shape="rows" count={3} />
    if (!list.data)
      return (
        <ErrorState
          size="compact"
          title={t('failed')}
          error={list.error}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )
    const { items, total } = list.data
    if (items.length === 0) return <EmptyState size="compact" title={t('empty')} description={t('emptyText')} />
    return (
      <>
        <ul>
          {items.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              onFollow={() => {
                if (!notification.read_at) read([notification.id])
                onLeave()
              }}
            />
          ))}
        </ul>
        {items.length < Math.min(total, steps.most) && (
          <Button block type="text" loading={list.isPlaceholderData} onClick={() => setLimit(steps.most)}>
            {t('older')}
          </Button>
        )}
      </>
    )
  }
}
