import type { PropertyValue } from '@staffel/shared-api/contract'

/** A product as matching sees it: no prices, only whether there is one. */
export interface MatchableProduct {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly sku: string | null
  readonly externalItemCode: string | null
  readonly properties: readonly PropertyValue[]
  /** Has a base price or a tier with one. */
  readonly priced: boolean
}

export interface LineToMatch {
  /** The customer's words, quantity and all. */
  readonly searchLine: string
  /** The number that was read as the quantity: it is no word of the product where the line says it. */
  readonly quantity?: number
  /** The product that a person chose earlier for the same customer and the same words: it wins. */
  readonly remembered?: number
  /** The product whose own article number, as the customer has it, the line names: it is certain. */
  readonly named?: number
}

/** How well a product fits a line, with what the order of two products rests on. */
export interface FoundMatch {
  readonly productId: number
  /** 0 to 3: how much of the line's words the product holds, weighed. */
  readonly wordscore: number
  readonly matchDimension: boolean
  /** 0 nothing to 6; 4 or more means "we would put our name on it". */
  readonly totalscore: number
  /** The share of the line's words (by weight) that the product holds, 0 to 1. */
  readonly wordShare: number
  /** How many of the line's dimensions the product has. */
  readonly dimensionHits: number
  /** Found by its SKU or external code, remembered from an earlier correction, or by the customer's own number. */
  readonly because: 'words' | 'code' | 'remembered' | 'customer_number'
}
