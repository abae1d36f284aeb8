import { words } from '../words/words.ts'
import { afterContent } from './after-content.ts'
import type { Anchor } from './anchors/anchor.types.ts'
import { findAnchors, isSum } from './anchors/find-anchors.ts'
import { evidenceOf } from './evidence/goods-evidence.ts'
import { isRefused } from './evidence/is-refused.ts'
import type { FoundItem } from './clause.types.ts'
import type { Token } from './tokens/token.types.ts'
import { wordSet } from './tokens/word-set.ts'

export const namesGoods = (tokens: readonly Token[]): boolean => {
  const said = tokens.map(evidenceOf)
  return said.includes('goods') && said.includes('size')
}

/**
 * Tells so much of goods that a quantity in the next sentence can be theirs: their name or look with a size, or whether
 * they are there.
 */
export function speaksOfGoods(tokens: readonly Token[]): boolean {
  const said = tokens.map(evidenceOf)
  return (said.includes('size') && (said.includes('goods') || said.includes('attribute'))) || wondersAbout(tokens)
}

/** `Hebben jullie ook tuinkabouters?`, `Als u hijsbanden heeft`: asks whether goods are there. */
function wondersAbout(tokens: readonly Token[]): boolean {
  const [first, second] = tokens
    .filter(({ kind, folded }) => kind === 'word' && !words.turns.test(folded) && !words.joiners.has(folded))
    .map(({ folded }) => folded)
  return (
    wonders.has(`${first ?? ''} ${second ?? ''}`) &&
    tokens.some((token) => ['goods', 'unknown'].includes(evidenceOf(token)))
  )
}
const wonders = wordSet('wonders')

/**
 * `Hebben jullie vuren 71x196? Wat kosten 15 stuks?`: the goods are named in the sentence before their quantity, or
 * before several.
 */
export function quantitiesOfSpoken(
  text: string,
  clause: readonly Token[],
  spoken: readonly Token[],
  english: boolean,
): FoundItem[] {
  const counted = findAnchors(clause, english).filter(
    (found) => (found.strength === 'unit' && found.unit !== null) || isOfThem(clause, found.from, found.to),
  )
  const anchors =
    counted.length > 0 ? counted : [...ofThem(clause), ...areas(clause).filter((anchor) => !isSum(clause, anchor))]
  const known = spoken.findIndex((token) => ['goods', 'size', 'attribute'].includes(evidenceOf(token)))
  const isUnnamed = !spoken.some((token) => evidenceOf(token) === 'goods')
  // `ook zwengels 90 mm?`: the unknown word before a size is what has it.
  const from =
    known < 0
      ? spoken.findIndex((token, at) => at > 1 && evidenceOf(token) === 'unknown')
      : known - (isUnnamed && evidenceOf(spoken[known - 1]) === 'unknown' ? 1 : 0)
  const first = spoken[from]
  const end = spoken.at(-1)?.end ?? 0
  const namesOthers = clause.some(
    (token, at) => evidenceOf(token) === 'goods' && !anchors.some((anchor) => at >= anchor.from && at < anchor.to),
  )
  if (!first || anchors.length === 0 || namesOthers || isRefused(text.slice(first.start, clause.at(-1)?.end))) return []
  const about = {
    tokens: spoken.slice(from),
    accessories: [],
    assumed: false,
    named: true,
    sure: false,
    known: true,
    goods: null,
  }
  return anchors.map((anchor, index) => {
    const last = clause[afterContent(clause, anchor.to) - 1]
    const counts = { ...about, quantity: anchor.value, unit: anchor.unit }
    if (index > 0)
      return {
        ...counts,
        start: clause[anchor.from]?.start ?? 0,
        end: last?.end ?? 0,
        goods: text.slice(first.start, end),
      }
    return { ...counts, start: first.start, end: anchor.unit === null ? end : (last?.end ?? end) }
  })
}

/**
 * `Heeft u grijze lak? Ik heb 4 blikken nodig en ook 2 blikken grondverf`: other goods start behind the joining word.
 */
export function splitBeforeOther(
  clause: readonly Token[],
  spoken: readonly Token[],
): readonly [readonly Token[], readonly Token[]] {
  const counted = spoken.length === 0 ? -1 : clause.findIndex(({ kind }) => kind === 'number' || kind === 'measure')
  const at =
    counted < 0
      ? -1
      : clause.findIndex(
          ({ kind, folded }, index) =>
            index > counted &&
            kind === 'word' &&
            words.joiners.has(folded) &&
            clause.slice(index).some((token) => evidenceOf(token) === 'goods' || words.ditto.has(token.folded)),
        )
  return at > 0 ? [clause.slice(0, at), clause.slice(at + 1)] : [clause, []]
}

/** `Ik heb er 60 nodig`, `dan graag 4`. */
const ofThem = (tokens: readonly Token[]): Anchor[] =>
  tokens.flatMap(({ kind, value }, from) =>
    kind === 'number' && value !== undefined && value > 0 && isOfThem(tokens, from, from + 1)
      ? [{ from, to: from + 1, value, unit: null, strength: 'bare' as const }]
      : [],
  )

const isOfThem = (tokens: readonly Token[], from: number, to: number): boolean =>
  (['graag', 'maar', 'take', 'need'].includes(tokens[from - 1]?.folded ?? '') ||
    tokens.slice(Math.max(0, from - 3), from).some(({ folded }) => folded === 'er')) &&
  ['none', 'attribute'].includes(evidenceOf(tokens[to]))

/** `Ik heb 30 m2 nodig`, `Het gaat om 8 m2 in de hal en 20 m2 boven`. */
function areas(tokens: readonly Token[]): Anchor[] {
  const said = tokens.map(({ folded }) => folded).join(' ')
  return words.asks.test(said) || words.concerns.test(said)
    ? tokens.flatMap(({ unit, value }, from) =>
        value !== undefined && value > 0 && unit !== undefined && squareMetres.has(unit)
          ? [{ from, to: from + 1, value, unit, strength: 'measure' as const }]
          : [],
      )
    : []
}
const squareMetres = wordSet('squareMetres')
