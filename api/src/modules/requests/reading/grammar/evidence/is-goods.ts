import { words } from '../../words/words.ts'
import type { Anchor } from '../anchors/anchor.types.ts'
import { isLoose } from '../anchors/number-anchor.ts'
import type { Item } from '../find-items.ts'
import { evidenceOf, isNoGoods } from './goods-evidence.ts'
import type { Token } from '../tokens/token.types.ts'
import type { Judgement } from '../clause.types.ts'

/** What is counted is goods, and not days, houses or people. */
export function isGoods(
  tokens: readonly Token[],
  { from, to, anchor, goods }: Item,
  { list, asked, headed = false, bullet = false, story = false }: Judgement,
): boolean {
  const own = goods
    ? tokens.slice(goods.from, goods.to)
    : tokens.slice(from, to).filter((_, index) => from + index < anchor.from || from + index >= anchor.to)
  const said = own.map(evidenceOf)
  const firstWord = tokens
    .slice(anchor.to, anchor.to + 3)
    .find((token) => token.kind === 'word' && !words.attributes.has(token.folded) && !isLoose(token.folded))
  const counts = firstWord !== undefined && tokens.indexOf(firstWord, anchor.to) < to && isNoGoods(firstWord.folded)
  const isAgain = tokens.slice(Math.max(0, anchor.from - 2), to).some(({ folded }) => words.ditto.has(folded))
  const isOfSame =
    words.packContent.has(tokens[anchor.to]?.folded ?? '') && words.ditto.has(tokens[anchor.to + 1]?.folded ?? '')
  const strong =
    said.includes('goods') ||
    isOfSame ||
    (isAgain && said.some((evidence) => ['size', 'measure', 'attribute'].includes(evidence))) ||
    (said.includes('size') && said.some((evidence) => evidence === 'unknown' || evidence === 'attribute'))
  if (
    anchor.strength !== 'unit' &&
    tokens.slice(anchor.to, anchor.to + 3).some(({ kind, folded }) => kind === 'word' && words.kinds.has(folded))
  )
    return false
  if (counts && evidenceOf(tokens[tokens.indexOf(firstWord, anchor.to) + 1]) !== 'goods') return false
  if (story && !list) return false
  if (strong) return true
  // `1 exemplaar voor u`
  if (!list && words.notGoods.has(anchor.unit ?? '')) return false
  if (bullet && anchor.strength === 'bare' && said.includes('unknown')) return true
  if (headed && said.some((evidence) => evidence !== 'none')) return true
  const behind = evidenceOf(tokens[anchor.to]) !== 'none' && anchor.to < to
  if (anchor.strength === 'measure' || (anchor.strength === 'bare' && !behind))
    return (
      ((list || (asked && leads(tokens, anchor))) && behind && said.includes('unknown')) ||
      (said.includes('size') && list && anchor.strength === 'bare')
    )
  // `muurverf wit: 10 liter - 4 emmers, 5 liter - 2 emmers`
  const weak = said.includes('unknown') || said.includes('size') || (said.includes('measure') && from > 0)
  if (anchor.strength === 'unit' || anchor.strength === 'times') return weak || (list && said.includes('attribute'))
  if (list) return weak || said.includes('attribute')
  return asked && weak && anchor.value > 1 && leads(tokens, anchor)
}

/** An unknown word right behind the quantity may be goods; further away it is part of a story. */
const leads = (tokens: readonly Token[], anchor: Anchor): boolean =>
  ['unknown', 'size'].includes(evidenceOf(tokens[anchor.to]))

/** `14 balken van 3,6 m kosten, fijnbezaagd`: how far what is said behind an item still describes it. */
export function attributesBehind(behind: readonly Token[]): number {
  const said = behind.map(evidenceOf)
  const last = said.lastIndexOf('attribute')
  return last >= 0 &&
    last < 6 &&
    behind[last - 1]?.text === ',' &&
    said.every((evidence) => evidence === 'none' || evidence === 'attribute')
    ? last + 1
    : 0
}
