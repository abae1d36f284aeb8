import type { PublicOffer, PublicOfferItem } from '@staffel/shared-api/contract'
import { factFields, offerTotals, recordOf } from '@staffel/shared-api/rules'
import { sampleItem, sampleOffer } from './samples.ts'

function samplePublicItem(different: Partial<PublicOfferItem> = {}): PublicOfferItem {
  const {
    id,
    kind,
    description,
    quantity,
    unitPrice,
    priceUnit,
    total,
    discountPct,
    taxRate,
    priceSource,
    propertyValues,
    optional,
    selected,
  } = sampleItem()
  return {
    id,
    kind,
    description,
    quantity,
    unitPrice,
    priceUnit,
    total,
    discountPct,
    taxRate,
    priceSource,
    propertyValues,
    optional,
    selected,
    ...different,
  }
}

/** What a customer's link shows: one line at 15, and an optional one at 100. */
export function samplePublicOffer(different: Partial<PublicOffer> = {}): PublicOffer {
  const {
    offer_nr,
    version,
    title,
    description,
    validUntil,
    desired_delivery_date,
    payment_term_days,
    currency,
    notes,
    terms,
    company,
    footer,
    customer,
  } = sampleOffer()
  const items = [
    samplePublicItem(),
    samplePublicItem({ id: 'extra', description: 'Montage', quantity: 1, unitPrice: 100, total: 100, optional: true }),
  ]
  return {
    state: 'open',
    offer_nr,
    version,
    newer_version: null,
    title,
    description,
    validUntil,
    desired_delivery_date,
    payment_term_days,
    currency,
    notes,
    terms,
    company,
    footer,
    customer,
    items,
    issuedAt: '2026-03-05T10:00:00.000Z',
    language: 'en',
    ...recordOf(factFields, () => null),
    discount: null,
    totals: { ...offerTotals(items) },
    signature_required: true,
    consent_text: 'I accept this offer.',
    recipient_email: 'anna@jansen.example',
    extension_requested: false,
    attachments: [],
    comments: [],
    acceptance: null,
    decline: null,
    ...different,
  }
}
