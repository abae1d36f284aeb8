import type { SoldProduct } from '@staffel/shared-api/contract'
import type { Insertable } from 'kysely'
import type { QuoteLineTable } from '../store/requests.tables.ts'
import { inSoldUnit, type AskedQuantity } from './in-sold-unit.ts'

export type SoldColumns = Pick<Insertable<QuoteLineTable>, 'sold_quantity' | 'sold_unit'>

/** A line's quantity in the unit that its first product is sold in, where that is another one. */
export function soldColumns(asked: AskedQuantity, product: SoldProduct | undefined): SoldColumns {
  const sold = product === undefined ? null : inSoldUnit(asked, product)
  return {
    sold_quantity: sold === null || sold.quantity === null ? null : String(sold.quantity),
    sold_unit: sold?.unit ?? null,
  }
}
