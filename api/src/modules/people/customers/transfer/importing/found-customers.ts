import { comparableName, comparableRegistration } from '@staffel/shared-api/rules'
import type { CustomerField } from '@staffel/shared-api/contract'
import { text, type Text } from '../../../../../texts/text.ts'
import { compact } from '../../../company/company-fields.ts'
import type { CustomerNumbers } from '../customer-file.repository.ts'
import type { FileCustomer } from '../customer-columns.ts'
import type { CustomerDraft } from '../reading/customer-drafts.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
export const vatKey = ({ values: { vatNumber } }: Pick<CustomerDraft, 'values'>): string => compact(textOf(vatNumber))
export const registrationKey = ({ values }: Pick<CustomerDraft, 'values'>): string =>
  comparableRegistration(textOf(values.chamberOfCommerceNumber))
const idOf = ({ values: { customerId } }: Pick<CustomerDraft, 'values'>): number | null =>
  typeof customerId === 'number' ? customerId : null

/** What the rows of a file name customers by. */
export function numbersOf(drafts: readonly CustomerDraft[]): CustomerNumbers {
  return {
    ids: drafts.map(idOf).filter((id) => id !== null && Number.isSafeInteger(id) && id > 0) as number[],
    vatNumbers: drafts.map(vatKey).filter(Boolean),
    registrations: drafts.map(registrationKey).filter(Boolean),
  }
}

interface Refused {
  readonly field: CustomerField
  readonly message: Text
}

/** Finds the customer that a row is about: by its id, else by its VAT number, else by that of the trade register. */
export function customerFinderOf(stored: readonly FileCustomer[]) {
  const byId = new Map(stored.map((customer) => [idOf(customer), customer]))
  // Nobody is known any more by the numbers of one that was merged.
  const present = stored.filter(({ mergedInto }) => mergedInto === null)
  const byVat = Map.groupBy(present, vatKey)
  const byRegistration = Map.groupBy(present, registrationKey)

  /** Null: a new one. */
  return (draft: CustomerDraft): FileCustomer | Refused | null => {
    const id = idOf(draft)
    const vat = vatKey(draft) === '' ? [] : (byVat.get(vatKey(draft)) ?? [])
    const registered = registrationKey(draft) === '' ? [] : (byRegistration.get(registrationKey(draft)) ?? [])
    const found = id === null ? ofNumbers(draft, vat, registered) : (byId.get(id) ?? unknownId)
    if (found === null || 'message' in found) return found
    if (found.mergedInto !== null) return merged(found.mergedInto)
    return (
      belongsElsewhere('vatNumber', vat, found) ??
      belongsElsewhere('chamberOfCommerceNumber', registered, found) ??
      found
    )
  }
}

const unknownId: Refused = { field: 'customerId', message: text('customer.file.unknownId') }
/** What an older file says of it would overwrite the other one. */
const merged = (name: string): Refused => ({ field: 'customerId', message: text('customer.file.merged', { name }) })

/** Of several with one number, as the places of one company, the other number or the name says which. */
function ofNumbers(
  draft: CustomerDraft,
  vat: readonly FileCustomer[],
  registered: readonly FileCustomer[],
): FileCustomer | Refused | null {
  const all = vat.length > 0 ? vat : registered
  const field = vat.length > 0 ? 'vatNumber' : 'chamberOfCommerceNumber'
  const [first, ...others] = all
  if (!first || others.length === 0) return first ?? null
  const both = all.filter((customer) => registered.includes(customer))
  const name = comparableName(textOf(draft.values.name))
  const named = (both.length > 0 ? both : all).filter(({ values }) => comparableName(textOf(values.name)) === name)
  const [one, ...more] = both.length === 1 ? both : named
  return one && more.length === 0 ? one : { field, message: text('customer.file.several') }
}

function belongsElsewhere(field: CustomerField, owners: readonly FileCustomer[], found: FileCustomer): Refused | null {
  const [owner] = owners
  if (!owner || owners.includes(found)) return null
  return { field, message: text('customer.file.another', { name: textOf(owner.values.name) }) }
}
