import { evidenceOf } from '../grammar/evidence/goods-evidence.ts'
import { isRefused } from '../grammar/evidence/is-refused.ts'
import type { FoundItem } from '../grammar/clause.types.ts'
import { readClauses } from '../grammar/read-clause.ts'
import { tokenise } from '../grammar/tokens/tokenise.ts'
import type { Token } from '../grammar/tokens/token.types.ts'
import { isClosing } from '../body/text/find-own-words.ts'
import type { MailLine } from '../body/text/mail-line.types.ts'
import { fold } from '../words/fold.ts'
import { words } from '../words/words.ts'

interface Heading {
  readonly text: string
  readonly depth: number
  /**
   * `goods` names what the bare sizes below are of; `attributes` says more about all lines below, and `material` does
   * both; `other` is a chapter.
   */
  readonly kind: 'goods' | 'material' | 'attributes' | 'other'
  readonly refused: boolean
  /** Lines below it were read. */
  used: boolean
  /** A blank line came after those: it stands above nothing more. */
  paused: boolean
}

/** The headings that stand above a line while a list is read from top to bottom. */
export class Headings {
  #stack: Heading[] = []

  /** A blank line: a heading that has lines below it ends. */
  pause(): void {
    for (const heading of this.#stack) heading.paused = heading.used
  }

  /** Whether the lines under the nearest heading are taken back (`Mag vervallen:`). */
  refused({ depth }: MailLine): boolean {
    return this.#stack.some((heading) => heading.refused && !heading.paused && heading.depth <= depth)
  }

  /** Whether a heading above a line names goods. */
  names({ depth }: MailLine): boolean {
    return this.#stack.some(
      (heading) =>
        (heading.kind === 'goods' || heading.kind === 'material') && !heading.paused && heading.depth <= depth,
    )
  }

  /** What to put before a line: the heading that names its goods, when it does not itself. */
  above(line: MailLine, item: FoundItem): string | null {
    const over = this.#stack.filter((heading) => !heading.paused && heading.depth <= line.depth)
    const parts = over
      .filter(({ kind }) => (item.named ? kind === 'attributes' || kind === 'material' : kind !== 'other'))
      .map(({ text }) => text)
    return parts.length === 0 ? null : parts.join(' / ')
  }

  passed(line: MailLine, items: readonly FoundItem[]): void {
    if (items.some(({ named }) => named))
      this.#stack = this.#stack.filter(({ depth, kind }) => depth < line.depth || kind !== 'goods' || line.bullet)
    for (const heading of this.#stack) if (heading.depth <= line.depth) heading.used = true
  }

  /** Takes a line as a heading when it looks like one. */
  take(lines: readonly MailLine[], index: number, text: string, english: boolean): boolean {
    const line = lines[index]
    if (!line) return false
    const next = lines.slice(index + 1, index + 3).find((other) => other.text !== '')
    const label = withoutTail(text)
    const tokens = tokenise(label, english)
    const spoken = tokens.filter(({ kind, folded }) => kind === 'word' && words.clauseWords.has(folded)).length
    const refused = takesBackNext(text.split(/[.?!]\s/).at(-1) ?? text, tokens)
    const short = label.length <= 70 && tokens.length <= 10
    const colon = text.trimEnd().endsWith(':')
    const said = next && colon && !refused ? saidOfNext(tokens, isBare(next, english)) : null
    if (said) return this.#push({ ...said, depth: line.depth, refused: false, used: false, paused: false })
    if (!next || (!short && !refused)) return this.#talk(line, colon && refused, label)
    if (refused && colon)
      return this.#push({ text: label, depth: line.depth, kind: 'other', refused, used: false, paused: false })
    if (spoken > 1 || words.asks.test(fold(label)) || isClosing(label)) return this.#talk(line, false, label)
    const parent = next.depth > line.depth
    const evidence = tokens.map(evidenceOf)
    const names = evidence.includes('goods') || (evidence.includes('size') && evidence.includes('unknown'))
    const isMaterial = !colon && isMaterialOfNext(tokens, next, lines[index - 1], english)
    const isHeading =
      colon ||
      parent ||
      line.heading ||
      isMaterial ||
      (names && isBare(next, english)) ||
      /^[\p{Lu}\d\s&/.,-]{3,}$/u.test(label)
    if (!isHeading) return this.#talk(line, false, label)
    const goods = (names && !isMaterial) || ((colon || parent) && isBare(next, english) && evidence.includes('unknown'))
    const attributes =
      !goods && evidence.some((each) => each === 'attribute' || each === 'size') && !evidence.includes('unknown')
    return this.#push({
      text: label,
      depth: line.depth,
      kind: goods ? 'goods' : attributes ? 'attributes' : 'other',
      refused: false,
      used: false,
      paused: false,
    })
  }

  /** Ordinary words end the headings of their own depth. */
  #talk(line: MailLine, refused: boolean, label: string): boolean {
    this.#stack = this.#stack.filter(({ depth }) => depth < line.depth)
    if (refused) this.#push({ text: label, depth: line.depth, kind: 'other', refused, used: false, paused: false })
    return false
  }

  #push(heading: Heading): true {
    this.#stack = [
      ...this.#stack.filter(
        ({ depth, kind, paused, used }) =>
          depth < heading.depth ||
          (depth === heading.depth && !used && !paused && kind === 'attributes' && heading.kind === 'goods'),
      ),
      heading,
    ]
    return true
  }
}

