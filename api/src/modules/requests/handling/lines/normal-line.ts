/** Longer ones are stories, not goods; what was chosen for one is not remembered. */
const longest = 300

const counting = '(?:x|st|stk|stuks?|pcs?|pieces?)'
const amount = new RegExp(`^\\(?(\\d[\\d.,]*)(${counting})?\\)?$`)
const countingWord = new RegExp(`^${counting}$`)
/** What follows a size rather than a quantity. */
const sizeWord = /^(mm|cm|inch|duim|dik|breed|lang|hoog|thick|wide|long|high)$/

/**
 * A customer's words as they are remembered: folded, without the quantity, so that the same goods asked for in another
 * number are the same words. Every other number stays: it is a size. Empty when there is nothing to remember.
 */
export function normalLine(searchLine: string, quantity?: number): string {
  const line = keptWords(searchLine, quantity).join(' ')
  return line.length > longest ? '' : line
}

/** The folded words of a line without its quantity; none of a story. */
export function keptWords(searchLine: string, quantity?: number): string[] {
  if (searchLine.length > 4 * longest) return []
  const words = fold(searchLine).split(' ')
  const at = quantity === undefined ? -1 : quantityAt(words, quantity)
  const kept = words.filter((word, index) => index !== at && !(index === at + 1 && at >= 0 && countingWord.test(word)))
  return kept
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '')
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\d)\s*[x×*]\s*(?=\d)/g, '$1x')
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/[;:"'„“”|]/g, ' ')
    .trim()
    .replace(/\s+/g, ' ')
}

/**
 * Where the quantity stands: counted with a word first, then at the start of the line or of its part after a heading,
 * then anywhere.
 */
function quantityAt(words: readonly string[], quantity: number): number {
  const ranked = words
    .map((word, index) => ({ index, rank: rankOf(words, index, word, quantity) }))
    .filter(({ rank }) => rank > 0)
  return ranked.sort((a, b) => b.rank - a.rank || a.index - b.index)[0]?.index ?? -1
}

function rankOf(words: readonly string[], index: number, word: string, quantity: number): number {
  const [, digits, counted] = amount.exec(word.replace(/(?<![.,])[.,]+$/, '')) ?? []
  if (digits === undefined || !isNumber(digits, quantity)) return 0
  const next = words[index + 1] ?? ''
  if (counted !== undefined || countingWord.test(next.replace(/(?<![.,)])[.,)]+$/, ''))) return 3
  if (sizeWord.test(next)) return 0
  return index === 0 || /^[/\-•]$/.test(words[index - 1] ?? '') ? 2 : 1
}

/** `1.250` is 1250 to most, and 1.25 to some. */
function isNumber(digits: string, quantity: number): boolean {
  return Number(digits) === quantity || Number(digits.replace(/[.,](?=\d{3}(\D|$))/g, '')) === quantity
}
