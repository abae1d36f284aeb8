import type { OfferMail } from '@staffel/shared-api/contract'
import { Button, Text, toast } from '@staffel/shared-ui/core'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { ReloadOutlined } from '@staffel/shared-ui/icons'
import { ToneBadge } from '@staffel/shared-ui/list'
import { useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { offerMailsQuery, offerSendingCalls } from '../../../api/offers/offer-sending.queries.ts'
import styles from './sending.module.css'

/** What the codes of the mail server's client mean to a seller. */
const reasons: ReadonlyMap<string, 'address' | 'refused' | 'login' | 'unreached'> = new Map([
  ['EENVELOPE', 'address'],
  ['EMESSAGE', 'refused'],
  ['EAUTH', 'login'],
  ['ENOAUTH', 'login'],
  ['EOAUTH2', 'login'],
  ['ECONNECTION', 'unreached'],
  ['ECONNREFUSED', 'unreached'],
  ['ECONNRESET', 'unreached'],
  ['EDNS', 'unreached'],
  ['ENOTFOUND', 'unreached'],
  ['ESOCKET', 'unreached'],
  ['ETIMEDOUT', 'unreached'],
  ['ETLS', 'unreached'],
])

const tones = { waiting: 'yellow', sent: 'green', failed: 'red' } as const

/** One mail: to whom, and whether it arrived. What has not can be tried again. */
export function SentMail({ offerId, mail }: { offerId: number; mail: OfferMail }) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({ mutationFn: () => offerSendingCalls(offerId).retry(mail.message_id) })
  const reason = reasons.get(mail.last_error ?? '') ?? 'unknown'
  const retry = () =>
    mutate(undefined, {
      onSuccess: () => void queryClient.invalidateQueries({ queryKey: offerMailsQuery(offerId).queryKey }),
      onError: () => toast.failure(t('delivery.retryFailed'), retry),
    })

  return (
    <li>
      <div className={styles.sentMailHead}>
        <strong>{t(`delivery.kinds.${mail.kind}`)}</strong>
        <ToneBadge tone={tones[mail.status]}>{t(`delivery.status.${mail.status}`)}</ToneBadge>
      </div>
      <Text as="div" size="small" className={styles.sentMailTo}>
        {[...mail.to, ...mail.cc].join(', ')}
      </Text>
      <Text as="div" tone="muted" size="small">
        {formatInstant(mail.sent_at ?? mail.created_at, language)} · {t('delivery.version', { version: mail.version })}
      </Text>
      {mail.status !== 'sent' && mail.attempts > 0 && (
        <Text as="div" tone="danger" size="small">
          {t('delivery.attempts', { count: mail.attempts })}. {t(`delivery.reasons.${reason}`)}
        </Text>
      )}
      {mail.status !== 'sent' && mail.attempts > 0 && (
        <Button size="small" icon={<ReloadOutlined />} loading={isPending} onClick={retry}>
          {t('delivery.retry')}
        </Button>
      )}
    </li>
  )
}
