import type {
  sourceGoods,
  SourceGoods,
} from '../../catalogue/price-lists/transfer/importing/source-goods.repository.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { MappingRepository } from '../mapping/mapping.repository.ts'
import type { ExactEnvironment } from '../integrations.tables.ts'
import type { Division } from '../sync/reading/exact-mirror.repository.ts'

export interface NamedItem {
  readonly itemId: string
  readonly itemCode: string
}

export interface KnownGoodsDependencies {
  readonly mapping: Pick<MappingRepository, 'chosen'>
  readonly sourceGoods: typeof sourceGoods
}

/**
 * Which product an item of Exact is: the one that somebody chose, else the one with its code as number, else the one
 * that says that it has this code elsewhere.
 */
export function knownGoods({ mapping, sourceGoods: goods }: KnownGoodsDependencies) {
  return async (
    tx: Tx,
    { tenantId, division, env }: Division & { readonly env: ExactEnvironment },
    items: readonly NamedItem[],
  ): Promise<(item: NamedItem) => SourceGoods | undefined> => {
    const { item: chosen } = await mapping.chosen(tx, { tenantId, env, division })
    const wanted = new Set(items.map(({ itemId }) => itemId))
    const ofItem = new Map([...chosen].flatMap(([id, item]) => (wanted.has(item) ? [[item, Number(id)] as const] : [])))
    const found = await goods(tx, tenantId, {
      ids: [...ofItem.values()],
      codes: [...new Set(items.map(({ itemCode }) => itemCode.toLowerCase()))],
    })
    const byId = new Map(found.map((one) => [one.id, one]))
    // Of several with one code elsewhere the first counts.
    const byCode = (code: 'sku' | 'code') =>
      new Map(
        found.toReversed().flatMap((one) => (one[code] === null ? [] : [[one[code].toLowerCase(), one] as const])),
      )
    const [bySku, byOther] = [byCode('sku'), byCode('code')]
    return ({ itemId, itemCode }) => {
      const code = itemCode.toLowerCase()
      return byId.get(ofItem.get(itemId) ?? 0) ?? bySku.get(code) ?? byOther.get(code)
    }
  }
}
export type KnownGoods = ReturnType<typeof knownGoods>
