import type { FoundMatch, LineToMatch, MatchableProduct } from '../matching.types.ts'

/** A state of one tenant's catalogue. */
export interface CatalogueState {
  readonly tenantId: number
  readonly revision: string
}

export type IndexQuestion =
  | {
      readonly kind: 'match'
      readonly lines: readonly LineToMatch[]
      /** The score that the tenant asks of a product that stands alone; the matcher's own where it says less. */
      readonly certainFrom?: number
    }
  | { readonly kind: 'candidates'; readonly line: LineToMatch; readonly atMost: number | undefined }

/**
 * What the thread that holds the indexes is asked. A catalogue comes in portions, and is there once the last has come.
 */
export type IndexJob = CatalogueState &
  (
    | IndexQuestion
    | {
        readonly kind: 'load'
        readonly products: readonly MatchableProduct[]
        readonly isFirst: boolean
        /**
         * Comes with the last portion: what the catalogue is loaded for. Afterwards its place may be another tenant's.
         */
        readonly question: IndexQuestion | null
      }
  )

/** `absent`: the thread does not have this state of the catalogue. */
export type IndexAnswer =
  | { readonly found: readonly (readonly FoundMatch[])[] }
  | { readonly absent: true }
  | { readonly loaded: true }
  | { readonly error: string }
