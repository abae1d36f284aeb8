import { fold, stem } from '../text/fold.ts'
import { conceptNames as names, concepts, languages, type ConceptName, type LanguageWords } from './words.ts'

export interface Concept {
  readonly id: number
  readonly name: ConceptName
  readonly facets: readonly string[]
  readonly isKind: boolean
  /** A kind that says little beside another one. */
  readonly isSoft: boolean
  readonly isLoose: boolean
  /** Everything that it is a kind of, near and far. */
  readonly ancestors: readonly number[]
  /** Those of which it is the usual one. */
  readonly usualOf: readonly number[]
}

const modifiers = new Set(['soft', 'loose'])
const ids = new Map<string, number>(names.map((name, id) => [name, id]))

function parentsOf(name: ConceptName): readonly { readonly id: number; readonly usual: boolean }[] {
  return concepts[name].split(' ').flatMap((word) => {
    const id = ids.get(word.replace('!', ''))
    // "kind" and the like are facets; a facet and a concept never share a name.
    return id === undefined ? [] : [{ id, usual: word.endsWith('!') }]
  })
}

function nameOf(id: number): ConceptName {
  const name = names[id]
  if (name === undefined) throw new Error(`There is no concept ${id}.`)
  return name
}

function ancestorsOf(id: number): number[] {
  return [...new Set(parentsOf(nameOf(id)).flatMap((parent) => [parent.id, ...ancestorsOf(parent.id)]))]
}

/** The usual one of the usual one is usual as well. */
function usualOf(id: number): number[] {
  return [
    ...new Set(
      parentsOf(nameOf(id))
        .filter(({ usual }) => usual)
        .flatMap((parent) => [parent.id, ...usualOf(parent.id)]),
    ),
  ]
}

export const allConcepts: readonly Concept[] = names.map((name, id) => {
  const words = concepts[name].split(' ')
  const facets = words.filter((word) => !ids.has(word.replace('!', '')) && !modifiers.has(word))
  return {
    id,
    name,
    facets,
    isKind: facets.includes('kind'),
    isSoft: words.includes('soft'),
    isLoose: words.includes('loose'),
    ancestors: ancestorsOf(id),
    usualOf: usualOf(id),
  }
})

export function conceptOf(name: ConceptName): Concept {
  const concept = allConcepts[ids.get(name) ?? -1]
  if (!concept) throw new Error(`There is no concept ${name}.`)
  return concept
}

/** Splits a text in words and writes each as its stem; what a name of several words is looked up by. */
export function phraseKey(text: string): string {
  return wordsIn(text).map(stem).join(' ')
}

export function wordsIn(text: string): string[] {
  return (
    fold(text)
      .replace(/[.'’](?=\p{L}(?:[.\s]|$))|(?<=\b\p{L})\./gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

const listed = (list: string): string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

function namesOfGoods(): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>()
  for (const { concepts: words } of languages) {
    for (const [name, list] of Object.entries(words)) {
      const id = ids.get(name)
      if (id === undefined) continue
      for (const key of new Set(listed(list).map(phraseKey))) {
        const known = found.get(key)
        if (known === undefined) found.set(key, [id])
        else if (!known.includes(id)) known.push(id)
      }
    }
  }
  return found
}

const wordSet = (of: (language: LanguageWords) => string): ReadonlySet<string> =>
  new Set(languages.flatMap((language) => listed(of(language)).map(phraseKey)))

/** Concepts by the stems of their name, with a space between words. */
export const goods = namesOfGoods()
export const fillers = wordSet(({ fillers: words }) => words)
export const unitWords = wordSet(({ units }) => units)
export const numberWords = wordSet(({ numbers }) => numbers)
export const contextWords = wordSet(({ context }) => context)
/** No name has more words than this. */
export const longestName = Math.max(...[...goods.keys()].map((key) => key.split(' ').length))

/** Every facet has a bit, so that what a product speaks of is one number. */
export const facetBits: ReadonlyMap<string, number> = new Map(
  [...new Set([...allConcepts.flatMap(({ facets }) => facets), 'norm', 'grade', 'ral'])].map((facet, index) => [
    facet,
    1 << index,
  ]),
)

/** The colour that a RAL number is of, as people call it. */
export function ralColour(number: string): ConceptName | null {
  const exact: Readonly<Record<string, ConceptName>> = {
    9001: 'white',
    9002: 'white',
    9003: 'white',
    9010: 'white',
    9016: 'white',
    9018: 'white',
    9004: 'black',
    9005: 'black',
    9011: 'black',
    9017: 'black',
    9006: 'silver',
    9007: 'silver',
    7016: 'anthracite',
    7021: 'anthracite',
    7024: 'anthracite',
    7035: 'light-grey',
    7047: 'light-grey',
    7038: 'light-grey',
    1001: 'beige',
    1019: 'beige',
    1015: 'cream',
    1013: 'cream-white',
  }
  const family: readonly (ConceptName | null)[] = [
    null,
    'yellow',
    'orange',
    'red',
    'purple',
    'blue',
    'green',
    'grey',
    'brown',
    null,
  ]
  return exact[number] ?? family[Number(number[0])] ?? null
}
