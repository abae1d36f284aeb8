import type { PriceListField, PriceListsImport } from '@staffel/shared-api/contract'

/** What a column can be read as; the contract's own list stays out of the browser. */
const everyField: Readonly<Record<PriceListField, true>> = {
  listName: true,
  organization: true,
  customerGroup: true,
  validFrom: true,
  validTill: true,
  currency: true,
  sku: true,
  productGroup: true,
  discountPct: true,
  baseUnitPrice: true,
  priceUnit: true,
  tierFrom: true,
  tierTo: true,
  tierPrice: true,
  variantCode: true,
  remove: true,
  name: true,
  listId: true,
  organizationId: true,
  productId: true,
}

const isField = (name: string): name is PriceListField => name in everyField

export const listFields: readonly PriceListField[] = Object.keys(everyField).filter(isField)

/** How much of a file is understood. */
export function readOf({ columns }: Pick<PriceListsImport, 'columns'>) {
  const read = columns.flatMap(({ field }) => field ?? [])
  const hasOne = (...fields: readonly PriceListField[]) => fields.some((field) => read.includes(field))
  return {
    count: read.length,
    /** Which lists it is about. */
    namesLists: hasOne('listId', 'listName'),
    /** What costs how much in them. */
    namesPrices:
      hasOne('productId', 'sku', 'productGroup') && hasOne('discountPct', 'baseUnitPrice', 'tierPrice', 'remove'),
  }
}
