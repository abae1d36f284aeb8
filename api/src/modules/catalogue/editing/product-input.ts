import type { NewProduct, ProductProperty, Staffel, VatRate } from '@staffel/shared-api/contract'
import {
  checkLadder,
  isGtin,
  knownSalesUnit,
  roundQuantity,
  standardSalesUnit,
  textOrNull,
  type LadderCheck,
  type LadderError,
  type Tier,
} from '@staffel/shared-api/rules'
import type { Insertable } from 'kysely'
import { centsOrNull } from '../../../db/sql/cents.ts'
import { invalid } from '../../../errors.ts'
import { text, type Text } from '../../../texts/text.ts'
import type { ProductTable } from '../catalogue.tables.ts'
import type { TierCents } from './product-editing.repository.ts'

export interface CheckedProduct {
  readonly input: NewProduct & {
    readonly name: string
    readonly sku: string | null
    readonly ean: string | null
    readonly salesUnit: string
    readonly salesUnitCode: string
    readonly tierGroup: string | null
    readonly vatRate: VatRate | null
  }
  readonly properties: readonly ProductProperty[]
  readonly ladder: LadderCheck<Tier>
}

/** What can be said of a product without asking the database; refuses what cannot be stored. */
export function checkProduct(product: NewProduct): CheckedProduct {
  const name = textOrNull(product.name) ?? ''
  const ean = textOrNull(product.ean)
  const ladder = checkLadder((product.pricingTiers ?? []).map(tierOf))
  const datesSwapped = product.startDate && product.endDate && product.endDate < product.startDate
  const fields: Record<string, Text> = {
    ...(name ? {} : { name: text('field.required') }),
    ...(datesSwapped ? { endDate: text('product.datesSwapped') } : {}),
    ...(ean && !isGtin(ean) ? { ean: text('product.noGtin') } : {}),
    ...measureProblems(product),
    ...(product.stockType === 'boolean' && !isFlag(product.stockValue) ? { stockValue: text('field.notAllowed') } : {}),
    ...Object.fromEntries(
      ladder.errors.map(({ row, code }) => [ladderField(row, code), text(`product.ladder.${code}`)]),
    ),
  }
  if (Object.keys(fields).length > 0) throw invalid(fields)
  return {
    input: {
      ...product,
      name,
      sku: textOrNull(product.sku),
      ean,
      ...salesUnitOf(product),
      tierGroup: textOrNull(product.tierGroup),
      vatRate: product.vatRate ?? null,
    },
    properties: propertiesOf(product),
    ladder,
  }
}

export function productColumns({ input }: CheckedProduct): Omit<Insertable<ProductTable>, 'tenant_id'> {
  return {
    name: input.name,
    sku: input.sku,
    technical_name: textOrNull(input.technicalName),
    description: textOrNull(input.description) ?? '',
    external_item_code: textOrNull(input.externalItemCode),
    start_date: input.startDate ?? null,
    end_date: input.endDate ?? null,
    is_visible: input.status === 'draft' ? false : (input.isVisible ?? true),
    status: input.status ?? 'active',
    base_unit_price_cents: centsOrNull(input.baseUnitPrice),
    cost_price_cents: centsOrNull(input.costPrice),
    price_unit: input.priceUnit ?? 1,
    sales_unit: input.salesUnit,
    sales_unit_code: input.salesUnitCode,
    pack_content: measure(input.packContent),
    order_multiple: measure(input.orderMultiple),
    min_order_quantity: measure(input.minOrderQuantity),
    tier_group: input.tierGroup,
    vat_rate: input.vatRate,
    ean: input.ean,
    product_group_id: input.productGroupId ?? null,
    // A number of pieces says that they are counted.
    stock_type: input.stockType ?? (isFlag(input.stockValue) ? 'boolean' : 'numeric'),
    stock_value: String(input.stockValue ?? 1),
  }
}

/** A tier that was there before, by its variant and where it begins, keeps its id: lines of offers name it. */
export function tierColumns(tier: Tier, stored: readonly Staffel[] = []): TierCents {
  const variantCode = tier.variantCode ?? null
  const before = stored.find((one) => one.variantCode === variantCode && one.minQuantity === tier.minQuantity)
  return {
    ...(before && { id: before.staffelId }),
    variantCode,
    minQuantity: tier.minQuantity,
    maxQuantity: tier.maxQuantity,
    unitPriceCents: centsOrNull(tier.unitPrice),
  }
}

/** A known unit is written as the list of them writes it, and has its code unless another one is sent. */
function salesUnitOf({ salesUnit, salesUnitCode }: NewProduct): { salesUnit: string; salesUnitCode: string } {
  const unit = textOrNull(salesUnit) ?? standardSalesUnit.unit
  const known = knownSalesUnit(unit)
  return {
    salesUnit: known?.unit ?? unit,
    salesUnitCode: salesUnitCode ?? known?.code ?? standardSalesUnit.code,
  }
}

/** Rows without a type or a value are left out. */
function propertiesOf(product: NewProduct): ProductProperty[] {
  return (product.properties ?? [])
    .map(({ propertyType, value, editable }) => ({ propertyType: propertyType.trim(), value: value.trim(), editable }))
    .filter(({ propertyType, value }) => propertyType && value)
}

function tierOf(tier: NonNullable<NewProduct['pricingTiers']>[number]): Tier {
  return {
    variantCode: textOrNull(tier.variantCode),
    minQuantity: tier.minQuantity,
    maxQuantity: tier.maxQuantity ?? null,
    unitPrice: tier.unitPrice ?? null,
  }
}

function ladderField(row: number, code: LadderError): string {
  return `pricingTiers.${row}.${code === 'MAXIMUM_BELOW_MINIMUM' ? 'maxQuantity' : 'minQuantity'}`
}

/** Whether it says no more than that there is any. */
const isFlag = (stock: number | null | undefined): boolean => [null, undefined, 0, 1].includes(stock)

const leastMeasure = 0.001

/** What three decimals hold nothing of is no measure. */
const measureProblems = (product: NewProduct): Record<string, Text> =>
  Object.fromEntries(
    (['packContent', 'orderMultiple', 'minOrderQuantity'] as const).flatMap((field) => {
      const value = product[field]
      const isNone = value !== null && value !== undefined && roundQuantity(value) < leastMeasure
      return isNone ? [[field, text('field.minimum', { limit: leastMeasure })]] : []
    }),
  )

const measure = (value: number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value)
