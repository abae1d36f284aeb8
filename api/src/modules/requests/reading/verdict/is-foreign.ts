import { dutch } from '../words/lists/dutch.ts'
import { english } from '../words/lists/english.ts'
import { fold } from '../words/fold.ts'
import { foreignTelltales } from '../words/lists/foreign-telltales.ts'

const known: ReadonlySet<string> = new Set([
  ...dutch.telltales,
  ...english.telltales,
  ...'dank bedankt ok oke prima akkoord top goed ja nee thanks thank yes no hi hello hallo beste geachte dag hoi'.split(
    ' ',
  ),
])
const read = 20_000
/** So many words without a single common one of a known language are in another. */
const enough = 6

/** Whether a text is in a language that the reader does not know. */
export function isForeign(text: string): boolean {
  const found = fold(text.slice(0, read))
    .split(/[^\p{L}'-]+/u)
    .filter((word) => word.length > 1)
  const ours = found.filter((word) => known.has(word)).length
  if (foreignTelltales.some((list) => found.filter((word) => list.has(word)).length > ours)) return true
  return ours === 0 && (found.length >= enough || writesOtherwise(text))
}

/** A writing without spaces, or other letters than ours. */
const writesOtherwise = (text: string): boolean =>
  (text.slice(0, read).match(/[^\P{L}\p{Script=Latin}]/gu)?.length ?? 0) > 8
