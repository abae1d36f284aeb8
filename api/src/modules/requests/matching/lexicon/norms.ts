import listed from './norms.json' with { type: 'json' }
import { conceptNames, type ConceptName, type OnlyConcepts } from './words.ts'

export interface Norm {
  /** Numbers that stand for the same goods, as `din933`: `ISO`, `EN` and `DIN EN ISO` count alike as `iso`. */
  readonly names: readonly string[]
  readonly kind: ConceptName
}

const byKind: Partial<Record<ConceptName, readonly (readonly string[])[]>> = listed satisfies OnlyConcepts<
  typeof listed
>

/** Norms of fasteners and what they describe. Of some the withdrawn DIN number is what everybody still says. */
export const norms: readonly Norm[] = conceptNames.flatMap((kind) =>
  (byKind[kind] ?? []).map((names) => ({ kind, names })),
)
