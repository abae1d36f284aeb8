import type { Language, Offer } from '@staffel/shared-api/contract'
import { shownOfferNumber, type MailPlaceholder } from '@staffel/shared-api/rules'
import { formats } from '../../../documents/formats.ts'
import { localeOf } from '../../../texts/translate.ts'

/** A name goes into a header and a sentence: one line, whatever someone typed. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

export interface MailPeople {
  readonly contact: string | null
  readonly sender: string | null
  readonly reason?: string | null
}

/** What the placeholders of a mail about an offer stand for; the link is put in by whoever sends. */
export function mailValues(
  offer: Offer,
  language: Language,
  { contact, sender, reason }: MailPeople,
): Record<MailPlaceholder, string> {
  const customer = offer.customer?.name ?? ''
  return {
    customer: oneLine(customer),
    contact: oneLine(contact ?? customer),
    offer_nr: shownOfferNumber(offer),
    title: oneLine(offer.title),
    valid_until: offer.validUntil
      ? new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
          new Date(`${offer.validUntil}T00:00:00Z`),
        )
      : '',
    // As the document and the customer's page write it, which are open beside the mail.
    total: formats(language, offer.currency, 'UTC').money(offer.totals.total),
    link: '{link}',
    // Without a person the company alone signs, on the line below.
    sender: oneLine(sender ?? offer.created_by ?? ''),
    company: oneLine(offer.company.name),
    reason: reason ?? '',
  }
}

/** The link where the text has it, otherwise below it. Without a link the placeholder goes. */
export function withLink(body: string, link: string | null): string {
  if (link === null) return body.replaceAll('{link}', '').replace(/\n{3,}/g, '\n\n')
  return body.includes('{link}') ? body.replaceAll('{link}', link) : `${body}\n\n${link}`
}
