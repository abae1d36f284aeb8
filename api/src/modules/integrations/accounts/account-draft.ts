import { cutText } from '@staffel/shared-api/rules'
import { isEmailAddress } from '../../../mail/is-email-address.ts'
import type { CustomerDraft } from '../../people/customers/transfer/reading/customer-drafts.ts'
import type { SourceCustomer } from '../../people/customers/transfer/importing/source-customers.ts'
import type { SourcePart } from '../../people/customers/transfer/importing/source-parts.ts'
import type { ExactRecord } from '../client/exact-records.ts'

const words = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim() : null)

/** C is a customer; P and S become one. Others are only brought where they are here already. */
const statuses: Readonly<Record<string, string>> = { C: 'active', P: 'prospect', S: 'prospect' }
const languages: Readonly<Record<string, string>> = { NL: 'nl', EN: 'en' }

export interface AccountLink {
  readonly organization_id: number | null
  readonly is_blocked: boolean
  /** Of what a person decided. */
  readonly isNew: boolean
}

/** An account as a customer; what Exact does not say is left as it is here. */
export function accountDraft(
  said: ExactRecord,
  row: number,
  { organization_id, is_blocked, isNew }: AccountLink,
): SourceCustomer {
  const status = statuses[String(said['Status'])]
  const values: CustomerDraft['values'] = given({
    customerId: organization_id,
    name: cut(words(said['Name']), 200),
    status: status ?? null,
    email: words(said['Email']),
    phone: cut(words(said['Phone']), 50),
    chamberOfCommerceNumber: words(said['ChamberOfCommerce']),
    vatNumber:
      words(said['VATNumber'])
        ?.replace(/[\s.-]/g, '')
        .toUpperCase() ?? null,
    language: languages[String(said['Language']).trim().toUpperCase()] ?? null,
    ...addressOf(said),
  })
  return {
    draft: { row, values, problems: [] },
    isNew,
    isOptional: !isNew && (status === undefined || is_blocked),
  }
}

const given = (values: Record<string, string | number | null>): CustomerDraft['values'] =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

/** The lines of an address: `Dorpsstraat 12 A` is a street, a number and what stands behind it. */
function addressOf(said: ExactRecord) {
  const { street, number, behind } = streetOf(words(said['AddressLine1']))
  const addition = [behind, words(said['AddressLine2']), words(said['AddressLine3'])].filter(Boolean).join(', ')
  return {
    street: cut(street, 200),
    number: cut(number, 20),
    numberAddition: cut(addition, 20),
    postalCode: cut(words(said['Postcode']), 20),
    city: cut(words(said['City']), 100),
    countryCode: cut(words(said['Country']), 2)?.toUpperCase() ?? null,
  }
}

const cut = (text: string | null, most: number): string | null =>
  text === null || text === '' ? null : cutText(text, most)

function streetOf(line: string | null): { street: string | null; number: string | null; behind: string } {
  const parts = line?.split(/\s+/) ?? []
  const at = parts.findLastIndex((part, index) => index > 0 && /^\d/.test(part))
  if (at < 0) return { street: line, number: null, behind: '' }
  const numbered = parts[at] ?? ''
  const number = /^\d*/.exec(numbered)?.[0] ?? ''
  const behind = [numbered.slice(number.length), ...parts.slice(at + 1)].filter(Boolean).join(' ')
  return { street: parts.slice(0, at).join(' '), number, behind }
}

const kinds: Readonly<Record<number, string>> = { 1: 'other', 2: 'other', 3: 'billing', 4: 'shipping' }
const visiting = 1

/** The main address to visit is the customer's own, which the account itself says. */
const isOwnAddress = (said: ExactRecord): boolean => said['Type'] === visiting && said['Main'] === true

export function addressPart(said: ExactRecord, id: number | null): SourcePart | null {
  const { street, number, numberAddition, postalCode, city, countryCode } = addressOf(said)
  if (isOwnAddress(said) || `${street ?? ''}${postalCode ?? ''}${city ?? ''}` === '') return null
  return {
    table: 'organization_address',
    values: {
      address_type: kinds[Number(said['Type'])] ?? 'other',
      street: street ?? '',
      number: number ?? '',
      number_addition: numberAddition ?? '',
      postal_code: postalCode ?? '',
      city: city ?? '',
      country_code: countryCode ?? 'NL',
    },
    knownBy: ['address_type', 'street', 'number', 'number_addition', 'postal_code', 'city'],
    id,
    isPrimary: false,
  }
}

/** The first that says something. */
const firstOf = (said: ExactRecord, ...fields: readonly string[]): string | null =>
  fields.map((field) => words(said[field])).find((word) => word !== null) ?? null

/** A person without a name is nobody that could be written to. */
export function personPart(said: ExactRecord, id: number | null, mainContact: unknown): SourcePart | null {
  const names = ['FirstName', 'MiddleName', 'LastName'].map((field) => words(said[field])).filter(Boolean)
  const name = words(said['FullName']) ?? names.join(' ')
  if (name === '') return null
  const address = firstOf(said, 'BusinessEmail', 'Email')?.toLowerCase() ?? null
  const email = address !== null && isEmailAddress(address) ? address : null
  return {
    table: 'contact_person',
    values: {
      name: cutText(name, 200),
      job_title: cut(words(said['JobTitleDescription']), 100) ?? '',
      email,
      phone: cut(firstOf(said, 'BusinessPhone', 'Phone', 'Mobile'), 50) ?? '',
    },
    knownBy: email === null ? ['name'] : ['email'],
    id,
    isPrimary: said['IsMainContact'] === true || (mainContact !== null && said['ID'] === mainContact),
  }
}
