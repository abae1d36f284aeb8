import { sentenceOf } from '@staffel/shared-api/client'
import { Button, Card, ErrorState, LoadingState, Text, toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { sessionsQuery, useEndAllSessions } from '../../api/account/sessions.queries.ts'
import { SessionRow } from './SessionRow.tsx'
import styles from './rows.module.css'

/** The sessions that are open; each other one can be ended, and all at once. */
export function SessionsCard() {
  const { t } = useTranslation('people')
  const sessions = useQuery(sessionsQuery())
  const everywhere = useEndAllSessions()
  const [asking, setAsking] = useState(false)
  const isLost = sessions.isError && !sessions.data

  const endAll = (): void =>
    everywhere.mutate(undefined, {
      onError: (error) => void toast.failure(t('security.notEndedAll'), endAll, { description: sentenceOf(error) }),
      onSettled: () => setAsking(false),
    })

  return (
    <Card title={t('security.sessions')}>
      <Text tone="muted">{t('security.sessionsHint')}</Text>
      {list()}
      {!isLost && (
        <Button disabled={sessions.isPending} onClick={() => setAsking(true)}>
          {t('security.everywhere')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        danger
        title={t('security.everywhereTitle')}
        confirmLabel={t('security.everywhere')}
        pending={everywhere.isPending}
        onConfirm={endAll}
        onCancel={() => setAsking(false)}
      >
        {t('security.everywhereText')}
      </ConfirmDialog>
    </Card>
  )

  function list() {
    if (sessions.isPending)
      return (
        <div className={styles.rows}>
          <LoadingState shape="rows" count={1} />
        </div>
      )
    if (!sessions.data)
      return (
        <ErrorState
          size="compact"
          title={t('security.failed')}
          error={sessions.error}
          onRetry={() => void sessions.refetch()}
          retrying={sessions.isFetching}
        />
      )
    return (
      <ul className={styles.rows}>
        {sessions.data.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    )
  }
}
