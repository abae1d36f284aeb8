import type { NewCustomer } from '@staffel/shared-api/contract'
import { recordOf, taxRegimes, type TaxRegime } from '@staffel/shared-api/rules'

type Path = Exclude<keyof NewCustomer, 'address'> | `address.${keyof NonNullable<NewCustomer['address']>}`

/** Which field of the form each part of a new customer is typed into; what has none is not asked here. */
const places = {
  name: 'name',
  contact: 'contact',
  email: 'email',
  phone: 'phone',
  'address.street': 'street',
  'address.number': 'number',
  'address.number_addition': null,
  'address.postal_code': 'postal_code',
  'address.city': 'city',
  'address.country_code': null,
  chamber_of_commerce_number: null,
  vat_number: null,
  tax_regime: 'tax_regime',
  status: null,
  region_id: null,
  language: null,
  payment_term_days: null,
  price_note: null,
  allow_duplicate: null,
} as const satisfies Record<Path, string | null>

export type NewCustomerField = NonNullable<(typeof places)[Path]>

/** A customer that is made together with the offer; what is left empty is not known. */
export type NewCustomerDraft = Readonly<Record<NewCustomerField, string>>

/** The fields, and where in the customer a refusal speaks of each. */
export const newCustomerFields = Object.entries(places).flatMap(([path, name]) => (name ? [{ name, path }] : []))

export const emptyCustomer: NewCustomerDraft = recordOf(
  newCustomerFields.map(({ name }) => name),
  () => '',
)

export function newCustomerInput(draft: NewCustomerDraft): NewCustomer {
  const filled = Object.fromEntries(
    Object.entries(draft)
      .map(([key, value]: [string, string]) => [key, value.trim()])
      .filter(([, value]) => value),
  )
  const { name = '', contact, email, phone, tax_regime: _regime, ...address } = filled
  return {
    name,
    ...(email && { email }),
    ...(phone && { phone }),
    ...(draft.tax_regime && { tax_regime: regimeOfNew(draft) }),
    address,
    ...(contact && { contact: { name: contact } }),
  }
}

/** Dutch rates apply unless something else was chosen. */
export function regimeOfNew({ tax_regime }: Pick<NewCustomerDraft, 'tax_regime'>): TaxRegime {
  return taxRegimes.find((known) => known === tax_regime) ?? 'domestic'
}
