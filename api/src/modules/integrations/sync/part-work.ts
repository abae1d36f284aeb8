import type { Tx } from '../../../db/tenant-transaction.ts'
import type { AccountSync } from '../accounts/account-sync.service.ts'
import type { ExactAccountsRepository } from '../accounts/exact-accounts.repository.ts'
import type { AgreementOptions } from '../agreements/agreement-options.ts'
import type { AgreementsRepository } from '../agreements/agreements.repository.ts'
import type { NumberAgreements } from '../agreements/number-agreements.ts'
import type { PriceAgreements } from '../agreements/price-agreements.ts'
import type { ConflictRule, SyncPart } from './jobs/exact-jobs.tables.ts'
import type { SyncRow } from './sync-row.ts'

export interface WorkOptions extends Pick<AgreementOptions, 'division' | 'dryRun' | 'by' | 'gone'> {
  readonly rule: ConflictRule
  /** Everything is written again, and not only what changed. */
  readonly isFull: boolean
  /** When it was the last time; null: never. */
  readonly since: Date | null
  /** Whose those are that Exact has no more. */
  readonly goneOf: readonly string[]
}

export interface WorkStep {
  readonly rows: readonly SyncRow[]
  /** The accounts or the items that were looked at. */
  readonly looked: readonly string[]
  /** Where the next step begins; null: there is none. */
  readonly next: string | null
}

/** What one kind of thing that was read becomes here, a step at a time. */
export interface PartWork {
  readonly part: SyncPart
  /** How many there are to do. */
  readonly begin: (tx: Tx, options: WorkOptions) => Promise<number>
  readonly step: (tx: Tx, after: string | null, options: WorkOptions) => Promise<WorkStep>
}

/** So many accounts in one transaction. */
const accountsAStep = 100
const agreementsAStep = 25

const idOf = ({ account_id: id }: { readonly account_id: string }): string => id
const nextOf = (some: readonly { readonly account_id: string }[], limit: number): string | null =>
  some.length === limit ? (some.at(-1)?.account_id ?? null) : null

export const accountWork = (accounts: ExactAccountsRepository, accountSync: AccountSync): PartWork => ({
  part: 'accounts',
  begin: (tx, { division }) => accounts.countPending(tx, division),
  async step(tx, after, { division, rule, dryRun, by }) {
    const some = await accounts.pending(tx, division, after, accountsAStep)
    const rows = await accountSync.apply(tx, some, { division, rule, dryRun, by })
    return { rows, looked: some.map(idOf), next: nextOf(some, accountsAStep) }
  },
})

export const agreementWork = (
  agreements: AgreementsRepository,
  { part, apply }: PriceAgreements | NumberAgreements,
): PartWork => ({
  part,
  begin: (tx, { division, goneOf }) => agreements.countPending(tx, division, part, goneOf),
  async step(tx, after, { division, rule, goneOf, dryRun, by, gone }) {
    const wanted = { also: goneOf, after, limit: agreementsAStep }
    const some = await agreements.pending(tx, division, part, wanted)
    const rows = await apply(tx, some, { division, dryRun, by, gone, ruleOf: () => rule })
    return { rows, looked: some.map(idOf), next: nextOf(some, agreementsAStep) }
  },
})
