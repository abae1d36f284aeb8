import type { ProposedCustomer, QuoteMail, QuoteRequestDetail } from '@staffel/shared-api/contract'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { readSender } from '../reading/body/signature/read-sender.ts'
import { quoteRow } from '../store/quote-row.ts'
import type { RequestsRepository } from '../store/requests.repository.ts'
import { customerCandidates } from './customer-of-sender.ts'
import type { AttachmentRow, HandlingRepository, MailRow, RequestRow } from './handling.repository.ts'

export interface ReadingDependencies {
  readonly requests: HandlingRepository
  readonly lists: Pick<RequestsRepository, 'lines' | 'matches'>
}

/** A request with all that a clerk needs to make an offer of it. */
export async function readRequest(
  tx: Tx,
  row: RequestRow,
  { requests, lists }: ReadingDependencies,
): Promise<QuoteRequestDetail> {
  const scope = { tenantId: row.tenant_id }
  const attachments = Map.groupBy(await requests.attachments(tx, row), ({ mail_id }) => mail_id)
  const mails = await requests.mails(tx, row)
  return {
    ...quoteRow(row, await lists.lines(tx, scope, [row.id]), await lists.matches(tx, scope, [row.id])),
    mails: mails.map((mail) => toMail(mail, attachments.get(mail.id) ?? [])),
    decline_reason: row.decline_reason,
    customer_candidates: await customerCandidates(tx, row.sender_email, requests),
    sender:
      row.sender_email === null
        ? null
        : {
            address: row.sender_email,
            remembered: await requests.rememberedCustomer(tx, row.tenant_id, row.sender_email),
          },
    proposed_customer: row.organization_id === null ? proposedCustomer(row, mails[0]) : null,
    offer: row.offer_id === null || row.offer_nr === null ? null : { offer_id: row.offer_id, offer_nr: row.offer_nr },
  }
}

function proposedCustomer({ sender, sender_email, subject }: RequestRow, mail: MailRow | undefined): ProposedCustomer {
  return readSender({ text: mail?.body_text ?? '', subject, from: sender, email: sender_email })
}

const toMail = (
  { body_text, sender, received_on, ...mail }: MailRow,
  attachments: readonly AttachmentRow[],
): QuoteMail => ({
  ...mail,
  from: sender,
  received_on: received_on.toISOString(),
  text: body_text,
  attachments: attachments.map(({ id, filename, content_type, bytes }) => ({ id, filename, content_type, bytes })),
})
