import type { ProductDetail, ProductField, Staffel } from '@staffel/shared-api/contract'
import { productFields } from '@staffel/shared-api/contract'
import { text, type Text } from '../../../texts/text.ts'
import type { CellKind, FileCell } from '../../../files/tables/writing/file-cell.types.ts'
import { propertiesText } from './properties-text.ts'

/** How a language writes what is no text: yes and no, and the words of the contract. */
export type Say = (word: 'yes' | 'no' | 'active' | 'draft' | 'boolean' | 'numeric' | 'unlimited') => string

export interface ProductColumn {
  readonly field: ProductField
  readonly title: Text
  readonly kind: CellKind
  /** Of the column in a spreadsheet, in characters. */
  readonly width: number
  /** What stands there in the first row of a product. */
  cell(product: ProductDetail, say: Say): FileCell
}

type Drawn = Pick<ProductColumn, 'kind' | 'width' | 'cell'>

const words = (width: number, cell: Drawn['cell']): Drawn => ({ kind: 'text', width, cell })
const figure = (cell: Drawn['cell']): Drawn => ({ kind: 'number', width: 12, cell })
const price = (cell: Drawn['cell']): Drawn => ({ kind: 'price', width: 12, cell })
const day = (cell: Drawn['cell']): Drawn => ({ kind: 'day', width: 14, cell })
const ofTier = (kind: CellKind): Drawn => ({ kind, width: 12, cell: () => null })

const drawn: Readonly<Record<ProductField, Drawn>> = {
  productId: figure(({ product_id }) => product_id),
  sku: words(18, ({ sku }) => sku),
  name: words(44, ({ product_name }) => product_name),
  technicalName: words(30, ({ technical_name }) => technical_name),
  description: words(44, ({ description }) => description),
  group: words(24, ({ product_group_name }) => product_group_name),
  status: words(10, ({ status }, say) => say(status === 'draft' ? 'draft' : 'active')),
  isVisible: words(10, ({ is_visible }, say) => say(is_visible ? 'yes' : 'no')),
  startDate: day(({ start_date }) => start_date),
  endDate: day(({ end_date }) => end_date),
  salesUnit: words(12, ({ sales_unit }) => sales_unit),
  salesUnitCode: words(12, ({ sales_unit_code }) => sales_unit_code),
  priceUnit: figure(({ price_unit }) => price_unit),
  baseUnitPrice: price(({ base_unit_price }) => base_unit_price),
  costPrice: price(({ cost_price = null }) => cost_price),
  vatRate: figure(({ vat_rate }) => vat_rate),
  packContent: figure(({ pack_content }) => pack_content),
  orderMultiple: figure(({ order_multiple }) => order_multiple),
  minOrderQuantity: figure(({ min_order_quantity }) => min_order_quantity),
  tierGroup: words(18, ({ tier_group }) => tier_group),
  ean: words(16, ({ ean }) => ean),
  externalItemCode: words(18, ({ external_item_code }) => external_item_code),
  stockType: words(16, ({ stock_type }, say) => say(stock_type)),
  stockValue: figure(({ stock_value }) => stock_value),
  properties: words(36, ({ properties }) => propertiesText(properties)),
  variantCode: ofTier('text'),
  tierFrom: ofTier('number'),
  tierTo: ofTier('number'),
  tierPrice: ofTier('price'),
}

/** The columns of a file, in their order. */
export const productColumns: readonly ProductColumn[] = productFields.map((field) => ({
  field,
  title: text(`transfer.field.${field}`),
  ...drawn[field],
}))

/** What a column says of a tier; null for one that is about the product. */
export function tierCell(field: ProductField, tier: Staffel): FileCell {
  switch (field) {
    case 'variantCode':
      return tier.variantCode
    case 'tierFrom':
      return tier.minQuantity
    case 'tierTo':
      return tier.maxQuantity
    case 'tierPrice':
      return tier.unitPrice
    default:
      return null
  }
}
