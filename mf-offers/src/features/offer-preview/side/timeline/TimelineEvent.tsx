import type { OfferActivity } from '@staffel/shared-api/contract'
import { Text, Unbroken } from '@staffel/shared-ui/core'
import { formatInstant, formatRelative } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import {
  BellOutlined,
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  CopyOutlined,
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  EyeOutlined,
  FileDoneOutlined,
  HistoryOutlined,
  LinkOutlined,
  MailOutlined,
  PaperClipOutlined,
  PlusOutlined,
  QuestionCircleOutlined,
  SendOutlined,
  UndoOutlined,
  UserOutlined,
  WarningOutlined,
} from '@staffel/shared-ui/icons'
import type { ComponentType } from 'react'
import type { TimelineEntry } from './timeline.ts'
import { useActivityDetail } from './useActivityDetail.ts'
import styles from './timeline.module.css'

const tones = {
  good: `${styles.icon} ${styles.good}`,
  bad: `${styles.icon} ${styles.bad}`,
  theirs: `${styles.icon} ${styles.theirs}`,
}
type Tone = keyof typeof tones

const looks: Readonly<Record<OfferActivity['action'], readonly [ComponentType, Tone?]>> = {
  'offer.created': [PlusOutlined],
  'offer.saved': [EditOutlined],
  'offer.issued': [FileDoneOutlined],
  'offer.revised': [EditOutlined],
  'offer.draft_discarded': [DeleteOutlined],
  'offer.version_restored': [HistoryOutlined],
  'offer.duplicated': [CopyOutlined],
  'offer.copied_from': [CopyOutlined],
  'offer.accepted': [CheckCircleOutlined, 'good'],
  'offer.declined': [CloseCircleOutlined, 'bad'],
  'offer.reopened': [UndoOutlined],
  'offer.acceptance_undone': [UndoOutlined],
  'offer.push_asked': [SendOutlined],
  'offer.pushed': [CheckCircleOutlined, 'good'],
  'offer.push_refused': [WarningOutlined, 'bad'],
  'offer.approval_asked': [QuestionCircleOutlined],
  'offer.approval_given': [CheckCircleOutlined, 'good'],
  'offer.approval_refused': [CloseCircleOutlined, 'bad'],
  'offer.approval_withdrawn': [UndoOutlined],
  'offer.approval_ended': [EditOutlined],
  'offer.extended': [ClockCircleOutlined],
  'offer.expired': [ClockCircleOutlined, 'bad'],
  'offer.deleted': [DeleteOutlined],
  'offer.restored': [UndoOutlined],
  'offer.assigned': [UserOutlined],
  'offer.sent': [SendOutlined],
  'offer.send_failed': [WarningOutlined, 'bad'],
  'offer.reminded': [BellOutlined],
  'offer.link_created': [LinkOutlined],
  'offer.link_revoked': [LinkOutlined],
  'offer.viewed': [EyeOutlined, 'theirs'],
  'offer.extension_requested': [QuestionCircleOutlined, 'theirs'],
  'offer.commented': [MailOutlined],
  'offer.notes_changed': [EditOutlined],
  'offer.attachment_added': [PaperClipOutlined],
  'offer.attachment_changed': [PaperClipOutlined],
  'offer.attachment_removed': [PaperClipOutlined],
  'offer.downloaded': [DownloadOutlined],
}

/** One thing that happened: what, by whom, how long ago, and exactly when. */
export function TimelineEvent({ entry: { event, times } }: { entry: TimelineEntry }) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const detail = useActivityDetail(event)
  const [Icon, tone = event.actor_kind === 'customer' ? 'theirs' : undefined] = looks[event.action]
  const exact = formatInstant(event.at, language)
  const ago = formatRelative(event.at, language)
  const when = exact.startsWith(ago) ? exact : `${ago}, ${exact}`
  return (
    <li>
      <span className={tone ? tones[tone] : styles.icon}>
        <Icon />
      </span>
      <div>
        <div className={styles.what}>
          {t(`activity.events.${event.action.replace('offer.', '')}`)}
          {times > 1 && <span className={styles.times}>{t('activity.times', { count: times })}</span>}
        </div>
        {detail && (
          <Text as="div" size="small">
            <Unbroken>{detail}</Unbroken>
          </Text>
        )}
        <Text as="div" tone="muted" size="small">
          {event.actor || t(`activity.actors.${event.actor_kind}`)}
          {' · '}
          {/* The moment is in one piece: a time alone on a line says nothing. */}
          <time dateTime={event.at}>
            <Unbroken>{when.replace(exact, exact.replaceAll(' ', '\u00a0'))}</Unbroken>
          </time>
        </Text>
      </div>
    </li>
  )
}
