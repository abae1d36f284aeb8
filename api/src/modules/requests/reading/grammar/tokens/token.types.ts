/**
 * `number`: a bare number that may be a quantity. `measure`: a number with a unit of length, area, volume or weight.
 * `size`: everything that tells which goods, never how many (sections, threads, diameters, grades, norms, colours,
 * article codes). `never`: a number that is neither (prices, dates, phone numbers, references).
 */
export type TokenKind = 'number' | 'measure' | 'size' | 'code' | 'never' | 'word' | 'mark'

export interface Token {
  readonly kind: TokenKind
  /** As written. */
  readonly text: string
  /** Without case and accents. */
  readonly folded: string
  readonly start: number
  readonly end: number
  /** Of a number or measure. */
  readonly value?: number
  /** Of a measure, folded: `m2`, `l`. */
  readonly unit?: string
  /** No white space between this token and the next. */
  readonly glued: boolean
}
