import { words } from '../words/words.ts'
import { evidenceOf, isGoodsWord } from './evidence/goods-evidence.ts'
import { articles, spelledNumber } from './tokens/number-words.ts'
import type { Token } from './tokens/token.types.ts'

/** A nut, washer or plug that comes with every piece of the goods before it. */
export interface Accessory {
  readonly name: Token
  /** How many with each piece. */
  readonly times: number
  /** Its own size and material, where it has them. */
  readonly described: readonly Token[]
}

/**
 * `met moer en 2 ringen per bout`: a stretch that says what comes with each piece. Its numbers count nothing by
 * themselves.
 */
export interface Bundle {
  readonly from: number
  readonly to: number
  readonly accessories: readonly Accessory[]
}

export function findBundles(tokens: readonly Token[]): Bundle[] {
  const bundles: Bundle[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const bundle = bundleAt(tokens, at)
    if (!bundle) continue
    bundles.push(bundle)
    at = bundle.to - 1
  }
  return bundles
}

/**
 * The stretch that starts at a place, if one does. `10 bouten en 2 ringen` is none; `10 bouten en 2 ringen per bout`
 * is.
 */
export function bundleAt(tokens: readonly Token[], at: number): Bundle | null {
  const told = lengthOfPiece(tokens, at)
  const opens = told > 0 || isTogether(tokens[at])
  if (!opens && !isLink(tokens[at])) return null
  const list = listAt(tokens, at + Math.max(told, 1))
  return list.accessories.length > 0 && (opens || list.each)
    ? { from: at, to: list.to, accessories: list.accessories }
    : null
}

const isTogether = (token: Token | undefined): boolean =>
  token?.text === '+' || (token?.kind === 'word' && words.together.has(token.folded))
const isLink = (token: Token | undefined): boolean => token !== undefined && words.bundleLinks.has(token.folded)
const isAccessory = (token: Token | undefined): token is Token =>
  token?.kind === 'word' &&
  (words.accessories.has(token.folded) ||
    (/(?:moer|moeren|ring|ringen|washers?|nuts?)$/.test(token.folded) && isGoodsWord(token.folded)))

/** `per bout`, `voor elke bout`, `each`: how many tokens say that something comes with every piece. */
function lengthOfPiece(tokens: readonly Token[], at: number): number {
  const skipped = ['voor', 'bij', 'for', 'with'].includes(tokens[at]?.folded ?? '') ? 1 : 0
  if (!words.each.has(tokens[at + skipped]?.folded ?? '')) return 0
  const next = tokens[at + skipped + 1]
  const isNamed =
    next?.kind === 'word' && (isGoodsWord(next.folded) || words.pieces.has(next.folded)) && !isAccessory(next)
  return isNamed ? skipped + 2 : words.eachAlone.has(tokens[at]?.folded ?? '') ? 1 : 0
}

/** More than this many of a thing with each piece has to be said as `per bout`. */
const mostUnsaid = 3

function listAt(
  tokens: readonly Token[],
  start: number,
): { readonly accessories: readonly Accessory[]; readonly to: number; readonly each: boolean } {
  const accessories: Accessory[] = []
  let to = start
  let each = false
  for (let at = start; at < tokens.length;) {
    while (isLink(tokens[at]) || isTogether(tokens[at])) at += 1
    const counted = countAt(tokens, at)
    let name = at + counted.length
    while (
      name - at - counted.length < 2 &&
      ['attribute', 'size', 'unknown'].includes(evidenceOf(tokens[name])) &&
      !isAccessory(tokens[name])
    )
      name += 1
    const accessory = tokens[name]
    if (!isAccessory(accessory)) break
    let end = name + 1
    while (['attribute', 'size'].includes(evidenceOf(tokens[end])) && !words.each.has(tokens[end]?.folded ?? ''))
      end += 1
    const piece = lengthOfPiece(tokens, end)
    if (counted.value > mostUnsaid && piece === 0) break
    accessories.push({
      name: accessory,
      times: counted.value,
      described: [...tokens.slice(at + counted.length, name), ...tokens.slice(name + 1, end)],
    })
    each ||= piece > 0
    at = end + piece
    to = at
  }
  return { accessories, to, each }
}

function countAt(tokens: readonly Token[], at: number): { readonly value: number; readonly length: number } {
  const token = tokens[at]
  const spelled = token?.kind === 'word' && !articles.has(token.folded) ? spelledNumber([token.folded]) : null
  const value = token?.kind === 'number' ? token.value : spelled?.value
  if (value === undefined) return { value: 1, length: articles.has(token?.folded ?? '') ? 1 : 0 }
  const next = tokens[at + 1]
  return { value, length: next?.kind === 'word' && words.pieces.has(next.folded) ? 2 : 1 }
}
