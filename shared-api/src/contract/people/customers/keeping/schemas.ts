import { Type, type Static } from 'typebox'
import { Language } from '../../../identity/schemas.ts'
import { Email, Id, Instant, Money, Nullable, Strict, Text, Words } from '../../../kit/schemaKit.ts'
import { AddressType } from '../../addresses/schemas.ts'
import { customerEvents } from '../rules/customer-words.rules.ts'
import { CustomerStatus, PaymentTerm, PriceNote, TaxRegime } from '../schemas.ts'

/** What is left out stays as it is. */
export const CustomerChange = Strict({
  name: Type.Optional(Text(200, { minLength: 1 })),
  /** The primary ones. */
  email: Type.Optional(Nullable(Email)),
  phone: Type.Optional(Nullable(Text(50))),
  chamber_of_commerce_number: Type.Optional(Nullable(Text(40))),
  vat_number: Type.Optional(Nullable(Text(40))),
  status: Type.Optional(CustomerStatus),
  tax_regime: Type.Optional(TaxRegime),
  region_id: Type.Optional(Nullable(Id)),
  language: Type.Optional(Nullable(Language)),
  payment_term_days: Type.Optional(Nullable(PaymentTerm)),
  price_note: Type.Optional(PriceNote),
  rev: Type.Integer({ minimum: 1 }),
})
export type CustomerChange = Static<typeof CustomerChange>

/** For the same filters as the list. */
export const CustomerStats = Strict({
  total: Type.Integer({ minimum: 0 }),
  active: Type.Integer({ minimum: 0 }),
  prospects: Type.Integer({ minimum: 0 }),
  archived: Type.Integer({ minimum: 0 }),
  deleted: Type.Integer({ minimum: 0 }),
  /** Accepted offers of those in use, excluding VAT. */
  accepted_value: Money,
})
export type CustomerStats = Static<typeof CustomerStats>

export const CustomerActivity = Strict({
  id: Id,
  at: Instant,
  action: Words(customerEvents),
  /** Name of who did it; null when nobody did. */
  actor: Nullable(Type.String()),
  /** What it was about: a name, an address, a number; null when the event says it all. */
  subject: Nullable(Type.String()),
})
export type CustomerActivity = Static<typeof CustomerActivity>

/** Of which customer, as it was read. */
const ofCustomer = { organization_id: Id, rev: Type.Integer({ minimum: 1 }) }
/** With an id it changes, without it is new. The first of its kind is the primary one, whatever is sent. */
const part = { ...ofCustomer, id: Type.Optional(Id), is_primary: Type.Optional(Type.Boolean()) }

export const CustomerAddressInput = Strict({
  ...part,
  address_type: AddressType,
  label: Type.Optional(Text(80)),
  street: Text(200),
  number: Text(20),
  number_addition: Type.Optional(Text(20)),
  postal_code: Text(20),
  city: Text(100),
  /** ISO 3166, two letters; NL unless it is sent. */
  country_code: Type.Optional(Type.String({ pattern: '^[A-Za-z]{2}$' })),
})
export type CustomerAddressInput = Static<typeof CustomerAddressInput>

export const CustomerContactInput = Strict({
  ...part,
  kind: Words(['email', 'phone']),
  value: Text(254, { minLength: 1 }),
})
export type CustomerContactInput = Static<typeof CustomerContactInput>

export const ContactPersonInput = Strict({
  ...part,
  name: Text(200, { minLength: 1 }),
  job_title: Type.Optional(Text(120)),
  email: Type.Optional(Nullable(Email)),
  phone: Type.Optional(Text(50)),
})
export type ContactPersonInput = Static<typeof ContactPersonInput>

/** The next of its kind becomes the primary one. */
export const CustomerPart = Strict({ ...ofCustomer, id: Id })
export type CustomerPart = Static<typeof CustomerPart>
