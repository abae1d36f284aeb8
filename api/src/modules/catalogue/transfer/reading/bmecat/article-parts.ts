import type { ProductField } from '@staffel/shared-api/contract'
import { cutText, priceUnits, salesUnits, standardSalesUnit, wholeCents } from '@staffel/shared-api/rules'
import { text } from '../../../../../texts/text.ts'
import type { RowProblem } from '../../import-result.types.ts'
import type { Part } from '../drafts-of.ts'
import type { Article, ArticlePrice } from './article.types.ts'

/** What the seller asks goes before what it is advised to ask, and what one customer pays is nobody else's. */
const priceTypes = ['net_list', 'gros_list', 'nrp', '']

const cut = (words: string | undefined, most: number) => (words === undefined ? undefined : cutText(words, most))

/** What files call a piece. */
const pieces = new Set(['PCE', 'PCS', 'H87', 'EA', 'STK'])

/** An article as the rows of a table would say it: the product with its first tier, then its other tiers. */
export function articleParts(article: Article, group: string): Part[] {
  const { line: row, texts, features } = article
  const first = (...names: readonly string[]) => names.map((name) => texts.get(name)).find(Boolean)
  const number = (name: string) => numberOf(first(name))
  const values = new Map<ProductField, unknown>()
  const put = (field: ProductField, value: unknown) => void (value !== undefined && values.set(field, value))
  put('sku', first('SUPPLIER_PID', 'SUPPLIER_AID'))
  put('name', cut(first('DESCRIPTION_SHORT'), 200))
  put('description', cut(first('DESCRIPTION_LONG'), 10_000))
  put('ean', first('INTERNATIONAL_PID', 'EAN'))
  put('externalItemCode', first('MANUFACTURER_PID', 'MANUFACTURER_AID', 'SUPPLIER_ALT_PID', 'SUPPLIER_ALT_AID'))
  put('group', group || undefined)
  const unit = first('ORDER_UNIT')?.toUpperCase()
  const code = unit !== undefined && pieces.has(unit) ? standardSalesUnit.code : unit
  if (code !== undefined) {
    put('salesUnit', salesUnits.find((known) => known.code === code)?.unit ?? code.toLowerCase())
    put('salesUnitCode', code)
  }
  put('packContent', unlessOne(number('NO_CU_PER_OU')))
  put('minOrderQuantity', unlessOne(number('QUANTITY_MIN')))
  put('orderMultiple', unlessOne(number('QUANTITY_INTERVAL')))
  const properties = features.filter(({ propertyType, value }) => propertyType !== '' && value !== '')
  put('properties', properties.length > 0 ? properties : undefined)
  const { tiers, problem } = pricesInto(values, article)
  const problems: RowProblem[] = problem ? [problem] : []
  return [
    { row, values: new Map([...values, ...(tiers[0] ?? [])]), problems },
    ...tiers.slice(1).map((tier) => ({ row, values: new Map([...keyOf(values), ...tier]), problems: [] })),
  ]
}

type Values = ReadonlyMap<ProductField, unknown>

const keyOf = (values: Values): [ProductField, unknown][] => [['sku', values.get('sku')]]

function pricesInto(values: Map<ProductField, unknown>, { line: row, texts, prices }: Article) {
  const type = priceTypes.find((each) => prices.some((price) => price.type === each && price.amount !== ''))
  const steps = prices
    .filter((price) => price.type === type && price.amount !== '')
    .map((price) => ({ from: numberOf(price.lowerBound) ?? 1, amount: amountOf(price), tax: numberOf(price.tax) }))
    .sort((a, b) => a.from - b.from)
  if (steps.length === 0) return { tiers: [], problem: null }
  const quantity = numberOf(texts.get('PRICE_QUANTITY')) ?? 1
  const own = priceUnits.find((unit) => unit === quantity)
  const amounts = steps.map(({ amount }) => amount)
  const fit = own === undefined ? null : wholeCents(amounts, own)
  if (!fit)
    return { tiers: [], problem: { row, field: 'baseUnitPrice' as const, message: text('transfer.problem.noUnit') } }
  const [lowest] = steps
  values.set('priceUnit', fit.unit)
  values.set('baseUnitPrice', fit.prices[0])
  if (lowest?.tax !== undefined) values.set('vatRate', Math.round(lowest.tax * 10_000) / 100)
  const isLadder = steps.length > 1 || (lowest?.from ?? 1) > 1
  if (!isLadder) return { tiers: [], problem: null }
  const tiers = steps.map(
    ({ from }, index) =>
      new Map<ProductField, unknown>([
        ['tierFrom', Math.max(1, Math.ceil(from))],
        ['tierPrice', fit.prices[index]],
      ]),
  )
  return { tiers, problem: null }
}

const amountOf = ({ amount, factor }: ArticlePrice): number =>
  (numberOf(amount) ?? Number.NaN) * (numberOf(factor) ?? 1)

const unlessOne = (value: number | undefined): number | undefined => (value === 1 ? undefined : value)

/** As XML writes numbers: with a point. */
function numberOf(written: string | undefined): number | undefined {
  if (written === undefined || !/^-?\d{1,15}(?:\.\d{1,10})?$/.test(written)) return undefined
  return Number(written)
}