/** `Vervallen:`; yet `20 m = laat maar, wij tellen lengtes:` takes back its own quantity and nothing below it. */
function takesBackNext(sentence: string, tokens: readonly Token[]): boolean {
  const parts = sentence.split(/[,;]\s/)
  const isOwn = parts.length > 1 && (tokens[0]?.kind === 'number' || tokens[0]?.kind === 'measure')
  return isRefused(sentence) && (!isOwn || isRefused(parts.at(-1) ?? ''))
}

/**
 * What an asking sentence says at its end of the lines below it: `wat rekent u in azobé, alles geschaafd:`, or of bare
 * sizes which goods they are of: `graag prijs voor grenen balken:`. Null when it ends otherwise.
 */
function saidOfNext(tokens: readonly Token[], isAboveSizes: boolean): Pick<Heading, 'text' | 'kind'> | null {
  const until = tokens.findLastIndex(({ folded }) => !softeners.has(folded)) + 1
  const from =
    tokens
      .slice(0, until)
      .findLastIndex(
        (token) =>
          !tellsWhich(token) &&
          token.text !== ',' &&
          !words.everything.has(token.folded) &&
          !words.joiners.has(token.folded),
      ) + 1
  const said = tokens.slice(from, until).filter(tellsWhich)
  const isMaterial = said.every((token) => words.materials.has(token.folded) || evidenceOf(token) === 'attribute')
  const isTelling = said.some(
    ({ folded }) => (words.materials.has(folded) || words.passedOn.has(folded)) && !broad.has(folded),
  )
  const text = said.map((token) => token.text).join(' ')
  if (isMaterial && isTelling) return { text, kind: isAboveSizes ? 'material' : 'attributes' }
  return isAboveSizes && goodsIn(said).length > 0 ? { text, kind: 'goods' } : null
}
const tellsWhich = (token: Token): boolean => ['goods', 'attribute', 'size', 'measure'].includes(evidenceOf(token))
const softeners: ReadonlySet<string> = new Set(['graag', 'svp', 'aub', 'please'])
/** Above a chapter of a list rather than what all in it is made of. */
const broad: ReadonlySet<string> = new Set(['hout', 'staal', 'timber', 'steel'])

function withoutTail(text: string): string {
  let end = text.length
  while (end > 0 && /[:\s.…-]/.test(text[end - 1] ?? '')) end -= 1
  return text.slice(0, end)
}

const goodsIn = (tokens: readonly Token[]): Token[] => tokens.filter((token) => evidenceOf(token) === 'goods')

/**
 * `PVC grijs 75 mm` above `9x buis 4 m`: says of what the goods are that stand below it, each with a quantity and a
 * name.
 */
function isMaterialOfNext(
  tokens: readonly Token[],
  next: MailLine,
  above: MailLine | undefined,
  english: boolean,
): boolean {
  const isMaterial = ({ folded }: Token): boolean => words.materials.has(folded)
  const named = goodsIn(tokens)
  if (named.length === 0 || !named.every(isMaterial) || (above !== undefined && above.text !== '')) return false
  const items = readClauses(next.text.replace(/^[-*•·–]\s+/, ''), { english, list: true })
  return items.some(({ named: isNamed }) => isNamed) && !items.some((item) => goodsIn(item.tokens).some(isMaterial))
}

/** A line with a quantity and sizes, and no name of goods. */
function isBare(line: MailLine, english: boolean): boolean {
  const items = readClauses(line.text.replace(/^[-*•·–]\s+/, ''), { english, list: true, headed: true })
  return items.length > 0 && items.every(({ named }) => !named)
}
