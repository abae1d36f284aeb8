import { fold } from '../words/fold.ts'
import { words } from '../words/words.ts'
import type { Anchor } from './anchors/anchor.types.ts'
import { findAnchors } from './anchors/find-anchors.ts'
import { bundleAt, findBundles, type Bundle } from './find-bundles.ts'
import { afterContent } from './after-content.ts'
import { findItems, type Item } from './find-items.ts'
import { evidenceOf } from './evidence/goods-evidence.ts'
import { isRefused, perfect, withoutOthers } from './evidence/is-refused.ts'
import { shapesOf } from './tokens/shape-of.ts'
import { splitCondition, splitSentences, splitTurns } from './split-clauses.ts'
import { namesGoods, quantitiesOfSpoken, speaksOfGoods, splitBeforeOther } from './spoken-goods.ts'
import { withoutPurpose } from './without-purpose.ts'
import { withoutSpecifiers } from './without-specifiers.ts'
import { tokenise } from './tokens/tokenise.ts'
import type { Token } from './tokens/token.types.ts'
import { wordSet } from './tokens/word-set.ts'
import { isGoods, attributesBehind } from './evidence/is-goods.ts'
import type { ClauseContext, FoundItem, Judgement } from './clause.types.ts'

/** The items of one line or paragraph. */
export function readClauses(text: string, context: ClauseContext): FoundItem[] {
  const asked = context.list || words.asks.test(fold(text))
  const items: FoundItem[] = []
  let spoken: Token[] = []
  for (const clause of withBundles(splitSentences(withoutSpecifiers(tokenise(text, context.english))))
    .map((sentence) => withoutPurpose(sentence))
    .flatMap((sentence) => splitTurns(sentence))
    .flatMap((part) => splitCondition(part))) {
    const [first, rest] = splitBeforeOther(clause, spoken)
    const told = quantitiesOfSpoken(text, first, spoken, context.english)
    const found =
      told.length > 0
        ? [...told, ...readClause(text, rest, { ...context, asked })]
        : readClause(text, clause, { ...context, asked })
    if (told.length > 0 && isOneOf(text, items.at(-1)) && spoken.some(({ start }) => start === items.at(-1)?.start))
      items.pop()
    items.push(...found)
    const open = found.length === 0 || (found.length === 1 && isOneOf(text, found[0]))
    spoken = open && speaksOfGoods(clause) ? clause : []
  }
  return items
}

/** `40 bouten M8x60. Per bout een moer.`: what comes with goods belongs to the sentence that names them. */
function withBundles(sentences: readonly Token[][]): Token[][] {
  const joined: Token[][] = []
  for (const sentence of sentences) {
    if (bundleAt(sentence, 0)) joined.at(-1)?.push(...sentence)
    if (!bundleAt(sentence, 0) || joined.length === 0) joined.push(sentence)
  }
  return joined
}

/** `Wat kost een balk 71x246? Ik heb er 9 nodig`: one was no quantity yet. */
const isOneOf = (text: string, item: FoundItem | undefined): boolean =>
  item?.quantity === 1 && /^(?:een|an?)\s/i.test(text.slice(item.start, item.start + 4))

/** Goods that a sentence asks for without saying how many: `graag een prijs voor hoekstaal 40x40x4`. One is assumed. */
export function readAssumed(text: string, english: boolean): FoundItem[] {
  return splitSentences(tokenise(text, english)).flatMap((tokens) => {
    const first = tokens.findIndex((token) => ['goods', 'attribute'].includes(evidenceOf(token)))
    const last = tokens.findLastIndex((token) => ['goods', 'size', 'attribute', 'measure'].includes(evidenceOf(token)))
    const own = tokens.slice(first, last + 1)
    const [start, end] = [own[0]?.start ?? 0, own.at(-1)?.end ?? 0]
    const whole = text.slice(tokens[0]?.start, tokens.at(-1)?.end)
    if (first < 0 || !namesGoods(own) || !words.asks.test(fold(whole)) || isRefused(whole) || whole.endsWith(':'))
      return []
    return [
      {
        start,
        end,
        tokens: own,
        goods: null,
        accessories: [],
        quantity: 1,
        unit: null,
        assumed: true,
        named: true,
        sure: false,
        known: true,
      },
    ]
  })
}

