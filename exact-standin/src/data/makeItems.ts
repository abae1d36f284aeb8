import type { ExactRecord } from '../model/entities.ts'
import { itemGroups } from './fixedLists.ts'
import { itemFamilies } from './itemFamilies.ts'
import type { Seeded } from './seeded.ts'

export type KnownItem = readonly [code: string, description: string, unit: string, price: number | null]

export interface ItemPlan {
  readonly count: number
  readonly known: readonly KnownItem[]
  readonly groupIds: readonly string[]
  readonly created: Date
}

const firstDay = (text: string): Date => new Date(`${text}T00:00:00Z`)

/** Items in number and kind as a wholesaler has them: many sizes of a few articles, and what makes a client think. */
export function makeItems(random: Seeded, { count, known, groupIds, created }: ItemPlan): ExactRecord[] {
  const items: ExactRecord[] = []
  for (let index = 0; index < count; index++) {
    const [code, description, unit, price, group, decimals] = describe(index, known)
    const isService = index % 60 === 59
    items.push({
      ID: random.guid(),
      Code: code,
      Description: description.slice(0, 60),
      ExtraDescription: index % 5 === 0 ? `${description}, uit voorraad leverbaar.` : null,
      Barcode: index % 3 === 0 ? null : ean13(200_000_000_000 + index),
      Unit: unit,
      UnitDescription: unit,
      SalesVatCode: index % 41 === 40 ? null : index % 37 === 36 ? 'VL' : 'VH',
      ItemGroup: groupIds[group] ?? null,
      ItemGroupCode: String(group + 1).padStart(2, '0'),
      ItemGroupDescription: itemGroups[group] ?? null,
      // One of a thousand has a price that no price unit makes whole cents of.
      StandardSalesPrice:
        price === null ? null : index % 997 === 496 ? rounded(price, 5) + 0.000_003 : rounded(price, decimals),
      CostPriceStandard: price === null ? null : rounded(price * (0.5 + random.next() * 0.25), 4),
      Stock: isService ? 0 : Math.floor(random.next() * 5_000),
      IsSalesItem: index % 75 !== 74,
      IsStockItem: !isService,
      IsPurchaseItem: !isService,
      StartDate: firstDay('2019-01-01'),
      EndDate: index % 90 === 80 ? firstDay('2023-12-31') : null,
      Notes: null,
      Created: created,
      Modified: created,
    })
  }
  return items
}

type Described = readonly [
  code: string,
  name: string,
  unit: string,
  price: number | null,
  group: number,
  decimals: number,
]

function describe(index: number, known: readonly KnownItem[]): Described {
  const one = known[index]
  if (one) return [one[0], one[1], one[2], one[3], itemGroups.indexOf('Assortiment'), 5]
  const generated = index - known.length
  const family = itemFamilies[generated % itemFamilies.length]
  if (!family) throw new Error('There are no families of items')
  const place = Math.floor(generated / itemFamilies.length)
  const { sizes, lengths, finishes } = family
  const [size, length, finish] = [
    place % sizes.length,
    Math.floor(place / sizes.length) % lengths.length,
    Math.floor(place / (sizes.length * lengths.length)) % finishes.length,
  ]
  const names = [sizes[size], lengths[length], finishes[finish]]
  return [
    `${family.prefix}${[size, length, finish].map((one) => String(one + 1).padStart(2, '0')).join('')}`,
    `${family.name} ${names.join(' ')}`,
    family.unit,
    family.price * (1 + size * 0.35) * (1 + length * 0.12) * (1 + finish * 0.2),
    (itemGroups as readonly string[]).indexOf(family.group),
    family.decimals,
  ]
}

export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals))

function ean13(body: number): string {
  const digits = String(body).slice(0, 12)
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
