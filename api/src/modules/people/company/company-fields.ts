import type { CompanyAddressInput } from '@staffel/shared-api/contract'
import type { CompanyField } from '@staffel/shared-api/rules'
import { text, type Text } from '../../../texts/text.ts'

/** Left out, they stay as they are stored. */
type Kept = 'coc_number' | 'vat_number' | 'iban'

/**
 * What the form holds, tidied: trimmed, country in capitals, Dutch postcode as `1234 AB`, numbers without their spaces.
 */
export type CompanyFields = Readonly<Record<Exclude<CompanyField, Kept>, string> & Partial<Record<Kept, string>>>
/** With each of them named, also where it is left out. */
type Every = Readonly<{ [Field in CompanyField]: CompanyFields[Field] }>

const trimmed = (value: string | null | undefined): string => (value ?? '').trim()
/** Without what people write between the characters of a number. */
export const compact = (value: string): string => value.replace(/[\s.-]/g, '').toUpperCase()
const optional = (value: string | null | undefined): string | undefined =>
  value === undefined ? undefined : compact(value ?? '')

function postalCode(value: string, country: string): string {
  const dutch = /^([1-9]\d{3})\s*([A-Za-z]{2})$/.exec(value)
  return country === 'NL' && dutch ? `${dutch[1]} ${dutch[2]?.toUpperCase()}` : value
}

export function companyFields(input: Omit<CompanyAddressInput, 'rev'>): Every {
  const country = trimmed(input.country_code).toUpperCase() || 'NL'
  return {
    name: trimmed(input.name),
    email: trimmed(input.email),
    phone: trimmed(input.phone),
    street: trimmed(input.street),
    number: trimmed(input.number),
    number_addition: trimmed(input.number_addition),
    postal_code: postalCode(trimmed(input.postal_code), country),
    city: trimmed(input.city),
    country_code: country,
    coc_number: optional(input.coc_number),
    vat_number: optional(input.vat_number),
    iban: optional(input.iban),
  }
}

/** The check of ISO 13616: country and check digits to the end, letters to numbers, remainder 1 by 97. */
function isIban(value: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(value)) return false
  const digits = `${value.slice(4)}${value.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n
}

/** The form of it; whether it exists is not looked up. */
export const isVatNumber = (value: string): boolean =>
  (value.startsWith('NL') ? /^NL\d{9}B\d{2}$/ : /^[A-Z]{2}[A-Z0-9+*]{2,12}$/).test(value)

/** What is wrong, by field; empty when all is well. The e-mail address was checked by the contract. */
export function companyProblems(fields: CompanyFields): Record<string, Text> {
  const problems: Record<string, Text> = {}
  if (fields.name === '') problems['name'] = text('field.required')
  if (fields.country_code === 'NL' && fields.postal_code !== '' && !/^[1-9]\d{3} [A-Z]{2}$/.test(fields.postal_code))
    problems['postal_code'] = text('company.postal_code')
  if (fields.country_code === 'NL' && fields.coc_number && !/^\d{8}$/.test(fields.coc_number))
    problems['coc_number'] = text('company.coc_number')
  if (fields.vat_number && !isVatNumber(fields.vat_number)) problems['vat_number'] = text('company.vat_number')
  if (fields.iban && !isIban(fields.iban)) problems['iban'] = text('company.iban')
  return problems
}
