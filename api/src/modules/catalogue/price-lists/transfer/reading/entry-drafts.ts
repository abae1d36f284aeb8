import { PriceListEntryInput, type PriceListField, type PricingTierInput } from '@staffel/shared-api/contract'
import { priceUnits, type PriceUnit } from '@staffel/shared-api/rules'
import { validator } from '../../../../../http/validator.ts'
import { text } from '../../../../../texts/text.ts'
import { withMaxima } from '../../../transfer/reading/with-maxima.ts'
import { fieldOfPath } from '../field-of-path.ts'
import type { DraftPrice, EntryDraft, ListProblem } from '../list-draft.types.ts'
import { faults } from '../../../../../http/input/faults.ts'
import type { ListPart } from './list-parts.ts'
import { numberOf, Said, textOf } from './said-of.ts'

const goods = ['productId', 'sku', 'productGroup'] as const
const prices = ['discountPct', 'priceUnit', 'baseUnitPrice'] as const
const ofTier = ['variantCode', 'tierFrom', 'tierTo', 'tierPrice'] as const
const ofEntry: readonly PriceListField[] = [...goods, 'name', ...prices, ...ofTier, 'remove']

/** By what a row names its product or product group; null where it says nothing but what its list is. */
export function entryKey({ row, values, problems }: ListPart): string | null {
  for (const field of goods) {
    const value = values.get(field)
    if (value !== undefined) return `${field} ${String(value).toLowerCase()}`
  }
  const says = ofEntry.some((field) => values.has(field)) || problems.some(({ field }) => ofEntry.includes(field))
  return says ? `row ${row}` : null
}

/** A price of all that its rows say. */
export function entryDraft(parts: readonly ListPart[], mapped: ReadonlySet<PriceListField>): EntryDraft {
  const row = parts[0]?.row ?? 0
  const said = new Said(parts, [...goods, ...prices, 'remove'], 'transfer.problem.differs')
  const problems = [
    ...said.problems,
    ...parts.flatMap((part) => part.problems.filter(({ field }) => ofTier.some((one) => one === field))),
  ]
  const { tiers, tierRows } = tiersOf(parts, mapped, problems)
  const [discountPct, baseUnitPrice] = [said.number('discountPct'), said.number('baseUnitPrice')]
  const priceUnit = said.number('priceUnit')
  const price: DraftPrice = {
    ...(mapped.has('discountPct') && { discountPct }),
    ...(mapped.has('baseUnitPrice') && { baseUnitPrice }),
    ...(mapped.has('priceUnit') && { priceUnit: isPriceUnit(priceUnit) ? priceUnit : null }),
    ...(tiers && { tiers }),
  }
  const named = { productId: said.number('productId'), sku: said.text('sku'), productGroup: said.text('productGroup') }
  const draft = { row, ...named, price, tierRows, isRemoved: said.isYes('remove') }
  const sent = {
    discount_pct: discountPct,
    base_unit_price: baseUnitPrice,
    price_unit: priceUnit,
    ...(tiers && { staffels: tiers }),
  }
  const wrong = faults(check, sent).map(([path, message]) => ({ ...fieldOfPath(path, draft), message }))
  return { ...draft, problems: [...problems, ...wrong] }
}

function tiersOf(parts: readonly ListPart[], mapped: ReadonlySet<PriceListField>, problems: ListProblem[]) {
  if (!mapped.has('tierFrom')) return { tiers: undefined, tierRows: [] }
  const tiers: PricingTierInput[] = []
  const tierRows: number[] = []
  for (const { row, values, problems: wrong } of parts) {
    if (!ofTier.some((field) => values.has(field))) continue
    const minQuantity = numberOf(values.get('tierFrom'))
    if (minQuantity !== null) {
      tiers.push({
        variantCode: textOf(values.get('variantCode')),
        minQuantity,
        maxQuantity: numberOf(values.get('tierTo')),
        unitPrice: numberOf(values.get('tierPrice')),
      })
      tierRows.push(row)
    } else if (!wrong.some(({ field }) => field === 'tierFrom'))
      problems.push({ row, field: 'tierFrom', message: text('field.required') })
  }
  // Two tiers without an end overlap: then the file says only where each begins.
  const hasEnds = tiers.some(({ maxQuantity }) => maxQuantity !== null)
  return { tiers: hasEnds ? tiers : withMaxima(tiers), tierRows }
}

const check = validator(PriceListEntryInput)
const isPriceUnit = (number: number | null): number is PriceUnit => priceUnits.some((unit) => unit === number)
