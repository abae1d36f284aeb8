import type { ExactAccount, ExactMappedCustomer } from '@staffel/shared-api/contract'
import type { AccountCandidate, FoundAccount, StoredMappedCustomer } from './mapped-customers.repository.ts'

type Because = NonNullable<ExactMappedCustomer['suggested']>['because']

/** What both have, which says the most first. */
const reasons = [
  ['vat', 'plain_vat'],
  ['registration', 'plain_registration'],
  ['name', 'plain_name'],
] as const satisfies readonly (readonly [Because, keyof AccountCandidate])[]

/** Of several with one number, the one that is called alike. */
function suggestionFor(
  row: StoredMappedCustomer,
  candidates: readonly AccountCandidate[],
): ExactMappedCustomer['suggested'] {
  for (const [because, key] of reasons) {
    const those = candidates.filter((candidate) => row[key] !== null && candidate[key] === row[key])
    const account = those.find(({ plain_name: name }) => name === row.plain_name) ?? those[0]
    if (account) return { ...shownAccount(account), because }
  }
  return null
}

const states: Readonly<Record<string, ExactAccount['state']>> = { C: 'customer', P: 'prospect', S: 'prospect' }

export const shownAccount = ({ account_id, code, name, city, status, is_blocked }: FoundAccount): ExactAccount => ({
  ...{ account_id, code, name, city },
  state: is_blocked ? 'blocked' : (states[status] ?? 'other'),
})

/** A customer as its reader is told of it. */
export function shownCustomer(row: StoredMappedCustomer, candidates: readonly AccountCandidate[]): ExactMappedCustomer {
  const { id: organization_id, name, is_archived: archived, account_id, matched_by: by } = row
  return {
    ...{ organization_id, name, archived },
    account: account_id === null ? null : { ...shownAccount({ ...row, account_id, name: row.account_name }), by },
    suggested: account_id === null ? suggestionFor(row, candidates) : null,
  }
}
