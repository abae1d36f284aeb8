import type { Language, Offer } from '@staffel/shared-api/contract'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { OfferRow } from '../store/offer.repository.ts'
import { acceptedNotice } from './accepted-notice.ts'
import type { Colleague } from './concerned.repository.ts'
import type { MailedFile, OfferMailing } from './offer-mailing.ts'

/** Somebody of the seller who is told; without a name it is the company's own address. */
export interface ToldSeller {
  readonly email: string
  readonly name: string | null
  readonly language: Language
}

export interface AcceptedMail {
  readonly document: Offer
  /** Who agreed; null when no address is known. */
  readonly customer: { readonly name: string | null; readonly email: string } | null
  readonly sellers: readonly ToldSeller[]
  /** Signs the mail to the customer, and gets the answer to it. */
  readonly sender: Pick<Colleague, 'email' | 'name'> | null
  readonly file: MailedFile
  /**
   * Who of the seller wrote it down as accepted: the mail to the customer is a sending of theirs. Left out where the
   * customer did it.
   */
  readonly countedFor?: number
}

/** The accepted document goes to who agreed, in the seller's words, and to each who sells, in those of the product. */
export async function mailAccepted(
  tx: Tx,
  offer: OfferRow,
  { document, customer, sellers, sender, file, countedFor }: AcceptedMail,
  mailing: OfferMailing,
): Promise<void> {
  if (customer) {
    const words = await mailing.words(tx, document, 'accepted', {
      contact: customer.name,
      sender: sender?.name ?? null,
    })
    await mailing.send(tx, offer, {
      kind: 'accepted',
      to: [customer.email],
      ...words,
      document,
      files: [file],
      ...(countedFor !== undefined && { countedFor }),
      ...(sender && { replyTo: sender.email }),
    })
  }
  const { acceptance } = offer
  if (!acceptance) return
  for (const { email, name, language } of sellers) {
    const notice = acceptedNotice({ document, acceptance, language, reader: name })
    await mailing.send(tx, offer, {
      kind: 'accepted',
      to: [email],
      ...notice,
      lang: language,
      document,
      files: [file],
      ...(customer && { replyTo: customer.email }),
    })
  }
}
