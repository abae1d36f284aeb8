import { recipientsOf, writerOf } from './mime/correspondents.ts'
import { headersOf } from './mime/headers-of.ts'
import { sentAt } from './mime/sent-at.ts'
import { bareId } from './mime/bare-id.ts'
import type { ReadMail, ReadProblem } from './read-mail.types.ts'

/** Who wrote a mail and about what, when nothing more of it could be read. */
export async function readHeaders(raw: Uint8Array, problem: ReadProblem): Promise<ReadMail> {
  const mail = await headersOf(Buffer.from(raw.buffer, raw.byteOffset, raw.length))
  const writer = writerOf(mail)
  return {
    messageId: bareId(mail.messageId),
    inReplyTo: bareId(mail.inReplyTo),
    references: [mail.references ?? []].flat().flatMap((id) => bareId(id) ?? []),
    sender: writer.shown,
    senderEmail: writer.email,
    outerSender: null,
    recipients: recipientsOf(mail),
    subject: (mail.subject ?? '').replace(/\s+/g, ' ').trim(),
    sentAt: sentAt(mail),
    text: '',
    html: null,
    attachments: [],
    verdict: { kind: 'request' },
    lines: [],
    desiredDeliveryDate: null,
    problem,
  }
}
