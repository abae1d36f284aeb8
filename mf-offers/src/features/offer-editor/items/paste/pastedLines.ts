import type { OfferItem, Product } from '@staffel/shared-api/contract'
import { offerLimits, type TaxTerms } from '@staffel/shared-api/rules'
import { freeLine, lineOfProduct, withOwnPrice, withQuantity } from '../../draft/draftLines.ts'
import { readNumber } from './readNumber.ts'
import type { Columns } from './recognise.ts'

export interface PasteRules {
  readonly tax: TaxTerms
  readonly mayPrice: boolean
  /** Whether what is in no catalogue becomes a line of its own. */
  readonly mayFree: boolean
  /** How many more lines the offer takes. */
  readonly room: number
}

export interface PastedLines {
  readonly lines: readonly OfferItem[]
  /** How many of them are in no catalogue. */
  readonly free: number
  /** Rows that became no line, as they were. */
  readonly left: readonly string[]
}

/** A line for every row: of the product with its number, or of its words; what becomes none is told. */
export function pastedLines(
  rows: readonly (readonly string[])[],
  columns: Columns,
  products: ReadonlyMap<string, Product>,
  rules: PasteRules,
): PastedLines {
  const lines: OfferItem[] = []
  const left: string[] = []
  for (const cells of rows) {
    const line = lines.length < rules.room ? lineOf(cells, columns, products, rules) : null
    if (line) lines.push(line)
    else left.push(cells.filter(Boolean).join(' · '))
  }
  return { lines, free: lines.filter(({ productId }) => productId === null).length, left }
}

function lineOf(
  cells: readonly string[],
  columns: Columns,
  products: ReadonlyMap<string, Product>,
  { tax, mayPrice, mayFree }: PasteRules,
): OfferItem | null {
  const at = (column: number | undefined) => (column === undefined ? '' : (cells[column] ?? ''))
  const sku = at(columns.sku)
  const product = products.get(sku.toLowerCase())
  const words = [sku, at(columns.description)].filter(Boolean).join(' ')
  if (!product && (!mayFree || !words)) return null
  const line = product
    ? lineOfProduct(product, tax)
    : { ...freeLine(tax), description: words.slice(0, longestDescription) }
  const quantity = readNumber(at(columns.quantity), 3)
  const price = readNumber(at(columns.unitPrice), 2)
  const counted = withQuantity(line, Math.min(quantity ?? 1, offerLimits.quantity))
  // The price that the ladder gives anyway is nobody's own.
  if (!mayPrice || price === null || price === counted.unitPrice) return counted
  return withOwnPrice(counted, Math.min(price, offerLimits.price))
}

const longestDescription = 2000
