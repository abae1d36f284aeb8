import type { ProductField } from '@staffel/shared-api/contract'
import {
  cutText,
  isGtin,
  knownSalesUnit,
  perUnit,
  type PriceUnit,
  standardSalesUnit,
  wholeCents,
} from '@staffel/shared-api/rules'
import { text, type Text } from '../../../texts/text.ts'
import type { Part } from '../../catalogue/transfer/reading/drafts-of.ts'
import type { ExactRecord } from '../client/exact-records.ts'
import { dayOfMoment, priceSteps, type PriceStep } from './item-prices.ts'

/** What a code for VAT says of an item. */
export interface ExactVat {
  readonly percentage: number
  /** Prices have it in them. */
  readonly isInclusive: boolean
}

export interface ItemContext {
  /** As the rows of a file are counted. */
  readonly row: number
  readonly prices: readonly ExactRecord[]
  readonly vat: ReadonlyMap<string, ExactVat>
  /** That of the product here with this code, which stays where it will do. */
  readonly unitOf: (code: string) => PriceUnit | undefined
  /** The day whose prices count. */
  readonly today: string
}

const longestName = 200
const longestDescription = 10_000
const rates = new Set([21, 9, 0])
const pieces = new Set(['stuk', 'stuks', 'st', 'st.', 'pcs', 'pce'])

type Values = Map<ProductField, unknown>
type Problems = { field: ProductField; message: Text }[]

/** An item as the rows of a file would say it: the product with its first tier, then its other tiers. */
export function itemParts(item: ExactRecord, { row, prices, vat, unitOf, today }: ItemContext): Part[] {
  const values: Values = new Map()
  const problems: Problems = []
  const put = (field: ProductField, value: unknown) => void (value !== null && values.set(field, value))
  const code = words(item['Code'])
  put('sku', code)
  put('name', cutText(words(item['Description']) ?? '', longestName) || null)
  put('description', cutText(words(item['ExtraDescription']) ?? '', longestDescription) || null)
  put('group', words(item['ItemGroupDescription']))
  put('endDate', dayOfMoment(item['EndDate']))
  const barcode = words(item['Barcode'])
  put('ean', barcode && isGtin(barcode) ? barcode : null)
  unitInto(values, words(item['Unit']))
  vatInto(values, problems, words(item['SalesVatCode']), vat)
  const own = code === null ? undefined : unitOf(code)
  const tiers = pricesInto(values, problems, item, { steps: priceSteps(prices, today), own })
  const said = problems.map((problem) => ({ row, ...problem }))
  return [
    { row, values: new Map([...values, ...(tiers[0] ?? [])]), problems: said },
    ...tiers.slice(1).map((tier) => ({
      row,
      values: new Map<ProductField, unknown>([['sku', values.get('sku')], ...tier]),
      problems: [],
    })),
  ]
}

function unitInto(values: Values, unit: string | null): void {
  if (unit === null) return
  const known = pieces.has(unit.toLowerCase()) ? standardSalesUnit : knownSalesUnit(unit)
  values.set('salesUnit', known?.unit ?? cutText(unit, 20))
  if (known) values.set('salesUnitCode', known.code)
}

/** A rate that there is not here is no reason to guess one. */
function vatInto(values: Values, problems: Problems, code: string | null, known: ItemContext['vat']): void {
  const vat = code === null ? undefined : known.get(code)
  if (code === null || !vat) return
  if (vat.isInclusive) problems.push({ field: 'vatRate', message: text('exact.item.vatInclusive', { code }) })
  else if (rates.has(vat.percentage)) values.set('vatRate', vat.percentage)
  else problems.push({ field: 'vatRate', message: text('exact.item.vatUnknown', { code, rate: vat.percentage }) })
}

interface Prices {
  readonly steps: readonly PriceStep[]
  readonly own: PriceUnit | undefined
}

/** All prices of a product are for one unit in which each is whole cents; what it costs is rounded. */
function pricesInto(values: Values, problems: Problems, item: ExactRecord, { steps, own }: Prices) {
  const standard = typeof item['StandardSalesPrice'] === 'number' ? item['StandardSalesPrice'] : null
  const base = standard ?? steps[0]?.price ?? null
  if (base === null) return []
  const fit = wholeCents([base, ...steps.map(({ price }) => price)], 1, own)
  if (!fit) {
    problems.push({ field: 'baseUnitPrice', message: text('transfer.problem.noUnit') })
    return []
  }
  const [baseUnitPrice, ...stepPrices] = fit.prices
  values.set('priceUnit', fit.unit)
  values.set('baseUnitPrice', baseUnitPrice)
  const cost = item['CostPriceStandard']
  if (typeof cost === 'number' && cost >= 0) values.set('costPrice', perUnit(Number(cost.toPrecision(12)), 1, fit.unit))
  const isLadder = steps.length > 1 || (steps[0]?.from ?? 1) > 1
  if (!isLadder) return []
  return steps.map(
    ({ from }, index) =>
      new Map<ProductField, unknown>([
        ['tierFrom', from < 1 ? 1 : from],
        ['tierPrice', stepPrices[index]],
      ]),
  )
}

const words = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim() : null)
