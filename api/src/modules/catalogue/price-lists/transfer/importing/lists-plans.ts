import type { Tx } from '../../../../../db/tenant-transaction.ts'
import type { Caller } from '../../../../../http/caller.ts'
import type { RequestOrigin } from '../../../../../http/endpoint-route.ts'
import { recordActivity } from '../../../../../http/record-activity.ts'
import { text } from '../../../../../texts/text.ts'
import type { CustomerPricesRepository } from '../../customer-prices.repository.ts'
import type { PriceListRow, PriceListsRepository } from '../../price-lists.repository.ts'
import type { ListProblem, ReadLists } from '../list-draft.types.ts'
import type { ListsImportRepository } from './lists-import.repository.ts'
import { namedGoods } from './named-goods.ts'
import { plannedList, type PlannedList } from './planned-list.ts'
import { targets } from './targets.ts'

/** Whose doing it is; nobody's where it goes by itself. */
export interface ListsBy {
  readonly caller: Caller | null
  readonly origin: RequestOrigin | null
}

export interface ListsPlansDependencies {
  readonly lists: PriceListsRepository
  readonly imports: ListsImportRepository
  readonly prices: Pick<CustomerPricesRepository, 'currencyOf'>
}

interface Planning {
  /** Lists that are named wait for nobody else until the transaction ends. */
  readonly hold: boolean
  /** Only those of one organisation, and of its group. */
  readonly among?: number
  /** The lists that there were when the file came. */
  readonly before: readonly PriceListRow[]
}

export interface Plans {
  readonly planned: readonly PlannedList[]
  readonly problems: readonly ListProblem[]
  /** Prices of lists that are left out as a whole. */
  readonly refused: number
}

/** What drafts of price lists, of a file or of another system, make of those that there are. */
export function listsPlans({ lists, imports, prices }: ListsPlansDependencies) {
  /** What drafts make of the lists as they are now. One of those `before` that is gone is not made anew. */
  async function plansOf(
    tx: Tx,
    tenantId: number,
    { lists: drafts }: Pick<ReadLists, 'lists'>,
    { hold, before, among }: Planning,
  ): Promise<Plans> {
    const [named, stored, currency] = await Promise.all([
      namedGoods(tx, tenantId, drafts, imports),
      lists.list(tx, tenantId, among),
      prices.currencyOf(tx, tenantId),
    ])
    const problems: ListProblem[] = []
    const planned: PlannedList[] = []
    let refused = 0
    const refuse = ({ entries }: ReadLists['lists'][number], wrong: readonly ListProblem[]) => {
      for (const problem of wrong) problems.push(problem)
      refused += Math.max(1, entries.length)
    }
    const [target, targetBefore] = [targets(named, stored), targets(named, before)]
    for (const draft of drafts) {
      const found = target(draft)
      const was = targetBefore(draft)
      if (Array.isArray(found)) {
        refuse(draft, found)
        continue
      }
      const id = found.stored?.id
      const kept = id !== undefined && hold ? ((await lists.lock(tx, tenantId, id)) ?? null) : found.stored
      if (!kept && (found.stored ?? ('stored' in was && was.stored))) {
        refuse(draft, [{ row: draft.row, field: 'listName', message: text('priceList.file.deleted') }])
        continue
      }
      const entries = kept ? await lists.entriesOf(tx, tenantId, kept.id) : []
      const plan = plannedList(draft, { owner: found.owner, stored: kept, entries, currency }, named)
      if (Array.isArray(plan)) refuse(draft, plan)
      else planned.push(plan)
    }
    return { planned, problems, refused }
  }

  /** Answers the id of each. */
  async function store(tx: Tx, tenantId: number, planned: readonly PlannedList[], by: ListsBy): Promise<number[]> {
    const ids: number[] = []
    for (const { id, head, entries, told } of planned) {
      const listId = id ?? (await lists.insert(tx, { ...head, tenant_id: tenantId }))
      ids.push(listId)
      if (id !== null && entries === null && told.fields.length === 0) continue
      const key = { tenant_id: tenantId, price_list_id: listId }
      if (entries) await lists.replaceEntries(tx, key, entries)
      if (id !== null) await lists.update(tx, key, head)
      await recordActivity(tx, by, {
        tenantId,
        action: `price_list.${id === null ? 'created' : 'updated'}`,
        entity: 'price_list',
        entityId: listId,
        detail: { name: head.name },
      })
    }
    return ids
  }

  return { plansOf, store }
}
