import { isGoodsWord } from '../evidence/goods-evidence.ts'
import { isQuantityLabel } from '../../words/column-roles.ts'
import { fold } from '../../words/fold.ts'
import { words } from '../../words/words.ts'

/** Letters that are a material, or goods in small letters: a town has a capital. */
export function isBeforeGoods(found: string, behind: string): boolean {
  const letters = fold(found.slice(-2))
  const [, next = ''] = /^[ -]([\p{L}-]{2,40})/u.exec(behind) ?? []
  const isMaterial = words.attributes.has(letters) || isGoodsWord(letters)
  return (isMaterial && next !== '') || (next !== '' && next === next.toLowerCase() && isGoodsWord(next))
}

/** The word that stands before, folded, and whether a mark stands behind it. */
function wordBefore(before: string): { readonly word: string; readonly isMarked: boolean } {
  const [found = '', written = ''] = /(?<![\p{L}.])([\p{L}.]{1,40})[ .:#]{0,3}$/u.exec(before) ?? []
  return { word: fold(written).replace(/\.$/, ''), isMarked: /[.:]/.test(found) }
}

/** `hal 3 500 st`: the first digits name something. */
export const isLabelled = (before: string): boolean => words.labels.has(wordBefore(before).word)

/** `aantal: 2 500`: what follows is how many. */
function isCounted(before: string): boolean {
  const { word, isMarked } = wordBefore(before)
  return isQuantityLabel(word, isMarked)
}

/**
 * Whether digits in groups of three are two numbers all the same, by what stands around them: `2 500 Stück` and
 * `10 000 vis` are one, `hal 3 500 st` and `10 316 rvs bouten` two. Where no word follows, one before has to say so.
 */
export function isNoGroup(found: string, behind: string, before: string): boolean {
  const [, next = '', after = ''] = /^\s?(\p{L}[\p{L}\p{M}]{0,40})(.{0,3})/u.exec(behind) ?? []
  const word = fold(next)
  if (word === '') return !isCounted(before)
  if (isLabelled(before) || (word === 'x' && /^ ?\d/.test(after))) return true
  if (words.pieces.has(word) || words.packs.has(word) || isGoodsWord(word) || /\s0/.test(found)) return false
  const opens = /(?:^|[:;,(*•–-])\s{0,3}$/.test(before)
  return !opens || word.length < 3 || words.joiners.has(word) || words.attributes.has(word)
}
