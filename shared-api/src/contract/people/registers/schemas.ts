import { Type, type Static } from 'typebox'
import { Instant, Nullable, Strict, Text, Words } from '../../kit/schemaKit.ts'

/** Which registers outside this product can be asked: as the environment says. */
export const Registers = Strict({
  /** VAT numbers, at the European Commission (VIES). */
  vat_numbers: Type.Boolean(),
  /** Companies, at the Dutch trade register (KvK). */
  companies: Type.Boolean(),
  /** Dutch addresses (PDOK). */
  addresses: Type.Boolean(),
})
export type Registers = Static<typeof Registers>

/** A number that could not be checked is `unknown`: nothing was said against it. */
export const VatOutcome = Words(['valid', 'invalid', 'unknown'])
export type VatOutcome = Static<typeof VatOutcome>

/** What VIES answered about a VAT number, and when: the proof that it was asked. */
export const VatCheck = Strict({
  vat_number: Type.String(),
  outcome: VatOutcome,
  checked_at: Instant,
  /** Given where the number of the asking company is known to VIES; null otherwise. */
  consultation_number: Nullable(Type.String()),
  /** As they were answered; null where the country does not tell them. */
  name: Nullable(Type.String()),
  address: Nullable(Type.String()),
})
export type VatCheck = Static<typeof VatCheck>

/** A company as the trade register tells it: some of its address may be left out there. */
export const RegisteredCompany = Strict({
  chamber_of_commerce_number: Type.String(),
  name: Type.String(),
  street: Nullable(Type.String()),
  number: Nullable(Type.String()),
  number_addition: Nullable(Type.String()),
  postal_code: Nullable(Type.String()),
  city: Nullable(Type.String()),
})
export type RegisteredCompany = Static<typeof RegisteredCompany>

/** A name, or a number of eight figures. */
export const CompanyQuery = Text(200, { minLength: 1, examples: ['Jansen Bouw'] })

/** What stands at a postcode and house number. */
export const FoundAddress = Strict({ street: Type.String(), postal_code: Type.String(), city: Type.String() })
export type FoundAddress = Static<typeof FoundAddress>
