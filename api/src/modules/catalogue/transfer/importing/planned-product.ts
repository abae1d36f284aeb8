import type { NewProduct, ProductDetail, ProductField, ProductProperty } from '@staffel/shared-api/contract'
import { dutchDecimal, fromCents, type Tier } from '@staffel/shared-api/rules'
import { DomainError } from '../../../../errors.ts'
import { text, type Text } from '../../../../texts/text.ts'
import { changedProduct, inputOfProduct } from '../../editing/product-change.ts'
import { checkProduct, productColumns, type CheckedProduct } from '../../editing/product-input.ts'
import { propertiesText } from '../properties-text.ts'
import type { FieldChange, RowProblem, ShownValue } from '../import-result.types.ts'
import type { ProductDraft } from '../transfer-draft.types.ts'

export interface PlannedProduct {
  readonly draft: ProductDraft
  /** Null for a new one. */
  readonly stored: ProductDetail | null
  readonly checked: CheckedProduct
  /** What of a stored product becomes something else. */
  readonly changes: readonly FieldChange[]
  /** The name of its group, which may have to be made. */
  readonly group: string | null
}

/** What a draft makes of the catalogue, or what stands against it. */
export function plannedProduct(draft: ProductDraft, stored: ProductDetail | null): PlannedProduct | RowProblem[] {
  if (draft.problems.length > 0) return [...draft.problems]
  const group = draft.group === undefined ? (stored?.product_group_name ?? null) : draft.group
  const wrongUnit = stored && priceUnitProblem(draft, stored)
  if (wrongUnit) return [wrongUnit]
  const made = stored ? changed(draft, stored) : created(draft)
  if ('fields' in made) return problemsOf(made.fields, draft)
  try {
    const checked = checkProduct(made.product)
    const changes = stored ? changesOf(stored, checked, group) : []
    return { draft, stored, checked, changes, group }
  } catch (problem) {
    if (!(problem instanceof DomainError)) throw problem
    return problemsOf(problem.options.fields ?? {}, draft)
  }
}

type Made = { readonly product: NewProduct } | { readonly fields: Readonly<Record<string, Text>> }

function created({ fields, tiers, sku }: ProductDraft): Made {
  const { name } = fields
  if (sku === null) return { fields: { productId: text('product.unknown') } }
  return name === undefined
    ? { fields: { name: text('field.required') } }
    : { product: { ...fields, name, sku, ...(tiers && { pricingTiers: [...tiers] }) } }
}

function changed({ fields, tiers, sku }: ProductDraft, stored: ProductDetail): Made {
  // The same unit says nothing of its code.
  const { salesUnit, ...others } = fields
  const isOtherUnit = salesUnit !== undefined && salesUnit.trim() !== stored.sales_unit
  const { product, fields: notWhole } = changedProduct(stored, {
    rev: stored.rev,
    ...others,
    ...(isOtherUnit && { salesUnit }),
    sku: sku ?? stored.sku,
    ...(tiers && { pricingTiers: [...tiers] }),
  })
  return Object.keys(notWhole).length > 0 ? { fields: notWhole } : { product }
}

/** Prices are for a unit: whoever gives another one gives all prices for it. */
function priceUnitProblem({ row, fields, tiers }: ProductDraft, stored: ProductDetail): RowProblem | null {
  if (fields.priceUnit === undefined || fields.priceUnit === stored.price_unit) return null
  const hasBase = stored.base_unit_price === null || typeof fields.baseUnitPrice === 'number'
  const hasTiers = stored.staffels.length === 0 || tiers !== undefined
  return hasBase && hasTiers ? null : { row, field: 'priceUnit', message: text('transfer.problem.allPrices') }
}

