import type { QuoteAttachment, SkippedMailDetail } from '@staffel/shared-api/contract'
import { Alert, Button, Text, toast } from '@staffel/shared-ui/core'
import { saveFile } from '@staffel/shared-ui/files'
import { Segmented } from '@staffel/shared-ui/form'
import { formatBytes, formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { PaperClipOutlined } from '@staffel/shared-ui/icons'
import { useMutation, useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { downloadOfSkipped, skippedHtmlQuery } from '../../../api/skipped.queries.ts'
import { OriginalMail } from '../../../parts/OriginalMail.tsx'
import styles from './skipped.module.css'

/** Who wrote it, why it was skipped, and what it says: as text, or as its sender laid it out. */
export function SkippedMailView({ mail }: { mail: SkippedMailDetail }) {
  const { t } = useTranslation('requests')
  const { language } = useLanguage()
  const [view, setView] = useState<'text' | 'original'>('text')
  return (
    <div className={styles.mail}>
      <div>
        <Text as="div" strong className={styles.sender}>
          {mail.from || t('list.noSender')}
        </Text>
        <Text as="div" tone="muted" size="small">
          {formatInstant(mail.received_on, language)}
          {mail.forwarded_by && ` · ${t('mail.forwardedBy', { name: mail.forwarded_by })}`}
        </Text>
      </div>
      <Alert
        type="info"
        showIcon
        title={t(`skipped.reason.${mail.reason}`)}
        description={t(`skipped.why.${mail.reason}`)}
      />
      {mail.attachments.length > 0 && (
        <ul className={styles.files} aria-label={t('mail.attachments')}>
          {mail.attachments.map((file) => (
            <li key={file.id}>
              <File mail={mail.id} file={file} />
            </li>
          ))}
        </ul>
      )}
      {mail.has_html && (
        <Segmented
          className={styles.views}
          options={[
            { value: 'text' as const, label: t('mail.asText') },
            { value: 'original' as const, label: t('mail.asOriginal') },
          ]}
          value={view}
          onChange={setView}
          aria-label={t('mail.view')}
        />
      )}
      {view === 'original' ? <Original id={mail.id} /> : <MailWords text={mail.email_body} />}
    </div>
  )
}

function MailWords({ text }: { text: string }) {
  const { t } = useTranslation('requests')
  if (!text.trim()) return <Text tone="muted">{t('mail.noText')}</Text>
  // What scrolls must take the keyboard as well.
  return (
    <div className={styles.text} role="region" aria-label={t('mail.text')} tabIndex={0}>
      {text}
    </div>
  )
}

function Original({ id }: { id: number }) {
  return <OriginalMail className={styles.original} html={useQuery(skippedHtmlQuery(id))} />
}

/** Always saved, never shown. */
function File({ mail, file }: { mail: number; file: QuoteAttachment }) {
  const { t } = useTranslation('requests')
  const { mutate, isPending } = useMutation({ mutationFn: () => downloadOfSkipped(mail, file.id) })
  const download = () =>
    mutate(undefined, {
      onSuccess: saveFile,
      onError: () => toast.failure(t('mail.downloadFailed', { name: file.filename }), download),
    })
  return (
    <Button size="small" icon={<PaperClipOutlined />} loading={isPending} className={styles.file} onClick={download}>
      <span>{file.filename}</span>{' '}
      <Text tone="muted" size="small">
        {formatBytes(file.bytes)}
      </Text>
    </Button>
  )
}
