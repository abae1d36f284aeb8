import type { BillingAddress, DocumentDiscount, Language, OfferInput, TaxRegime } from '@staffel/shared-api/contract'
import {
  addDays,
  factFields,
  offerFields,
  recordOf,
  textOrNull,
  usualPaymentTerm,
  validUntilProblem,
  type FactField,
  type OfferField,
} from '@staffel/shared-api/rules'
import { text, type Text } from '../../../texts/text.ts'
import { translator } from '../../../texts/translate.ts'
import type { CustomerAddresses } from '../store/offers.tables.ts'
import type { OfferSettings } from '../store/offer-settings.repository.ts'
import type { OfferVersionRow } from '../store/offer.repository.ts'
import { writtenColumns, writtenOf, type Written } from '../store/written-columns.ts'
import { sanitizeHtml } from './sanitize-html.ts'

/** Who an offer is for, as the database has it now. */
export interface OfferBuyer {
  readonly organizationId: number
  readonly regionId: number | null
  readonly billing: BillingAddress
  readonly vatNumber: string | null
  readonly taxRegime: TaxRegime
  /** In which it is written to; null where that is not known. */
  readonly language: Language | null
  /** Null where nothing was agreed with it. */
  readonly paymentTermDays: number | null
}

/** Everything of a version that somebody writes, its lines left out; by the names of the wire. */
export interface OfferContent extends Written {
  readonly internal_notes: string
  readonly customerAddresses: CustomerAddresses | null
}

export interface ContentContext {
  /** The version that is continued; null for a new offer. */
  readonly stored: OfferVersionRow | null
  /** The stored version is issued, so this one is a revision of it. */
  readonly revises: boolean
  readonly buyer: OfferBuyer | null
  readonly settings: OfferSettings
  readonly today: string
  readonly language: Language
  readonly writesInternalNotes: boolean
  /** What the offer's people noted so far. */
  readonly internalNotes: string
  readonly editsPrices: boolean
}

/** What is sent, else what is stored, else what the tenant's settings say. */
export function offerContent(input: OfferInput, context: ContentContext): OfferContent {
  const before = context.stored ? writtenOf(context.stored) : blank(context)
  const language = input.language ?? before.language
  return {
    ...recordOf(factFields, (field) => fact(field, input, context)),
    title: titleOf(input.title ?? before.title, language, context),
    description: input.description === undefined ? before.description : sanitizeHtml(input.description),
    validUntil: validUntil(input, context),
    desired_delivery_date:
      input.desired_delivery_date === undefined ? before.desired_delivery_date : input.desired_delivery_date,
    payment_term_days: paymentTerm(input, context),
    notes: input.notes ?? before.notes,
    internal_notes: (context.writesInternalNotes ? input.internal_notes : undefined) ?? context.internalNotes,
    terms: input.terms ?? termsOf(language, context),
    show_pictures: input.show_pictures ?? before.show_pictures,
    currency: (context.editsPrices ? input.currency : undefined) ?? before.currency,
    language,
    customerAddresses: customerAddresses(input, context.stored),
    discount: discountOf(input, context),
  }
}

/** An offer of which nothing is written yet. */
function blank(context: ContentContext): Written {
  const { settings, buyer } = context
  const language = buyer?.language ?? context.language
  return {
    ...recordOf(factFields, () => null),
    title: '',
    description: '',
    validUntil: null,
    desired_delivery_date: null,
    payment_term_days: usualTerm(context),
    notes: '',
    terms: settings.terms[language],
    show_pictures: settings.showPictures,
    currency: settings.currency,
    language,
    discount: null,
  }
}

/** An offer without a title goes by its customer. */
function titleOf(title: string, language: Language, { buyer }: ContentContext): string {
  return textOrNull(title) ?? (buyer ? translator(language)('offer.titleOf', { customer: buyer.billing.name }) : '')
}

/** What makes the content impossible to store, by field. */
export function contentProblems(
  input: OfferInput,
  content: OfferContent,
  { stored, buyer, today }: ContentContext,
): Record<string, Text> {
  const fields: Record<string, Text> = {}
  if (!buyer && content.title === '') fields['offer.title'] = text('offer.title.required')
  const changed = input.validUntil && input.validUntil !== stored?.valid_until
  const problem = changed ? validUntilProblem(input.validUntil ?? '', today) : null
  if (problem) fields['offer.validUntil'] = text(`offer.validUntil.${problem}`)
  return fields
}

/** A revision of an offer whose date has passed starts with a fresh one. */
function validUntil(input: OfferInput, { stored, revises, settings, today }: ContentContext): string | null {
  if (input.validUntil !== undefined) return input.validUntil
  const passed = revises && stored?.valid_until && stored.valid_until < today
  return stored && !passed ? stored.valid_until : addDays(today, settings.validityDays)
}

const facts: Readonly<Record<FactField, OfferField>> = offerFields

/** What is copied into the next version alone was this customer's own, and means nothing to another. */
function fact(field: FactField, input: OfferInput, { stored, buyer }: ContentContext): string | null {
  const sent = input[field]
  if (sent !== undefined) return textOrNull(sent)
  const stays = facts[field].copied === 'always' || stored?.organization_id === (buyer?.organizationId ?? null)
  return stored && stays ? stored[writtenColumns[field]] : null
}

/** What was agreed with one customer means nothing to another. */
function paymentTerm({ payment_term_days: sent }: OfferInput, context: ContentContext): number | null {
  const { stored, buyer, settings } = context
  if (sent !== undefined) return sent
  if (!stored) return usualTerm(context)
  const { organization_id: before, payment_term_days: written } = stored
  // As long as there was no customer, nothing but the seller's own can have been taken for granted.
  const follows = before === null ? written === settings.paymentTermDays : before !== (buyer?.organizationId ?? null)
  return follows ? usualTerm(context) : written
}

function usualTerm({ buyer, settings }: Pick<ContentContext, 'buyer' | 'settings'>): number {
  return usualPaymentTerm({ payment_term_days: buyer?.paymentTermDays }, settings.paymentTermDays)
}

/** Terms that nobody changed follow the language. */
function termsOf(language: Language, { stored, settings }: ContentContext): string {
  if (!stored) return settings.terms[language]
  return stored.terms === settings.terms[stored.language] ? settings.terms[language] : stored.terms
}

/** Like every price, it is for who may set prices; a discount of nothing is none. */
function discountOf({ discount }: OfferInput, { stored, editsPrices }: ContentContext): DocumentDiscount | null {
  if (discount === undefined || !editsPrices) return stored?.discount ?? null
  const size = discount && ('percent' in discount ? discount.percent : discount.amount)
  return size ? discount : null
}

function customerAddresses({ customer }: OfferInput, stored: OfferVersionRow | null): CustomerAddresses | null {
  if (customer === undefined) return stored?.customer_addresses ?? null
  return customer?.addresses?.billing || customer?.addresses?.shipping ? customer.addresses : null
}
