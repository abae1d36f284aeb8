import { fold } from '../words/fold.ts'
import { words } from '../words/words.ts'
import { findAnchors, isLoose, type Anchor } from './find-anchors.ts'
import { findItems, type Item } from './find-items.ts'
import { evidenceOf } from './goods-evidence.ts'
import { splitCondition, splitSentences, splitTurns } from './split-clauses.ts'
import { withoutPurpose } from './without-purpose.ts'
import { tokenise } from './tokenise.ts'
import type { Token } from './token.types.ts'

export interface FoundItem {
  /** Character offsets in the text that was read. */
  readonly start: number
  readonly end: number
  readonly tokens: readonly Token[]
  /** What the clause says behind it, up to the next item. */
  readonly behind: readonly Token[]
  readonly quantity: number
  readonly unit: string | null
  readonly assumed: boolean
  /** Names goods, not only sizes and finishes. */
  readonly named: boolean
  readonly sure: boolean
  /** Names goods that are known as such, or their size. */
  readonly known: boolean
}

export interface ClauseContext {
  readonly english: boolean
  /** A line of a list, where goods need no other mark than a quantity. */
  readonly list: boolean
  /** Stands under a heading that names goods, so that a length and a quantity are enough. */
  readonly headed?: boolean
  readonly bullet?: boolean
  /** The mail asks for nothing anywhere: quantities in its sentences are a story. */
  readonly story?: boolean
}

/** The items of one line or paragraph. */
export function readClauses(text: string, context: ClauseContext): FoundItem[] {
  const asked = context.list || words.asks.test(fold(text))
  const items: FoundItem[] = []
  let spoken: Token[] = []
  for (const clause of splitSentences(tokenise(text, context.english)).map((sentence) => withoutPurpose(sentence)).flatMap((sentence) => splitTurns(sentence)).flatMap((part) => splitCondition(part))) {
    const [first, rest] = splitBeforeOther(clause, spoken)
    const told = quantityOfSpoken(text, first, spoken, context.english)
    const found = told ? [told, ...readClause(text, rest, { ...context, asked })] : readClause(text, clause, { ...context, asked })
    if (told && isOneOf(text, items.at(-1)) && spoken.some(({ start }) => start === items.at(-1)?.start)) items.pop()
    items.push(...found)
    const open = found.length === 0 || (found.length === 1 && isOneOf(text, found[0]))
    spoken = open && (namesGoods(clause) || wondersAbout(clause)) ? clause : []
  }
  return items
}

const namesGoods = (tokens: readonly Token[]): boolean => {
  const said = tokens.map(evidenceOf)
  return said.includes('goods') && said.includes('size')
}

/** `Wat kost een balk 71x246? Ik heb er 9 nodig`: one was no quantity yet. */
const isOneOf = (text: string, item: FoundItem | undefined): boolean => item?.quantity === 1 && /^(?:een|an?)\s/i.test(text.slice(item.start, item.start + 4))

/** `Hebben jullie ook tuinkabouters?`, `Als u hijsbanden heeft`: asks whether goods are there. */
const wondersAbout = (tokens: readonly Token[]): boolean => {
  const [first, second] = tokens.filter(({ kind, folded }) => kind === 'word' && !words.turns.test(folded)).map(({ folded }) => folded)
  return wonders.has(`${first ?? ''} ${second ?? ''}`) && tokens.some((token) => ['goods', 'unknown'].includes(evidenceOf(token)))
}
const wonders: ReadonlySet<string> = new Set(['heb je', 'heb jij', 'heeft u', 'hebt u', 'hebben jullie', 'verkoopt u', 'verkopen jullie', 'mocht u', 'mochten jullie', 'mocht je', 'als u', 'als jullie', 'als je', 'do you', 'have you', 'if you', 'should you'])

