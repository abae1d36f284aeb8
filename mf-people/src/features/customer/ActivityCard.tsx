import type { CustomerActivity } from '@staffel/shared-api/contract'
import { Card, EmptyState, ErrorState, LoadingState, Text } from '@staffel/shared-ui/core'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { PaginationBar } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { customerActivityQuery } from '../../api/customers.queries.ts'
import styles from '../../parts/parts-card/parts-card.module.css'

const pageSize = 20

/** What was done with a customer, newest first. */
export function ActivityCard({ id }: { id: number }) {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const [page, setPage] = useState(1)
  const activity = useQuery(customerActivityQuery(id, page))
  return <Card title={t('customers.tabs.activity')}>{content()}</Card>

  function content() {
    if (activity.isPending) return <LoadingState count={5} />
    if (!activity.data)
      return (
        <ErrorState
          size="compact"
          title={t('customers.activity.failed')}
          error={activity.error}
          onRetry={() => void activity.refetch()}
          retrying={activity.isFetching}
        />
      )
    const { items, total } = activity.data
    if (items.length === 0) return <EmptyState size="compact" title={t('customers.activity.none')} />
    return (
      <>
        <ul className={styles.parts}>
          {items.map((entry) => (
            <li key={entry.id}>
              <span className={styles.words}>
                {wordsOf(entry)}
                <Text as="div" size="small" tone="muted">
                  {[entry.actor, formatInstant(entry.at, language)].filter(Boolean).join(' · ')}
                </Text>
              </span>
            </li>
          ))}
        </ul>
        {total > pageSize && (
          <PaginationBar
            page={page}
            pageSize={pageSize}
            rows={items.length}
            total={total}
            onPage={setPage}
            busy={activity.isFetching}
          />
        )}
      </>
    )
  }

  function wordsOf({ action, subject }: CustomerActivity): string {
    const [what = '', how = ''] = action.split('.')
    const words = t(`customers.activity.${what}.${how}`)
    return subject === null ? words : `${words}: ${subject}`
  }
}
