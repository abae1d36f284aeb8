import type { QuoteMail, QuoteRequestDetail } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { Segmented } from '@staffel/shared-ui/form'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'
import { MailAttachments } from './MailAttachments.tsx'
import { MailOriginal } from './MailOriginal.tsx'
import { MailTabs } from './MailTabs.tsx'
import { MailText } from './MailText.tsx'
import './mail.css'

export interface MailPaneProps {
  requestId: string
  request: QuoteRequestDetail
  selected: number | null
  onSelect: (position: number) => void
}

/** The mails of a request, as they came. A line that is selected brings the mail that it was read from. */
export function MailPane({ requestId, request, selected, onSelect }: MailPaneProps) {
  const { t } = useTranslation('requests')
  const { replies } = request
  const mails = request.mails.length > 0 ? request.mails : [bodyOf(request)]
  const source = replies.find(({ position }) => position === selected)?.source ?? null
  const [chosen, setChosen] = useState(mails[0]?.id)
  const [isOriginal, setIsOriginal] = useState(false)

  const [followed, setFollowed] = useState(selected)
  if (followed !== selected) {
    setFollowed(selected)
    if (source) setChosen(source.mail_id)
  }

  const mail = mails.find(({ id }) => id === chosen) ?? mails[0]
  if (!mail) return null
  const views = [{ value: 'text', label: t('mail.asText') }, { value: 'original', label: t('mail.asOriginal') }]

  return (
    <section className="mail-pane" aria-label={t('mail.title')}>
      <MailTabs mails={mails} current={mail.id} onChange={setChosen} />
      <div className="mail-head">
        {mails.length > 1 || mail.forwarded_by ? <MailFacts mail={mail} /> : <Text strong className="mail-facts">{t('mail.title')}</Text>}
        {mail.has_html && <Segmented size="small" options={views} value={isOriginal ? 'original' : 'text'} onChange={(view) => setIsOriginal(view === 'original')} aria-label={t('mail.view')} />}
      </div>
      <MailAttachments requestId={requestId} attachments={mail.attachments} marked={source?.attachment_id ?? null} />
      {isOriginal && mail.has_html ? (
        <MailOriginal requestId={requestId} mailId={mail.id} />
      ) : (
        <MailText mail={mail} lines={replies} selected={selected} onSelect={onSelect} />
      )}
    </section>
  )
}

/** Of a mail whose original is no longer kept there still is what was read of it. */
function bodyOf({ from, subject, received_on, email_body: text }: QuoteRequestDetail): QuoteMail {
  return { id: 0, from, forwarded_by: null, subject, received_on, text, has_html: false, attachments: [] }
}

function MailFacts({ mail }: { mail: QuoteMail }) {
  const { t } = useTranslation('requests')
  const { language } = useLanguage()
  return (
    <div className="mail-facts">
      <Text as="div" strong>{mail.from || t('list.noSender')}</Text>
      <Text as="div" tone="muted" size="small">
        {formatInstant(mail.received_on, language)}
        {mail.forwarded_by && ` · ${t('mail.forwardedBy', { name: mail.forwarded_by })}`}
      </Text>
    </div>
  )
}
