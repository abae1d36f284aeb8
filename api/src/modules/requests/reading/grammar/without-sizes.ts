import { words } from '../words/words.ts'
import { evidenceOf } from './evidence/goods-evidence.ts'
import { isPlace } from './evidence/is-place.ts'
import type { Token } from './tokens/token.types.ts'
import type { Anchor } from './anchors/anchor.types.ts'
import { areas, isBoundary } from './anchors/number-anchor.ts'

/** `doos à 200 stuks`, `200 st per doos`: how much is in a packing. */
export function isPackContent(tokens: readonly Token[], anchor: Anchor, previous: Anchor | undefined): boolean {
  const after = tokens[anchor.to]
  const isPer =
    after !== undefined && ((after.text === '/' && after.glued) || after.folded === 'per' || after.folded === 'p')
  if (isPer && words.packs.has(tokens[anchor.to + 1]?.folded ?? '')) return true
  const before = tokens[anchor.from - 1]
  if (before?.folded === 'per' || (before?.text === '/' && before.glued)) return true
  const holder = tokens[anchor.from - 2]
  const isContent =
    before !== undefined &&
    (words.packContent.has(before.folded) ||
      words.packs.has(before.folded) ||
      before.text === '(' ||
      before.text === '@')
  if (holder?.folded === 'iets') return false
  if (!isContent || anchor.strength === 'bare')
    return (
      isContent &&
      before.text !== '(' &&
      ((previous !== undefined && isOneStretch(tokens, previous, anchor)) || words.packs.has(holder?.folded ?? ''))
    )
  if (words.packs.has(before.folded)) return previous === undefined || previous.to === anchor.from
  return (
    (words.packs.has(holder?.folded ?? '') && (previous !== undefined || before.text !== '(')) ||
    (previous !== undefined && before.text !== '(' && anchor.unit !== null && isOneStretch(tokens, previous, anchor))
  )
}

/** `8 dozen schroeven van 200 stuks`, yet not `3 bouwlagen, wij vragen levering van 60 stuks bouten`. */
const isOneStretch = (tokens: readonly Token[], previous: Anchor, anchor: Anchor): boolean =>
  tokens
    .slice(previous.to, anchor.from)
    .every(
      ({ kind, text, folded }) =>
        !(kind === 'mark' && /^[.;:)]$/.test(text)) && !(kind === 'word' && words.clauseWords.has(folded)),
    )

/** A length or volume is a quantity where it opens or ends an item that has no other; else it says which goods. */
export function withoutSizes(tokens: readonly Token[], anchors: readonly Anchor[]): Anchor[] {
  const counted = anchors.some(({ strength }) => strength !== 'measure')
  return anchors.filter((anchor, index) => {
    if (isBracketed(tokens, anchor) && anchors.some((other) => isOpenBeside(tokens, other, anchor))) return false
    if (anchor.strength !== 'measure') return true
    // `de gymzaal (bouwjaar 1978, 312 m2)`
    if (tokens[anchor.to]?.text === ')' && tokens[anchor.from - 1]?.text !== '(') return false
    if (anchors[index - 1]?.to === anchor.from) return false
    if (opensItem(tokens, anchor)) return true
    const endsItem = isBoundary(tokens[anchor.to]) && index === anchors.length - 1
    return (
      (endsItem &&
        !counted &&
        (areas.has(anchor.unit ?? '') || afterGap(tokens, anchor) || isTooLong(tokens, anchor)) &&
        anchors.length === 1) ||
      (areas.has(anchor.unit ?? '') && isPlace(tokens, anchor.to) && !counted)
    )
  })
}

const isLength = /^(?:m|mtrs?|meters?|metres?)$/

/** `schroeven (200 pack) x 4`: what stands between brackets says how goods are packed when another quantity is open. */
const isBracketed = (tokens: readonly Token[], anchor: Anchor): boolean =>
  tokens[anchor.from - 1]?.text === '(' && tokens[anchor.to]?.text === ')'

/** Another quantity of the same goods: nothing between them starts other goods. */
function isOpenBeside(tokens: readonly Token[], other: Anchor, bracketed: Anchor): boolean {
  if (other === bracketed || other.strength === 'measure' || other.strength === 'bare' || isBracketed(tokens, other))
    return false
  const [first, second] = other.from < bracketed.from ? [other, bracketed] : [bracketed, other]
  return !tokens
    .slice(first.to, second.from)
    .some(
      (token) => token.text === ',' || token.text === ';' || (token.kind === 'word' && words.joiners.has(token.folded)),
    )
}

/** `vogelschroot 16 m`: no piece is that long. */
const isTooLong = (tokens: readonly Token[], { unit, value }: Anchor): boolean =>
  (isLength.test(unit ?? '') && value > 20) ||
  (((isLength.test(unit ?? '') && value > 7) || /^kg/.test(unit ?? '')) &&
    !tokens.some((token) => evidenceOf(token) === 'size'))

const afterGap = (tokens: readonly Token[], anchor: Anchor): boolean =>
  /^[:;=|–-]$/.test(tokens[anchor.from - 1]?.text ?? '')

/** `30 m koperbuis`: before the goods, and nothing about goods before it. */
function opensItem(tokens: readonly Token[], anchor: Anchor): boolean {
  const before = tokens[anchor.from - 1]
  const next = tokens[anchor.to]
  if (
    before !== undefined &&
    (evidenceOf(before) !== 'none' ||
      words.packContent.has(before.folded) ||
      before.kind === 'number' ||
      before.kind === 'measure')
  )
    return false
  if (next?.kind !== 'word' && next?.kind !== 'code' && next?.kind !== 'size') return false
  if (before !== undefined && words.ditto.has(before.folded)) return true
  const following = tokens.slice(anchor.to, anchor.to + 4)
  const stop = following.findIndex((token) => isBoundary(token))
  return (stop < 0 ? following : following.slice(0, stop)).some(
    (token) => ['goods', 'size', 'unknown'].includes(evidenceOf(token)) || words.ditto.has(token.folded),
  )
}
