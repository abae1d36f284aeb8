import { words } from '../words/words.ts'
import { evidenceOf } from './goods-evidence.ts'
import type { FoundItem } from './read-clause.ts'
import type { Token } from './token.types.ts'

const dimension = /^m ?\d{1,2}/

/**
 * `50 bouten M8x40 verzinkt + moer en ring` asks for 50 nuts and 50 washers too. Each is named with the thread and material of the
 * bolt: those are what makes it the right one.
 */
export function accessoriesOf(item: FoundItem): string[] {
  const tokens = [...item.tokens, ...leading(item.behind)]
  const start = tokens.findIndex((token, index) => index > 0 && (token.text === '+' || words.together.has(token.folded)) && accessoryAt(tokens, index + 1))
  if (start < 0) return []
  const head = tokens.slice(0, start)
  if (!head.some((token) => ['goods', 'size'].includes(evidenceOf(token)))) return []
  const extras: Token[] = []
  for (const token of tokens.slice(start + 1)) {
    if (token.kind === 'word' && words.accessories.has(token.folded)) extras.push(token)
    else if (!isLink(token)) break
  }
  const described = tokens.filter((token) => evidenceOf(token) === 'attribute' || (token.kind === 'size' && !isLong(token)))
  const thread = head.map((token) => dimension.exec(token.folded)?.[0]).find((found) => found !== undefined)
  const words_ = described.filter((token) => !dimension.test(token.folded)).map((token) => token.text)
  return extras.map((token) => [token.text, ...(thread === undefined ? [] : [thread.toUpperCase()]), ...words_].join(' '))
}

/** `… nodig plus moeren`: right behind the item, at most a word in between. */
const leading = (behind: readonly Token[]): readonly Token[] => (behind.slice(0, 2).some(({ folded, text }) => text === '+' || words.together.has(folded)) ? behind.slice(0, 8) : [])

const links: ReadonlySet<string> = new Set(['.', 'en', 'and', '+', ',', '&', 'plus', 'de', 'bijbehorende', 'passende', 'matching'])
const isLink = (token: Token): boolean => links.has(token.folded)
const accessoryAt = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens.slice(at).find((token) => !isLink(token))
  return next?.kind === 'word' && words.accessories.has(next.folded)
}

/** Sections, norms and strengths are the bolt's own. */
const isLong = (token: Token): boolean => /[x×*=]|din|iso|^\d{1,2}[.,]\d$/.test(token.folded) && !dimension.test(token.folded)
