export type Role = 'thickness' | 'width' | 'height' | 'length' | 'diameter'

/** `any`: a bare number, which may be anything. */
export type Measure = 'length' | 'thread' | 'angle' | 'volume' | 'weight' | 'inch' | 'any'

export interface Dimension {
  readonly measure: Measure
  /**
   * What it may be: lengths in hundredths of a millimetre, volumes in millilitres, weights in grams, angles in degrees.
   * Mostly one.
   */
  readonly values: readonly number[]
  readonly role: Role | null
  /** Said in so many words. What is not firm agrees where it can and never contradicts. */
  readonly firm: boolean
  /** One of several numbers with a times sign between. */
  readonly grouped?: boolean
}

export interface ReadDimensions {
  readonly dimensions: readonly Dimension[]
  /** What is left of the text, with a space where something was taken out. */
  readonly rest: string
}
