import type { SoldProduct } from '@staffel/shared-api/contract'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { FoundMatch, LineToMatch } from './matching.types.ts'

/** A product with its price at a quantity, by the shared tier rule. */
export interface ProductAtQuantity {
  readonly product: SoldProduct
  readonly quantity: number
  readonly unitPrice: number
  readonly totalPrice: number
  readonly usedStaffelId: number | null
}

export type PricedMatch = FoundMatch & ProductAtQuantity

/** Matching as intake and editing call it. Reads in the caller's transaction, thinks in a thread of its own. */
export interface Matcher {
  /**
   * Per line, in the order of the lines: the products to show, best first. One when it is certain, else at most three;
   * none when nothing fits.
   */
  match(tx: Tx, tenantId: number, lines: readonly LineToMatch[]): Promise<readonly (readonly PricedMatch[])[]>
  /** What else the line could mean, best first and not cut by score: for the picker of another product. */
  candidates(tx: Tx, tenantId: number, line: LineToMatch, atMost?: number): Promise<readonly PricedMatch[]>
}
