import { createTransport } from 'nodemailer'
import type { FileStore } from '../../../files/file-store.ts'
import type { OutboxMail } from './outbox.repository.ts'

/** Hands one mail to a mail server; rejects when that did not work. */
export type SendMail = (mail: OutboxMail) => Promise<void>

/** The mail stands in the outbox already, and in local mode that is where people read it. */
export const localDelivery: SendMail = async () => {}

export function smtpTransport(smtpUrl: string, from: string, files: FileStore): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return async (mail) => {
    await transport.sendMail({
      // The same id on every attempt: a receiver that got it already drops the second.
      messageId: `<${mail.id}@staffel>`,
      from,
      to: mail.recipients.map(alone),
      cc: mail.cc.map(alone),
      bcc: mail.bcc.map(alone),
      subject: mail.subject,
      text: mail.body_text,
      ...(mail.reply_to && { replyTo: alone(mail.reply_to) }),
      ...(mail.body_html && { html: mail.body_html }),
      attachments: await Promise.all(
        mail.attachments.map(async ({ filename, storageKey, contentType, cid }) => ({
          filename,
          contentType,
          ...(cid && { cid }),
          content: (await files.get(storageKey)) ?? Buffer.alloc(0),
        })),
      ),
    })
  }
}

/** An address and nothing else: of a text, the mail program would take a comma or a bracket for another address. */
const alone = (address: string) => ({ name: '', address })
