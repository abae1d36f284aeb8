import type {
  SoldProduct,
  ProposedCustomer,
  QuoteLine,
  QuoteMail,
  QuoteRequestDetail,
} from '@staffel/shared-api/contract'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { readSender } from '../reading/body/signature/read-sender.ts'
import { quoteRow } from '../store/quote-row.ts'
import type { RequestsRepository } from '../store/requests.repository.ts'
import type { DraftValues } from '../values/request-values.ts'
import { offerOf } from '../store/offer-of-request.ts'
import { customerCandidates, soleKnown } from './customer-of-sender.ts'
import { atTodaysPrices } from './lines/at-todays-prices.ts'
import { offerItems } from './offer-items.ts'
import type { AttachmentRow, HandlingRepository, MailRow, RequestRow } from './handling.repository.ts'

/** Products as a customer pays for them today; without one, as anybody does. */
export type ProductsFor = (
  tx: Tx,
  tenantId: number,
  ids: readonly number[],
  organizationId: number | null,
) => Promise<ReadonlyMap<number, SoldProduct>>

export interface ReadingDependencies {
  readonly requests: HandlingRepository
  readonly lists: Pick<RequestsRepository, 'lines' | 'matches'>
  readonly draftValues: DraftValues
  readonly productsFor: ProductsFor
}

/** A request with all that a clerk needs to make an offer of it. */
export async function readRequest(
  tx: Tx,
  row: RequestRow,
  { requests, lists, draftValues, productsFor }: ReadingDependencies,
): Promise<QuoteRequestDetail> {
  const { tenant_id: tenantId, sender_email: address } = row
  const scope = { tenantId }
  const [attached, mails, lines, matches, candidates, remembered] = await Promise.all([
    requests.attachments(tx, row),
    requests.mails(tx, row),
    lists.lines(tx, scope, [row.id]),
    lists.matches(tx, scope, [row.id]),
    customerCandidates(tx, address, requests),
    address === null ? null : requests.rememberedCustomer(tx, tenantId, address),
  ])
  const items = offerItems(lines, matches)
  const customer = row.organization_id ?? soleKnown(candidates)
  const draft = { items, organizationId: customer }
  const [products, valueOf] = await Promise.all([
    productsFor(tx, tenantId, [...new Set(matches.map(({ product_id }) => product_id))], customer),
    draftValues(tx, tenantId, [draft]),
  ])
  const { value, counts } = valueOf(draft)
  const request = quoteRow(row, lines, matches)
  const offered = lines.filter((line) => !line.is_ignored).map(({ position }) => position)
  const countOf = ({ position }: QuoteLine) => counts.get(items[offered.indexOf(position)]?.id ?? '')
  const attachments = Map.groupBy(attached, ({ mail_id }) => mail_id)
  return {
    ...request,
    replies: request.replies.map((line) => atTodaysPrices(line, products, countOf(line))),
    mails: mails.map((mail) => toMail(mail, attachments.get(mail.id) ?? [])),
    decline_reason: row.decline_reason,
    customer_candidates: candidates,
    sender: address === null ? null : { address, remembered },
    proposed_customer: row.organization_id === null ? proposedCustomer(row, mails[0]) : null,
    offer: offerOf(row),
    value,
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
