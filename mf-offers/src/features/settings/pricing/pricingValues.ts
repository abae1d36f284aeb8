import type { OfferSettings, OfferSettingsInput } from '@staffel/shared-api/contract'
import { numberPatternProblems, type NumberPatternProblem } from '@staffel/shared-api/rules'
import { formatNumber, parseDecimal } from '@staffel/shared-ui/format'

/** As they are typed. */
export interface PricingValues {
  readonly currency: OfferSettings['default_currency']
  readonly taxRate: string
  readonly validity: string
  readonly paymentTerms: string
  readonly termsNl: string
  readonly termsEn: string
  readonly footerNl: string
  readonly footerEn: string
  readonly pattern: string
  readonly reset: OfferSettings['number_reset']
  readonly next: string
  readonly signature: boolean
  /** Percent; blank where nobody is asked about a discount. */
  readonly approvalDiscount: string
  readonly approvalFloor: boolean
  /** Blank where nobody is asked about an amount. */
  readonly approvalAmount: string
  readonly reminders: boolean
  /** Days before the last valid one: `7, 1`. */
  readonly reminderDays: string
}

/** By the names that the server has for them. */
const fields: Readonly<Record<string, keyof PricingValues>> = {
  default_currency: 'currency',
  default_tax_rate: 'taxRate',
  offer_validity_days: 'validity',
  payment_terms_days: 'paymentTerms',
  terms_nl: 'termsNl',
  terms_en: 'termsEn',
  footer_nl: 'footerNl',
  footer_en: 'footerEn',
  number_pattern: 'pattern',
  number_reset: 'reset',
  next_sequence: 'next',
  reminders: 'reminderDays',
  'approval.discount': 'approvalDiscount',
  'approval.amount': 'approvalAmount',
}
export const fieldOf = (name: string): keyof PricingValues | undefined =>
  fields[name] ?? fields[name.split('.')[0] ?? '']

export function toValues(settings: OfferSettings): PricingValues {
  return {
    currency: settings.default_currency,
    taxRate: formatNumber(settings.default_tax_rate, 2, 0),
    validity: String(settings.offer_validity_days),
    paymentTerms: String(settings.payment_terms_days),
    termsNl: settings.terms_nl,
    termsEn: settings.terms_en,
    footerNl: settings.footer_nl,
    footerEn: settings.footer_en,
    pattern: settings.number_pattern,
    reset: settings.number_reset,
    next: String(settings.next_sequence),
    signature: settings.signature_required,
    approvalDiscount: typed(settings.approval?.discount),
    approvalFloor: settings.approval?.below_floor === true,
    approvalAmount: typed(settings.approval?.amount),
    reminders: settings.reminders.enabled,
    reminderDays: settings.reminders.days_before.join(', '),
  }
}

function typed(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : formatNumber(value, 2, 0)
}

/** Names of texts, by field. */
export type PricingProblem =
  | 'settings.problems.percent'
  | 'settings.problems.validity'
  | 'settings.problems.paymentTerms'
  | 'settings.problems.next'
  | 'settings.problems.reminderDays'
  | 'settings.problems.amount'
  | `settings.pattern.${NumberPatternProblem}`

export function problemsOf(
  values: PricingValues,
  { next_sequence: lowest, number_reset }: Pick<OfferSettings, 'next_sequence' | 'number_reset'>,
): Partial<Record<keyof PricingValues, PricingProblem>> {
  const rate = parseDecimal(values.taxRate, 2)
  const [pattern] = numberPatternProblems(values.pattern.trim(), values.reset)
  // Another way of counting has another last number, which the server knows.
  const isKnown = values.reset === number_reset
  const days = reminderDays(values.reminderDays)
  const wrong: [keyof PricingValues, PricingProblem | false | undefined][] = [
    ['taxRate', (rate === null || rate < 0 || rate > 100) && 'settings.problems.percent'],
    ['validity', !isWhole(values.validity, 1, 365) && 'settings.problems.validity'],
    ['paymentTerms', !isWhole(values.paymentTerms, 0, 120) && 'settings.problems.paymentTerms'],
    ['next', !isWhole(values.next, isKnown ? lowest : 1, 999_999_999) && 'settings.problems.next'],
    ['approvalDiscount', !isBlankOr(values.approvalDiscount, 100) && 'settings.problems.percent'],
    ['approvalAmount', !isBlankOr(values.approvalAmount, 999_999_999.99) && 'settings.problems.amount'],
    ['pattern', pattern && `settings.pattern.${pattern}`],
    ['reminderDays', (!days || (values.reminders && days.length === 0)) && 'settings.problems.reminderDays'],
  ]
  return Object.fromEntries(wrong.filter(([, problem]) => problem))
}

/** Of values without a problem. */
export function toChanges(values: PricingValues, over: OfferSettings): Partial<OfferSettingsInput> {
  const next = Number(values.next)
  return {
    default_currency: values.currency,
    default_tax_rate: parseDecimal(values.taxRate, 2) ?? 0,
    offer_validity_days: Number(values.validity),
    payment_terms_days: Number(values.paymentTerms),
    terms_nl: values.termsNl.trim(),
    terms_en: values.termsEn.trim(),
    footer_nl: values.footerNl.trim(),
    footer_en: values.footerEn.trim(),
    number_pattern: values.pattern.trim(),
    number_reset: values.reset,
    signature_required: values.signature,
    ...(over.approval && {
      approval: {
        discount: parseDecimal(values.approvalDiscount, 2),
        below_floor: values.approvalFloor,
        amount: parseDecimal(values.approvalAmount, 2),
      },
    }),
    reminders: { enabled: values.reminders, days_before: reminderDays(values.reminderDays) ?? [] },
    // As long as nobody raises it, it is the counter's.
    ...(next > over.next_sequence && { next_sequence: next }),
  }
}

function isBlankOr(typed: string, most: number): boolean {
  const value = parseDecimal(typed, 2)
  return typed.trim() === '' || (value !== null && value >= 0 && value <= most)
}

function isWhole(typed: string, least: number, most: number): boolean {
  const value = typed.trim()
  return /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most
}

/** Null for what is no list of at most five different days. */
function reminderDays(typed: string): number[] | null {
  const parts = typed.split(/[,; ]/).filter((part) => part !== '')
  const days = [...new Set(parts.map(Number))]
  return days.length <= 5 && parts.every((part) => isWhole(part, 0, 90)) ? days : null
}
