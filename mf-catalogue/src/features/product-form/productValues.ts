import type { NewProduct, StockType } from '@staffel/shared-api/contract'
import { isBlank, textOrNull, type PriceUnit } from '@staffel/shared-api/rules'
import { parseDecimal } from '@staffel/shared-ui/format'
import { readDrafts, type TierDraft } from '../../parts/tiers/tierDrafts.ts'

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
  readonly externalItemCode: string
  readonly productGroupId: number | null
  readonly description: string
  readonly startDate: string | null
  readonly endDate: string | null
  readonly isVisible: boolean
  readonly baseUnitPrice: string
  readonly priceUnit: PriceUnit
  readonly stockType: StockType
  readonly stockValue: string
  readonly properties: readonly PropertyDraft[]
  readonly tiers: readonly TierDraft[]
}

export const emptyProduct: ProductValues = {
  name: '',
  technicalName: '',
  sku: '',
  externalItemCode: '',
  productGroupId: null,
  description: '',
  startDate: null,
  endDate: null,
  isVisible: true,
  baseUnitPrice: '',
  priceUnit: 1,
  stockType: 'boolean',
  stockValue: '1',
  properties: [],
  tiers: [],
}

/** Keys of the texts that say what is wrong, by field. */
export type ProductProblems = Readonly<Partial<Record<keyof ProductValues, string>>>

const numbers = { baseUnitPrice: 2, stockValue: 3 } as const

/** What can be said of the values without asking the server; of a draft only its name is needed. */
export function problemsOf(values: ProductValues): ProductProblems {
  const wrong = Object.entries(numbers).filter(([field, decimals]) => {
    const typed = values[field as keyof typeof numbers]
    return !isBlank(typed) && (parseDecimal(typed, decimals) ?? -1) < 0
  })
  const { startDate, endDate } = values
  return {
    ...(isBlank(values.name) && { name: 'form.nameMissing' }),
    ...(startDate && endDate && endDate < startDate && { endDate: 'form.datesSwapped' }),
    ...Object.fromEntries(wrong.map(([field]) => [field, 'form.noNumber'])),
  }
}

export function toPayload(values: ProductValues, status: 'active' | 'draft'): NewProduct {
  return {
    name: values.name.trim(),
    technicalName: values.technicalName.trim(),
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
    externalItemCode: textOrNull(values.externalItemCode),
    productGroupId: values.productGroupId,
    properties: values.properties.map(({ propertyType, value, editable }) => ({ propertyType, value, editable })),
    pricingTiers: readDrafts(values.tiers).map(({ staffelId: _, ...tier }) => tier),
  }
}