/** `Hebben jullie vuren 71x196? Wat kosten 15 stuks?`: the goods are named in the sentence before their quantity. */
function quantityOfSpoken(text: string, clause: readonly Token[], spoken: readonly Token[], english: boolean): FoundItem | null {
  const counted = findAnchors(clause, english).filter((found) => (found.strength === 'unit' && found.unit !== null) || isOfThem(clause, found.from, found.to))
  const [anchor, another] = counted.length > 0 ? counted : [...ofThem(clause), ...areas(clause)]
  const known = spoken.findIndex((token) => ['goods', 'size', 'attribute'].includes(evidenceOf(token)))
  const from = known < 0 ? spoken.findIndex((token, at) => at > 1 && evidenceOf(token) === 'unknown') : known
  const last = anchor && clause[afterContent(clause, anchor.to) - 1]
  const first = spoken[from]
  if (!anchor || another || !last || !first || clause.some((token, at) => (at < anchor.from || at >= anchor.to) && evidenceOf(token) === 'goods') || isRefused(text.slice(first.start, last.end))) return null
  return { start: first.start, end: anchor.unit === null ? spoken.at(-1)?.end ?? last.end : last.end, tokens: spoken.slice(from), behind: [], quantity: anchor.value, unit: anchor.unit, assumed: false, named: true, sure: false, known: true }
}

/** `Heeft u grijze lak? Ik heb 4 blikken nodig en ook 2 blikken grondverf`: other goods start behind the joining word. */
function splitBeforeOther(clause: readonly Token[], spoken: readonly Token[]): readonly [readonly Token[], readonly Token[]] {
  const counted = spoken.length === 0 ? -1 : clause.findIndex(({ kind }) => kind === 'number' || kind === 'measure')
  const at = counted < 0 ? -1 : clause.findIndex(({ kind, folded }, index) => index > counted && kind === 'word' && words.joiners.has(folded) && clause.slice(index).some((token) => evidenceOf(token) === 'goods'))
  return at > 0 ? [clause.slice(0, at), clause.slice(at + 1)] : [clause, []]
}

/** `Ik heb er 60 nodig`, `dan graag 4`. */
const ofThem = (tokens: readonly Token[]): Anchor[] =>
  tokens.flatMap(({ kind, value }, from) => (kind === 'number' && value !== undefined && value > 0 && isOfThem(tokens, from, from + 1) ? [{ from, to: from + 1, value, unit: null, strength: 'bare' as const }] : []))

/** `4 blikken van 2,5 liter`. */
const afterContent = (tokens: readonly Token[], at: number): number =>
  words.packContent.has(tokens[at]?.folded ?? '') && tokens[at + 1]?.kind === 'measure' ? at + 2 : at

/** `Ik heb 30 m2 nodig`. */
const areas = (tokens: readonly Token[]): Anchor[] =>
  words.asks.test(tokens.map(({ folded }) => folded).join(' ')) ? tokens.flatMap(({ unit, value }, from) => (value !== undefined && value > 0 && unit !== undefined && squareMetres.has(unit) ? [{ from, to: from + 1, value, unit, strength: 'measure' as const }] : [])) : []
const squareMetres: ReadonlySet<string> = new Set(['m2', 'vierkante meter', 'vierkante meters', 'sqm'])

const isOfThem = (tokens: readonly Token[], from: number, to: number): boolean =>
  ['er', 'graag', 'maar', 'take', 'need'].includes(tokens[from - 1]?.folded ?? '') && ['none', 'attribute'].includes(evidenceOf(tokens[to]))

