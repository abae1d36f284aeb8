import { words } from '../words/words.ts'
import { evidenceOf } from './evidence/goods-evidence.ts'
import { articles } from './tokens/number-words.ts'
import { namesGoods } from './spoken-goods.ts'
import type { Token } from './tokens/token.types.ts'
import { wordSet } from './tokens/word-set.ts'

const purposes = wordSet('purposes')
const definite = wordSet('definite')
const longest = 12

/**
 * `Voor een schutting zoek ik 12 palen`, `Voor een steiger van 60 m: 12 palen`: what the goods are for is none of them.
 */
export function withoutPurpose(tokens: Token[]): Token[] {
  const second = tokens[1]?.folded ?? ''
  if (!purposes.has(tokens[0]?.folded ?? '') || !(articles.has(second) || definite.has(second))) return tokens
  const end = tokens
    .slice(0, longest)
    .findIndex(
      ({ kind, folded, text }, index) =>
        index > 1 && (text === ':' || (kind === 'word' && words.clauseWords.has(folded))),
    )
  const after = tokens.slice(tokens[end]?.text === ':' ? end + 1 : end)
  const isSized = tokens.slice(0, end).some((token) => evidenceOf(token) === 'size')
  const isPurpose =
    end > 0 && (isSized ? namesGoods(after) : after.some((token) => ['size', 'goods'].includes(evidenceOf(token))))
  return isPurpose ? after : tokens
}
