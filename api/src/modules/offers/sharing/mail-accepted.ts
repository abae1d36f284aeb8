import type { Offer } from '@staffel/shared-api/contract'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { OfferRow } from '../offer.repository.ts'
import type { Colleague } from './concerned.repository.ts'
import type { MailedFile, OfferMailing } from './offer-mailing.ts'

export interface AcceptedMail {
  readonly document: Offer
  /** Who agreed; null when no address is known. */
  readonly customer: { readonly name: string | null; readonly email: string } | null
  readonly sellers: readonly Pick<Colleague, 'email' | 'name'>[]
  /** Signs the mail to the customer, and gets the answer to it. */
  readonly sender: Pick<Colleague, 'email' | 'name'> | null
  readonly file: MailedFile
}

/** The accepted document goes to who agreed, and to who sells. */
export async function mailAccepted(tx: Tx, offer: OfferRow, { document, customer, sellers, sender, file }: AcceptedMail, mailing: OfferMailing): Promise<void> {
  if (customer) {
    const words = await mailing.words(tx, document, 'accepted', { contact: customer.name, sender: sender?.name ?? null })
    await mailing.send(tx, offer, { kind: 'accepted', to: [customer.email], ...words, files: [file], ...(sender && { replyTo: sender.email }) })
  }
  if (sellers.length > 0) {
    const words = await mailing.words(tx, document, 'accepted', { contact: sellers[0]?.name ?? null, sender: customer?.name ?? sender?.name ?? null })
    await mailing.send(tx, offer, { kind: 'accepted', to: sellers.map(({ email }) => email), ...words, files: [file], ...(customer && { replyTo: customer.email }) })
  }
}
