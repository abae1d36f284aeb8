import type {
  LineCost,
  OfferItem,
  OfferItemInput,
  OpenQuantity,
  SoldProduct,
  PropertyValue,
  SmallPicture,
} from '@staffel/shared-api/contract'
import { fromCents, lineMargin, productOfLine, toCents } from '@staffel/shared-api/rules'
import type { Insertable, Selectable } from 'kysely'
import { amountOrNull, centsOrNull } from '../../../db/sql/cents.ts'
import type { OfferLineTable } from './offers.tables.ts'

/** Told by the line's key, by its kind, by its product, by its cost and by the acceptance. */
type Derived = 'id' | 'isSurcharge' | 'product' | 'margin' | 'offeredQuantity' | 'picture'
type Computed = Readonly<Required<Omit<OfferItem, Derived>>>

/** A computed line, with every field that the contract gives it: amounts in whole cents as decimal numbers. */
export interface OfferLine extends Omit<Computed, 'propertyValues'> {
  /** Its id on the wire; stable over the versions of an offer. */
  readonly key: string
  readonly propertyValues: readonly PropertyValue[]
  /** As it was issued; null for a draft, which shows its product's. */
  readonly picture: SmallPicture | null
}

export function lineOfRow(row: Selectable<OfferLineTable>): OfferLine {
  return {
    key: row.line_key,
    kind: row.kind,
    productId: row.product_id,
    variantCode: row.variant_code,
    description: row.description,
    quantity: Number(row.quantity),
    unitPrice: fromCents(row.unit_price_cents),
    priceUnit: row.price_unit,
    listPrice: amountOrNull(row.list_price_cents),
    cost: costOf(row),
    discountPct: Number(row.discount_pct),
    total: fromCents(row.total_cents),
    taxRate: Number(row.tax_rate),
    taxLabel: row.tax_label,
    priceSource: row.price_source,
    priceListName: row.price_list_name,
    priceSticky: row.price_sticky,
    usedStaffelId: row.used_staffel_id,
    optional: row.optional,
    selected: row.selected,
    propertyValues: row.property_values,
    overridden: row.overridden,
    toConfirm: row.to_confirm,
    frozen: row.frozen,
    openQuantity: rangeOf(row),
    picture: row.picture,
  }
}

function rangeOf({ quantity_least: least, quantity_most: most }: Selectable<OfferLineTable>): OpenQuantity | null {
  return least === null || most === null ? null : { least: Number(least), most: Number(most) }
}

function costOf({ cost_cents, cost_price_unit: priceUnit }: Selectable<OfferLineTable>): LineCost | null {
  return cost_cents === null || priceUnit === null ? null : { price: fromCents(cost_cents), priceUnit }
}

/** As `jsonb_populate_recordset` reads it: what is JSON in the table stands in it as itself. */
export function jsonOfLine(...[line, owner, position]: Parameters<typeof rowOfLine>) {
  const { propertyValues: property_values, frozen, picture } = line
  return { ...rowOfLine(line, owner, position), property_values, frozen, picture }
}

export function rowOfLine(
  line: OfferLine,
  owner: { tenant_id: number; offer_id: number; version: number },
  position: number,
): Required<Insertable<OfferLineTable>> {
  return {
    ...owner,
    line_key: line.key,
    position,
    kind: line.kind,
    product_id: line.productId,
    variant_code: line.variantCode,
    description: line.description,
    quantity: line.quantity,
    unit_price_cents: toCents(line.unitPrice),
    price_unit: line.priceUnit,
    list_price_cents: centsOrNull(line.listPrice),
    cost_cents: centsOrNull(line.cost?.price ?? null),
    cost_price_unit: line.cost?.priceUnit ?? null,
    discount_pct: line.discountPct,
    total_cents: toCents(line.total),
    tax_rate: line.taxRate,
    tax_label: line.taxLabel,
    price_source: line.priceSource,
    price_list_name: line.priceListName,
    price_sticky: line.priceSticky,
    used_staffel_id: line.usedStaffelId,
    optional: line.optional,
    selected: line.selected,
    property_values: JSON.stringify(line.propertyValues),
    overridden: line.overridden,
    to_confirm: line.toConfirm,
    frozen: line.frozen && JSON.stringify(line.frozen),
    quantity_least: line.openQuantity?.least ?? null,
    quantity_most: line.openQuantity?.most ?? null,
    picture: line.picture && JSON.stringify(line.picture),
  }
}

/** Without what it costs the seller, which `earnedOn` tells whom it concerns. */
export function itemOfLine(
  { key, taxLabel, toConfirm, frozen, openQuantity, priceListName, picture, cost: _, ...line }: OfferLine,
  product?: SoldProduct,
): OfferItem {
  return {
    ...line,
    id: key,
    propertyValues: [...line.propertyValues],
    isSurcharge: line.kind === 'surcharge',
    ...(taxLabel && { taxLabel }),
    ...(toConfirm && { toConfirm }),
    ...(priceListName && { priceListName }),
    ...(product && { product: productOfLine(product) }),
    ...(frozen && { frozen }),
    ...(openQuantity && { openQuantity }),
    ...(picture && { picture }),
  }
}

export function earnedOn(line: OfferLine): Required<Pick<OfferItem, 'cost' | 'margin'>> {
  return { cost: line.cost, margin: lineMargin(line) }
}

/** A stored line, as somebody would send it who changes nothing. */
export function inputOfLine({
  key,
  total: _total,
  cost: _cost,
  frozen: _frozen,
  picture: _picture,
  ...line
}: OfferLine): OfferItemInput {
  return { ...line, id: key, propertyValues: [...line.propertyValues], isSurcharge: line.kind === 'surcharge' }
}

/** What an issued line begins with in the next draft: it is priced by what is true when that one is issued. */
export function asDraftLine(line: OfferLine): OfferLine {
  return { ...line, frozen: null, picture: null }
}
