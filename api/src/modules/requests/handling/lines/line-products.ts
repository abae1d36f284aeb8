import type { SoldProduct } from '@staffel/shared-api/contract'
import type { Insertable } from 'kysely'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import { invalid } from '../../../../errors.ts'
import { chosenBy, matchRow, proposedColumns, shownMatches, type LineKey } from '../../store/match-row.ts'
import type { Matcher } from '../../matching/matcher.types.ts'
import { priceAtQuantity } from '../../matching/price-at-quantity.ts'
import type { QuoteLineTable, QuoteMatchTable } from '../../store/requests.tables.ts'
import { soldColumns, type SoldColumns } from '../../units/sold-columns.ts'
import { text } from '../../../../texts/text.ts'
import type { KnownProduct } from './known-products.ts'
import type { AskedLine } from './line-memory.service.ts'
import type { MatchRow } from './lines.repository.ts'

export type ProductsById = (
  tx: Tx,
  tenantId: number,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, SoldProduct>>

/** A line as it is matched, and how many of the product are asked for now. */
export interface LineAt {
  readonly key: LineKey
  readonly asked: AskedLine
  readonly quantity: number
  /** The customer's word for the unit. */
  readonly unit: string | null
}

/**
 * The products of a line, best first, and the quantity in the unit that the best one is sold in, where that is another.
 */
export interface ProductRows {
  readonly rows: Insertable<QuoteMatchTable>[]
  readonly sold: SoldColumns
}

export interface LineMatches extends ProductRows {
  readonly chosenBy: QuoteLineTable['chosen_by']
  readonly proposed: ReturnType<typeof proposedColumns>
}

export type LineProducts = ReturnType<typeof lineProducts>

/** The products of a line as rows, priced by today's tiers at its quantity. */
export function lineProducts({
  matcher,
  productsById,
}: {
  readonly matcher: Matcher
  readonly productsById: ProductsById
}) {
  return {
    /** What the matcher finds; a product that the line is known to mean, and that is still sold, stands alone. */
    async matched(tx: Tx, { key, asked, quantity, unit }: LineAt, known: KnownProduct = {}): Promise<LineMatches> {
      const [found = []] = await matcher.match(tx, key.tenant_id, [{ ...asked, ...known }])
      const shown = shownMatches(found)
      return {
        rows: shown.map((match, index) =>
          matchRow(key, { ...match, ...priceAtQuantity(match.product, quantity) }, index + 1),
        ),
        sold: soldColumns({ quantity, unit, searchLine: asked.searchLine }, shown[0]?.product),
        chosenBy: chosenBy(shown[0]),
        proposed: proposedColumns(shown[0]),
      }
    },

    /** The one that a person chose, with the scores that it will have when it is remembered. */
    async chosen(tx: Tx, { key, asked, quantity, unit }: LineAt, productId: number): Promise<ProductRows> {
      const product = (await productsById(tx, key.tenant_id, [productId])).get(productId)
      if (!product) throw invalid({ product_id: text('product.unknown') })
      const [found = []] = await matcher.match(tx, key.tenant_id, [{ ...asked, remembered: productId }])
      // One that is not for sale, such as a draft, can be chosen, but is not matched.
      const scores = found.find((match) => match.productId === productId) ?? {
        wordscore: 0,
        totalscore: 0,
        matchDimension: false,
      }
      return {
        rows: [matchRow(key, { ...scores, ...priceAtQuantity(product, quantity) }, 1)],
        sold: soldColumns({ quantity, unit, searchLine: asked.searchLine }, product),
      }
    },

    /** The same products at another quantity. One that left the catalogue is found no more. */
    async repriced(tx: Tx, { key, asked, quantity, unit }: LineAt, matches: readonly MatchRow[]): Promise<ProductRows> {
      const products = await productsById(
        tx,
        key.tenant_id,
        matches.map(({ product_id }) => product_id),
      )
      const left = matches.flatMap(({ product_id, wordscore, totalscore, match_dimension: matchDimension }) => {
        const product = products.get(product_id)
        return product ? [{ ...priceAtQuantity(product, quantity), wordscore, totalscore, matchDimension }] : []
      })
      return {
        rows: left.map((match, index) => matchRow(key, match, index + 1)),
        sold: soldColumns({ quantity, unit, searchLine: asked.searchLine }, left[0]?.product),
      }
    },
  }
}
