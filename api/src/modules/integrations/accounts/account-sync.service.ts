import type { Tx } from '../../../db/tenant-transaction.ts'
import { text } from '../../../texts/text.ts'
import type {
  SourceCustomer,
  SourceCustomers,
  SourceOutcome,
} from '../../people/customers/transfer/importing/source-customers.ts'
import type { SourceParts } from '../../people/customers/transfer/importing/source-parts.ts'
import type { StoredBy } from '../../people/customers/transfer/importing/store-customer.ts'
import type { AccountConflict } from '../integrations.tables.ts'
import type { ConflictRule } from '../sync/jobs/exact-jobs.tables.ts'
import type { SyncRow } from '../sync/sync-row.ts'
import type { ExactRecord } from '../client/exact-records.ts'
import type { Division, ExactMirrorRepository, KeptRecord, MadePart } from '../sync/reading/exact-mirror.repository.ts'
import { accountDraft, addressPart, personPart } from './account-draft.ts'
import type { ExactAccountsRepository, MadeAccount, StoredAccount } from './exact-accounts.repository.ts'
import { appliedOf, settle } from './settle.ts'

export interface ApplyOptions {
  readonly division: Division
  readonly rule: ConflictRule
  readonly dryRun: boolean
  readonly by: StoredBy
  /** Accounts of which a person said that they are new here. */
  readonly asNew?: ReadonlySet<string>
}

export interface AccountSyncDependencies {
  readonly accounts: ExactAccountsRepository
  readonly mirror: ExactMirrorRepository
  readonly customers: SourceCustomers
  readonly parts: SourceParts
  readonly now: () => Date
}

/** Makes customers of accounts of Exact that were read: in the caller's transaction, and told line by line. */
export function accountSync({ accounts, mirror, customers, parts, now }: AccountSyncDependencies) {
  async function apply(tx: Tx, those: readonly StoredAccount[], options: ApplyOptions): Promise<SyncRow[]> {
    const { division, rule, dryRun, by, asNew } = options
    const ids = those.map(({ account_id: id }) => id)
    const records = await mirror.ofAccounts(tx, division, ['Accounts', 'Addresses', 'Contacts'], ids)
    const said = new Map(records.filter(({ topic }) => topic === 'Accounts').map((one) => [one.record_id, one.said]))
    const wanted = those.filter(({ account_id: id, left_out: isLeftOut }) => said.has(id) && !isLeftOut)
    const drafts = wanted.map((account, index) =>
      accountDraft(said.get(account.account_id) ?? {}, index, {
        organization_id: account.organization_id,
        is_blocked: account.is_blocked,
        isNew: asNew?.has(account.account_id) ?? false,
      }),
    )
    const taken = await takenAmong(tx, division)
    const outcomes = await customers(tx, division.tenantId, drafts, {
      dryRun,
      settle: (draft, stored) => settle(draft, stored, { applied: wanted[draft.row]?.applied ?? null, rule }),
      isTaken: (id) => taken.has(id),
      by: { ...by, source: 'exact' },
    })
    const rows: SyncRow[] = []
    const made: MadeAccount[] = []
    const partOf = new Map<string, MadePart>()
    for (const [index, account] of wanted.entries()) {
      const [outcome, source] = [outcomes[index], drafts[index]]
      if (!outcome || !source) continue
      const own = { account, outcome }
      if (!dryRun) made.push(await madeOf(tx, own, source, division))
      const belonging = records.filter(({ account_id: of, topic }) => of === account.account_id && topic !== 'Accounts')
      const changed = dryRun || !isDone(outcome) ? 0 : await belong(tx, outcome, belonging, { said, division, partOf })
      const row = rowOf(own, changed)
      if (row) rows.push({ ...row, about: JSON.stringify(said.get(account.account_id)) })
    }
    if (!dryRun) {
      const others = those.filter(({ account_id: id, left_out: isLeftOut }) => isLeftOut || !said.has(id))
      await accounts.keepMade(tx, division, [...made, ...others.map((one) => unmade(one, null, false))])
      await mirror.keepParts(tx, division, [...partOf.values()])
    }
    return rows
  }

  /** Customers that are an account already. */
  async function takenAmong(tx: Tx, { tenantId, division }: Division): Promise<Set<number>> {
    const rows = await tx
      .selectFrom('exact_account')
      .select('organization_id')
      .where('tenant_id', '=', tenantId)
      .where('division', '=', division)
      .where('deleted_at', 'is', null)
      .where('organization_id', 'is not', null)
      .execute()
    return new Set(rows.map(({ organization_id: id }) => Number(id)))
  }

  async function madeOf(
    tx: Tx,
    { account, outcome }: Own,
    { draft }: SourceCustomer,
    division: Division,
  ): Promise<MadeAccount> {
    if (!isDone(outcome)) {
      const conflict = conflictOf(outcome)
      // What was not decided is looked at again with each synchronisation.
      return unmade(account, conflict, conflict !== null || outcome.kind === 'refused')
    }
    const isLinked = account.organization_id === outcome.id
    const linked = isLinked
      ? { matched_by: account.matched_by, linked_at: account.linked_at }
      : { matched_by: outcome.kind === 'created' ? ('created' as const) : ('number' as const), linked_at: now() }
    return {
      ...{ account_id: account.account_id, is_pending: false, conflict: null, organization_id: outcome.id, ...linked },
      applied: appliedOf(draft, outcome.values),
      is_archived: await isArchivedNow(tx, { ...account, organization_id: outcome.id }, division),
    }
  }

  /** Whoever Exact blocks is archived here, and comes back with it; whom somebody archived here stays so. */
  async function isArchivedNow(tx: Tx, account: StoredAccount, { tenantId }: Division): Promise<boolean> {
    const { organization_id: organizationId, is_blocked: isBlocked, is_archived: isArchived } = account
    if (organizationId === null || isBlocked === isArchived) return isArchived
    const isChanged = await parts.archive(tx, { tenantId, organizationId }, isBlocked ? now() : null)
    return isBlocked && !isChanged ? isArchived : isBlocked
  }

  /** Addresses and people: answers how many are another now. */
  async function belong(
    tx: Tx,
    { id: organizationId, kind }: Done,
    records: readonly (KeptRecord & { topic: string })[],
    { said, division, partOf }: Belonging,
  ): Promise<number> {
    const owner = { tenantId: division.tenantId, organizationId }
    let changed = 0
    for (const record of records) {
      const main = said.get(record.account_id ?? '')?.['MainContact'] ?? null
      const isAddress = record.topic === 'Addresses'
      const part = isAddress ? addressPart(record.said, record.part_id) : personPart(record.said, record.part_id, main)
      if (!part) continue
      const { id, isChanged } = await parts.put(tx, owner, part)
      if (isChanged) changed += 1
      if (id !== record.part_id)
        partOf.set(record.record_id, { topic: isAddress ? 'Addresses' : 'Contacts', recordId: record.record_id, id })
    }
    // Of one that was made just now nobody has seen another state.
    if (changed > 0 && kind !== 'created') await parts.raise(tx, owner)
    return changed
  }

  return { apply }
}
export type AccountSync = ReturnType<typeof accountSync>

