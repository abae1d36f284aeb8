import type { NewProduct, ProductProperty } from '@staffel/shared-api/contract'
import { checkLadder, textOrNull, type LadderCheck, type LadderError, type Tier } from '@staffel/shared-api/rules'
import type { Insertable } from 'kysely'
import { centsOrNull } from '../../db/sql/cents.ts'
import { text, type Text } from '../../texts/text.ts'
import type { ProductTable } from './catalogue.tables.ts'
import type { TierCents } from './catalogue.repository.ts'

export interface CheckedProduct {
  readonly name: string
  readonly sku: string | null
  readonly properties: readonly ProductProperty[]
  readonly ladder: LadderCheck<Tier>
  readonly fields: Readonly<Record<string, Text>>
}

/** What can be said of a new product without asking the database. */
export function checkNewProduct(product: NewProduct): CheckedProduct {
  const name = textOrNull(product.name) ?? ''
  const ladder = checkLadder((product.pricingTiers ?? []).map(tierOf))
  const datesSwapped = product.startDate && product.endDate && product.endDate < product.startDate
  return {
    name,
    sku: textOrNull(product.sku),
    properties: propertiesOf(product),
    ladder,
    fields: {
      ...(name ? {} : { name: text('field.required') }),
      ...(datesSwapped ? { endDate: text('product.datesSwapped') } : {}),
      ...Object.fromEntries(
        ladder.errors.map(({ row, code }) => [ladderField(row, code), text(`product.ladder.${code}`)]),
      ),
    },
  }
}

export function productColumns(
  product: NewProduct,
  checked: CheckedProduct,
  tenantId: number,
): Insertable<ProductTable> {
  return {
    tenant_id: tenantId,
    name: checked.name,
    sku: checked.sku,
    technical_name: textOrNull(product.technicalName),
    description: textOrNull(product.description) ?? '',
    external_item_code: textOrNull(product.externalItemCode),
    start_date: product.startDate ?? null,
    end_date: product.endDate ?? null,
    is_visible: product.status === 'draft' ? false : (product.isVisible ?? true),
    status: product.status ?? 'active',
    base_unit_price_cents: centsOrNull(product.baseUnitPrice),
    price_unit: product.priceUnit ?? 1,
    product_group_id: product.productGroupId ?? null,
    stock_type: product.stockType ?? 'boolean',
    stock_value: String(product.stockValue ?? 1),
  }
}

export function tierColumns(tier: Tier): TierCents {
  return {
    variantCode: tier.variantCode ?? null,
    minQuantity: tier.minQuantity,
    maxQuantity: tier.maxQuantity,
    unitPriceCents: centsOrNull(tier.unitPrice),
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
