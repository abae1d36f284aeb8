import type { Tx } from '../../../../db/tenant-transaction.ts'
import { DomainError, invalid, notFound } from '../../../../errors.ts'
import { text } from '../../../../texts/text.ts'
import type { StoredBy } from '../../../people/customers/transfer/importing/store-customer.ts'
import type { AccountSync } from '../../accounts/account-sync.service.ts'
import type { ExactAccountsRepository, StoredAccount } from '../../accounts/exact-accounts.repository.ts'
import type { AgreementKinds } from '../../agreements/decide-agreement.ts'
import type { AgreementPart, ConflictRule } from '../../sync/jobs/exact-jobs.tables.ts'
import type { Administration } from '../mapping.repository.ts'
import type { MappedCustomersRepository } from './mapped-customers.repository.ts'

export interface AccountLinksDependencies {
  readonly accounts: Pick<ExactAccountsRepository, 'change' | 'lock' | 'ofCustomers'>
  readonly accountSync: AccountSync
  readonly ofCustomers: AgreementKinds
  readonly customers: Pick<MappedCustomersRepository, 'forget' | 'lock' | 'nameOf'>
  /** Whoever brings customers in waits for whoever else does. */
  readonly oneAtATime: (tx: Tx, tenantId: number) => Promise<void>
  readonly now: () => Date
}

/** What came from Exact for a customer, and goes with its link. */
export interface TakenBack {
  readonly prices: number
  readonly numbers: number
}

export interface LinkChange {
  readonly organizationId: number
  /** Null: it is none. */
  readonly accountId: string | null
  /** It is only told what would be taken back. */
  readonly dryRun: boolean
}

interface Circumstances {
  readonly to: Administration
  readonly rule: ConflictRule
  readonly by: StoredBy
}

export interface LinkChanged {
  readonly before: StoredAccount | null
  readonly after: StoredAccount | null
  readonly takenBack: TakenBack
}

const parts = ['customer_prices', 'customer_numbers'] as const satisfies readonly AgreementPart[]
const nothing: TakenBack = { prices: 0, numbers: 0 }

/** Which account a customer is, said by a person: one of each at most. */
export function accountLinks({
  accounts,
  accountSync,
  ofCustomers,
  customers,
  oneAtATime,
  now,
}: AccountLinksDependencies) {
  /** Of its prices and numbers goes what Exact said and nobody changed since. */
  async function takeBack(tx: Tx, account: StoredAccount, dryRun: boolean, { to, by }: Circumstances) {
    const taken = { customer_prices: 0, customer_numbers: 0 }
    for (const part of parts) {
      const options = { division: to, dryRun, by, gone: new Set<string>(), ruleOf: () => 'here' as const }
      const rows = await ofCustomers[part].apply(tx, [{ ...account, left_out: true }], options)
      taken[part] = rows.filter(({ outcome }) => outcome === 'removed').length
    }
    return { prices: taken.customer_prices, numbers: taken.customer_numbers }
  }

  /** One that is nobody's by hand stays so; in whose place another was chosen, it may be another customer. */
  async function unlink(
    tx: Tx,
    account: StoredAccount,
    isReplaced: boolean,
    circumstances: Circumstances,
  ): Promise<TakenBack> {
    const { to } = circumstances
    const taken = await takeBack(tx, account, false, circumstances)
    await customers.forget(tx, to, account.account_id)
    await accounts.change(tx, to, account.account_id, {
      ...{ organization_id: null, matched_by: null, linked_at: null, applied: null, conflict: null },
      ...{ is_archived: false, left_out: !isReplaced, is_pending: isReplaced },
      ...{ prices_pending: true, numbers_pending: true },
    })
    return taken
  }

  /** One that is another customer's is not taken from it. */
  async function free(tx: Tx, { organizationId, accountId }: LinkChange, to: Administration) {
    const account = accountId === null ? undefined : await accounts.lock(tx, to, accountId)
    if (!account || account.deleted_at !== null) throw invalid({ account_id: text('exact.mapping.unfit') })
    const owner = account.organization_id
    if (owner === null || owner === organizationId) return account
    const facts = { account: `${account.code} ${account.name}`.trim() }
    const customer = await customers.nameOf(tx, to.tenantId, owner)
    const message = text('exact.mapping.accountTaken', { ...facts, customer })
    throw new DomainError('DUPLICATE', { message, fields: { account_id: message } })
  }

  async function link(tx: Tx, account: StoredAccount, id: number, { to, rule, by }: Circumstances): Promise<void> {
    await accounts.change(tx, to, account.account_id, {
      ...{ organization_id: id, matched_by: 'person', linked_at: now(), left_out: false, applied: null },
      ...{ conflict: null, is_pending: true, prices_pending: true, numbers_pending: true },
    })
    const current = await accounts.lock(tx, to, account.account_id)
    if (current) await accountSync.apply(tx, [current], { division: to, rule, dryRun: false, by })
  }

  return async (tx: Tx, change: LinkChange, circumstances: Circumstances): Promise<LinkChanged> => {
    const { to } = circumstances
    const { organizationId, accountId, dryRun } = change
    if (!dryRun) await oneAtATime(tx, to.tenantId)
    if (!(await customers.lock(tx, to.tenantId, organizationId))) throw notFound()
    const [before = null] = await accounts.ofCustomers(tx, to, [organizationId])
    const after = accountId === null ? null : await free(tx, change, to)
    if (before?.account_id === after?.account_id) return { before, after, takenBack: nothing }
    if (dryRun) return { before, after, takenBack: before ? await takeBack(tx, before, true, circumstances) : nothing }
    const takenBack = before ? await unlink(tx, before, after !== null, circumstances) : nothing
    if (after) await link(tx, after, organizationId, circumstances)
    return { before, after, takenBack }
  }
}
export type AccountLinks = ReturnType<typeof accountLinks>
