import type { QuoteMail } from '@staffel/shared-api/contract'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import styles from './mail.module.css'

export interface MailTabsProps {
  mails: readonly QuoteMail[]
  current: number
  onChange: (mail: number) => void
}

/** The mails of a conversation, oldest first; one alone needs no choice. */
export function MailTabs({ mails, current, onChange }: MailTabsProps) {
  const { t } = useTranslation('requests')
  const { language } = useLanguage()
  if (mails.length < 2) return null
  return (
    <div className={styles.tabs} role="group" aria-label={t('mail.conversation')}>
      {mails.map(({ id, received_on }, index) => (
        <button key={id} type="button" aria-pressed={id === current} onClick={() => onChange(id)}>
          <b>{t('mail.nth', { number: index + 1 })}</b> {formatInstant(received_on, language)}
        </button>
      ))}
    </div>
  )
}
