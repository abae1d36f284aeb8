/** A requested line before it is known where in the mail its text stands. Offsets count in the text that was read. */
export interface DraftLine {
  readonly searchLine: string
  readonly quantity: number
  readonly quantityAssumed: boolean
  readonly unit: string | null
  readonly confidence: 'high' | 'low'
  readonly start: number
  readonly end: number
}
