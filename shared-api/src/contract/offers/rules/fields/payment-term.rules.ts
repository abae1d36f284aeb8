import type { Language } from '../../../identity/schemas.ts'
import words from './payment-term.json' with { type: 'json' }

const texts: Readonly<Record<Language, Readonly<Record<'name' | 'at_once' | 'one' | 'other', string>>>> = words

/** What a document calls it, and within how many days is paid; null where the offer does not say. */
export function printedPaymentTerm(
  days: number | null,
  language: Language,
): { readonly name: string; readonly value: string } | null {
  if (days === null) return null
  const { name, at_once, one, other } = texts[language]
  return { name, value: days === 0 ? at_once : (days === 1 ? one : other).replace('{days}', String(days)) }
}

/** Of the customer an offer is for. */
interface TermOfCustomer {
  readonly payment_term_days?: number | null | undefined
}

/** What a new offer says: as was agreed with its customer, else as the seller has it for everybody. */
export function usualPaymentTerm(customer: TermOfCustomer | null, ofSeller: number): number {
  return customer?.payment_term_days ?? ofSeller
}
