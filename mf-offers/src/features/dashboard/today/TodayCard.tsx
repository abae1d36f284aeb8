import type { DashboardToday } from '@staffel/shared-api/contract'
import { Button, Card, ErrorState, LoadingState, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined } from '@staffel/shared-ui/icons'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { dashboardTodayQuery } from '../../../api/dashboard.queries.ts'
import { TaskRow } from './TaskRow.tsx'
import { TodayLists } from './TodayLists.tsx'
import styles from './today.module.css'

/** So many fit above the figures on a laptop. */
const shownAtFirst = 6

/** The work of the day, the most urgent first. */
export function TodayCard() {
  const { t } = useTranslation('offers')
  const { data, error, isFetching, refetch } = useQuery(dashboardTodayQuery())
  return (
    <Card
      title={
        <>
          {t('dashboard.today.title')}
          {data && data.tasks.length > 0 && (
            <span className={styles.count}>{`${data.tasks.length}${data.capped ? '+' : ''}`}</span>
          )}
        </>
      }
      extra={
        data && data.tasks.length > 0 ? (
          <Text tone="muted" size="small">
            {t('dashboard.today.exclVat')}
          </Text>
        ) : undefined
      }
      padding="flush"
    >
      {data ? (
        <Tasks {...data} />
      ) : error ? (
        <ErrorState
          size="compact"
          title={t('dashboard.today.failed')}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <div className={styles.waiting}>
          <LoadingState shape="rows" count={8} />
        </div>
      )}
      <TodayLists />
    </Card>
  )
}

function Tasks({ day, tasks }: DashboardToday) {
  const { t } = useTranslation('offers')
  const [all, setAll] = useState(false)
  if (tasks.length === 0) {
    return (
      <div role="status" className={styles.done}>
        <span className={styles.doneIcon}>
          <CheckCircleOutlined />
        </span>
        <span>
          <strong>{t('dashboard.today.done')}</strong>
          <Text as="div" tone="muted" size="small">
            {t('dashboard.today.doneText')}
          </Text>
        </span>
      </div>
    )
  }
  const shown = all ? tasks : tasks.slice(0, shownAtFirst)
  return (
    <>
      <ul className={styles.tasks} aria-label={t('dashboard.today.title')}>
        {shown.map((task) => (
          <TaskRow key={`${task.kind} ${task.id}`} task={task} day={day} />
        ))}
      </ul>
      {tasks.length > shown.length && (
        <div className={styles.more}>
          <Button type="text" onClick={() => setAll(true)}>
            {t('dashboard.today.more', { count: tasks.length - shown.length })}
          </Button>
        </div>
      )}
    </>
  )
}
