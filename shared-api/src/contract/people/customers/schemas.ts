import { Type, type Static } from 'typebox'
import { Language } from '../../identity/schemas.ts'
import { OrganizationAddress } from '../addresses/schemas.ts'
import { VatCheck } from '../registers/schemas.ts'
import { taxRegimes } from './rules/tax-regime.rules.ts'
import {
  Email,
  Id,
  Instant,
  Money,
  Nullable,
  SearchText,
  Strict,
  Text,
  totalCountField,
  Words,
} from '../../kit/schemaKit.ts'

/** How sales to a customer are taxed: new lines of its offers begin with it. */
export const TaxRegime = Words(taxRegimes)
export type TaxRegime = Static<typeof TaxRegime>

/** A prospect becomes active with its first accepted offer. */
export const CustomerStatus = Words(['active', 'prospect'])
export type CustomerStatus = Static<typeof CustomerStatus>

export const Customer = Strict({
  id: Id,
  name: Type.String(),
  contactPerson: Nullable(Type.String()),
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  status: CustomerStatus,
  /** Issued offers. */
  totalOffers: Type.Integer(),
  acceptedOffers: Type.Integer(),
  /** Accepted offers, excluding VAT. */
  totalvalue: Money,
  /** Latest of sent, viewed, message and request. */
  lastcontact: Nullable(Instant),
  /** Only of one that is: it gets no new offers. */
  archived_at: Type.Optional(Instant),
  /** Only of one that is: it can be brought back for thirty days. */
  deleted_at: Type.Optional(Instant),
  /** Only of one that was merged: its id leads to this one. */
  merged_into: Type.Optional(Id),
  total_count: totalCountField,
})
export type Customer = Static<typeof Customer>

/** `value` is an e-mail address or a phone number, as `kind` says. */
export const OrganizationContact = Strict({
  id: Id,
  kind: Words(['email', 'phone']),
  value: Type.String(),
  is_primary: Type.Boolean(),
})
export type OrganizationContact = Static<typeof OrganizationContact>

/** Days after the invoice. */
export const PaymentTerm = Type.Integer({ minimum: 0, maximum: 365, examples: [30] })
/** What was agreed about prices, for the seller's own people. */
export const PriceNote = Text(2_000, { examples: ['5% op ronden, jaarlijks in januari besproken'] })

export const ContactPerson = Strict({
  id: Id,
  name: Type.String(),
  job_title: Type.String(),
  email: Nullable(Type.String()),
  phone: Type.String(),
  is_primary: Type.Boolean(),
})
export type ContactPerson = Static<typeof ContactPerson>

export const CustomerDetail = Strict({
  ...Customer.properties,
  tenant_id: Id,
  region_id: Nullable(Id),
  chamber_of_commerce_number: Nullable(Type.String()),
  vat_number: Nullable(Type.String()),
  tax_regime: TaxRegime,
  /** In which it is written to. */
  language: Nullable(Language),
  payment_term_days: Nullable(PaymentTerm),
  /** The seller's people alone. */
  price_note: Type.Optional(Type.String()),
  /** Whose prices it shares; the seller's people alone. */
  customer_group: Type.Optional(Nullable(Strict({ id: Id, name: Type.String() }))),
  /** What VIES last said about its VAT number; null where it was not asked. The seller's people alone. */
  vat_check: Type.Optional(Nullable(VatCheck)),
  /** Issued offers that were accepted, declined, or have expired. */
  decided_offers: Type.Integer({ minimum: 0 }),
  address: Nullable(OrganizationAddress),
  addresses: Type.Array(OrganizationAddress),
  contacts: Type.Array(OrganizationContact),
  contact_persons: Type.Array(ContactPerson),
  /** Sent back with a change of the customer or of what belongs to it; another value on the server is `STALE`. */
  rev: Type.Integer({ minimum: 1 }),
})
export type CustomerDetail = Static<typeof CustomerDetail>

export const CustomerFilters = Strict({
  search: Type.Optional(SearchText),
  status: Type.Optional(CustomerStatus),
  region_id: Type.Optional(Id),
  organization_id: Type.Optional(Id),
  /** Which ones: those in use unless it is sent. */
  kept: Type.Optional(Words(['archived', 'deleted'])),
})
export type CustomerFilters = Static<typeof CustomerFilters>

