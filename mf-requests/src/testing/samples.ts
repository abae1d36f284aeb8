import type {
  FoundProduct,
  OfferOfRequest,
  ProposedCustomer,
  QuoteLine,
  QuoteMail,
  QuoteRequest,
  QuoteRequestDetail,
  SkippedMail,
  SkippedMailDetail,
} from '@staffel/shared-api/contract'

export const sampleProduct = (different: Partial<FoundProduct> = {}): FoundProduct => ({
  product_id: 5,
  name: 'Vuren balk',
  sku: 'VUR-1',
  description: null,
  price: 10,
  price_unit: 1,
  pack_content: null,
  order_multiple: null,
  min_order_quantity: null,
  quantity: 10,
  totalprice: 100,
  used_staffel_id: 51,
  wordscore: 3,
  match_dimension: true,
  totalscore: 5,
  staffels: [
    { id: 51, unit_price: 10, min_quantity: 1, max_quantity: 49 },
    { id: 52, unit_price: 8, min_quantity: 50, max_quantity: null },
  ],
  ...different,
})

export const sampleLine = (different: Partial<QuoteLine> = {}): QuoteLine => ({
  position: 1,
  search_line: '10 balken',
  desired_quantity: 10,
  unit: 'st',
  quantity_assumed: false,
  confidence: 'high',
  is_ignored: false,
  chosen_by: null,
  in_offer: false,
  // As a tenant that never said has it.
  is_certain: ((different.productsfound ?? [sampleProduct()])[0]?.totalscore ?? 0) >= 3,
  conversion: null,
  sold_in: null,
  source: null,
  productsfound: [sampleProduct()],
  ...different,
})

export const sampleRequest = (different: Partial<QuoteRequest> = {}): QuoteRequest => ({
  id: 1,
  tenant_id: 1,
  external_id: '3c9f0b9e-1d2a-4b7e-8a55-0d6a7f1b2c3d',
  email_body: 'Graag offerte',
  from: 'Peter <inkoop@bouw.example>',
  subject: 'Balken',
  received_on: '2026-03-05T13:30:00Z',
  json_version: 1,
  created_at: '2026-03-05T13:31:00Z',
  updated_at: '2026-03-05T13:31:00Z',
  desired_delivery_date: null,
  replies: [
    sampleLine({ productsfound: [sampleProduct({ totalprice: 100.25 })] }),
    sampleLine({ position: 2, search_line: '1 zadel', desired_quantity: 1, productsfound: [] }),
  ],
  offer_id: null,
  status: 'new',
  assignee: null,
  organization: null,
  problem: null,
  offer: null,
  value: { lines: 100.25, surcharges: 7.5, subtotal: 107.75 },
  ...different,
})

const text = 'Goedemiddag,\n10 balken en een zadel\nook nog ringen M8\nGroet, Peter'
const source = (words: string) => ({
  mail_id: 1,
  attachment_id: null,
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
})

export const sampleMail = (different: Partial<QuoteMail> = {}): QuoteMail => ({
  id: 1,
  from: 'Peter <inkoop@bouw.example>',
  forwarded_by: null,
  subject: 'Balken',
  received_on: '2026-03-05T13:30:00Z',
  text,
  has_html: false,
  attachments: [],
  ...different,
})

/** Three lines: one that fits, one without a product, one that has to be looked at. */
export const sampleDetail = (different: Partial<QuoteRequestDetail> = {}): QuoteRequestDetail => ({
  ...sampleRequest(),
  organization: { id: 3, name: 'Bouwbedrijf De Haan' },
  replies: [
    sampleLine({ source: source('10 balken') }),
    sampleLine({
      position: 2,
      search_line: 'een zadel',
      desired_quantity: 1,
      unit: null,
      productsfound: [],
      source: source('een zadel'),
    }),
    sampleLine({
      position: 3,
      search_line: 'ringen M8',
      desired_quantity: 1,
      unit: null,
      quantity_assumed: true,
      confidence: 'low',
      source: source('ringen M8'),
      productsfound: [ring, spring],
    }),
  ],
  mails: [sampleMail()],
  decline_reason: null,
  customer_candidates: [],
  sender: { address: 'inkoop@bouw.example', remembered: null },
  proposed_customer: null,
  value: { lines: 100.1, surcharges: 0, subtotal: 100.1 },
  ...different,
})

export const sampleOffer = (different: Partial<OfferOfRequest> = {}): OfferOfRequest => ({
  offer_id: 41,
  offer_nr: 'OFF-2026-0041',
  subtotal: 88.5,
  currency: 'eur',
  takes_lines: 'draft',
  ...different,
})

/** What the mail says of a sender whom nobody knows. */
export const sampleProposed = (different: Partial<ProposedCustomer> = {}): ProposedCustomer => ({
  name: 'Visser Dakwerken B.V.',
  contact: 'Anna Visser',
  email: 'anna@visser.example',
  phone: '030 000 12 34',
  street: 'Industrieweg',
  number: '118',
  postal_code: '1234 AB',
  city: 'Voorbeeldstad',
  chamber_of_commerce_number: '00012345',
  vat_number: '',
  ...different,
})

export const sampleSkipped = (different: Partial<SkippedMail> = {}): SkippedMail => ({
  id: 31,
  tenant_id: 1,
  reason: 'bulk',
  from: 'Grossier <nieuws@grossier.example>',
  subject: 'Weekblad',
  received_on: '2026-03-05T13:30:00Z',
  created_at: '2026-03-05T13:31:00Z',
  email_body: 'Deze week in huis:\n25 stuks zeskantbout',
  has_html: false,
  is_remembered: false,
  ...different,
})

/** The same one, whole. */
export const sampleSkippedWhole = (different: Partial<SkippedMailDetail> = {}): SkippedMailDetail => ({
  ...sampleSkipped(),
  forwarded_by: null,
  attachments: [],
  ...different,
})

export const ring = sampleProduct({
  product_id: 8,
  name: 'Sluitring M8',
  sku: 'SR-8',
  price: 0.1,
  price_unit: 1,
  quantity: 1,
  totalprice: 0.1,
  totalscore: 3,
  wordscore: 1,
  staffels: [],
  used_staffel_id: null,
})
export const spring = sampleProduct({
  product_id: 9,
  name: 'Veerring M8',
  sku: 'VR-8',
  price: 0.2,
  price_unit: 1,
  quantity: 1,
  totalprice: 0.2,
  totalscore: 2,
  wordscore: 1,
  match_dimension: false,
  staffels: [],
  used_staffel_id: null,
})
