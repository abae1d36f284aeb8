import { sentenceOf } from '@staffel/shared-api/client'
import type { ExactPush } from '@staffel/shared-api/contract'
import { mayConnectAccounting } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { Button, Card, ErrorState, Text, toast, type PlaceContexts } from '@staffel/shared-ui/core'
import { formatInstant, formatMoney } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { Link } from '@staffel/shared-ui/router'
import { useState } from 'react'
import { pushQuery, usePushToExact } from '../../api/push.queries.ts'
import styles from './push.module.css'

export interface ExactPushCardProps {
  context: PlaceContexts['offer.side']
}

/** The order of an accepted offer in Exact, beside that offer; nothing for who is not to know, or without a link. */
export function ExactPushCard({ context: { offerId, status } }: ExactPushCardProps) {
  const { t } = useTranslation('integrations')
  const user = useUser()
  const isSeller = user !== null && mayConnectAccounting(user)
  const push = useQuery({ ...pushQuery(offerId), enabled: isSeller && status === 'accepted' })
  if (!isSeller || status !== 'accepted' || push.isPending) return false
  if (!push.data)
    return (
      <ErrorState
        size="compact"
        title={t('push.failed')}
        error={push.error}
        onRetry={() => void push.refetch()}
        retrying={push.isFetching}
      />
    )
  if (push.data.state === 'none' && !push.data.connected) return false
  return (
    <Card title={t('push.title')}>
      <PushState push={push.data} />
    </Card>
  )
}

function PushState({ push }: { push: ExactPush }) {
  const { t } = useTranslation('integrations')
  const { language } = useLanguage()
  const { mutate, isPending } = usePushToExact(push.offer_id)
  const { state, document, number, total, url, pushed_at: pushedAt, next_attempt_at: next, problems } = push
  const kind = t(`push.document.${document}`)

  function ask(): void {
    mutate(undefined, {
      onError: (error) => toast.error(t('push.notAsked'), { description: sentenceOf(error) }),
    })
  }

  return (
    <div className={styles.push}>
      <div aria-live="polite">
        <Text as="p">
          {state === 'done' ? t('push.done', { kind, number }) : t(`push.state.${state}`, { kind: kind.toLowerCase() })}
        </Text>
        {state === 'done' && (
          <Text as="p" tone="muted" size="small">
            {[total !== null && formatMoney(total), pushedAt && formatInstant(pushedAt, language)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        )}
        {next && (
          <Text as="p" tone="muted" size="small">
            {t('push.next', { when: formatInstant(next, language) })}
          </Text>
        )}
      </div>
      {problems.length > 0 && <Problems problems={problems} />}
      {url && (
        <a href={url} target="_blank" rel="noreferrer">
          {t('push.open')}
        </a>
      )}
      {push.can_push && (
        <Button type="primary" loading={isPending} onClick={ask}>
          {t(state === 'refused' ? 'push.askAgain' : `push.ask.${document}`)}
        </Button>
      )}
    </div>
  )
}

const firstProblems = 3

/** Why it is not in Exact, and where each is put right; the first of many, as the card stands beside other things. */
function Problems({ problems }: Pick<ExactPush, 'problems'>) {
  const { t } = useTranslation('integrations')
  const [all, setAll] = useState(false)
  // One more that is not shown would take as much room as what says so.
  const isLong = !all && problems.length > firstProblems + 1
  return (
    <>
      <ul className={styles.problems}>
        {problems.slice(0, isLong ? firstProblems : undefined).map(({ message, to }) => (
          <li key={message}>
            {message} {to && <Link to={to}>{t('push.mend')}</Link>}
          </li>
        ))}
      </ul>
      {isLong && (
        <Button type="link" className={styles.more} onClick={() => setAll(true)}>
          {t('push.more', { count: problems.length - firstProblems })}
        </Button>
      )}
    </>
  )
}
