import {
  ContactPersonInput,
  customerFields,
  NewCustomer,
  type CustomerField,
  type ImportedCustomer,
  type Language,
} from '@staffel/shared-api/contract'
import { Type } from 'typebox'
import { faults } from '../../../../../http/input/faults.ts'
import { validator } from '../../../../../http/validator.ts'
import { text, type Text } from '../../../../../texts/text.ts'
import { companyFields, companyProblems, isVatNumber } from '../../../company/company-fields.ts'
import type { FileCell } from '../../../../../files/tables/writing/file-cell.types.ts'
import { shownValue, type CustomerValues, type FileCustomer } from '../customer-columns.ts'
import type { CustomerDraft, CustomerProblem } from '../reading/customer-drafts.ts'
import { registrationKey, vatKey } from './found-customers.ts'

/** What becomes of a row that can be stored. */
export interface PlannedCustomer {
  readonly draft: CustomerDraft
  /** Null: it is new. */
  readonly stored: FileCustomer | null
  /** As it will be. */
  readonly values: CustomerValues
  readonly regionId: number | null
  /** Those that become something else. */
  readonly changed: readonly CustomerField[]
}

export type Regions = ReadonlyMap<string, { readonly id: number; readonly name: string }>

const nothing = Object.fromEntries(customerFields.map((field) => [field, null])) as Record<CustomerField, FileCell>
const fresh: CustomerValues = { ...nothing, status: 'prospect', taxRegime: 'domestic', countryCode: 'NL' }

/** A row as a customer that can be stored, or what is wrong with it. */
export function plannedCustomer(
  draft: CustomerDraft,
  stored: FileCustomer | null,
  regions: Regions,
): PlannedCustomer | CustomerProblem[] {
  const { row } = draft
  const problem = (field: CustomerField, message: Text): CustomerProblem => ({ row, field, message })
  const region = typeof draft.values.region === 'string' ? regions.get(draft.values.region.toLowerCase()) : undefined
  const values = tidied(draft, {
    ...(stored?.values ?? fresh),
    ...draft.values,
    ...(region && { region: region.name }),
    ...(stored && sameNumbers(draft, stored)),
  })
  const own = ownProblems(draft, values)
  const others = faults(check, inputOf(values)).map(([path, message]) => [fieldOfPath(path), message] as const)
  const problems = [
    ...[...own, ...others.filter(([field]) => !own.some(([said]) => said === field))].map(([field, message]) =>
      problem(field, message),
    ),
    ...(draft.values.region && !region
      ? [problem('region', text('customer.file.unknownRegion', { value: String(draft.values.region) }))]
      : []),
  ]
  if (problems.length > 0) return problems
  const before = stored?.values ?? nothing
  const changed = stored ? customerFields.filter((field) => values[field] !== before[field]) : []
  const regionId = regions.get(String(values.region ?? '').toLowerCase())?.id ?? null
  return { draft, stored, values, regionId, changed }
}

/** A number that is only written in another way stays as it is stored. */
function sameNumbers(draft: CustomerDraft, { values }: FileCustomer): Partial<CustomerValues> {
  return {
    customerId: values.customerId,
    ...(vatKey(draft) !== '' && vatKey(draft) === vatKey({ values }) && { vatNumber: values.vatNumber }),
    ...(registrationKey(draft) !== '' &&
      registrationKey(draft) === registrationKey({ values }) && {
        chamberOfCommerceNumber: values.chamberOfCommerceNumber,
      }),
  }
}

/** What the contract takes of a new customer, and what a contact person is besides. */
const check = validator(Type.Object({ ...NewCustomer.properties, job_title: ContactPersonInput.properties.job_title }))

const textOf = (value: FileCell): string => (value === null ? '' : String(value))

const says = ({ values }: CustomerDraft, ...fields: readonly CustomerField[]): boolean =>
  fields.some((field) => (values[field] ?? null) !== null)

