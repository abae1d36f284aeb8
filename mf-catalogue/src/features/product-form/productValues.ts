import type { NewProduct, StockType, VatRate } from '@staffel/shared-api/contract'
import {
  isBlank,
  isGtin,
  standardSalesUnit,
  textOrNull,
  type PricedProduct,
  type PriceUnit,
} from '@staffel/shared-api/rules'
import { parseDecimal } from '@staffel/shared-ui/format'
import { readDrafts, type TierDraft, type TypedTier } from '../../parts/tiers/tierDrafts.ts'

export interface PropertyDraft {
  readonly key: string
  readonly propertyType: string
  readonly value: string
  readonly editable: boolean
}

/** A product as the form holds it: numbers are what was typed. */
export interface ProductValues {
  readonly name: string
  readonly technicalName: string
  readonly sku: string
  readonly ean: string
  readonly externalItemCode: string
  readonly productGroupId: number | null
  readonly description: string
  readonly startDate: string | null
  readonly endDate: string | null
  readonly isVisible: boolean
  readonly baseUnitPrice: string
  readonly priceUnit: PriceUnit
  readonly costPrice: string
  /** Null: the tenant's. */
  readonly vatRate: VatRate | null
  readonly salesUnit: string
  readonly salesUnitCode: string
  readonly packContent: string
  readonly orderMultiple: string
  readonly minOrderQuantity: string
  readonly tierGroup: string
  readonly stockType: StockType
  readonly stockValue: string
  readonly properties: readonly PropertyDraft[]
  readonly tiers: readonly TierDraft[]
}

export const emptyProduct: ProductValues = {
  name: '',
  technicalName: '',
  sku: '',
  ean: '',
  externalItemCode: '',
  productGroupId: null,
  description: '',
  startDate: null,
  endDate: null,
  isVisible: true,
  baseUnitPrice: '',
  priceUnit: 1,
  costPrice: '',
  vatRate: null,
  salesUnit: standardSalesUnit.unit,
  salesUnitCode: standardSalesUnit.code,
  packContent: '',
  orderMultiple: '',
  minOrderQuantity: '',
  tierGroup: '',
  stockType: 'boolean',
  stockValue: '1',
  properties: [],
  tiers: [],
}

/** Keys of the texts that say what is wrong, by the path of the field: `name`, `properties.2.value`. */
export type ProductProblems = Readonly<Record<string, string>>

const amounts = ['baseUnitPrice', 'costPrice', 'stockValue'] as const
const measures = ['packContent', 'orderMultiple', 'minOrderQuantity'] as const

/** What can be said of the values without asking the server; of a draft only its name is needed. */
export function problemsOf(values: ProductValues): ProductProblems {
  const { startDate, endDate } = values
  const numberOf = (typed: string) => (isBlank(typed) ? null : (parseDecimal(typed, 3) ?? Number.NaN))
  // How many there are is asked of nothing but a counted stock.
  const asked = amounts.filter((field) => field !== 'stockValue' || values.stockType === 'numeric')
  const wrongAmounts = asked.filter((field) => !((numberOf(values[field]) ?? 0) >= 0))
  const wrongMeasures = measures.filter((field) => !((numberOf(values[field]) ?? 1) > 0))
  return {
    ...(isBlank(values.name) && { name: 'form.nameMissing' }),
    ...(!isBlank(values.ean) && !isGtin(values.ean.trim()) && { ean: 'form.noGtin' }),
    ...(startDate && endDate && endDate < startDate && { endDate: 'form.datesSwapped' }),
    ...Object.fromEntries(wrongAmounts.map((field) => [field, 'form.noNumber'])),
    ...Object.fromEntries(wrongMeasures.map((field) => [field, 'form.noMeasure'])),
    ...Object.assign({}, ...values.properties.map(halfProperty)),
  }
}

/** A row without anything is left out; of one that has half of it, nothing is lost unasked. */
function halfProperty({ propertyType, value }: PropertyDraft, row: number): ProductProblems {
  if (isBlank(propertyType) === isBlank(value)) return {}
  return isBlank(value)
    ? { [`properties.${row}.value`]: 'properties.valueMissing' }
    : { [`properties.${row}.propertyType`]: 'properties.typeMissing' }
}

/** What a quantity costs by what is typed. */
export function pricedValues({ baseUnitPrice, priceUnit, tiers }: ProductValues): PricedProduct<TypedTier> {
  return { base_unit_price: parseDecimal(baseUnitPrice, 2), price_unit: priceUnit, staffels: readDrafts(tiers) }
}

export function toPayload(values: ProductValues, status: 'active' | 'draft'): NewProduct {
  return {
    name: values.name.trim(),
    technicalName: textOrNull(values.technicalName),
    sku: textOrNull(values.sku),
    description: values.description,
    startDate: values.startDate,
    endDate: values.endDate,
    isVisible: status === 'active' && values.isVisible,
    status,
    baseUnitPrice: parseDecimal(values.baseUnitPrice, 2),
    priceUnit: values.priceUnit,
    stockType: values.stockType,
    stockValue: parseDecimal(values.stockValue, 3) ?? 0,
    costPrice: parseDecimal(values.costPrice, 2),
    vatRate: values.vatRate,
    salesUnit: values.salesUnit,
    // Left out, it is the usual one.
    ...(!isBlank(values.salesUnitCode) && { salesUnitCode: values.salesUnitCode }),
    packContent: parseDecimal(values.packContent, 3),
    orderMultiple: parseDecimal(values.orderMultiple, 3),
    minOrderQuantity: parseDecimal(values.minOrderQuantity, 3),
    tierGroup: textOrNull(values.tierGroup),
    ean: textOrNull(values.ean),
    externalItemCode: textOrNull(values.externalItemCode),
    productGroupId: values.productGroupId,
    properties: values.properties.map(({ propertyType, value, editable }) => ({ propertyType, value, editable })),
    pricingTiers: readDrafts(values.tiers).map(({ staffelId: _, ...tier }) => tier),
  }
}
