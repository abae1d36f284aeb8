import type { Language, Offer } from '@staffel/shared-api/contract'
import { shownOfferNumber } from '@staffel/shared-api/rules'
import { translator } from '../../../texts/translate.ts'
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

/**
 * What the seller's people read when an offer is accepted. Nobody signs it: neither the customer nor a colleague wrote
 * it.
 */
export function acceptedNotice({ document, acceptance, language, reader }: AcceptedNotice): {
  subject: string
  body: string
} {
  const t = translator(language)
  const number = shownOfferNumber(document)
  const { customer, title, total } = mailValues(document, language, { contact: null, sender: null })
  const person = oneLine(acceptance.name ?? '')
  const who = person && customer ? t('mail.accepted.of', { person, company: customer }) : person || customer
  const happened =
    acceptance.recorded_by === null
      ? t('mail.accepted.bySigner', { number, who })
      : t('mail.accepted.noted', { number, who, colleague: oneLine(acceptance.recorded_by) })
  const facts = [
    title,
    t('mail.accepted.total', { total }),
    acceptance.po_number && t('mail.accepted.order', { number: oneLine(acceptance.po_number) }),
  ].filter(Boolean)
  const dear = reader ? t('mail.accepted.dear', { name: reader }) : t('mail.accepted.hello')
  return {
    subject: t('mail.accepted.subject', { number }),
    body: [dear, happened, facts.join('\n'), t('mail.accepted.attached')].join('\n\n'),
  }
}
