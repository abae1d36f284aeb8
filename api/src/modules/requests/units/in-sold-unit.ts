import type { SoldProduct } from '@staffel/shared-api/contract'
import { contentsIn } from './contents-in.ts'
import { sellingOf, type Selling } from './selling-of.ts'
import { isMeasure, unitOf, type UnitKind } from './unit-of.ts'

export interface AskedQuantity {
  readonly quantity: number
  /** The customer's word; null for a bare number. */
  readonly unit: string | null
  /** The customer's line, which may say what a packing holds: `8 dozen à 200 stuks`. */
  readonly searchLine?: string
}

export interface OtherUnit {
  /** Null where nothing tells how many it would be. */
  readonly quantity: number | null
  readonly unit: string
}

/**
 * A quantity is priced by the unit of its product: asked in another one, it is another quantity. Metres of goods that
 * are sold by the length, square metres of plates, pieces of boxes and pallets of what a text tells the content of are
 * converted; whole ones, enough of them. Null where it is asked in the product's own unit.
 */
export function inSoldUnit(
  asked: AskedQuantity,
  product: Pick<SoldProduct, 'product_name' | 'description' | 'properties'>,
): OtherUnit | null {
  const selling = sellingOf(product)
  const kind = unitOf(asked.unit)
  const inPack = contentsIn(asked.searchLine ?? '').find(({ each }) => each === kind) ?? null
  if (
    isSoldAs(kind, selling, asked) &&
    (inPack?.of !== 'piece' || selling.by !== 'box' || inPack.amount === selling.holds.piece)
  )
    return null
  const content =
    inPack ??
    selling.contents.find(({ each }) => each === kind) ??
    (kind === 'box' && selling.holds.piece !== undefined ? { amount: selling.holds.piece, of: 'piece' as const } : null)
  const sold =
    content === null
      ? converted(asked.quantity * tons(asked.unit), kind, selling)
      : converted(asked.quantity * content.amount, content.of, selling)
  return sold === 'same' ? null : (sold ?? { quantity: null, unit: ownUnit[selling.by] ?? 'stuks' })
}

const tons = (unit: string | null): number => (/^ton/i.test(unit ?? '') ? 1000 : 1)
const containers: ReadonlySet<UnitKind> = new Set(['holder', 'box', 'pack', 'roll', 'bundle', 'set'])

function isSoldAs(kind: UnitKind, { by, named, holds }: Selling, { unit, searchLine = '' }: AskedQuantity): boolean {
  // `12 doos schroeven` written as `12x doos`: the number counts what stands behind it.
  if (kind === 'piece' && by === 'box') return (holds.piece ?? 1) <= 1 || (unit === null && boxNamed.test(searchLine))
  if (kind === 'pack') return containers.has(by)
  if (kind === 'holder') return by === 'holder' || named.has('holder')
  return (
    kind === by ||
    (kind === 'piece' && (by === 'holder' || by === 'roll' || by === 'set')) ||
    (by === 'piece' || by === 'holder' ? named.has(kind) : false)
  )
}

const boxNamed = /(?<!\p{L})(?:doos|dozen|doosjes?|pak(?:ken|jes?)?|box(?:es)?|packs?|verpakking(?:en)?)(?!\p{L})/iu

/** An amount in the product's own unit; `same` where one holds just one of it. */
function converted(amount: number, of: UnitKind, { by, holds }: Selling): OtherUnit | 'same' | null {
  if (of === by) return { quantity: rounded(amount), unit: ownUnit[of] ?? 'stuks' }
  // Tiles by the piece, sold by the square metre.
  if (of === 'piece') {
    const one = by === 'box' ? null : holds[by]
    if (one !== null && one !== undefined) return { quantity: rounded(amount * one), unit: ownUnit[by] ?? 'stuks' }
  }
  const held = holds[of]
  if (held === undefined || held <= 0 || isMeasure(by)) return null
  if (held === 1) return 'same'
  // A little less than nothing is not another piece.
  return { quantity: Math.ceil(amount / held - 1e-9), unit: wholes[of] ?? 'stuks' }
}

const rounded = (amount: number): number => Math.round(amount * 1000) / 1000
const ownUnit: Readonly<Partial<Record<UnitKind, string>>> = {
  piece: 'stuks',
  metre: 'm',
  area: 'm2',
  volume: 'm3',
  litre: 'l',
  weight: 'kg',
  box: 'verpakkingen',
  holder: 'verpakkingen',
  pack: 'verpakkingen',
  roll: 'rollen',
  pallet: 'pallets',
  bundle: 'bundels',
  set: 'sets',
  pair: 'paar',
}
/** What whole ones are called that hold so much of a measure. */
const wholes: Readonly<Partial<Record<UnitKind, string>>> = {
  metre: 'lengtes',
  area: 'platen',
  volume: 'stuks',
  piece: 'verpakkingen',
  litre: 'verpakkingen',
  weight: 'verpakkingen',
}
