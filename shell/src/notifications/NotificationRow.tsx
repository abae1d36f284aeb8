import type { Notification } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { formatDate, formatRelative } from '@staffel/shared-ui/format'
import { useLanguage } from '@staffel/shared-ui/i18n'
import { Link } from '@staffel/shared-ui/router'
import { useNotificationTexts } from './useNotificationTexts.ts'
import styles from './notifications.module.css'

export interface NotificationRowProps {
  notification: Notification
  onFollow: () => void
}

/** What happened, to which offer, request or link, and when. One whose offer is gone leads nowhere. */
export function NotificationRow({ notification, onFollow }: NotificationRowProps) {
  const { t } = useNotificationTexts()
  const { language } = useLanguage()
  const { event, at, read_at, offer, detail } = notification
  const request = typeof detail['request_id'] === 'number' ? detail['request_id'] : null
  const to = placeOf(notification, request)
  const name = said(detail['name']) || t('somebody')
  const text = said(detail['text'])
  const facts = [said(detail['subject']), offer?.offer_nr, offer?.title, offer?.customer].filter(Boolean).join(' · ')
  const words = (
    <>
      <span className={read_at ? undefined : styles.unread}>
        {!read_at && <span className="sf-sr-only">{t('unread')} </span>}
        {t([`${request ? 'requestEvents' : 'events'}.${event}`, `requestEvents.${event}`], {
          name,
          date: formatDate(said(detail['validUntil']), language),
        })}
      </span>
      {text && (
        <Text as="span" className={styles.text}>
          {text}
        </Text>
      )}
      {facts && (
        <Text as="span" tone="muted" size="small">
          {facts}
        </Text>
      )}
      <Text as="span" tone="muted" size="small" className={styles.when}>
        {formatRelative(at, language)}
      </Text>
    </>
  )
  return (
    <li>
      {to ? (
        <Link to={to} onClick={onFollow}>
          {words}
        </Link>
      ) : (
        <div>{words}</div>
      )}
    </li>
  )
}

function placeOf({ event, offer }: Notification, request: number | null): string | null {
  if (event === 'link_ended') return '/exact'
  if (event === 'canary_stopped' || event === 'canary_unfit') return '/environments'
  if (offer) return `/offers/${offer.externalId}`
  return request === null ? null : `/requests/${request}`
}

function said(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
