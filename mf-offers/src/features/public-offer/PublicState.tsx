import type { PublicOffer } from '@staffel/shared-api/contract'
import { Alert } from '@staffel/shared-ui/core'
import { formatDate, formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { AskForTime } from './AskForTime.tsx'
import { OpenNewer } from './OpenNewer.tsx'
import styles from './public-offer.module.css'

/** Where the offer stands, above the sheet: until when it can be answered, or why no longer. */
export function PublicState({ token, offer }: { token: string; offer: PublicOffer }) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const { acceptance, decline, company } = offer
  const until = { date: formatDate(offer.validUntil, language) }

  switch (offer.state) {
    case 'open':
      return (
        <Alert
          type="info"
          showIcon
          title={t('public.state.open', until)}
          description={offer.items.some(({ optional }) => optional) ? t('public.state.openText') : undefined}
        />
      )
    case 'accepted':
      return (
        <Alert
          type="success"
          showIcon
          title={t('public.state.accepted', {
            date: formatInstant(acceptance?.accepted_at, language),
            name: acceptance?.name || t('notices.customer'),
          })}
          description={[
            acceptance?.po_number && t('notices.poNumber', { number: acceptance.po_number }),
            t('public.state.acceptedText'),
          ]
            .filter(Boolean)
            .join('. ')}
        />
      )
    case 'declined':
      return (
        <Alert
          type="error"
          showIcon
          title={t('public.state.declined', { date: formatInstant(decline?.declined_at, language) })}
          description={
            [decline?.reason_code && t(`reasons.${decline.reason_code}`), decline?.reason].filter(Boolean).join(': ') ||
            undefined
          }
        />
      )
    case 'superseded':
      return (
        <Alert
          type="warning"
          showIcon
          title={t('public.state.superseded')}
          description={
            offer.newer_version === null ? (
              t('public.state.supersededText', { company: company.name })
            ) : (
              <Newer token={token} />
            )
          }
        />
      )
    case 'expired':
      return (
        <Alert
          type="warning"
          showIcon
          title={t('public.state.expired', until)}
          description={
            offer.extension_requested ? (
              t('public.state.timeAsked', { company: company.name })
            ) : (
              <AskForTime token={token} />
            )
          }
        />
      )
  }
}

function Newer({ token }: { token: string }) {
  const { t } = useTranslation('offers')
  return (
    <div className={styles.form}>
      {t('public.newer.text')}
      <OpenNewer token={token} />
    </div>
  )
}
