import { findAnchors } from '../../grammar/anchors/find-anchors.ts'
import { evidenceOf } from '../../grammar/evidence/goods-evidence.ts'
import { tokenise } from '../../grammar/tokens/tokenise.ts'
import { fold } from '../../words/fold.ts'
import { words } from '../../words/words.ts'
import type { MailLine } from './mail-line.types.ts'

/**
 * Goods on a line of their own and only `80 stuks` on the next one are one line. The text keeps its length, so offsets
 * stay true.
 */
export function withQuantityBelow(lines: readonly MailLine[], english: boolean): MailLine[] {
  const result: MailLine[] = []
  for (const line of lines) {
    const last = result.at(-1)
    if (last && belongTogether(last, line, english))
      result[result.length - 1] = {
        ...last,
        end: line.end,
        text: `${last.text}${' '.repeat(line.start - last.end)}${line.text}`,
      }
    else result.push(line)
  }
  return result
}

const belongTogether = (goods: MailLine, quantity: MailLine, english: boolean): boolean =>
  goods.cells === null &&
  quantity.cells === null &&
  goods.quote === quantity.quote &&
  quantity.start > goods.end &&
  isOnlyQuantity(quantity.text, english) &&
  isOnlyGoods(goods.text, english)

function isOnlyQuantity(text: string, english: boolean): boolean {
  if (!/^\d/.test(text) || text.length > 20) return false
  const tokens = tokenise(text, english)
  const [anchor] = findAnchors(tokens, english)
  return anchor?.from === 0 && anchor.to === tokens.length && ['unit', 'times'].includes(anchor.strength)
}

function isOnlyGoods(text: string, english: boolean): boolean {
  if (text === '' || text.length > 100 || /^\p{L}+:/u.test(text) || words.asks.test(fold(text))) return false
  const tokens = tokenise(text, english)
  const said = tokens.map(evidenceOf)
  return (
    said.includes('goods') &&
    said.includes('size') &&
    !findAnchors(tokens, english).some(({ strength }) => strength !== 'measure' && strength !== 'bare')
  )
}
