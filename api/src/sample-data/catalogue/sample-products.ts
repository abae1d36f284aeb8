import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addDays } from '@staffel/shared-api/rules'
import { seededRandom } from '../seeded-random.ts'

/**
 * Written compactly: sku, name, group, description, properties by type, ladder, and the price of each of its steps in
 * cents.
 */
type PackedProduct = [
  sku: string,
  name: string,
  group: number,
  description: string,
  properties: [type: number, value: string][],
  ladder: number,
  cents: number[],
]

interface PackedCatalogue {
  readonly groups: readonly string[]
  readonly propertyTypes: readonly string[]
  /** The minimum quantities of each ladder. */
  readonly ladders: readonly (readonly number[])[]
  readonly products: readonly PackedProduct[]
}

export interface SampleProduct {
  readonly sku: string
  readonly name: string
  readonly technicalName: string
  readonly group: string
  readonly description: string
  readonly baseCents: number
  readonly costCents: number
  readonly stockType: 'boolean' | 'numeric' | 'unlimited'
  readonly stockValue: number
  readonly isVisible: boolean
  readonly endDate: string | null
  readonly properties: readonly { readonly type: string; readonly value: string; readonly editable: boolean }[]
  readonly tiers: readonly { readonly min: number; readonly max: number | null; readonly cents: number }[]
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
  [sku, name, group, description, properties, ladder, cents]: PackedProduct,
  index: number,
  random: () => number,
  today: string,
): SampleProduct {
  const minima = packed.ladders[ladder] ?? []
  const baseCents = cents[0] ?? 0
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
    baseCents,
    costCents: Math.max(1, Math.round(baseCents * (0.55 + random() * 0.12))),
    ...stockOf(groupName, random),
    // Some are hidden and some have had their day, so that both are seen in the catalogue.
    isVisible: index % 97 !== 41,
    endDate: index % 311 === 200 ? addDays(today, -20) : null,
    properties: properties.map(([type, value]) => propertyOf(groupName, packed.propertyTypes[type] ?? '', value)),
    tiers: minima.map((min, step) => ({
      min,
      max: minima[step + 1] === undefined ? null : (minima[step + 1] ?? 0) - 1,
      cents: cents[step] ?? baseCents,
    })),
  }
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
