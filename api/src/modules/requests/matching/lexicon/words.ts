import groups from './concepts.json' with { type: 'json' }
import english from './en.json' with { type: 'json' }
import dutch from './nl.json' with { type: 'json' }

type Groups = typeof groups
export type ConceptName = { [G in keyof Groups]: keyof Groups[G] }[keyof Groups]

/** The words of one language. Lists are separated by commas; a name of several words stands as it is written. */
export interface LanguageWords {
  /** What each concept is called: every word of a list means the same. */
  readonly concepts: Partial<Readonly<Record<ConceptName, string>>>
  /** Words that say nothing of the goods: courtesies, articles, labels of a number. */
  readonly fillers: string
  /** What goods are counted or packed in. */
  readonly units: string
  readonly numbers: string
  /** What comes after them is where the goods go or what belongs to them, not the goods. */
  readonly context: string
}

/**
 * What goods are and what can be said of them, without a word of any language: those are in `nl.json` and `en.json`.
 * Each tells the facets that a concept speaks of and the concepts that it is a kind of.
 * - `kind`: what the thing is; two kinds of which neither is a kind of the other are different goods.
 * - `soft`: a kind that says little beside another one ("OSB plaat" is OSB).
 * - `loose`: its kinds are named one for another ("lat", "plank").
 * - `!`: the usual one: "bout" without more is a hex bolt.
 * - any other facet: two values of one facet contradict each other, unless one is a kind of the other.
 */
export const concepts: Readonly<Record<ConceptName, string>> = {
  ...groups.fasteners,
  ...groups.timber,
  ...groups.boards,
  ...groups.insulation,
  ...groups.metal,
  ...groups.pipes,
  ...groups.roof,
  ...groups.paint,
  ...groups.tiles,
  ...groups.tools,
  ...groups.materials,
  ...groups.finish,
  ...groups.colours,
}

export const conceptNames = Object.keys(concepts).filter((name): name is ConceptName => name in concepts)

/** `satisfies` it: refuses a name that is no concept, which a type with optional keys would let through. */
export type OnlyConcepts<Words> = { readonly [Name in keyof Words]: Name extends ConceptName ? Words[Name] : never }

dutch.concepts satisfies OnlyConcepts<typeof dutch.concepts>
english.concepts satisfies OnlyConcepts<typeof english.concepts>

export const languages: readonly LanguageWords[] = [dutch, english]
