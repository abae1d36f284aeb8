import type { Language, Offer } from '@staffel/shared-api/contract'
import { shownOfferNumber } from '@staffel/shared-api/rules'
import type { StoredAcceptance } from '../store/offers.tables.ts'
import { mailValues, oneLine } from './mail-values.ts'

export interface AcceptedNotice {
  readonly document: Offer
  readonly acceptance: StoredAcceptance
  /** Of who reads it. */
  readonly language: Language
  /** Null: it goes to the company's own address. */
  readonly reader: string | null
}

const words = {
  nl: {
    subject: (number: string) => `Offerte ${number} is geaccepteerd`,
    dear: (name: string | null) => (name ? `Beste ${name},` : 'Goedendag,'),
    bySigner: (number: string, who: string) => `${who} heeft offerte ${number} geaccepteerd.`,
    noted: (number: string, who: string, colleague: string) =>
      `${colleague} heeft genoteerd dat ${who} offerte ${number} heeft geaccepteerd.`,
    of: (person: string, company: string) => `${person} (${company})`,
    total: (total: string) => `Totaal: ${total} inclusief btw`,
    order: (number: string) => `Inkoopordernummer: ${number}`,
    attached: 'De geaccepteerde offerte vindt u in de bijlage. Dit bericht is gemaakt door Staffel.',
  },
  en: {
    subject: (number: string) => `Offer ${number} is accepted`,
    dear: (name: string | null) => (name ? `Dear ${name},` : 'Hello,'),
    bySigner: (number: string, who: string) => `${who} has accepted offer ${number}.`,
    noted: (number: string, who: string, colleague: string) =>
      `${colleague} has noted that ${who} accepted offer ${number}.`,
    of: (person: string, company: string) => `${person} (${company})`,
    total: (total: string) => `Total: ${total} including VAT`,
    order: (number: string) => `Purchase order number: ${number}`,
    attached: 'The accepted offer is attached. This message was written by Staffel.',
  },
} as const

/**
 * What the seller's people read when an offer is accepted. Nobody signs it: neither the customer nor a colleague wrote
 * it.
 */
export function acceptedNotice({ document, acceptance, language, reader }: AcceptedNotice): {
  subject: string
  body: string
} {
  const say = words[language]
  const number = shownOfferNumber(document)
  const { customer, title, total } = mailValues(document, language, { contact: null, sender: null })
  const person = oneLine(acceptance.name ?? '')
  const who = person && customer ? say.of(person, customer) : person || customer
  const happened =
    acceptance.recorded_by === null
      ? say.bySigner(number, who)
      : say.noted(number, who, oneLine(acceptance.recorded_by))
  const facts = [title, say.total(total), acceptance.po_number && say.order(oneLine(acceptance.po_number))].filter(
    Boolean,
  )
  return {
    subject: say.subject(number),
    body: [say.dear(reader), happened, facts.join('\n'), say.attached].join('\n\n'),
  }
}