/** Goods that a sentence asks for without saying how many: `graag een prijs voor hoekstaal 40x40x4`. One is assumed. */
export function readAssumed(text: string, english: boolean): FoundItem[] {
  return splitSentences(tokenise(text, english)).flatMap((tokens) => {
    const first = tokens.findIndex((token) => ['goods', 'attribute'].includes(evidenceOf(token)))
    const last = tokens.findLastIndex((token) => ['goods', 'size', 'attribute', 'measure'].includes(evidenceOf(token)))
    const own = tokens.slice(first, last + 1)
    const [start, end] = [own[0]?.start ?? 0, own.at(-1)?.end ?? 0]
    const whole = text.slice(tokens[0]?.start, tokens.at(-1)?.end)
    if (first < 0 || !namesGoods(own) || !words.asks.test(fold(whole)) || isRefused(whole) || whole.endsWith(':')) return []
    return [{ start, end, tokens: own, behind: [], quantity: 1, unit: null, assumed: true, named: true, sure: false, known: true }]
  })
}

/** Says that goods are taken back, put off, or only told of. */
export function isRefused(text: string): boolean {
  const folded = fold(text)
  return words.refusals.test(folded.replace(inStore, ' ')) || spared.test(folded) || (words.told.test(folded) && !words.asks.test(folded))
}

/** `Heb je 20 balken liggen?` asks for them; `die heb ik nog liggen` does not. */
const inStore = /(?<!\p{L})(?:heb je|heb jij|hebt u|heeft u|hebben jullie)(?!\p{L})[^?.]{0,160}? liggen(?!\p{L})/u

/** `hoeven we nu nog niet`. */
const spared = /(?<!\p{L})hoeft? (?:\p{L}+ ){0,4}?niet(?!\p{L})|(?<!\p{L})hoeven (?:\p{L}+ ){0,4}?niet(?!\p{L})/u

/** `ik heb een kraan gehuurd`, `we have ordered 20 boards`. What goods are (`geschaafd`, `needed`) is no deed. */
const perfect = /(?<!\p{L})(?:heb|hebt|heeft|hebben|had|hadden|werd|werden)(?!\p{L}).{0,120}?(?<!\p{L})(?:aan|af|op|uit|in|mee|bij|na|over|toe)?ge(?!zaagd|schaafd|impreg|galva|polijst|lamin|lijmd|gevinger)\p{L}{2,}(?:d|t|en)(?!\p{L})|(?<!\p{L})(?:have|has|had|was|were) (?:just |already |been )?(?!need|requir|galvan)\p{L}{3,}ed(?!\p{L})/u

function readClause(text: string, tokens: readonly Token[], context: Judgement): FoundItem[] {
  const [first] = tokens
  const last = tokens.at(-1)
  if (!first || !last || isRefused(text.slice(first.start, last.end))) return []
  const said = fold(text.slice(first.start, last.end))
  const asksItself = words.asks.test(said)
  // `Ik heb gerekend op 18 platen van 18 mm` names its goods too well for a story.
  if (!asksItself && perfect.test(said) && !tokens.some((token) => evidenceOf(token) === 'size')) return []
  const anchors = realAnchors(findAnchors(tokens, context.english), context.list || asksItself)
  const tells = !asksItself && tokens.some(({ kind, folded }) => kind === 'word' && doers.has(folded))
  const story = context.story === true && !namesGoods(tokens)
  return findItems(tokens, anchors).filter((item) => !owned.has(tokens[item.anchor.from - 1]?.folded ?? '') && isGoods(tokens, item, { ...context, story, asked: context.asked && !tells }) && !((tells || context.story === true) && knownOnes.has(tokens[item.anchor.from - 1]?.folded ?? ''))).map((item, index, items) => asFound(tokens, item, items[index + 1]?.from ?? tokens.length))
}

/** `een ontstoppingsstuk` counts beside other goods or where something is asked for; `ik ga een schutting maken` tells a story. */
function realAnchors(anchors: readonly Anchor[], asked: boolean): readonly Anchor[] {
  const loose = ({ strength, unit, value }: Anchor): boolean => strength === 'word' && unit === null && value === 1
  return asked || !anchors.every(loose) ? anchors : []
}

interface Judgement extends ClauseContext {
  readonly asked: boolean
}

/** `ik kom de 8 kokers ophalen`: goods that both know of already. */
const knownOnes: ReadonlySet<string> = new Set(['de', 'die', 'deze', 'the', 'those', 'these'])

