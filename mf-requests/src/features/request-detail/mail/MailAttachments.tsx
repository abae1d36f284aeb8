import type { QuoteAttachment } from '@staffel/shared-api/contract'
import { Button, toast } from '@staffel/shared-ui/core'
import { saveFile } from '@staffel/shared-ui/files'
import { formatBytes } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { PaperClipOutlined } from '@staffel/shared-ui/icons'
import { useMutation } from '@staffel/shared-ui/query'
import { requestCalls } from '../../../api/request-lines.calls.ts'
import styles from './mail.module.css'

export interface MailAttachmentsProps {
  requestId: string
  attachments: readonly QuoteAttachment[]
  /** The one that the selected line was read from. */
  marked: number | null
}

/** Files that came with a mail; always saved, never shown. */
export function MailAttachments({ requestId, attachments, marked }: MailAttachmentsProps) {
  const { t } = useTranslation('requests')
  if (attachments.length === 0) return null
  return (
    <ul className={styles.attachments} aria-label={t('mail.attachments')}>
      {attachments.map((file) => (
        <li key={file.id}>
          <Attachment requestId={requestId} file={file} isMarked={file.id === marked} />
        </li>
      ))}
    </ul>
  )
}

function Attachment({ requestId, file, isMarked }: { requestId: string; file: QuoteAttachment; isMarked: boolean }) {
  const { t } = useTranslation('requests')
  const { mutate, isPending } = useMutation({ mutationFn: () => requestCalls(requestId).attachment(file.id) })
  const download = () =>
    mutate(undefined, {
      onSuccess: saveFile,
      onError: () => toast.failure(t('mail.downloadFailed', { name: file.filename }), download),
    })
  return (
    <Button
      size="small"
      icon={<PaperClipOutlined />}
      loading={isPending}
      className={isMarked ? styles.attachmentMarked : undefined}
      aria-current={isMarked || undefined}
      onClick={download}
    >
      <span className={styles.attachmentName}>{file.filename}</span>{' '}
      <span className={styles.attachmentSize}>{formatBytes(file.bytes)}</span>
    </Button>
  )
}
