import type { ProductField } from '@staffel/shared-api/contract'

/** What a column can be read as; the contract's own list stays out of the browser. */
const everyField: Readonly<Record<ProductField, true>> = {
  sku: true,
  name: true,
  description: true,
  group: true,
  baseUnitPrice: true,
  priceUnit: true,
  tierFrom: true,
  tierTo: true,
  tierPrice: true,
  variantCode: true,
  costPrice: true,
  vatRate: true,
  salesUnit: true,
  salesUnitCode: true,
  packContent: true,
  orderMultiple: true,
  minOrderQuantity: true,
  tierGroup: true,
  ean: true,
  externalItemCode: true,
  technicalName: true,
  properties: true,
  stockType: true,
  stockValue: true,
  status: true,
  isVisible: true,
  startDate: true,
  endDate: true,
  productId: true,
}

const isField = (name: string): name is ProductField => name in everyField

export const importFields: readonly ProductField[] = Object.keys(everyField).filter(isField)
