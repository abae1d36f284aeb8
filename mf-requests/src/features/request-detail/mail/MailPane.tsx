import type { QuoteLine, QuoteMail, QuoteRequestDetail } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { Segmented } from '@staffel/shared-ui/form'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { MailAttachments } from './MailAttachments.tsx'
import { MailOriginal } from './MailOriginal.tsx'
import { MailTabs } from './MailTabs.tsx'
import { MailText } from './MailText.tsx'
import { useMailView } from './useMailView.ts'
import styles from './mail.module.css'

export interface MailPaneProps {
  requestId: string
  request: QuoteRequestDetail
  selected: number | null
  onSelect: (position: number) => void
}

/**
 * The mails of a request, as they came. A line that is selected brings the mail, or the file, that it was read from.
 */
export function MailPane({ requestId, request, selected, onSelect }: MailPaneProps) {
  const { t } = useTranslation('requests')
  const { replies } = request
  const mails = request.mails.length > 0 ? request.mails : [bodyOf(request)]
  const source = replies.find(({ position }) => position === selected)?.source ?? null
  const { mail, file, view, setMail, setView } = useMailView({ requestId, mails, selected, source })
  if (!mail) return null
  const views = [
    { value: 'text' as const, label: t('mail.asText') },
    ...(mail.has_html ? [{ value: 'original' as const, label: t('mail.asOriginal') }] : []),
    ...(file ? [{ value: 'file' as const, label: t('mail.asFile') }] : []),
  ]

  return (
    <section className={styles.pane} aria-label={t('mail.title')}>
      <MailTabs mails={mails} current={mail.id} onChange={setMail} />
      <div className={styles.head}>
        {mails.length > 1 || mail.forwarded_by ? (
          <MailFacts mail={mail} />
        ) : (
          <Text strong className={styles.facts}>
            {t('mail.title')}
          </Text>
        )}
        {views.length > 1 && (
          <Segmented size="small" options={views} value={view} onChange={setView} aria-label={t('mail.view')} />
        )}
      </div>
      <MailAttachments requestId={requestId} attachments={mail.attachments} marked={source?.attachment_id ?? null} />
      {shown(mail)}
    </section>
  )

  function shown(current: QuoteMail) {
    if (view === 'original') return <MailOriginal requestId={requestId} mailId={current.id} />
    const of =
      view === 'file' && file
        ? { ...file, label: t('mail.fileText', { name: file.name }) }
        : { id: null, text: current.text, label: t('mail.text') }
    return (
      <MailText
        text={of.text}
        label={of.label}
        lines={linesFrom(replies, current.id, of.id)}
        selected={selected}
        onSelect={onSelect}
      />
    )
  }
}

/** Lines that were read from a mail, or from one file of it. */
function linesFrom(lines: readonly QuoteLine[], mail: number, file: number | null): QuoteLine[] {
  return lines.filter(({ source }) => source?.mail_id === mail && source.attachment_id === file)
}

/** Of a mail whose original is no longer kept there still is what was read of it. */
function bodyOf({ from, subject, received_on, email_body: text }: QuoteRequestDetail): QuoteMail {
  return { id: 0, from, forwarded_by: null, subject, received_on, text, has_html: false, attachments: [] }
}

function MailFacts({ mail }: { mail: QuoteMail }) {
  const { t } = useTranslation('requests')
  const { language } = useLanguage()
  return (
    <div className={styles.facts}>
      <Text as="div" strong>
        {mail.from || t('list.noSender')}
      </Text>
      <Text as="div" tone="muted" size="small">
        {formatInstant(mail.received_on, language)}
        {mail.forwarded_by && ` · ${t('mail.forwardedBy', { name: mail.forwarded_by })}`}
      </Text>
    </div>
  )
}
