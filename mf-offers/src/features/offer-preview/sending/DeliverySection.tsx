import type { Offer } from '@staffel/shared-api/contract'
import { ErrorState, Heading, LoadingState, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { useId } from 'react'
import { offerMailsQuery } from '../../../api/offers/offer-sending.queries.ts'
import { LinkButtons } from './LinkButtons.tsx'
import { SentMail } from './SentMail.tsx'
import styles from './sending.module.css'

/** What went to the customer and whether it arrived, and the link that they read it by. */
export function DeliverySection({ offer }: { offer: Offer }) {
  const { t } = useTranslation('offers')
  const id = useId()
  const mails = useQuery(offerMailsQuery(offer.offer_id))
  return (
    <section className={styles.delivery} aria-labelledby={id}>
      <Heading level={3} size="small" id={id}>
        {t('delivery.heading')}
      </Heading>
      {step()}
      {offer.issued_version !== null && <LinkButtons offer={offer} />}
    </section>
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
    if (mails.data.length === 0)
      return (
        <Text as="p" tone="muted">
          {t('delivery.empty')}
        </Text>
      )
    return (
      <ul className={styles.sentMails}>
        {mails.data.map((mail) => (
          <SentMail key={mail.message_id} offerId={offer.offer_id} mail={mail} />
        ))}
      </ul>
    )
  }
}
