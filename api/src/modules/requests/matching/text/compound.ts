import { allConcepts, goods } from '../lexicon/lexicon.ts'
import { stem } from './fold.ts'
import type { Named, Vocabulary } from './line.types.ts'

/**
 * A compound that is no name of its own. Its last part says what it is: of "eikenbalk" both parts are known and become
 * two units, of "stoelbout" only that it is some bolt. Null when no known word ends it.
 */
export function splitCompound(word: string, vocabulary: Vocabulary): Named[] | null {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const end = stem(word.slice(at))
    const concepts = goods.get(end) ?? []
    const kinds = concepts.filter((id) => allConcepts[id]?.isKind)
    const colours = concepts.filter((id) => allConcepts[id]?.facets.includes('colour'))
    if (kinds.length === 0 && colours.length === 0) continue
    const start = startOf(word.slice(0, at), vocabulary)
    if (start) return [start, { stem: end, concepts, kindsOfPart: [], mistyped: false }]
    if (word.length - at < 4) continue
    return [{ stem: stem(word), concepts: kinds.length === 0 ? colours : [], kindsOfPart: kinds, mistyped: false }]
  }
  return null
}

/** The first part, with or without the letters that join it to the next. */
function startOf(part: string, vocabulary: Vocabulary): Named | null {
  for (const form of [part, part.replace(/(?:en|e|s)$/, '')]) {
    const own = stem(form)
    if (form.length < 3) continue
    const concepts = goods.get(own)
    if (concepts || vocabulary.has(own))
      return { stem: own, concepts: concepts ?? [], kindsOfPart: [], mistyped: false }
  }
  return null
}
