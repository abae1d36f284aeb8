import type { Accessory } from './find-bundles.ts'
import type { Token } from './tokens/token.types.ts'

export interface ClauseContext {
  readonly english: boolean
  /** A line of a list, where goods need no other mark than a quantity. */
  readonly list: boolean
  /** Stands under a heading that names goods, so that a length and a quantity are enough. */
  readonly headed?: boolean
  readonly bullet?: boolean
  /** The mail asks for nothing anywhere: quantities in its sentences are a story. */
  readonly story?: boolean
}

export interface Judgement extends ClauseContext {
  readonly asked: boolean
}

/** Goods that a clause asks for. */
export interface FoundItem {
  /** Character offsets in the text that was read. */
  readonly start: number
  readonly end: number
  readonly tokens: readonly Token[]
  /** What the goods are, where another item says so: `20 m2 tegels 60x60 voor boven en 8 m2 voor de hal`. */
  readonly goods: string | null
  /** What comes with each piece of it. */
  readonly accessories: readonly Accessory[]
  readonly quantity: number
  readonly unit: string | null
  readonly assumed: boolean
  /** Names goods, not only sizes and finishes. */
  readonly named: boolean
  readonly sure: boolean
  /** Names goods that are known as such, or their size. */
  readonly known: boolean
}
