import type { ExactDecision } from '@staffel/shared-api/contract'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { notFound } from '../../../errors.ts'
import type { ConflictRule } from '../sync/jobs/exact-jobs.tables.ts'
import type { ExactItemsRepository } from './exact-items.repository.ts'
import type { ItemOptions, ItemWork } from './item-work.ts'

export interface DecideItemDependencies {
  readonly items: Pick<ExactItemsRepository, 'lock'>
  readonly apply: ItemWork['apply']
}

type Circumstances = Pick<ItemOptions, 'division' | 'by'> & { readonly rule: ConflictRule }

/** Whose word counts for what belongs together of one item. Answers which item that is. */
export function decideItem({ items, apply }: DecideItemDependencies) {
  return async (
    tx: Tx,
    { record_id: id, key, as }: ExactDecision,
    { rule, ...options }: Circumstances,
  ): Promise<{ code: string; name: string }> => {
    const item = await items.lock(tx, options.division, id)
    if ((as !== 'exact' && as !== 'here') || !item?.clashes.some(({ group }) => group === key)) throw notFound()
    // What else waits for a person goes on waiting, whatever the rule is by now.
    const asked = new Set(item.clashes.map(({ group }) => group))
    const ruleOf = (_: string, group: string) => (group === key ? as : asked.has(group) ? 'ask' : rule)
    await apply(tx, [item], { ...options, dryRun: false, isFull: false, ruleOf })
    return { code: String(item.said['Code'] ?? '').trim(), name: String(item.said['Description'] ?? '').trim() }
  }
}
export type DecideItem = ReturnType<typeof decideItem>