/** Postcode and country as a form writes them, where the file says one of them. */
function tidied(draft: CustomerDraft, values: CustomerValues): CustomerValues {
  if (!says(draft, 'postalCode', 'countryCode')) return values
  const { postal_code, country_code } = companyFields(companyOf(values))
  return { ...values, postalCode: postal_code || null, countryCode: country_code }
}

export function companyOf(values: CustomerValues) {
  return {
    name: textOf(values.name),
    email: textOf(values.email),
    phone: textOf(values.phone),
    street: textOf(values.street),
    number: textOf(values.number),
    number_addition: textOf(values.numberAddition),
    postal_code: textOf(values.postalCode),
    city: textOf(values.city),
    country_code: textOf(values.countryCode),
  }
}

export const contactOf = ({ contactName, contactJobTitle, contactEmail, contactPhone }: CustomerValues) =>
  contactName === null
    ? null
    : {
        name: textOf(contactName),
        job_title: textOf(contactJobTitle),
        email: contactEmail === null ? null : textOf(contactEmail),
        phone: textOf(contactPhone),
      }

function inputOf(values: CustomerValues): object {
  const { name, email, phone, ...address } = companyOf(values)
  const { job_title, ...contact } = contactOf(values) ?? { job_title: '' }
  return {
    name,
    email: email || null,
    phone,
    chamber_of_commerce_number: values.chamberOfCommerceNumber,
    vat_number: values.vatNumber,
    status: values.status,
    tax_regime: values.taxRegime,
    language: values.language,
    payment_term_days: values.paymentTermDays,
    price_note: textOf(values.priceNote),
    address,
    ...('name' in contact && { contact }),
    job_title,
  }
}

/** What the contract cannot say, of what the file says itself. */
function ownProblems(draft: CustomerDraft, values: CustomerValues): [CustomerField, Text][] {
  const company = companyProblems(companyFields(companyOf(values)))
  const vat = textOf(values.vatNumber)
  const [postcode, name] = [company['postal_code'], company['name']]
  return [
    ...(name ? [['name', name] as [CustomerField, Text]] : []),
    ...(postcode && says(draft, 'postalCode', 'countryCode')
      ? [['postalCode', postcode] as [CustomerField, Text]]
      : []),
    ...(vat !== '' && says(draft, 'vatNumber') && !isVatNumber(vat)
      ? [['vatNumber', text('company.vat_number')] as [CustomerField, Text]]
      : []),
    ...(values.contactName === null && says(draft, 'contactJobTitle', 'contactEmail', 'contactPhone')
      ? [['contactName', text('field.required')] as [CustomerField, Text]]
      : []),
  ]
}

const paths: Readonly<Record<string, CustomerField>> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  chamber_of_commerce_number: 'chamberOfCommerceNumber',
  vat_number: 'vatNumber',
  payment_term_days: 'paymentTermDays',
  price_note: 'priceNote',
  'address.street': 'street',
  'address.number': 'number',
  'address.number_addition': 'numberAddition',
  'address.postal_code': 'postalCode',
  'address.city': 'city',
  'address.country_code': 'countryCode',
  'contact.name': 'contactName',
  'contact.email': 'contactEmail',
  'contact.phone': 'contactPhone',
  job_title: 'contactJobTitle',
}
const fieldOfPath = (path: string): CustomerField => paths[path] ?? 'name'

/** As it is told. */
export function toldOf({ draft, stored, values, changed }: PlannedCustomer, language: Language): ImportedCustomer {
  const shown = (field: CustomerField, from: CustomerValues): string | null => {
    const value = shownValue(field, from[field], language)
    return value === null ? null : String(value)
  }
  const id = stored?.values.customerId
  return {
    row: draft.row,
    organization_id: typeof id === 'number' ? id : null,
    name: textOf(values.name),
    fields: stored
      ? changed.map((field) => ({ field, from: shown(field, stored.values), to: shown(field, values) }))
      : [],
  }
}
