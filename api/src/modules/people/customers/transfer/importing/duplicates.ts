import { comparablePostcode, companyDomain, isSameCustomer, type ComparedCustomer } from '@staffel/shared-api/rules'
import type { AlikeCustomer, AlikeKeys } from '../customer-file.repository.ts'
import type { CustomerDraft } from '../reading/customer-drafts.ts'
import { registrationKey } from './found-customers.ts'

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const comparedOf = ({ values }: Pick<CustomerDraft, 'values'>): ComparedCustomer => ({
  name: textOrNull(values.name) ?? '',
  postal_code: textOrNull(values.postalCode),
  email: textOrNull(values.email) ?? textOrNull(values.contactEmail),
  chamber_of_commerce_number: textOrNull(values.chamberOfCommerceNumber),
})

/** By what new customers are compared with those that there are. */
export function alikeKeys(drafts: readonly CustomerDraft[]): AlikeKeys {
  const compared = drafts.map(comparedOf)
  return {
    postcodes: [...new Set(compared.map(({ postal_code }) => comparablePostcode(postal_code)).filter(Boolean))],
    domains: [...new Set(compared.flatMap(({ email }) => companyDomain(email) ?? []))],
    registrations: [...new Set(drafts.map(registrationKey).filter(Boolean))],
  }
}

/** What two customers that are the same have in common at least one of. */
function traitsOf(compared: ComparedCustomer, registration: string): string[] {
  const domain = companyDomain(compared.email)
  const postcode = comparablePostcode(compared.postal_code)
  return [
    ...(registration === '' ? [] : [`registration ${registration}`]),
    ...(postcode === '' ? [] : [`postcode ${postcode}`]),
    ...(domain === null ? [] : [`domain ${domain}`]),
  ]
}

interface Twin {
  readonly organization_id: number | null
  readonly other_name: string
  readonly other_row: number | null
}

/** Finds of new customers those that are probably there already, or stand in a row above. */
export function twins(stored: readonly AlikeCustomer[]) {
  const seen = new Map<string, { readonly compared: ComparedCustomer; readonly twin: Twin }[]>()
  const keep = (compared: ComparedCustomer, registration: string, twin: Twin) => {
    for (const trait of traitsOf(compared, registration))
      seen.set(trait, [...(seen.get(trait) ?? []).slice(0, mostOfOneTrait), { compared, twin }])
  }
  for (const { id, name, ...customer } of stored)
    keep(
      { name, ...customer },
      registrationKey({ values: { chamberOfCommerceNumber: customer.chamber_of_commerce_number } }),
      {
        organization_id: id,
        other_name: name,
        other_row: null,
      },
    )

  return {
    of(draft: CustomerDraft): Twin | null {
      const compared = comparedOf(draft)
      for (const trait of traitsOf(compared, registrationKey(draft)))
        for (const other of seen.get(trait) ?? []) if (isSameCustomer(compared, other.compared)) return other.twin
      return null
    },
    /** It becomes a customer. */
    keep(draft: CustomerDraft): void {
      const compared = comparedOf(draft)
      keep(compared, registrationKey(draft), {
        organization_id: null,
        other_name: compared.name,
        other_row: draft.row,
      })
    },
  }
}

/** A file of ten thousand customers in one postcode is compared with the first of them. */
const mostOfOneTrait = 200
