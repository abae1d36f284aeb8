import type { Language } from '@staffel/shared-api/contract'
import { fillMailText, type MailPlaceholder } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { Text } from '@staffel/shared-ui/core'
import { formatDate, formatMoney, today } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import styles from '../settings.module.css'
import type { Wording } from './mailValues.ts'

/** A mail with its placeholders filled, in the language of the mail. */
export function MailExample({ wording, language }: { wording: Wording; language: Language }) {
  const { t } = useTranslation('offers')
  const user = useUser()
  const inLanguage = { lng: language }
  const example: Readonly<Record<MailPlaceholder, string>> = {
    customer: 'De Haan Bouw B.V.',
    contact: 'Anna de Haan',
    offer_nr: 'OFF-0042',
    title: t('settings.mails.example.title', inLanguage),
    valid_until: formatDate(today(), language),
    total: formatMoney(1234.56),
    link: 'https://…/o/…',
    sender: `${user?.first_name ?? ''} ${user?.last_name ?? ''}`.trim(),
    company: user?.tenant_name ?? '',
    reason: t('settings.mails.example.reason', inLanguage),
  }
  return (
    <section aria-label={t('settings.mails.preview')}>
      <Text as="p" tone="muted" size="small">
        {t('settings.mails.preview')}
      </Text>
      <div className={styles.preview} lang={language}>
        <strong>{fillMailText(wording.subject, example)}</strong>
        {'\n\n'}
        {fillMailText(wording.body, example)}
      </div>
    </section>
  )
}
