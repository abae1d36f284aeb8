import type { QuoteLineSource, QuoteMail } from '@staffel/shared-api/contract'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { fileTextQuery } from '../../../api/requests.queries.ts'

/** `file`: the attachment that lines were read from. */
export type MailView = 'text' | 'original' | 'file'

export interface MailViewParts {
  readonly requestId: string
  readonly mails: readonly QuoteMail[]
  readonly selected: number | null
  /** Of the selected line. */
  readonly source: QuoteLineSource | null
}

/**
 * Which mail is shown, and how. Another line brings what it was read from, and leaves the choice between text and
 * original as it is.
 */
export function useMailView({ requestId, mails, selected, source }: MailViewParts) {
  const [chosen, setChosen] = useState(mails[0]?.id)
  const [wanted, setWanted] = useState<MailView>(source?.attachment_id ? 'file' : 'text')
  const [fileId, setFileId] = useState(source?.attachment_id ?? null)

  const [followed, setFollowed] = useState(selected)
  if (followed !== selected) {
    setFollowed(selected)
    if (source) follow(source)
  }

  const mail = mails.find(({ id }) => id === chosen) ?? mails[0]
  const file = useFileText(
    requestId,
    mail?.attachments.find(({ id }) => id === fileId),
  )
  const isThere = { text: true, original: mail?.has_html ?? false, file: file !== null }
  return { mail, file, view: isThere[wanted] ? wanted : ('text' as const), setMail: setChosen, setView: setWanted }

  function follow({ mail_id, attachment_id }: QuoteLineSource): void {
    setChosen(mail_id)
    setWanted(attachment_id === null ? (now) => (now === 'file' ? 'text' : now) : 'file')
    if (attachment_id !== null) setFileId(attachment_id)
  }
}

/** One without a text, or whose text cannot be had, is marked among the attachments all the same. */
function useFileText(requestId: string, attachment: QuoteMail['attachments'][number] | undefined) {
  const question = { ...fileTextQuery(requestId, attachment?.id ?? 0), enabled: attachment !== undefined }
  const { data: text } = useQuery(question)
  return attachment && typeof text === 'string' ? { id: attachment.id, name: attachment.filename, text } : null
}
