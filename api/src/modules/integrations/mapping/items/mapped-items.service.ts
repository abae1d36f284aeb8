import type { ExactItemChoice, ExactMappedItem, ExactMappedItems, ExactMappedOnly } from '@staffel/shared-api/contract'
import type { Db } from '../../../../db/database.types.ts'
import { searchWords } from '../../../../db/sql/search-words.ts'
import { asTenant, readAsTenant, type Tx } from '../../../../db/tenant-transaction.ts'
import { invalid, notFound } from '../../../../errors.ts'
import type { Caller } from '../../../../http/caller.ts'
import type { RequestOrigin } from '../../../../http/endpoint-route.ts'
import { recordActivity } from '../../../../http/record-activity.ts'
import { text } from '../../../../texts/text.ts'
import { administrationInUse, told, type AdministrationDependencies } from '../administration-in-use.ts'
import { itemsOf } from '../exact-items.ts'
import type { Administration, MappingRepository, ReadKind } from '../mapping.repository.ts'
import type { MappedItemsQuery, MappedItemsRepository } from './mapped-items.repository.ts'
import { shownItem } from './shown-item.ts'

export interface MappedItemsDependencies extends AdministrationDependencies {
  readonly db: Db
  readonly mapping: Pick<MappingRepository, 'choose' | 'readAt'>
  readonly items: MappedItemsRepository
}

interface Wanted {
  readonly search?: string
  readonly only?: ExactMappedOnly
  readonly product?: number
  readonly page?: number
  readonly limit?: number
}

export const itemsRead: ReadKind = { part: 'products', topic: 'Items', synced: 'items_synced_at' }

/** Which item of Exact each product is. */
export function mappedItemsService({ db, mapping, items, exact, clients }: MappedItemsDependencies) {
  const inUse = administrationInUse({ db, exact, clients })

  async function shown(tx: Tx, to: Administration, query: Omit<MappedItemsQuery, 'isRead'>) {
    const readAt = await mapping.readAt(tx, to, itemsRead)
    const { rows, ...counts } = await items.page(tx, to, { ...query, isRead: readAt !== null })
    const open = rows.filter(({ is_open: isOpen }) => isOpen)
    const candidates = await items.candidates(tx, to, open)
    return { items: rows.map((row) => shownItem(row, candidates, readAt !== null)), counts, readAt }
  }

  /** The row of a product or of a variant of it; one that is nobody's is not there. */
  async function rowOf(tx: Tx, to: Administration, key: string): Promise<ExactMappedItem> {
    const product = Number(/^[1-9][0-9]{0,14}(?=:|$)/.exec(key)?.[0] ?? 0)
    const all = { words: [], isOpenOnly: false, product, limit: mostVariants, offset: 0 }
    const found = product > 0 ? (await shown(tx, to, all)).items.find((item) => item.key === key) : undefined
    if (!found) throw notFound()
    return found
  }

  return {
    async list(caller: Caller, { search, only, product, page = 1, limit = 50 }: Wanted): Promise<ExactMappedItems> {
      const { to } = await inUse(caller)
      const isOpenOnly = only === 'open'
      return readAsTenant(db, { tenantId: to.tenantId }, async (tx) => {
        const words = searchWords(search)?.words ?? []
        const query = { words, isOpenOnly, product: product ?? null, limit, offset: (page - 1) * limit }
        const { items: shownItems, counts, readAt } = await shown(tx, to, query)
        const total = isOpenOnly ? counts.open : counts.all
        return { items: shownItems, total, counts, read_at: readAt?.toISOString() ?? null }
      })
    },

    /** What is chosen has to be there, and to be sold. */
    async choose(
      caller: Caller,
      origin: RequestOrigin,
      { key, exact: chosen }: ExactItemChoice,
    ): Promise<ExactMappedItem> {
      const { to, client } = await inUse(caller)
      const { tenantId } = to
      await readAsTenant(db, { tenantId }, (tx) => rowOf(tx, to, key))
      const [item] = chosen === null ? [] : await told(itemsOf(client, { ids: [chosen] }))
      if (chosen !== null && item?.isSold !== true) throw invalid({ exact: text('exact.mapping.unfit') })
      return asTenant(db, { tenantId }, async (tx) => {
        if (item) await items.know(tx, to, item)
        await mapping.choose(tx, to, { kind: 'item', ownKey: key, exactKey: item?.id ?? null })
        await recordActivity(
          tx,
          { caller, origin },
          {
            ...{ tenantId, action: 'exact.mapped', entity: 'exact_connection', entityId: to.env },
            detail: { kind: 'item', key, exact: chosen },
          },
        )
        return rowOf(tx, to, key)
      })
    },
  }
}
export type MappedItemsService = ReturnType<typeof mappedItemsService>

const mostVariants = 1_000
