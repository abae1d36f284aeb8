import { Type, type Static } from 'typebox'
import { addressTypes } from '../customers/rules/customer-words.rules.ts'
import { Id, Nullable, Strict, Text, Words } from '../../kit/schemaKit.ts'

const postal = {
  street: Nullable(Text(200)),
  number: Nullable(Text(20)),
  number_addition: Nullable(Text(20)),
  postal_code: Nullable(Text(20)),
  city: Nullable(Text(100)),
}

/** Where and to whom an offer goes, copied into the offer so that later changes do not touch it. */
export const BillingAddress = Strict({
  organization_id: Id,
  name: Text(200),
  ...postal,
  email: Nullable(Text(254)),
  phone: Nullable(Text(50)),
})
export type BillingAddress = Static<typeof BillingAddress>

/** The billing address again, marked as shipping. */
export const ShippingAddress = Strict({ ...BillingAddress.properties, address_type_code: Type.Literal('shipping') })
export type ShippingAddress = Static<typeof ShippingAddress>

export const AddressType = Words(addressTypes)
export type AddressType = Static<typeof AddressType>

/** One address of an organisation. The primary one is used, otherwise the first. */
export const OrganizationAddress = Strict({
  id: Id,
  organization_id: Id,
  address_type: AddressType,
  /** What people call it: a site, a warehouse. */
  label: Type.String(),
  name: Text(200),
  ...postal,
  country_code: Nullable(Type.String()),
  email: Nullable(Text(254)),
  phone: Nullable(Text(50)),
  is_primary: Type.Boolean(),
})
export type OrganizationAddress = Static<typeof OrganizationAddress>

/** The selling company as the document's head shows it. */
export const OfferCompany = Strict({
  name: Text(200),
  ...postal,
  phone: Nullable(Text(50)),
  email: Nullable(Text(254)),
  /** Null: the name stands in its place. */
  logo_url: Nullable(Type.String()),
})
export type OfferCompany = Static<typeof OfferCompany>

/** Printed below the document. */
export const OfferFooter = Strict({
  text: Type.String(),
  coc_number: Nullable(Type.String()),
  vat_number: Nullable(Type.String()),
  iban: Nullable(Type.String()),
})
export type OfferFooter = Static<typeof OfferFooter>
