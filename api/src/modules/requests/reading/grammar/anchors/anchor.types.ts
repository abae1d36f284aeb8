/** How sure a number is a quantity: with a unit that counts, as `24x`, as an area or length, as a word, or bare. */
export type AnchorStrength = 'unit' | 'times' | 'measure' | 'word' | 'bare'

/** A place in the tokens where a quantity stands. */
export interface Anchor {
  readonly from: number
  /** After the last token that belongs to it, its unit included. */
  readonly to: number
  readonly value: number
  readonly unit: string | null
  readonly strength: AnchorStrength
}