function readClause(text: string, tokens: readonly Token[], context: Judgement): FoundItem[] {
  const [first] = tokens
  const last = tokens.at(-1)
  if (!first || !last || isRefused(text.slice(first.start, last.end))) return []
  const said = fold(text.slice(first.start, last.end))
  const asksItself = words.asks.test(said)
  // `Ik heb gerekend op 18 platen van 18 mm` names its goods too well for a story.
  if (!asksItself && perfect.test(said) && !tokens.some((token) => evidenceOf(token) === 'size')) return []
  const bundles = findBundles(tokens)
  const anchors = realAnchors(
    findAnchors(tokens, context.english).filter(
      ({ from }) => !bundles.some((bundle) => bundle.from < from && from < bundle.to),
    ),
    context.list || asksItself,
  )
  const tells = !asksItself && tokens.some(({ kind, folded }) => kind === 'word' && doers.has(folded))
  const makes = tells && tokens.some(({ kind, folded }) => kind === 'word' && words.making.has(folded))
  const story = (context.story === true || makes) && !namesGoods(tokens)
  return withoutTotal(
    text,
    findItems(tokens, anchors)
      .filter(
        (item) =>
          !owned.has(tokens[item.anchor.from - 1]?.folded ?? '') &&
          !isTold(tokens, item.anchor) &&
          isGoods(tokens, item, {
            ...context,
            story,
            list: context.list && !makes && !isForThem(tokens, item.anchor, asksItself),
            asked: context.asked && !tells && !isForThem(tokens, item.anchor, asksItself),
          }) &&
          !isSubject(tokens, item) &&
          !((tells || context.story === true) && knownOnes.has(tokens[item.anchor.from - 1]?.folded ?? '')),
      )
      .map((item, index, items) => asFound(text, tokens, item, items[index + 1]?.from ?? tokens.length, bundles)),
  )
}

/** `40 balken 44x94, 20 van 3,6 m en 20 van 4,2 m`: the first is the sum of the others, which are of its goods. */
function withoutTotal(text: string, found: readonly FoundItem[]): FoundItem[] {
  const [total, ...parts] = found
  const isTotal =
    total &&
    parts.length > 1 &&
    parts.every(
      ({ goods, named, tokens }) =>
        goods !== null || (!named && ![...shapesOf(tokens)].some((shape) => shapesOf(total.tokens).has(shape))),
    ) &&
    parts.reduce((sum, { quantity }) => sum + quantity, 0) === total.quantity
  if (!total || !isTotal) return [...found]
  const [first, last] = [total.tokens[0], total.tokens.at(-1)]
  return parts.map((part) => ({ ...part, goods: part.goods ?? text.slice(first?.start, last?.end) }))
}

/**
 * `een ontstoppingsstuk` counts beside other goods or where something is asked for; `ik ga een schutting maken` tells a
 * story.
 */
function realAnchors(anchors: readonly Anchor[], asked: boolean): readonly Anchor[] {
  const loose = ({ strength, unit, value }: Anchor): boolean => strength === 'word' && unit === null && value === 1
  return asked || !anchors.every(loose) ? anchors : []
}

/** `ik kom de 8 kokers ophalen`: goods that both know of already. */
const knownOnes = wordSet('knownOnes')

/** `de aantallen zijn voor een reeks van 12 aggregaten`: what the goods are for. */
function isForThem(tokens: readonly Token[], { from }: Anchor, asksItself: boolean): boolean {
  const isBetween = (token: Token | undefined): boolean =>
    token?.kind === 'word' && !forThem.has(token.folded) && !['goods', 'attribute'].includes(evidenceOf(token))
  let at = from - 1
  while (isBetween(tokens[at])) at--
  if (!forThem.has(tokens[at]?.folded ?? '')) return false
  // `prijs voor 12 platen voor 3 balies`
  return (
    !asksItself ||
    (namesGoods(tokens.slice(0, at)) &&
      tokens[at - 1]?.kind !== 'mark' &&
      !words.joiners.has(tokens[at - 1]?.folded ?? ''))
  )
}
const forThem = wordSet('forThem')

