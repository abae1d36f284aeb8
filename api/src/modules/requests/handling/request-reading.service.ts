import type { QuoteRequestDetail } from '@staffel/shared-api/contract'
import { notFound } from '../../../errors.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { harmlessName } from '../../../files/harmless-name.ts'
import type { Caller } from '../../../http/caller.ts'
import type { FileAnswer } from '../../../http/endpoint-route.ts'
import { attachmentText } from './attachment-text.ts'
import type { AttachmentRow, HandlingRepository, RequestKey } from './handling.repository.ts'
import type { RequestAccess } from './request-access.ts'

/** What a clerk sees of a request: its lines and customer, and its mails as they came in. */
export function requestReadingService(
  access: RequestAccess,
  { requests, files }: { readonly requests: HandlingRepository; readonly files: FileStore },
) {
  async function fileOf(
    key: RequestKey,
    attachmentId: number,
    caller: Caller,
  ): Promise<{ readonly row: AttachmentRow; readonly content: Buffer }> {
    const all = await access.read(key, caller, (tx, request) => requests.attachments(tx, request))
    const row = all.find(({ id }) => id === attachmentId)
    const content = row ? await files.get(row.storage_key) : null
    if (!row || !content) throw notFound()
    return { row, content }
  }

  return {
    get: (key: RequestKey, caller: Caller): Promise<QuoteRequestDetail> => access.read(key, caller, access.detail),

    async html(key: RequestKey, mailId: number, caller: Caller): Promise<{ html: string }> {
      const html = await access.read(key, caller, (tx, request) => requests.mailHtml(tx, request, mailId))
      if (html === null) throw notFound()
      return { html }
    },

    /** Whatever a stranger sent is saved, never shown: it goes out as bytes of no kind. */
    async attachment(key: RequestKey, attachmentId: number, caller: Caller): Promise<FileAnswer> {
      const { row, content } = await fileOf(key, attachmentId, caller)
      return { content, type: 'application/octet-stream', filename: harmlessName(row.filename) }
    },

    async attachmentText(key: RequestKey, attachmentId: number, caller: Caller): Promise<{ text: string | null }> {
      const { row, content } = await fileOf(key, attachmentId, caller)
      return { text: attachmentText(row, content) }
    },
  }
}
export type RequestReadingService = ReturnType<typeof requestReadingService>
