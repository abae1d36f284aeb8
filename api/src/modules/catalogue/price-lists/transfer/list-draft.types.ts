import type { Currency, PriceListField, PricingTierInput } from '@staffel/shared-api/contract'
import type { PriceUnit } from '@staffel/shared-api/rules'
import type { Text } from '../../../../texts/text.ts'
import type { FileColumn } from '../../../../files/tables/reading/table-of.ts'

/** What is wrong in a row of a file of price lists. */
export interface ListProblem {
  readonly row: number
  readonly field: PriceListField
  readonly message: Text
}

/** A price as a file gives it: what its columns do not hold is left out, an empty cell is null. */
export interface DraftPrice {
  readonly discountPct?: number | null
  readonly baseUnitPrice?: number | null
  readonly priceUnit?: PriceUnit | null
  readonly tiers?: readonly PricingTierInput[]
}

/** A price of a product or of a product group, in all of its rows. */
export interface EntryDraft {
  /** The first of them. */
  readonly row: number
  readonly productId: number | null
  readonly sku: string | null
  readonly productGroup: string | null
  readonly price: DraftPrice
  /** Taken out of its list, whatever it says of the price. */
  readonly isRemoved: boolean
  /** In which row each of the tiers stands. */
  readonly tierRows: readonly number[]
  readonly problems: readonly ListProblem[]
}

/** A price list as a file describes it. */
export interface ListDraft {
  readonly row: number
  readonly listId: number | null
  readonly name: string | null
  /** By id, or by name. */
  readonly organizationId: number | null
  readonly organization: string | null
  readonly customerGroup: string | null
  readonly validFrom: string | null
  /** Left out where the file has no column of it; null has no end. */
  readonly validTill?: string | null
  readonly currency: Currency | null
  readonly entries: readonly EntryDraft[]
  readonly problems: readonly ListProblem[]
}

/** What was read of a file. */
export interface ReadLists {
  readonly rows: number
  readonly columns: readonly FileColumn<PriceListField>[]
  readonly lists: readonly ListDraft[]
}
