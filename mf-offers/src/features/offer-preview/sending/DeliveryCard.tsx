import type { Offer } from '@staffel/shared-api/contract'
import { Card, EmptyState, ErrorState, LoadingState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { offerMailsQuery } from '../../../api/offers/offer-sending.queries.ts'
import { LinkButtons } from './LinkButtons.tsx'
import { SentMail } from './SentMail.tsx'
import styles from './sending.module.css'

/** What went to the customer and whether it arrived, and the link that they read it by. */
export function DeliveryCard({ offer }: { offer: Offer }) {
  const { t } = useTranslation('offers')
  const mails = useQuery(offerMailsQuery(offer.offer_id))
  return (
    <Card title={t('delivery.heading')}>
      {step()}
      {offer.issued_version !== null && <LinkButtons offer={offer} />}
    </Card>
  )

  function step() {
    if (mails.isPending) return <LoadingState count={1} />
    if (mails.isError)
      return (
        <ErrorState
          size="compact"
          title={t('delivery.failed')}
          error={mails.error}
          onRetry={() => void mails.refetch()}
          retrying={mails.isFetching}
        />
      )
    if (mails.data.length === 0) return <EmptyState size="compact" title={t('delivery.empty')} />
    return (
      <ul className={styles.sentMails}>
        {mails.data.map((mail) => (
          <SentMail key={mail.message_id} offerId={offer.offer_id} mail={mail} />
        ))}
      </ul>
    )
  }
}
