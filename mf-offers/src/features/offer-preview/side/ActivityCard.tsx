import type { OfferActivity } from '@staffel/shared-api/contract'
import { Card, EmptyState, ErrorState, LoadingState, Text } from '@staffel/shared-ui/core'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { PaginationBar } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { activityPageSize, activityQuery } from '../../../api/offers/offer-activity.queries.ts'
import { useActivityDetail } from './useActivityDetail.ts'
import styles from './side.module.css'

/** What happened to the offer, newest first. */
export function ActivityCard({ offerId }: { offerId: number }) {
  const { t } = useTranslation('offers')
  const [page, setPage] = useState(1)
  const activity = useQuery(activityQuery(offerId, page))
  return <Card title={t('activity.heading')}>{step()}</Card>

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
        <ol className={styles.offerActivity}>
          {items.map((event) => (
            <Event key={event.id} event={event} />
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

function Event({ event }: { event: OfferActivity }) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const detail = useActivityDetail(event)
  return (
    <li>
      <div>{t(`activity.events.${event.action.replace('offer.', '')}`)}</div>
      {detail && (
        <Text as="div" size="small">
          {detail}
        </Text>
      )}
      <Text as="div" tone="muted" size="small">
        {[event.actor || t(`activity.actors.${event.actor_kind}`), formatInstant(event.at, language)].join(' · ')}
      </Text>
    </li>
  )
}
