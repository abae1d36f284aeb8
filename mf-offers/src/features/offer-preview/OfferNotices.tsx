import type { Offer } from '@staffel/shared-api/contract'
import { Alert, Unbroken } from '@staffel/shared-ui/core'
import { formatDate, formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { ApprovalNotice } from './approval/ApprovalNotice.tsx'
import { useMoney } from '../../parts/money/OfferCurrency.ts'

/** What happened to the offer, as far as its reader must know it before reading the sheet. */
export function OfferNotices({ offer }: { offer: Offer }) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const { decline, superseded_by_version: newer, issued_version: issued } = offer
  const draftBeside = offer.status === 'draft' && issued !== null
  return (
    <>
      {offer.acceptance && <Accepted acceptance={offer.acceptance} />}
      {decline && (
        <Alert
          type="error"
          showIcon
          title={
            <Unbroken>
              {t('notices.declined', {
                name: decline.by || t('notices.customer'),
                date: formatInstant(decline.declined_at, language),
              })}
            </Unbroken>
          }
          description={[decline.reason_code && t(`reasons.${decline.reason_code}`), decline.reason]
            .filter(Boolean)
            .join(': ')}
        />
      )}
      {offer.current_status === 'expired' && !draftBeside && (
        <Alert
          type="warning"
          showIcon
          title={<Unbroken>{t('notices.expired', { date: formatDate(offer.validUntil, language) })}</Unbroken>}
        />
      )}
      {draftBeside && (
        <Alert
          type="info"
          showIcon
          title={t('notices.draftBeside', { draft: offer.version, issued })}
          description={t('notices.draftBesideText')}
        />
      )}
      <ApprovalNotice offer={offer} />
      {newer !== null && (
        <Alert type="warning" showIcon title={t('notices.superseded', { version: offer.version, newer })} />
      )}
      {offer.change_requested_at && (
        <Alert
          type="info"
          showIcon
          title={
            <Unbroken>{t('notices.asked', { date: formatInstant(offer.change_requested_at, language) })}</Unbroken>
          }
        />
      )}
    </>
  )
}

function Accepted({ acceptance }: { acceptance: NonNullable<Offer['acceptance']> }) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const money = useMoney()
  const facts = [
    t(`channels.${acceptance.channel}`),
    money(acceptance.total),
    acceptance.signature && t(`notices.${acceptance.signature}`),
    acceptance.po_number && t('notices.poNumber', { number: acceptance.po_number }),
    acceptance.after_expiry && t('notices.afterExpiry'),
    acceptance.reason,
    acceptance.recorded_by && t('notices.recordedBy', { name: acceptance.recorded_by }),
  ]
  const title = t('notices.accepted', {
    name: acceptance.name || t('notices.customer'),
    date: formatDate(acceptance.accepted_on, language),
  })
  return (
    <Alert
      type="success"
      showIcon
      title={<Unbroken>{title}</Unbroken>}
      description={facts.filter(Boolean).join(' · ')}
    />
  )
}
