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
