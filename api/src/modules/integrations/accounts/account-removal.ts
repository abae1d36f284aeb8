import type { Tx } from '../../../db/tenant-transaction.ts'
import { text } from '../../../texts/text.ts'
import type { ItemRemoval } from '../items/item-removal.ts'
import type { SourceParts } from '../../people/customers/transfer/importing/source-parts.ts'
import type { Division, ExactMirrorRepository } from '../sync/reading/exact-mirror.repository.ts'
import type { Removed } from '../sync/reading/read-changes.ts'
import type { SyncRow } from '../sync/sync-row.ts'
import type { ExactAccountsRepository, StoredAccount } from './exact-accounts.repository.ts'

export interface AccountRemovalDependencies {
  readonly accounts: ExactAccountsRepository
  readonly mirror: ExactMirrorRepository
  readonly parts: SourceParts
  readonly removeItem: ItemRemoval
  readonly now: () => Date
}

/**
 * What is no more in Exact. The customer of an account stays, with all that was offered to it, and is no account any
 * more; addresses and people that came from there go.
 */
export function accountRemoval({ accounts, mirror, parts, removeItem, now }: AccountRemovalDependencies) {
  async function removeAccount(tx: Tx, division: Division, id: string, dryRun: boolean): Promise<SyncRow | null> {
    const account = await accounts.lock(tx, division, id)
    if (!account || account.deleted_at !== null) return null
    if (!dryRun) {
      await accounts.change(tx, division, id, {
        ...{ deleted_at: now(), is_pending: false, conflict: null },
        ...{ prices_pending: true, numbers_pending: true },
      })
      await mirror.remove(tx, division, 'Accounts', [id])
    }
    return account.organization_id === null ? null : rowOf(account, 'exact.account.gone')
  }

  async function removePart(
    tx: Tx,
    division: Division,
    { topic, id }: Removed & { readonly topic: 'Addresses' | 'Contacts' },
    dryRun: boolean,
  ): Promise<SyncRow | null> {
    const record = await mirror.find(tx, division, topic, id)
    if (!record) return null
    if (!dryRun) await mirror.remove(tx, division, topic, [id])
    const account = record.account_id === null ? undefined : await accounts.lock(tx, division, record.account_id)
    if (!account || account.organization_id === null || record.part_id === null) return null
    const owner = { tenantId: division.tenantId, organizationId: account.organization_id }
    if (!dryRun) {
      const table = topic === 'Addresses' ? 'organization_address' : 'contact_person'
      if (await parts.remove(tx, owner, table, record.part_id)) await parts.raise(tx, owner)
    }
    return rowOf(account, topic === 'Addresses' ? 'exact.account.addressGone' : 'exact.account.personGone')
  }

  return async (
    tx: Tx,
    division: Division,
    gone: readonly Removed[],
    { dryRun }: { readonly dryRun: boolean },
  ): Promise<SyncRow[]> => {
    const rows: (SyncRow | null)[] = []
    for (const { topic, id } of gone)
      if (topic === 'Accounts') rows.push(await removeAccount(tx, division, id, dryRun))
      else if (topic === 'Addresses' || topic === 'Contacts')
        rows.push(await removePart(tx, division, { topic, id }, dryRun))
      else if (topic === 'Items') rows.push(await removeItem(tx, division, id, { dryRun }))
      else if (!dryRun) {
        await mirror.waitOwners(tx, division, topic, [id])
        await mirror.remove(tx, division, topic, [id])
      }
    return rows.filter((row) => row !== null)
  }
}
export type AccountRemoval = ReturnType<typeof accountRemoval>

const rowOf = (
  { account_id, code, name, organization_id }: StoredAccount,
  key: 'exact.account.gone' | 'exact.account.addressGone' | 'exact.account.personGone',
): SyncRow => ({
  ...{ part: 'accounts', recordId: account_id, code, name, outcome: 'removed', organizationId: organization_id },
  ...{ productId: null, fields: [], message: text(key) },
})