/** `heb jij mijn 2 klemmen nog?` */
const owned: ReadonlySet<string> = new Set(['mijn', 'my'])

/** Somebody does something: `wij schilderen twee lokalen`. */
const doers: ReadonlySet<string> = new Set(['ik', 'wij', 'we', 'i'])

/** What is counted is goods, and not days, houses or people. */
function isGoods(tokens: readonly Token[], { from, to, anchor }: Item, { list, asked, headed = false, bullet = false, story = false }: Judgement): boolean {
  const own = tokens.filter((_, index) => index >= from && index < to && (index < anchor.from || index >= anchor.to))
  const said = own.map(evidenceOf)
  const firstWord = tokens.slice(anchor.to, anchor.to + 3).find((token) => token.kind === 'word' && !words.attributes.has(token.folded) && !isLoose(token.folded))
  const counts = firstWord !== undefined && tokens.indexOf(firstWord) < to && words.notGoods.has(firstWord.folded)
  const strong = said.includes('goods') || (said.includes('size') && said.some((evidence) => evidence === 'unknown' || evidence === 'attribute'))
  if (anchor.strength !== 'unit' && tokens.slice(anchor.to, anchor.to + 3).some(({ kind, folded }) => kind === 'word' && words.kinds.has(folded))) return false
  if (counts && evidenceOf(tokens[tokens.indexOf(firstWord) + 1]) !== 'goods') return false
  if (story && !list) return false
  if (strong) return true
  if (bullet && anchor.strength === 'bare' && said.includes('unknown')) return true
  if (headed && said.some((evidence) => evidence !== 'none')) return true
  const behind = evidenceOf(tokens[anchor.to]) !== 'none' && anchor.to < to
  if (anchor.strength === 'measure' || (anchor.strength === 'bare' && !behind)) return (list || (asked && leads(tokens, anchor))) && behind && said.includes('unknown') || (said.includes('size') && list && anchor.strength === 'bare')
  const weak = said.includes('unknown') || said.includes('size')
  if (anchor.strength === 'unit' || anchor.strength === 'times') return weak || (list && said.includes('attribute'))
  if (list) return weak || said.includes('attribute')
  return asked && weak && anchor.value > 1 && leads(tokens, anchor)
}

/** An unknown word right behind the quantity may be goods; further away it is part of a story. */
const leads = (tokens: readonly Token[], anchor: Anchor): boolean => ['unknown', 'size'].includes(evidenceOf(tokens[anchor.to]))

/** `14 balken van 3,6 m kosten, fijnbezaagd`: how far what is said behind an item still describes it. */
function attributesBehind(behind: readonly Token[]): number {
  const said = behind.map(evidenceOf)
  const last = said.lastIndexOf('attribute')
  return last >= 0 && last < 6 && behind[last - 1]?.text === ',' && said.every((evidence) => evidence === 'none' || evidence === 'attribute') ? last + 1 : 0
}

function asFound(tokens: readonly Token[], { from, to, anchor }: Item, next: number): FoundItem {
  const end = Math.max(to, anchor.to)
  const own = tokens.slice(from, end + attributesBehind(tokens.slice(end, next)))
  const described = own.filter((token) => !tokens.slice(anchor.from, anchor.to).includes(token))
  return {
    start: own[0]?.start ?? 0,
    end: own.at(-1)?.end ?? 0,
    tokens: described,
    behind: tokens.slice(Math.max(to, anchor.to), next),
    quantity: anchor.value,
    unit: anchor.unit === 'x' ? null : anchor.unit,
    assumed: false,
    named: described.some((token) => ['goods', 'unknown'].includes(evidenceOf(token))),
    known: described.some((token) => ['goods', 'size'].includes(evidenceOf(token))),
    sure: anchor.strength === 'unit' || anchor.strength === 'times' || described.some((token) => evidenceOf(token) === 'goods'),
  }
}
