import type { PublicOffer } from '@staffel/shared-api/contract'
import { Alert } from '@staffel/shared-ui/core'
import { formatDate, formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import type { ComponentType } from 'react'
import { AskForTime } from './AskForTime.tsx'
import { OpenNewer } from './OpenNewer.tsx'
import styles from './public-offer.module.css'

interface PublicStateProps {
  token: string
  offer: PublicOffer
}

const states: Readonly<Record<PublicOffer['state'], ComponentType<PublicStateProps>>> = {
  open: Open,
  accepted: Accepted,
  declined: Declined,
  superseded: Superseded,
  expired: Expired,
}

/** Where the offer stands, above the sheet: until when it can be answered, or why no longer. */
export function PublicState(props: PublicStateProps) {
  const State = states[props.offer.state]
  return <State {...props} />
}

function Open({ offer: { validUntil, items } }: PublicStateProps) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  return (
    <Alert
      type="info"
      showIcon
      title={t('public.state.open', { date: formatDate(validUntil, language) })}
      description={items.some(({ optional }) => optional) ? t('public.state.openText') : undefined}
    />
  )
}

function Accepted({ offer: { acceptance } }: PublicStateProps) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
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
}

function Declined({ offer: { decline } }: PublicStateProps) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const reasons = [decline?.reason_code && t(`reasons.${decline.reason_code}`), decline?.reason].filter(Boolean)
  return (
    <Alert
      type="error"
      showIcon
      title={t('public.state.declined', { date: formatInstant(decline?.declined_at, language) })}
      description={reasons.join(': ') || undefined}
    />
  )
}

function Superseded({ token, offer: { newer_version, company } }: PublicStateProps) {
  const { t } = useTranslation('offers')
  return (
    <Alert
      type="warning"
      showIcon
      title={t('public.state.superseded')}
      description={
        newer_version === null ? t('public.state.supersededText', { company: company.name }) : <Newer token={token} />
      }
    />
  )
}

function Expired({ token, offer: { validUntil, extension_requested, company } }: PublicStateProps) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  return (
    <Alert
      type="warning"
      showIcon
      title={t('public.state.expired', { date: formatDate(validUntil, language) })}
      description={
        extension_requested ? t('public.state.timeAsked', { company: company.name }) : <AskForTime token={token} />
      }
    />
  )
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
