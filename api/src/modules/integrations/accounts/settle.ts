import type { CustomerField } from '@staffel/shared-api/contract'
import type { FileCustomer } from '../../people/customers/transfer/customer-columns.ts'
import type { CustomerDraft } from '../../people/customers/transfer/reading/customer-drafts.ts'
import type { AppliedValues } from '../integrations.tables.ts'
import type { ConflictRule } from '../sync/jobs/exact-jobs.tables.ts'

type Value = string | number | null

const same = (one: unknown, other: unknown): boolean => String(one ?? '') === String(other ?? '')

/**
 * What Exact changed since the last time is written, what was only changed here stays. Where both changed the same, or
 * were never compared and differ, the rule of the tenant says who is right.
 */
export function settle(
  { values, ...draft }: CustomerDraft,
  stored: FileCustomer,
  { applied, rule }: { readonly applied: AppliedValues | null; readonly rule: ConflictRule },
): { draft: CustomerDraft; clash: CustomerField[] } {
  const clash: CustomerField[] = []
  const kept: Partial<Record<CustomerField, Value>> = {}
  for (const [name, value] of Object.entries(values)) {
    const field = name as CustomerField
    const here = stored.values[field]
    if (applied && field in applied.said && same(applied.said[field], value)) continue
    const isChangedHere = applied && field in applied.here ? differs(applied, field, here) : !same('', here)
    if (field === 'customerId' || !isChangedHere || looksSame(value, here) || rule === 'exact')
      kept[field] = plain(value)
    else if (rule === 'ask') clash.push(field)
  }
  return { draft: { ...draft, values: { customerId: stored.values.customerId, ...kept } }, clash }
}

/** Since the last time, or it was another than Exact's already. */
const differs = ({ said, here }: AppliedValues, field: CustomerField, now: unknown): boolean =>
  !same(here[field], now) || !looksSame(said[field], here[field])

const plain = (value: unknown): Value => (typeof value === 'number' || typeof value === 'string' ? value : null)

/** Written in another way only. */
const looksSame = (one: unknown, other: unknown): boolean => folded(one) === folded(other)
const folded = (value: unknown): string =>
  String(value ?? '')
    .replace(/[\s.-]/g, '')
    .toLowerCase()

/** What is compared with the next time. */
export const appliedOf = (
  { values: said }: CustomerDraft,
  here: Readonly<Record<CustomerField, unknown>>,
): AppliedValues => {
  const fields = Object.keys(said) as CustomerField[]
  return {
    said: Object.fromEntries(fields.map((field) => [field, plain(said[field])])),
    here: Object.fromEntries(fields.map((field) => [field, plain(here[field])])),
  }
}
