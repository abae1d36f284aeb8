import type { QuoteRequest } from '@staffel/shared-api/contract'
import { matchedLines, requestWorth } from '@staffel/shared-api/rules'
import { Text } from '@staffel/shared-ui/core'
import { formatInstant, formatMoney, formatNumber } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import type { Column } from '@staffel/shared-ui/list'
import { MatchBadge } from '../../parts/MatchBadge.tsx'
import { RequestStatusBadge } from '../../parts/RequestStatusBadge.tsx'
import { Sender } from './Sender.tsx'
import styles from './request-list.module.css'

/** The list's columns, and where each stands on a phone's card. */
export function useRequestColumns(): Column<QuoteRequest>[] {
  const { t } = useTranslation('requests')
  const { language } = useLanguage()
  const named = (id: string) => ({ id, title: t(`list.columns.${id}`) })

  return [
    {
      ...named('subject'),
      card: 'title',
      sortKey: 'subject',
      cell: ({ subject }) => (
        <Text strong className={styles.rowSubject}>
          {subject || t('list.noSubject')}
        </Text>
      ),
    },
    { ...named('from'), card: 'subtitle', sortKey: 'from', cell: ({ from }) => <Sender from={from} /> },
    {
      ...named('received'),
      card: 'meta',
      sortKey: 'received_on',
      cell: ({ received_on }) => (
        <Text numeric className={styles.rowMoment}>
          {formatInstant(received_on, language)}
        </Text>
      ),
    },
    {
      ...named('items'),
      card: 'hidden',
      from: 'widest',
      align: 'end',
      cell: ({ replies }) => formatNumber(replies.length),
    },
    {
      ...named('matched'),
      card: 'hidden',
      from: 'widest',
      align: 'end',
      cell: ({ replies }) => formatNumber(matchedLines(replies)),
    },
    {
      ...named('value'),
      card: 'amount',
      align: 'end',
      cell: (request) => {
        const { amount, currency } = requestWorth(request)
        return <Text numeric>{formatMoney(amount, currency)}</Text>
      },
    },
    { ...named('match'), card: 'status', cell: ({ replies }) => <MatchBadge lines={replies} /> },
    { ...named('status'), card: 'meta', cell: ({ status }) => <RequestStatusBadge status={status} /> },
    {
      ...named('assignee'),
      card: 'meta',
      from: 'wide',
      cell: ({ assignee }) => assignee?.name || <Text tone="muted">{t('list.assignee.nobody')}</Text>,
    },
  ]
}
