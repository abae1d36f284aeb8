import type { Static } from 'typebox'
import { Words } from '../../kit/schemaKit.ts'

/**
 * The columns of a file of products: one row for each tier, and what is said of the product itself in the first of its
 * rows. In this order they are exported, and any of them may be left out of an import.
 */
export const productFields = [
  'productId',
  'sku',
  'name',
  'technicalName',
  'description',
  'group',
  'status',
  'isVisible',
  'startDate',
  'endDate',
  'salesUnit',
  'salesUnitCode',
  'priceUnit',
  'baseUnitPrice',
  'costPrice',
  'vatRate',
  'packContent',
  'orderMultiple',
  'minOrderQuantity',
  'tierGroup',
  'ean',
  'externalItemCode',
  'stockType',
  'stockValue',
  'properties',
  'variantCode',
  'tierFrom',
  'tierTo',
  'tierPrice',
] as const

export const ProductField = Words(productFields)
export type ProductField = Static<typeof ProductField>
