import { words } from '../../words/words.ts'
import { evidenceOf } from './goods-evidence.ts'
import type { Token } from '../tokens/token.types.ts'

/** `12 maart`, `week 12`: what a year stands behind. */
const day = /^(?:week|wk|w)[ .]?\d|\p{L}{3}[ .]?\d{1,2}$|^\d{1,2}[^\p{L}]{0,2}\p{L}{3,}\.?$/u

/**
 * Whether four digits say when. Their neighbours tell, never what they come to: `in 2026`, `sinds 1998`, `prijslijst
 * 2026`, `week 12 2026`. Where goods follow that are not dated (`voor 2000 sluitringen`), they count them.
 */
export function isYear(tokens: readonly Token[], from: number, to: number): boolean {
  const token = tokens[from]
  if (to - from !== 1 || token?.kind !== 'number' || !/^\d{4}$/.test(token.text)) return false
  const colon = /^[:'’(]$/.test(tokens[from - 1]?.text ?? '') ? 1 : 0
  const before = tokens[from - 1 - colon]
  if (before === undefined) return false
  if (before.kind === 'never') return day.test(before.folded) && !countsGoods(tokens, to)
  if (before.kind !== 'word') return false
  return words.dated.has(before.folded) || (words.sinceWhen.has(before.folded) && !countsGoods(tokens, to))
}

/** Goods, or what describes them, stand right behind. */
function countsGoods(tokens: readonly Token[], at: number): boolean {
  const said = tokens.slice(at, at + 3).map(evidenceOf)
  const first = said.findIndex((evidence) => evidence !== 'attribute')
  return (
    said[first] === 'goods' ||
    said[0] === 'attribute' ||
    said[0] === 'size' ||
    (said[0] === 'unknown' && said.slice(1).some((evidence) => evidence === 'goods' || evidence === 'size'))
  )
}
