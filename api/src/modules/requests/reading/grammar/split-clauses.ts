import { words } from '../words/words.ts'
import { isListNumber } from './tokens/tokenise.ts'
import type { Token } from './tokens/token.types.ts'
import { wordSet } from './tokens/word-set.ts'

/**
 * Sentences of a text as stretches of its tokens. The next number of a list starts one, and a full stop ends one unless
 * it ends an abbreviation.
 */
export function splitSentences(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]]
  for (const [index, token] of tokens.entries()) {
    if (isListNumber(tokens, index)) sentences.push([])
    sentences.at(-1)?.push(token)
    if (endsSentence(tokens, index)) sentences.push([])
  }
  return sentences.filter(({ length }) => length > 0)
}

function endsSentence(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  if (token?.kind !== 'mark') return false
  if (/^[?!;]$/.test(token.text)) return true
  if (token.text !== '.' || token.glued) return false
  const before = tokens[index - 1]
  const next = tokens[index + 1]
  if (!before || before.text === '.' || next?.text === '.') return false
  if (before.kind !== 'word') return true
  if (before.folded.length === 1) return false
  // `60 st. DIN 933 …`: the quantity that opens a line.
  if (words.pieces.has(before.folded) && tokens[index - 2]?.kind === 'number' && !isInside(tokens, index - 3))
    return false
  if (before.folded.endsWith('schr')) return false
  return (
    !words.abbreviations.has(before.folded) ||
    (words.pieces.has(before.folded) && next?.kind === 'word' && /^\p{Lu}/u.test(next.text))
  )
}

/** Something stands there, other than the end of another sentence. */
const isInside = (tokens: readonly Token[], at: number): boolean =>
  tokens[at] !== undefined && !/^[.?!;:,]$/.test(tokens[at]?.text ?? '')

/** `Mocht u ook XPS hebben, dan graag 40 platen`: the condition and what is asked under it. */
export function splitCondition(tokens: readonly Token[]): Token[][] {
  const at = tokens.findIndex(
    (token, index) =>
      (token.text === ',' && ['dan', 'then', 'doe'].includes(tokens[index + 1]?.folded ?? '')) ||
      (token.folded === 'dan' && ['wil', 'graag', 'doe', 'neem', 'er'].includes(tokens[index + 1]?.folded ?? '')),
  )
  return at > 0 && conditions.has(tokens[0]?.folded ?? '') ? [tokens.slice(0, at), tokens.slice(at + 1)] : [[...tokens]]
}

const conditions = wordSet('conditions')

/** `40 gordingen, maar die heb ik al`: what comes speaks of what was said before. */
const pointsBack = wordSet('pointsBack')

/** `doe maar 20 latten`, `zet er maar een kwast bij`. */
const isSoftener = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.folded === 'maar' &&
  tokens[index - 1]?.text !== ',' &&
  tokens
    .slice(Math.max(0, index - 4), index)
    .some(({ folded }) => ['doe', 'zet', 'geef', 'stuur', 'noteer', 'neem', 'bestel'].includes(folded))

/** `We hebben nog 20 platen, maar graag 30 balken`: parts that a refusal in one another does not reach. */
export function splitTurns(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]]
  for (const [index, token] of tokens.entries()) {
    if (
      token.kind === 'word' &&
      words.turns.test(token.folded) &&
      (parts.at(-1)?.length ?? 0) > 2 &&
      !pointsBack.has(tokens[index + 1]?.folded ?? '') &&
      !isSoftener(tokens, index)
    )
      parts.push([])
    parts.at(-1)?.push(token)
  }
  return parts
}
