import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addDays, type PriceUnit } from '@staffel/shared-api/rules'
import { seededRandom } from '../seeded-random.ts'

/**
 * Written compactly: places in the lists of the catalogue, and money in cents for the price unit. `prices` are those of
 * the steps of the ladder; null is on request.
 */
type PackedProduct = [
  sku: string,
  name: string,
  group: number,
  description: string,
  properties: [type: number, value: string][],
  sold: number,
  base: number | null,
  cost: number,
  ladder: number,
  prices: (number | null)[],
  more?: { readonly tierGroup?: string; readonly variants?: Readonly<Record<string, readonly number[]>> },
]

interface PackedCatalogue {
  readonly groups: readonly string[]
  readonly propertyTypes: readonly string[]
  /** The minimum quantities of each ladder; a step that ends before the next begins names its last quantity too. */
  readonly ladders: readonly (readonly (number | readonly [min: number, max: number])[])[]
  readonly sold: readonly SoldAs[]
  readonly products: readonly PackedProduct[]
}

/** What a quantity counts, what the prices are for, and in what quantities it is sold. */
interface SoldAs {
  readonly unit: string
  readonly code: string
  readonly priceUnit?: PriceUnit
  readonly packContent?: number
  readonly orderMultiple?: number
  readonly minOrderQuantity?: number
}

interface SampleTier {
  readonly variant: string | null
  readonly min: number
  readonly max: number | null
  readonly cents: number | null
}

export interface SampleProduct {
  readonly sku: string
  readonly name: string
  readonly technicalName: string
  readonly group: string
  readonly description: string
  readonly ean: string
  readonly salesUnit: string
  readonly salesUnitCode: string
  readonly priceUnit: PriceUnit
  readonly packContent: number | null
  readonly orderMultiple: number | null
  readonly minOrderQuantity: number | null
  readonly tierGroup: string | null
  readonly vatRate: number
  readonly baseCents: number | null
  readonly costCents: number
  readonly stockType: 'boolean' | 'numeric' | 'unlimited'
  readonly stockValue: number
  readonly isVisible: boolean
  readonly endDate: string | null
  readonly properties: readonly { readonly type: string; readonly value: string; readonly editable: boolean }[]
  readonly tiers: readonly SampleTier[]
}

export function sampleProducts(today: string): SampleProduct[] {
  const packed = readCatalogue()
  const random = seededRandom(2449)
  return packed.products.map((product, index) => unpack(packed, product, index, random, today))
}

function readCatalogue(): PackedCatalogue {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'products.json'), 'utf8')) as PackedCatalogue
}

function unpack(
  packed: PackedCatalogue,
  [sku, name, group, description, properties, sold, base, cost, ladder, prices, more = {}]: PackedProduct,
  index: number,
  random: () => number,
  today: string,
): SampleProduct {
  const steps = packed.ladders[ladder] ?? []
  const groupName = packed.groups[group] ?? ''
  return {
    sku,
    name,
    technicalName: name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    group: groupName,
    description,
    ean: eanOf(index + 1),
    ...termsOf(packed.sold[sold]),
    tierGroup: more.tierGroup ?? null,
    vatRate: 21,
    baseCents: base,
    costCents: cost,
    ...stockOf(groupName, random),
    // Some are hidden and some have had their day, so that both are seen in the catalogue.
    isVisible: index % 97 !== 41,
    endDate: index % 311 === 200 ? addDays(today, -20) : null,
    properties: properties.map(([type, value]) => propertyOf(groupName, packed.propertyTypes[type] ?? '', value)),
    tiers: [
      ...tiersOf(steps, prices, null),
      ...Object.entries(more.variants ?? {}).flatMap(([variant, own]) => tiersOf(steps, own, variant)),
    ],
  }
}

type Terms = Pick<
  SampleProduct,
  'salesUnit' | 'salesUnitCode' | 'priceUnit' | 'packContent' | 'orderMultiple' | 'minOrderQuantity'
>

function termsOf(sold: SoldAs = { unit: 'st', code: 'C62' }): Terms {
  return {
    salesUnit: sold.unit,
    salesUnitCode: sold.code,
    priceUnit: sold.priceUnit ?? 1,
    packContent: sold.packContent ?? null,
    orderMultiple: sold.orderMultiple ?? null,
    minOrderQuantity: sold.minOrderQuantity ?? null,
  }
}

function tiersOf(
  steps: PackedCatalogue['ladders'][number],
  prices: PackedProduct[9] | readonly number[],
  variant: string | null,
): SampleTier[] {
  const startOf = (step: number): number | undefined => [steps[step] ?? []].flat()[0]
  return steps.map((step, place) => {
    const [min = 1, till] = [step].flat()
    const next = startOf(place + 1)
    return { variant, min, max: till ?? (next === undefined ? null : next - 1), cents: prices[place] ?? null }
  })
}

/** The numbers under a bar code that a company gives to its own goods begin with 29; the last digit is a check. */
function eanOf(number: number): string {
  const digits = `29${String(number).padStart(10, '0')}`
  const sum = Array.from(digits).reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** Wood, steel and pipe are sawn to the length that is asked for, and paint is mixed. */
function propertyOf(group: string, type: string, value: string): SampleProduct['properties'][number] {
  const sawn = type === 'Lengte' && ['Hout', 'Staal', 'Leidingwerk'].includes(group)
  return { type, value, editable: sawn || (type === 'Kleur' && group === 'Verf') }
}

/** Steel is sawn to order, pipe is always there; the rest is counted, with some low and some gone. */
function stockOf(group: string, random: () => number): Pick<SampleProduct, 'stockType' | 'stockValue'> {
  const roll = random()
  if (group === 'Leidingwerk') return { stockType: 'unlimited', stockValue: 0 }
  if (group === 'Staal') return { stockType: 'boolean', stockValue: roll < 0.9 ? 1 : 0 }
  const most = group === 'Bevestigingsmiddelen' ? 9000 : 140
  const stockValue = roll < 0.03 ? 0 : roll < 0.08 ? 1 + Math.floor(random() * 5) : 6 + Math.floor(random() * most)
  return { stockType: 'numeric', stockValue }
}
