import type { Named, Vocabulary } from '../text/line.types.ts'

/** A unit of meaning as it occurs in the catalogue, once for all products that have it. */
export interface IndexedUnit extends Named {
  /** The facets it speaks of, as bits; none where it stands aside ("voor beton"). */
  readonly facets: number
  readonly products: Int32Array
}

/** Rows of numbers of different lengths, end to end: row `i` goes from `starts[i]` to `starts[i + 1]`. */
export interface Rows {
  readonly starts: Int32Array
  readonly values: Int32Array
}

/** Products are known by their place, 0 to `size`. */
export interface CatalogueIndex {
  readonly size: number
  readonly productIds: Float64Array
  readonly priced: Uint8Array
  readonly units: readonly IndexedUnit[]
  readonly unitsByTerm: ReadonlyMap<string, readonly number[]>
  /** Per product its units, shifted left by two, with the bits of `unitFlags`. */
  readonly productUnits: Rows
  /** Per product its facets as bits. */
  readonly facets: Int32Array
  /** Per product its dimensions, four numbers each: measure, roles as bits, value, second reading of the value or 0. */
  readonly productDimensions: Rows
  readonly productsByDimension: ReadonlyMap<string, Int32Array>
  /** SKU or external code in lower case without separators, with the products that have it. */
  readonly codes: ReadonlyMap<string, { readonly written: string; readonly products: readonly number[] }>
  readonly vocabulary: Vocabulary
}

export const unitFlags = { inName: 1, isHead: 2 } as const

/** The last is a number without a unit, in hundredths. */
export const measures = ['length', 'thread', 'angle', 'volume', 'weight', 'inch', 'any'] as const
export const roles = ['thickness', 'width', 'height', 'length', 'diameter'] as const
