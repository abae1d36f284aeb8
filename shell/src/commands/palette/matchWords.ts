/** Without capitals and accents, so that "crème" is found by "creme". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * How well a text answers what was typed: each word has to begin one of its words, stand somewhere in it, or have its
 * letters there in order; 0 is not at all. Nothing typed is answered by everything.
 */
export function matchWords(typed: string, text: string): number {
  const wanted = plain(typed).split(' ').filter(Boolean)
  const there = plain(text)
  const scores = wanted.map((word) => matchWord(word, there))
  return scores.includes(0) ? 0 : 1 + scores.reduce((sum, score) => sum + score, 0)
}

function matchWord(word: string, there: string): number {
  if (there.startsWith(word)) return 4
  if (there.split(/[^\p{L}\p{N}]/u).some((other) => other.startsWith(word))) return 3
  if (there.includes(word)) return 2
  // The figures of a number stand apart in any longer one.
  return word.length > 2 && !/\d/.test(word) && hasInOrder(word, there) ? 1 : 0
}

function hasInOrder(letters: string, there: string): boolean {
  let from = 0
  return [...letters].every((letter) => {
    const at = there.indexOf(letter, from)
    from = at + 1
    return at >= 0
  })
}
