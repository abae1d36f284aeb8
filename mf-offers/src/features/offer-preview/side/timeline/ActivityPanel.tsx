import type { Offer } from '@staffel/shared-api/contract'
import { EmptyState, ErrorState, LoadingState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { PaginationBar } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { activityPageSize, activityQuery } from '../../../../api/offers/offer-activity.queries.ts'
import { DeliverySection } from '../../sending/DeliverySection.tsx'
import { timelineOf } from './timeline.ts'
import { TimelineEvent } from './TimelineEvent.tsx'
import styles from './timeline.module.css'

export interface ActivityPanelProps {
  offer: Offer
  /** What was mailed to the customer and whether it arrived, for who can do something about it. */
  withDelivery: boolean
}

/** What happened to the offer, newest first. */
export function ActivityPanel({ offer, withDelivery }: ActivityPanelProps) {
  const { t } = useTranslation('offers')
  const [page, setPage] = useState(1)
  const activity = useQuery(activityQuery(offer.offer_id, page))
  return (
    <>
      {step()}
      {withDelivery && <DeliverySection offer={offer} />}
    </>
  )

  function step() {
    if (activity.isPending) return <LoadingState count={3} />
    if (activity.isError)
      return (
        <ErrorState
          size="compact"
          title={t('activity.failed')}
          error={activity.error}
          onRetry={() => void activity.refetch()}
          retrying={activity.isFetching}
        />
      )
    const { items, total } = activity.data
    if (items.length === 0) return <EmptyState size="compact" title={t('activity.empty')} />
    return (
      <>
        <ol className={styles.timeline} aria-label={t('activity.heading')}>
          {timelineOf(items).map((entry) => (
            <TimelineEvent key={entry.event.id} entry={entry} />
          ))}
        </ol>
        {total > activityPageSize && (
          <PaginationBar
            page={page}
            pageSize={activityPageSize}
            rows={items.length}
            total={total}
            onPage={setPage}
            variant="of"
          />
        )}
      </>
    )
  }
}
