/** A ladder of prices as it is seen from one quantity. */
export interface TierSteps {
  /** From the smallest quantity to the largest; the range includes both ends, `maximum` null has none. */
  readonly steps: readonly {
    readonly minimum: number
    readonly maximum: number | null
    /** As it is written. */
    readonly price: string
  }[]
  /** Which of the steps the price is from, counted from 0; null when it is from none. */
  readonly current: number | null
  /** The next step that is cheaper. */
  readonly next: { readonly missing: number; readonly price: string } | null
}
