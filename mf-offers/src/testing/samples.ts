import type {
  BillingAddress,
  Offer,
  OfferItem,
  OfferSettings,
  OfferSummary,
  OfferVersion,
  Product,
  SavedOffer,
  UserRow,
} from '@staffel/shared-api/contract'
import { factFields, offerTotals, productOfLine, propertyValues, recordOf } from '@staffel/shared-api/rules'
import { soldByThePiece } from '@staffel/shared-api/testing'

const externalId = '6f2b1a34-5c7d-4e8f-9a0b-1c2d3e4f5a6b'

const progress = { owner: null, sent_at: null, linked_at: null, first_viewed_at: null, change_requested_at: null }

export function sampleSummary(different: Partial<OfferSummary> = {}): OfferSummary {
  return {
    id: 42,
    offer_id: 42,
    externalId,
    offer_nr: 'OFF-2026-0042',
    version: 1,
    title: 'Dakgoten Jansen',
    customer: 'Bouwbedrijf Jansen',
    organization_id: 5,
    amount: 1234.5,
    amountExcl: 1020.25,
    currency: 'eur',
    items: 3,
    status: 'draft',
    draft_version: null,
    createdDate: '2026-03-05T09:30:00.000Z',
    lastModified: '2026-03-05T10:00:00.000Z',
    validUntil: '2026-04-04',
    desired_delivery_date: null,
    approval: null,
    ...progress,
    ...different,
  }
}

/** A ladder of three tiers: 1–99 at 0.20, 100–499 at 0.15, from 500 at 0.12. */
export function sampleProduct(different: Partial<Product> = {}): Product {
  return {
    product_id: 11,
    product_name: 'Zeskantbout M8x40',
    description: 'Volledig draad',
    sku: 'B933-840',
    ...soldByThePiece,
    base_unit_price: 0.2,
    price_unit: 1,
    staffels: [tier(1, 1, 99, 0.2), tier(2, 100, 499, 0.15), tier(3, 500, null, 0.12)],
    properties: [{ propertyType: 'Afmeting', value: 'M8x40' }],
    product_group_id: 3,
    product_group_name: 'Bevestigingsmiddelen',
    is_visible: true,
    is_selectable: true,
    stock_type: 'unlimited',
    stock_value: null,
    ...different,
  }
}

export function tier(
  staffelId: number,
  minQuantity: number,
  maxQuantity: number | null,
  unitPrice: number | null,
): Product['staffels'][number] {
  return { staffelId, variantCode: null, minQuantity, maxQuantity, unitPrice }
}

export function sampleItem(different: Partial<OfferItem> = {}): OfferItem {
  const product = sampleProduct()
  return {
    id: 'line-1',
    kind: 'item',
    productId: product.product_id,
    description: product.product_name,
    quantity: 100,
    unitPrice: 0.15,
    priceUnit: 1,
    total: 15,
    discountPct: 0,
    taxRate: 21,
    propertyValues: propertyValues(product.properties),
    isSurcharge: false,
    optional: false,
    selected: false,
    variantCode: null,
    usedStaffelId: 2,
    listPrice: 0.15,
    priceSource: 'tier',
    priceSticky: false,
    overridden: false,
    product: productOfLine(product),
    ...different,
  }
}

export function sampleSurcharge(different: Partial<OfferItem> = {}): OfferItem {
  return sampleItem({
    id: 'sur:4',
    kind: 'surcharge',
    productId: null,
    product: undefined,
    description: 'Kleineordertoeslag',
    quantity: 1,
    unitPrice: 25,
    priceUnit: 1,
    total: 25,
    propertyValues: [],
    isSurcharge: true,
    usedStaffelId: null,
    listPrice: null,
    priceSource: 'base',
    ...different,
  })
}

export const sampleAddress: BillingAddress = {
  organization_id: 5,
  name: 'Bouwbedrijf Jansen',
  street: 'Havenstraat',
  number: '12',
  number_addition: 'a',
  postal_code: '3511 AB',
  city: 'Utrecht',
  email: 'inkoop@jansen.example',
  phone: '030 123 45 67',
}

