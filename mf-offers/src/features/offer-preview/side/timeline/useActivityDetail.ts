import type { OfferActivity } from '@staffel/shared-api/contract'
import { acceptanceChannels, declineReasons } from '@staffel/shared-api/rules'
import { formatDate } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'

/** Of a mail, to whom. */
const mailed: readonly OfferActivity['action'][] = ['offer.sent', 'offer.send_failed', 'offer.reminded']

/** What a row of the log says beside what happened, as far as it is for people; its shape depends on what happened. */
export function useActivityDetail({ action, detail }: OfferActivity): string {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const { version, reason_code, reason, channel, filename, offer_nr, from, to, set_aside, links_ended, number } = detail
  const day = (value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value, language) : ''
  const code = declineReasons.find((known) => known === reason_code)
  const way = acceptanceChannels.find((known) => known === channel)
  const parts = [
    typeof version === 'number' && t('versions.version', { version }),
    typeof set_aside === 'number' && t('activity.setAside', { version: set_aside }),
    links_ended === true && t('activity.linksEnded'),
    way && t(`channels.${way}`),
    code && t(`reasons.${code}`),
    text(reason),
    text(filename),
    (action === 'offer.duplicated' || action === 'offer.copied_from') && text(offer_nr),
    action === 'offer.extended' && day(to) && `${day(from) || '–'} → ${day(to)}`,
    action === 'offer.assigned' && [text(from), text(to)].filter(Boolean).join(' → '),
    action === 'offer.pushed' && text(number),
    mailed.includes(action) && addresses(to),
  ]
  return parts.filter(Boolean).join(' · ')
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function addresses(value: unknown): string {
  return Array.isArray(value) ? value.filter((address) => typeof address === 'string').join(', ') : text(value)
}
