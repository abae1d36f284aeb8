import type { PriceListField } from '@staffel/shared-api/contract'
import type { EntryDraft, ListProblem } from './list-draft.types.ts'

const names: Readonly<Record<string, PriceListField>> = {
  discount_pct: 'discountPct',
  base_unit_price: 'baseUnitPrice',
  price_unit: 'priceUnit',
  product_group_id: 'productGroup',
}

const tierNames: Readonly<Record<string, PriceListField>> = {
  variantCode: 'variantCode',
  minQuantity: 'tierFrom',
  maxQuantity: 'tierTo',
  unitPrice: 'tierPrice',
}

/** Where in the file a field of an entry stands that the contract names: `staffels.2.unitPrice`. */
export function fieldOfPath(
  path: string,
  { row, tierRows, productId }: Pick<EntryDraft, 'row' | 'tierRows' | 'productId'>,
): Pick<ListProblem, 'row' | 'field'> {
  const [name = '', index = '', of = ''] = path.split('.')
  if (name === 'staffels') return { row: tierRows[Number(index)] ?? row, field: tierNames[of] ?? 'tierFrom' }
  return { row, field: names[name] ?? (productId === null ? 'sku' : 'productId') }
}