export function sampleOffer(different: Partial<Offer> = {}): Offer {
  const items = different.items ?? [sampleItem(), sampleSurcharge()]
  return {
    id: 42,
    offer_id: 42,
    externalId,
    offer_nr: 'OFF-2026-0042',
    version: 1,
    rev: 3,
    status: 'draft',
    issued_version: null,
    draft_version: 1,
    tenant_id: 1,
    title: 'Dakgoten Jansen',
    show_pictures: false,
    description: '<p>Levering op de bouwplaats.<br>Kraan aanwezig.</p>',
    createdDate: '2026-03-05T09:30:00.000Z',
    lastModified: '2026-03-05T10:00:00.000Z',
    issuedAt: null,
    validUntil: '2099-04-04',
    desired_delivery_date: null,
    payment_term_days: 30,
    currency: 'eur',
    language: 'nl',
    notes: '',
    internal_notes: '',
    terms: 'Betaling binnen 30 dagen.',
    footer: { text: 'Dank voor uw aanvraag.', coc_number: '12345678', vat_number: 'NL001234567B01', iban: null },
    company: {
      name: 'Staffel Bouwmaterialen',
      street: 'Kade',
      number: '1',
      number_addition: null,
      postal_code: '3011 CD',
      city: 'Rotterdam',
      phone: null,
      email: 'verkoop@staffel.example',
      logo_url: null,
    },
    customer: {
      organization_id: 5,
      name: 'Bouwbedrijf Jansen',
      addresses: { billing: sampleAddress, shipping: { ...sampleAddress, address_type_code: 'shipping' } },
    },
    items,
    totals: { ...offerTotals(items) },
    created_by: 'Mila de Vries',
    ...progress,
    current_status: different.status ?? 'draft',
    superseded_by_version: null,
    set_aside: false,
    ...recordOf(factFields, () => null),
    discount: null,
    acceptance: null,
    approval: null,
    approval_reasons: [],
    approval_actions: [],
    decline: null,
    actions: [],
    ...different,
  }
}

export function sampleVersion(different: Partial<OfferVersion> = {}): OfferVersion {
  return {
    id: 1,
    version: 1,
    offer_nr: 'OFF-2026-0042',
    last_modified: '2026-03-05T10:00:00.000Z',
    last_modified_by: 'Mila de Vries',
    total: 48.4,
    status: 'pending',
    superseded_by_version: null,
    set_aside: false,
    issued_at: '2026-03-05T10:00:00.000Z',
    is_current: true,
    ...different,
  }
}

export function sampleSaved(different: Partial<SavedOffer> = {}): SavedOffer {
  return {
    offer_id: 42,
    externalId,
    offer_nr: 'OFF-2026-0042',
    version: 1,
    status: 'draft',
    rev: 1,
    totals: { ...offerTotals([]) },
    ...different,
  }
}

export function sampleSettings(different: Partial<OfferSettings> = {}): OfferSettings {
  return {
    tenant_id: 1,
    default_currency: 'eur',
    default_tax_rate: 21,
    offer_validity_days: 30,
    payment_terms_days: 30,
    terms_nl: 'Betaling binnen 30 dagen.',
    terms_en: 'Payment within 30 days.',
    footer_nl: '',
    footer_en: '',
    number_pattern: 'OFF-{YYYY}-{SEQ:4}',
    number_reset: 'yearly',
    signature_required: true,
    reminders: { enabled: false, days_before: [] },
    low_stock_threshold: 5,
    enforce_plan_limit: false,
    tiers_together: true,
    show_pictures: false,
    margin_floor: null,
    approval: { discount: null, below_floor: false, amount: null },
    public_host: null,
    next_sequence: 43,
    rev: 1,
    ...different,
  }
}

export function sampleUserRow(different: Partial<UserRow> = {}): UserRow {
  return {
    user_id: 7,
    email: 'sanne@staffel.example',
    first_name: 'Sanne',
    last_name: 'Dekker',
    tenant_id: 1,
    organization_id: null,
    region_id: null,
    tenant: { name: 'Staffel Bouwmaterialen' },
    organization: null,
    role: 'Manager',
    role_name: 'Manager',
    status: 'active',
    created_at: '2026-03-05T10:00:00.000Z',
    accepted_at: '2026-03-05T10:00:00.000Z',
    is_tenant: true,
    block_reason: null,
    blocked_by_seller: false,
    features: [],
    photo_url: null,
    rev: 1,
    ...different,
  }
}