interface Own {
  readonly account: StoredAccount
  readonly outcome: SourceOutcome
}

interface Belonging {
  readonly said: ReadonlyMap<string, ExactRecord>
  readonly division: Division
  /** What became of each. */
  readonly partOf: Map<string, MadePart>
}

/** It stays what it was. */
const unmade = (
  { account_id, applied, organization_id, matched_by, linked_at, is_archived }: StoredAccount,
  conflict: AccountConflict | null,
  is_pending: boolean,
): MadeAccount => ({
  ...{ account_id, applied, organization_id, matched_by, linked_at, is_archived, conflict, is_pending },
})

type Done = Extract<SourceOutcome, { readonly values: unknown }>
const isDone = (outcome: SourceOutcome): outcome is Done => 'values' in outcome

function conflictOf(outcome: SourceOutcome): AccountConflict | null {
  if (outcome.kind === 'candidates') return { kind: 'candidates', candidates: outcome.candidates, fields: [] }
  return outcome.kind === 'clash' ? { kind: 'fields', candidates: [], fields: outcome.fields } : null
}

/** Null: nothing is told of it. */
function rowOf({ account, outcome }: Own, changedParts: number): SyncRow | null {
  const { account_id: recordId, code, name, organization_id } = account
  const known = { part: 'accounts' as const, recordId, code, name, productId: null }
  switch (outcome.kind) {
    case 'skipped':
      return null
    case 'candidates':
    case 'clash':
      return {
        ...known,
        outcome: 'conflict',
        organizationId: organization_id,
        fields: outcome.kind === 'clash' ? outcome.fields : [],
        message: text(`exact.account.${outcome.kind}`),
      }
    case 'refused':
      return { ...known, outcome: 'refused', organizationId: organization_id, fields: [], message: outcome.message }
    default: {
      const message =
        outcome.left[0]?.message ?? (changedParts > 0 ? text('exact.account.parts', { count: changedParts }) : null)
      if (outcome.kind === 'unchanged' && message === null) return null
      const organizationId = outcome.id || null
      return {
        ...known,
        outcome: outcome.kind === 'created' ? 'created' : 'updated',
        organizationId,
        fields: outcome.fields,
        message,
      }
    }
  }
}