/** Both spellings of the total are accepted. */
export const CustomerSortKey = Words([
  'totalValue',
  'totalvalue',
  'name',
  'status',
  'totalOffers',
  'acceptedOffers',
  'lastcontact',
])
export type CustomerSortKey = Static<typeof CustomerSortKey>

const companyFields = {
  name: Text(200, { minLength: 1 }),
  street: Nullable(Text(200)),
  number: Nullable(Text(20)),
  number_addition: Nullable(Text(20)),
  postal_code: Nullable(Text(20)),
  city: Nullable(Text(100)),
  phone: Nullable(Text(50)),
}

/** The company of the settings page. `id` is the organisation's, or the tenant's when `type` says so. */
export const CompanyAddress = Strict({
  id: Id,
  type: Words(['tenant', 'organization']),
  ...companyFields,
  email: Nullable(Type.String()),
  country_code: Nullable(Type.String()),
  coc_number: Nullable(Type.String()),
  vat_number: Nullable(Type.String()),
  /** Of the selling company only. */
  iban: Nullable(Type.String()),
  /** Sent back with a change; another value on the server is `STALE`. */
  rev: Type.Integer(),
})
export type CompanyAddress = Static<typeof CompanyAddress>

export const CompanyAddressInput = Strict({
  id: Type.Optional(Id),
  type: Type.Optional(Words(['tenant', 'organization'])),
  organization_id: Type.Optional(Id),
  ...companyFields,
  email: Nullable(Email),
  /** ISO 3166, two letters. */
  country_code: Nullable(Type.String({ pattern: '^[A-Za-z]{2}$' })),
  /** These three keep what is stored when they are left out. */
  coc_number: Type.Optional(Nullable(Text(20))),
  vat_number: Type.Optional(Nullable(Text(20))),
  iban: Type.Optional(Nullable(Text(42))),
  rev: Type.Integer(),
})
export type CompanyAddressInput = Static<typeof CompanyAddressInput>

/**
 * A customer to add. One that is probably there already is refused as `DUPLICATE` with `candidates`, unless
 * `allow_duplicate` says that it is meant.
 */
export const NewCustomer = Strict({
  name: Text(200, { minLength: 1 }),
  email: Type.Optional(Nullable(Email)),
  phone: Type.Optional(Nullable(Text(50))),
  chamber_of_commerce_number: Type.Optional(Nullable(Text(40))),
  vat_number: Type.Optional(Nullable(Text(40))),
  status: Type.Optional(CustomerStatus),
  /** `domestic` unless it is sent. */
  tax_regime: Type.Optional(TaxRegime),
  region_id: Type.Optional(Nullable(Id)),
  language: Type.Optional(Nullable(Language)),
  payment_term_days: Type.Optional(Nullable(PaymentTerm)),
  price_note: Type.Optional(PriceNote),
  address: Type.Optional(
    Strict({
      street: Type.Optional(Nullable(Text(200))),
      number: Type.Optional(Nullable(Text(20))),
      number_addition: Type.Optional(Nullable(Text(20))),
      postal_code: Type.Optional(Nullable(Text(20))),
      city: Type.Optional(Nullable(Text(100))),
      country_code: Type.Optional(Nullable(Type.String({ pattern: '^[A-Za-z]{2}$' }))),
    }),
  ),
  /** A person; e-mail and phone are the company's when they are left out. */
  contact: Type.Optional(
    Strict({
      name: Text(200, { minLength: 1 }),
      email: Type.Optional(Nullable(Email)),
      phone: Type.Optional(Nullable(Text(50))),
    }),
  ),
  allow_duplicate: Type.Optional(Type.Boolean()),
})
export type NewCustomer = Static<typeof NewCustomer>

/** In `details.candidates` of `DUPLICATE`. */
export const CustomerCandidate = Strict({
  organization_id: Id,
  name: Type.String(),
  postal_code: Nullable(Type.String()),
  city: Nullable(Type.String()),
  email: Nullable(Type.String()),
  chamber_of_commerce_number: Nullable(Type.String()),
})
export type CustomerCandidate = Static<typeof CustomerCandidate>

/** `url` is null when there is none. */
export const Logo = Strict({ url: Nullable(Type.String()) })
export type Logo = Static<typeof Logo>

export const LogoUploadAnswer = Strict({ success: Type.Literal(true), url: Type.String(), message: Type.String() })
export type LogoUploadAnswer = Static<typeof LogoUploadAnswer>
