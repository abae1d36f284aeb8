import { words } from '../words/words.ts'
import type { Token } from './tokens/token.types.ts'

/**
 * Without the words that join goods to more about them (`latten, en wel 22x50`; `dezelfde platen, maar dan 15 mm`),
 * unless they ask: `maar dan graag 3 stuks`.
 */
export function withoutSpecifiers(tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    const [first = '', second = '', next = ''] = tokens.slice(at, at + 3).map(({ folded }) => folded)
    const isSpecifying = words.specifying.has(`${first} ${second}`) && !asksMore(next)
    const isLeftOut = isSpecifying || (words.turns.test(first) && isAgain(kept) && !asksMore(second))
    if (isSpecifying) at += 1
    if (isLeftOut && isAgain(kept) && kept.at(-1)?.text === ',') kept.pop()
    if (token && !isLeftOut) kept.push(token)
  }
  return kept
}

const asksMore = (folded: string): boolean => words.asks.test(folded) || words.clauseWords.has(folded)

/** `dezelfde platen maar in 15 mm`: shortly after the word that takes over what was said. */
const isAgain = (before: readonly Token[]): boolean => before.slice(-5).some(({ folded }) => words.ditto.has(folded))
