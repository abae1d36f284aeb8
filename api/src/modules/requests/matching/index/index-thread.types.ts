import type { FoundMatch, LineToMatch, MatchableProduct } from '../matching.types.ts'

/** A state of one tenant's catalogue. */
export interface CatalogueState {
  readonly tenantId: number
  readonly revision: string
}

/**
 * What the thread that holds the indexes is asked. A catalogue comes in portions, and is there once the last has come.
 */
export type IndexJob = CatalogueState &
  (
    | { readonly kind: 'match'; readonly lines: readonly LineToMatch[] }
    | { readonly kind: 'candidates'; readonly line: LineToMatch; readonly atMost: number | undefined }
    | {
        readonly kind: 'load'
        readonly products: readonly MatchableProduct[]
        readonly isFirst: boolean
        readonly isLast: boolean
      }
  )

/** `absent`: the thread does not have this state of the catalogue. */
export type IndexAnswer =
  | { readonly found: readonly (readonly FoundMatch[])[] }
  | { readonly absent: true }
  | { readonly loaded: true }
  | { readonly error: string }
