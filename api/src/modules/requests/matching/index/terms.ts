import { allConcepts, facetBits } from '../lexicon/lexicon.ts'
import type { Named } from '../text/line.types.ts'

const nearby = (kind: 'is' | 'usual' | 'some', id: number) => `${kind}:${id}`

const withUsualOne = new Set(allConcepts.flatMap(({ usualOf }) => usualOf))

/**
 * What a unit of a product is found by: its word, the concepts it names, and those that it is the usual one or one kind
 * of.
 */
export function termsOf({ stem, concepts, kindsOfPart }: Named): string[] {
  const named = concepts.flatMap((id) => {
    const concept = allConcepts[id]
    return concept
      ? [
          nearby('is', id),
          ...concept.usualOf.map((above) => nearby('usual', above)),
          ...concept.ancestors.map((above) => nearby('some', above)),
        ]
      : []
  })
  const part = kindsOfPart.flatMap((id) =>
    [id, ...(allConcepts[id]?.ancestors ?? [])].map((above) => nearby('some', above)),
  )
  return [...new Set([stem, ...named, ...part])]
}

/** How near a unit of a product is to one of the line. `unusual`: a kind of it, though another one is usually meant. */
export type Route = 'same' | 'narrower' | 'unusual' | 'wider' | 'kin' | 'sibling'

export interface Credit {
  readonly credit: number
  readonly route: Route
}

/**
 * The terms that answer a unit of a line, best first: the word itself, a synonym, a kind of it, what it is a kind of.
 */
export function answersTo({ stem, concepts, kindsOfPart }: Named): (readonly [term: string, Credit])[] {
  const answers: (readonly [string, Credit])[] = [[stem, { credit: 1, route: 'same' }]]
  for (const id of concepts) {
    const concept = allConcepts[id]
    if (!concept) continue
    answers.push(
      [nearby('is', id), { credit: 0.8, route: 'same' }],
      [nearby('usual', id), { credit: 0.8, route: 'same' }],
      [nearby('some', id), { credit: 0.6, route: withUsualOne.has(id) ? 'unusual' : 'narrower' }],
    )
    for (const above of concept.ancestors) {
      const { isSoft, isLoose } = allConcepts[above] ?? {}
      if (isLoose) answers.push([nearby('some', above), { credit: 0.6, route: 'kin' }])
      if (!isSoft) answers.push([nearby('is', above), { credit: 0.6, route: 'wider' }])
    }
  }
  for (const id of kindsOfPart) {
    answers.push(
      [nearby('is', id), { credit: 0.6, route: 'wider' }],
      [nearby('some', id), { credit: 0.6, route: 'sibling' }],
    )
  }
  return answers
}

/** The facets a unit speaks of, as bits. */
export function facetsOf({ stem, concepts }: Named): number {
  const prefix = /^(norm|grade|ral):/.exec(stem)?.[1]
  const spoken = [...(prefix ? [prefix] : []), ...concepts.flatMap((id) => allConcepts[id]?.facets ?? [])]
  return spoken.reduce((bits, facet) => bits | (facetBits.get(facet) ?? 0), 0)
}
