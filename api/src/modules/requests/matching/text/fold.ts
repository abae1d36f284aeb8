import { memo } from './memo.ts'

/** Lower case without accents. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
}

/**
 * What the forms of one word share: singular and plural, diminutive, the inflected adjective. Not a word that anybody
 * would write, but the same for "plaat", "platen" and "plaatjes", for "schroef" and "schroeven", for "box" and "boxes".
 */
export const stem = memo(
  (folded) => (folded.length <= 3 || /\d/.test(folded) ? folded : collapse(hardEnding(withoutEnding(folded)))),
  20_000,
)

function withoutEnding(word: string): string {
  const small = /^(.{3,}?)(?:(?<=ng|nn|ll|mm|rr)etje|(?<=[lnrw])tje|(?<=m)pje|je)s?$/.exec(word)?.[1]
  if (small) return small
  const flemish = /^(.{3,}?)(?:s?kes|ske)$/.exec(word)?.[1]
  if (flemish) return flemish
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2)
  if (/(?:[^aeiou]|[aeiou]{2})ves$/.test(word)) return word.slice(0, -1)
  if (/(?<=.{2})(?:[^eio]|ie)en$/.test(word)) return word.slice(0, -2)
  if (/(?<=.{4})e$/.test(word)) return word.slice(0, -1)
  if (/(?<=.{2})(?:[^s]e|[bcdfghklmnprtwy])s$/.test(word)) return withoutEnding(word.slice(0, -1))
  return word
}

/** "schroeven" loses -en and leaves a v where the singular has f; so do z and s. */
function hardEnding(word: string): string {
  return word.replace(/v$/, 'f').replace(/z$/, 's')
}

/** Doubled letters come and go with the ending: "plaat" and "platen", "lat" and "latten". */
function collapse(word: string): string {
  return word.replace(/([a-z])\1+/g, '$1')
}