/** `De trailers (4 stuks) worden opgebouwd`: known things, of which something is told. */
function isSubject(tokens: readonly Token[], { from, to, anchor }: Item): boolean {
  const behind = tokens[to]?.text === ')' ? to + 1 : to
  const isKnown =
    knownOnes.has(tokens[from - 1]?.folded ?? '') &&
    anchor.from > from &&
    !tokens.slice(from, to).some((token) => ['goods', 'size', 'attribute'].includes(evidenceOf(token)))
  const next = tokens[behind]
  return isKnown && next?.kind === 'word' && words.clauseWords.has(next.folded) && !words.asks.test(next.folded)
}

const longestPart = 30

/** `45 m2 tegels graag, de vorige keer waren er 3 dozen te weinig`: told of, in a part of its own. */
function isTold(tokens: readonly Token[], { from, to }: Anchor): boolean {
  const isEnd = ({ text }: Token): boolean => text === ','
  const before = tokens.slice(Math.max(0, from - longestPart), from)
  const behind = tokens.slice(to, to + longestPart)
  const length = behind.findIndex(isEnd)
  const said = withoutOthers(
    [...before.slice(before.findLastIndex(isEnd) + 1), ...behind.slice(0, length < 0 ? behind.length : length)]
      .map(({ folded }) => folded)
      .join(' '),
  )
  return words.told.test(said) && !words.asks.test(said)
}

/** `heb jij mijn 2 klemmen nog?` */
const owned: ReadonlySet<string> = new Set(['mijn', 'my'])

/** Somebody does something: `wij schilderen twee lokalen`. */
const doers = wordSet('doers')

/**
 * Where an item ends whose accessories are lines of their own: before them, unless it is described further behind them.
 */
function withoutBundle(tokens: readonly Token[], to: number, bundle: Bundle | undefined): number {
  const behind = bundle ? tokens.slice(bundle.to, to) : []
  // `per bout een moer, ook in A4` speaks of the nut.
  const isOfBundle = behind.some(({ folded }) => ['ook', 'eveneens', 'also', 'idem'].includes(folded))
  return bundle && (isOfBundle || !behind.some((token) => evidenceOf(token) !== 'none'))
    ? Math.min(to, bundle.from)
    : to
}

function asFound(
  text: string,
  tokens: readonly Token[],
  { from, to, anchor, goods }: Item,
  next: number,
  bundles: readonly Bundle[],
): FoundItem {
  const bundle = bundles.find((each) => each.from > from && each.from < next)
  const end = Math.max(withoutBundle(tokens, to, bundle), afterContent(tokens, anchor.to))
  const own = tokens.slice(from, end + attributesBehind(tokens.slice(end, next)))
  const described = own.filter((token) => !tokens.slice(anchor.from, anchor.to).includes(token))
  return {
    start: own[0]?.start ?? 0,
    end: own.at(-1)?.end ?? 0,
    tokens: goods ? tokens.slice(goods.from, goods.to) : described,
    goods: goods ? text.slice(tokens[goods.from]?.start, tokens[goods.to - 1]?.end) : null,
    accessories: bundle?.accessories ?? [],
    quantity: anchor.value,
    unit: anchor.unit === 'x' ? null : anchor.unit,
    assumed: false,
    named: described.some((token) => ['goods', 'unknown'].includes(evidenceOf(token))),
    known: described.some((token) => ['goods', 'size'].includes(evidenceOf(token))),
    sure:
      anchor.strength === 'unit' ||
      anchor.strength === 'times' ||
      described.some((token) => evidenceOf(token) === 'goods'),
  }
}
