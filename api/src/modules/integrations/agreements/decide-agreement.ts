import type { ExactDecision } from '@staffel/shared-api/contract'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { notFound } from '../../../errors.ts'
import type { StoredAccount } from '../accounts/exact-accounts.repository.ts'
import type { AgreementPart, ConflictRule } from '../sync/jobs/exact-jobs.tables.ts'
import type { AgreementOptions } from './agreement-options.ts'
import type { AgreementsRepository } from './agreements.repository.ts'
import type { NumberAgreements } from './number-agreements.ts'
import type { PriceAgreements } from './price-agreements.ts'

export type AgreementKinds = Readonly<Record<AgreementPart, Pick<PriceAgreements | NumberAgreements, 'apply'>>>

export interface DecideAgreementDependencies {
  readonly agreements: Pick<AgreementsRepository, 'ofAccount'>
  readonly ofCustomers: AgreementKinds
}

type Circumstances = Pick<AgreementOptions, 'division' | 'by'> & { readonly rule: ConflictRule }

/** Whose word counts for one price or one number of an account. */
export function decideAgreement({ agreements, ofCustomers }: DecideAgreementDependencies) {
  return async (
    tx: Tx,
    account: StoredAccount,
    { entity, key, as }: ExactDecision,
    { rule, ...options }: Circumstances,
  ): Promise<void> => {
    const isDecision = as === 'exact' || as === 'here'
    if (!isDecision || entity === undefined || entity === 'accounts' || entity === 'products') throw notFound()
    const known = await agreements.ofAccount(tx, options.division, entity, account.account_id)
    if (!known.some((one) => one.key === key && one.clash !== null)) throw notFound()
    const ruleOf = (of: string): ConflictRule => (of === key ? as : rule)
    await ofCustomers[entity].apply(tx, [account], { ...options, dryRun: false, gone: new Set(), ruleOf })
  }
}
