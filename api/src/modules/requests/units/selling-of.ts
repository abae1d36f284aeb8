import type { SoldProduct } from '@staffel/shared-api/contract'
import { contentsIn, type Content } from './contents-in.ts'
import { isPacking, unitNamed, unitOf, type UnitKind } from './unit-of.ts'

/** What a product is sold by, and what one of it measures. */
export interface Selling {
  readonly by: UnitKind
  /** Packings that its name speaks of: what is called a roll is sold by the roll. */
  readonly named: ReadonlySet<UnitKind>
  /** Metres, square metres, cubic metres, litres, kilograms and pieces of one. */
  readonly holds: Readonly<Partial<Record<UnitKind, number>>>
  /** What stands in a packing of it. */
  readonly contents: readonly Content[]
}

/** Narrower goods are sold by their length, and shorter ones are no lengths. Millimetres. */
const narrowestPlate = 300
const shortestLength = 1000

const priced = /(?:prijs|price) per (\p{L}[\p{L}\d²³]{0,20})/iu
const weighed = /(?<![\p{L}\d.,])(\d{1,4}(?:[.,]\d{1,3})?) ?kg(?![\p{L}\d])/iu
const filled = /(?<![\p{L}\d.,])(\d{1,4}(?:[.,]\d{1,3})?) ?(ml|l|ltr|liter|litre)(?![\p{L}\d=:])/iu

/** Read from what its name, description and properties say. Where nothing tells, goods are sold by the piece. */
export function sellingOf(product: Pick<SoldProduct, 'product_name' | 'description' | 'properties'>): Selling {
  const { product_name: name, description } = product
  const text = `${name}. ${description ?? ''}`.slice(0, 2_000)
  const measures = measuresOf(product)
  const contents = contentsIn(text)
  const pieces =
    measures.pieces ??
    contents.find(({ of, each }) => of === 'piece' && (each === 'box' || each === 'pack'))?.amount ??
    null
  const holds = {
    ...measured(measures),
    ...(pieces !== null && { piece: pieces }),
    ...fillingOf(name, measures.litres),
  }
  const priceUnit = priced.exec(text)?.[1]
  const named = name
    .split(/[^\p{L}\d²³]+/u)
    .flatMap((word) => unitNamed(word) ?? [])
    .filter((kind) => kind === 'holder' || (isPacking(kind) && priceUnit === undefined))
  return { by: soldBy(priceUnit, pieces, holds), named: new Set(named), holds, contents }
}

function soldBy(priceUnit: string | undefined, pieces: number | null, holds: Selling['holds']): UnitKind {
  const said = priceUnit === undefined ? 'other' : unitOf(priceUnit)
  if (said !== 'other') return said
  if (pieces !== null && pieces > 1) return 'box'
  return holds.litre !== undefined || holds.weight !== undefined ? 'holder' : 'piece'
}

interface Measures {
  readonly length: number | null
  readonly width: number | null
  readonly thickness: number | null
  readonly face: readonly [number, number] | null
  readonly pieces: number | null
  readonly litres: number | null
}

function measured({ length, width, thickness, face, litres }: Measures): Selling['holds'] {
  const isPlate = width !== null && width >= narrowestPlate
  const area = length !== null && isPlate ? length * width : face === null ? null : face[0] * face[1]
  return {
    ...(length !== null && length >= shortestLength && !isPlate && { metre: length / 1000 }),
    ...(area !== null && { area: area / 1_000_000 }),
    ...(length !== null &&
      width !== null &&
      thickness !== null && { volume: (length * width * thickness) / 1_000_000_000 }),
    ...(litres !== null && { litre: litres }),
  }
}

function fillingOf(name: string, litres: number | null): Selling['holds'] {
  const [, kilos] = weighed.exec(name) ?? []
  const [, volume, unit = ''] = litres === null ? (filled.exec(name) ?? []) : []
  return {
    ...(kilos !== undefined && { weight: decimal(kilos) }),
    ...(volume !== undefined && { litre: decimal(volume) / (unit.toLowerCase() === 'ml' ? 1000 : 1) }),
  }
}

const decimal = (written: string): number => Number(written.replace(',', '.'))

function measuresOf({ properties }: Pick<SoldProduct, 'properties'>): Measures {
  const text = (names: readonly string[]): string =>
    properties.find(({ propertyType }) => names.includes(propertyType.toLowerCase()))?.value ?? ''
  const number = (names: readonly string[], pattern: RegExp): number | null => {
    const [, found] = pattern.exec(text(names)) ?? []
    return found === undefined ? null : decimal(found)
  }
  const millimetres = /^(\d{1,6}(?:[.,]\d{1,3})?) ?mm$/i
  const [, long, wide] = /^(\d{1,4}) ?[x×] ?(\d{1,4}) ?cm$/i.exec(text(['afmeting', 'size'])) ?? []
  return {
    length: number(['lengte', 'length'], millimetres),
    width: number(['breedte', 'width'], millimetres),
    thickness: number(['dikte', 'thickness'], millimetres),
    face: long === undefined || wide === undefined ? null : [Number(long) * 10, Number(wide) * 10],
    pieces: number(['inhoud', 'contents'], /^(\d{1,6}) ?(?:stuks?|st|pcs|pieces)$/i),
    litres: number(['inhoud', 'contents'], /^(\d{1,5}(?:[.,]\d{1,3})?) ?(?:l|liter|litre)$/i),
  }
}
