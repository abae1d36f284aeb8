import {
  allConcepts,
  contextWords,
  fillers,
  goods,
  longestName,
  numberWords,
  unitWords,
  wordsIn,
} from '../lexicon/lexicon.ts'
import { splitCompound } from './compound.ts'
import { gap } from './cursor.ts'
import { stem } from './fold.ts'
import type { Named, Unit, Vocabulary } from './line.types.ts'

/** Where a run of words ends. A heading stands before its line with ` / ` between. */
const breaks = /[,;:()[\]|/"”]+|\s[-–]\s|\.{3,}/u

/** The words of a text as units of meaning; what says nothing of the goods is left out. */
export function readUnits(text: string, vocabulary: Vocabulary): Unit[] {
  const [line = '', ...above] = text.split(/\s\/\s/u).reverse()
  const units = [
    ...above.reverse().map((heading) => ({ text: heading, heading: true })),
    { text: line, heading: false },
  ]
    .flatMap((part) => part.text.split(breaks).map((segment) => ({ segment, heading: part.heading })))
    .flatMap(({ segment, heading }, run) => unitsOf(segment, { run, heading }, vocabulary))
  return above.length === 0
    ? units
    : units.filter((unit) => !unit.heading || !units.some((own) => !own.heading && overrules(own, unit)))
}

/** "Alles verzinkt / bouten M8 blank": what a line says itself holds, not what its heading says. */
function overrules(own: Unit, above: Unit): boolean {
  const said = new Set(own.concepts.flatMap(facetsOf))
  // "Blank" is a colour or no coating: it is enough that one of the two is said anew.
  const isSaidAnew = above.concepts
    .map(facetsOf)
    .some((facets) => facets.length > 0 && facets.every((facet) => said.has(facet)))
  return (
    !own.aside && own.stem !== above.stem && isSaidAnew && !above.concepts.some((id) => facetsOf(id).includes('kind'))
  )
}

const facetsOf = (id: number): readonly string[] => allConcepts[id]?.facets ?? []

/**
 * The words of a segment, with their stems; `whole` tells how many from a place on stand together, nothing taken out
 * between.
 */
interface Words {
  readonly words: readonly string[]
  readonly stems: readonly string[]
  readonly whole: readonly number[]
}

function wordsOf(segment: string): Words {
  const chunks = segment.split(gap).map(wordsIn)
  const words = chunks.flat()
  return {
    words,
    stems: words.map(stem),
    whole: chunks.flatMap((chunk) => chunk.map((_, place) => chunk.length - place)),
  }
}

function unitsOf(segment: string, place: Pick<Unit, 'run' | 'heading'>, vocabulary: Vocabulary): Unit[] {
  const segmentWords = wordsOf(segment)
  const { words, stems } = segmentWords
  const units: Unit[] = []
  let aside = false
  for (let at = 0; at < words.length;) {
    const found = nameAt(segmentWords, at, vocabulary)
    if (found) {
      units.push(...found.units.map((unit) => ({ ...unit, ...place, aside: aside && isAside(unit) })))
      at += found.length
      aside ||= found.opensAside ?? false
    } else {
      aside ||= contextWords.has(stems[at] ?? '')
      at += 1
    }
  }
  return units
}

interface Found {
  readonly units: readonly Named[]
  readonly length: number
  /** What follows stands aside, as after "voor". */
  readonly opensAside?: boolean
}

/** The longest name that starts here. Null: a word that says nothing. */
function nameAt({ words, stems, whole }: Words, at: number, vocabulary: Vocabulary): Found | null {
  for (let length = Math.min(longestName, whole[at] ?? 0); length > 1; length -= 1) {
    const key = stems.slice(at, at + length).join(' ')
    const concepts = goods.get(key)
    if (concepts) return { units: [known(key, concepts)], length }
    // "Screws chipboard", as lists sort them.
    const turned = length === 2 ? `${stems[at + 1]} ${stems[at]}` : ''
    const turnedConcepts = goods.get(turned)
    if (turnedConcepts) return { units: [known(turned, turnedConcepts)], length }
    const joined = length <= 3 ? stem(words.slice(at, at + length).join('')) : ''
    if (joined.length > 5 && (goods.has(joined) || vocabulary.has(joined)))
      return { units: [known(joined, goods.get(joined) ?? [])], length }
  }
  const purpose = compoundOfPurpose(stems, at)
  if (purpose) return purpose
  const [word = '', own = '', next = ''] = [words[at], stems[at], whole[at] === 1 ? undefined : stems[at + 1]]
  const concepts = goods.get(own)
  if (concepts) return { units: [known(own, concepts)], length: 1 }
  if (saysNothing(own)) return null
  if (vocabulary.has(own)) return { units: [known(own, [])], length: 1 }
  const together = next ? vocabulary.correct(stem(word + (words[at + 1] ?? ''))) : null
  if (together !== null && together.length >= 8 && !(goods.has(own) && goods.has(next)))
    return { units: [known(together, goods.get(together) ?? [])], length: 2 }
  const parts = splitCompound(word, vocabulary)
  if (parts?.every(({ kindsOfPart }) => kindsOfPart.length === 0)) return { units: parts, length: 1 }
  const corrected = word.length >= 5 ? vocabulary.correct(own) : null
  if (corrected !== null)
    return { units: [{ ...known(corrected, goods.get(corrected) ?? []), mistyped: true }], length: 1 }
  return { units: parts ?? [known(own, [])], length: 1 }
}

/** "Schroeven voor gipsplaat" are those that one word would name: "gipsplaatschroeven". */
function compoundOfPurpose(stems: readonly string[], at: number): Found | null {
  const [goodsOf = '', between = '', purpose = ''] = stems.slice(at, at + 3)
  if (!purpose || !/^(?:vor|for)$/.test(between)) return null
  const name = [stem(purpose + goodsOf), `${purpose} ${goodsOf}`].find((key) => goods.has(key))
  return name === undefined ? null : { units: [known(name, goods.get(name) ?? [])], length: 3, opensAside: true }
}

function saysNothing(own: string): boolean {
  if (own.length < 2 || /^\d+$/.test(own)) return true
  if (/\d/.test(own) && own.length <= 3) return !isShortCode(own)
  return fillers.has(own) || unitWords.has(own) || numberWords.has(own) || contextWords.has(own)
}

/** `B16`, `C4`, `7W`, `A3`, `E27`, `3P`; not what is left of a number and its unit. */
function isShortCode(own: string): boolean {
  return /^(?:[a-z]\d{1,2}|[a-z]{2}\d|\d{1,2}[a-z])$/.test(own) && !/^(?:m\d+|x\d+|\d+[xmledhuq]|nr\d|st\d)$/.test(own)
}

export function known(name: string, concepts: readonly number[]): Named {
  return { stem: name, concepts, kindsOfPart: [], mistyped: false }
}

/**
 * After "voor" or "met" stand other goods and what they are made of; a colour or "buiten" still speaks of the goods.
 */
function isAside({ concepts }: Pick<Unit, 'concepts'>): boolean {
  return (
    concepts.length === 0 ||
    concepts.some((id) => allConcepts[id]?.facets.some((facet) => facet === 'kind' || facet === 'material'))
  )
}