/** Fields of a product as columns of the file name them. */
function problemsOf(fields: Readonly<Record<string, Text>>, { row, tierRows }: ProductDraft): RowProblem[] {
  return Object.entries(fields).map(([path, message]) => {
    const [name = '', index, of] = path.split('.')
    if (name !== 'pricingTiers') return { row, field: isField(name) ? name : 'name', message }
    const field = of === 'maxQuantity' ? 'tierTo' : of === 'unitPrice' ? 'tierPrice' : 'tierFrom'
    return { row: tierRows[Number(index)] ?? row, field, message }
  })
}

type Shown = (checked: CheckedProduct, columns: ReturnType<typeof productColumns>) => ShownValue

const money = (cents: number | null | undefined): string | null =>
  cents === null || cents === undefined ? null : dutchDecimal(fromCents(cents), 2)
const number = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined ? null : dutchDecimal(value)
const plain = (value: string | null | undefined): string | null => value || null

/** What is compared, each as it is shown. */
const shown: Readonly<Partial<Record<ProductField, Shown>>> = {
  sku: ({ input }) => input.sku,
  name: ({ input }) => input.name,
  technicalName: (_, { technical_name }) => plain(technical_name),
  description: (_, { description }) => plain(description),
  status: (_, { status }) => text(status === 'draft' ? 'transfer.word.draft' : 'transfer.word.active'),
  isVisible: (_, { is_visible }) => text(is_visible ? 'transfer.word.yes' : 'transfer.word.no'),
  startDate: (_, { start_date }) => plain(start_date),
  endDate: (_, { end_date }) => plain(end_date),
  salesUnit: ({ input }) => input.salesUnit,
  salesUnitCode: ({ input }) => input.salesUnitCode,
  priceUnit: (_, { price_unit }) => number(price_unit),
  baseUnitPrice: (_, { base_unit_price_cents }) => money(base_unit_price_cents),
  costPrice: (_, { cost_price_cents }) => money(cost_price_cents),
  vatRate: ({ input }) => number(input.vatRate),
  packContent: (_, { pack_content }) => number(pack_content),
  orderMultiple: (_, { order_multiple }) => number(order_multiple),
  minOrderQuantity: (_, { min_order_quantity }) => number(min_order_quantity),
  tierGroup: ({ input }) => input.tierGroup,
  ean: ({ input }) => input.ean,
  externalItemCode: (_, { external_item_code }) => plain(external_item_code),
  stockType: (_, { stock_type }) => text(`transfer.word.${stock_type ?? 'boolean'}`),
  stockValue: (_, { stock_value }) => number(stock_value),
  properties: ({ properties }) => propertiesText(properties.map(withEditable)),
  tierPrice: ({ ladder }) => ladder.sorted.map(tierText).join(' · ') || null,
}

const withEditable = ({ propertyType, value, editable = false }: ProductProperty) => ({ propertyType, value, editable })

/** `100–499: 12,50`, for one variant `RAL 9010 100–499: 12,50`. */
function tierText({ variantCode, minQuantity, maxQuantity, unitPrice }: Tier): string {
  const range = maxQuantity === null ? `≥ ${minQuantity}` : `${minQuantity}–${maxQuantity}`
  return `${variantCode ? `${variantCode} ` : ''}${range}: ${unitPrice === null ? '–' : dutchDecimal(unitPrice, 2)}`
}

function changesOf(stored: ProductDetail, checked: CheckedProduct, group: string | null): FieldChange[] {
  const before = checkProduct(inputOfProduct(stored))
  const [was, is] = [productColumns(before), productColumns(checked)]
  const changes: FieldChange[] = []
  for (const [field, show] of Object.entries(shown)) {
    if (!isField(field)) continue
    const [from, to] = [show(before, was), show(checked, is)]
    if (JSON.stringify(from) !== JSON.stringify(to)) changes.push({ field, from, to })
  }
  const [from, to] = [stored.product_group_name, group]
  if ((from ?? '').toLowerCase() !== (to ?? '').toLowerCase()) changes.push({ field: 'group', from, to })
  return changes
}

const isField = (name: string): name is ProductField => name in shown || name === 'group' || name === 'productId'
