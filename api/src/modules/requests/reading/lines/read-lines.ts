import type { DraftLine } from './draft-line.types.ts'
import { correctDrafts } from './correct-drafts.ts'
import { findCorrections, type Correction } from '../grammar/find-corrections.ts'
import { isRefused } from '../grammar/evidence/is-refused.ts'
import type { FoundItem } from '../grammar/clause.types.ts'
import { readClauses } from '../grammar/read-clause.ts'
import { accessoriesOf } from '../grammar/accessories-of.ts'
import { bundleAt } from '../grammar/find-bundles.ts'
import { evidenceOf } from '../grammar/evidence/goods-evidence.ts'
import { tokenise } from '../grammar/tokens/tokenise.ts'
import { Headings } from './headings.ts'
import { countedLines, lead } from './list-numbers.ts'
import { leftOut, referredTo } from './referred-to.ts'
import { readFields } from './read-fields.ts'
import { readRecord } from './read-record.ts'
import { readTable } from '../body/tables/read-table.ts'
import { withSaidOfAll } from './said-of-all.ts'
import { withTextTables } from '../body/tables/text-tables.ts'
import { withQuantityBelow } from '../body/text/with-quantity-below.ts'
import { limits } from '../limits.ts'
import type { MailLine } from '../body/text/mail-line.types.ts'
import { collapse } from '../words/collapse.ts'
import { fold } from '../words/fold.ts'
import { words } from '../words/words.ts'

export interface Language {
  readonly english: boolean
  /** The mail asks for nothing anywhere. */
  readonly story: boolean
}

/** The requested lines in the lines of a mail, in order. */
export function readLines(source: readonly MailLine[], language: Language): DraftLine[] {
  const { english } = language
  const lines = withQuantityBelow(withTextTables(source.slice(0, limits.textLines)), english)
  const drafts: DraftLine[] = []
  const headings = new Headings()
  const listed = countedLines(lines)
  for (let index = 0; index < lines.length && drafts.length <= limits.lines; index += 1) {
    const line = lines[index]
    if (!line) continue
    if (line.cells !== null) {
      const rows = lines.slice(index, endOfTable(lines, index))
      drafts.push(
        ...readTable(
          rows.slice(0, limits.rows).map(({ cells, start, end }) => ({ cells: cells ?? [], start, end })),
          english,
        ),
      )
      index += rows.length - 1
      continue
    }
    const record = readRecord(line, english)
    if (record) {
      drafts.push(record)
      continue
    }
    const fields = readFields(lines, index)
    if (fields) {
      drafts.push(...fields.drafts)
      index = fields.next - 1
      continue
    }
    for (const part of partsOf(line, english)) {
      if (part.correction && correctDrafts(drafts, part.correction, (draft) => positionIn(lines, draft))) continue
      // A line that is whole stands in its place already: of a long mail each copy costs more than its line.
      const around = part.line === line ? lines : lines.with(index, part.line)
      drafts.push(...readLine(around, index, headings, language, drafts, listed))
    }
  }
  return withSaidOfAll(drafts, lines, english)
}

function endOfTable(lines: readonly MailLine[], index: number): number {
  const table = lines[index]?.table
  let end = index
  while ((lines[end]?.cells ?? null) !== null && lines[end]?.table === table) end += 1
  return end
}

/** The number that a list gives the line that a draft was read from. */
function positionIn(lines: readonly MailLine[], draft: DraftLine): number | null {
  const line = lines.find(({ start, end }) => start <= draft.start && draft.start <= end)
  return Number(/^\D{0,9}(\d{1,3})[\s.):]/.exec(line?.text ?? '')?.[1] ?? 0) || null
}

/** A line in the parts that are read apart: what asks, and what corrects something that was asked before. */
function partsOf(
  line: MailLine,
  english: boolean,
): { readonly line: MailLine; readonly correction: Correction | null }[] {
  const passages = findCorrections(line.text.slice(0, limits.lineLength), english)
  if (passages.length === 1) return [{ line, correction: null }]
  return passages
    .filter(({ start, end }) => end > start)
    .map(({ start, end, correction }) => ({
      correction,
      line: { ...line, text: line.text.slice(start, end), start: line.start + start, end: line.start + end },
    }))
}

function readLine(
  lines: readonly MailLine[],
  index: number,
  headings: Headings,
  { english, story }: Language,
  earlier: readonly DraftLine[],
  listed: ReadonlySet<number>,
): DraftLine[] {
  const line = lines[index]
  if (!line || line.text === '') {
    headings.pause()
    return []
  }
  const skipped = lead(line.text, listed.has(line.start))
  const text = line.text.slice(skipped, limits.lineLength)
  // `Het gaat om een wand en 2 deuren`, below the list: what the goods are for.
  const isAbout = earlier.length > 0 && words.concerns.test(fold(text)) && !line.bullet
  const list = !isAbout && isListLine(lines, index, text)
  if (headings.refused(line) && !line.text.endsWith(':')) return []
  const found = readClauses(text, {
    english,
    list,
    story: story || isAbout,
    headed: headings.names(line),
    bullet: line.bullet,
  })
  const items = text.endsWith(':') ? found.filter(({ known }) => known) : found
  if (items.length > 0) {
    const drafts = items.reduce<DraftLine[]>(
      (found, item) => [
        ...found,
        ...draftsOf(item, text, line.start + skipped, headings.above(line, item), [...earlier, ...found]),
      ],
      [],
    )
    headings.passed(line, items)
    return drafts
  }
  const previous = earlier.at(-1)
  const below = previous ? accessoriesBelow(text, english, previous) : []
  if (below.length > 0) return below.map((accessory) => ({ ...accessory, start: line.start + skipped, end: line.end }))
  if (headings.take(lines, index, text, english)) return []
  return assumed(lines, index, text, { english, story }).map((item) => ({
    ...item,
    start: line.start + skipped + item.start,
    end: line.start + skipped + item.end,
  }))
}

/** A short line or one with a bullet, not a sentence. */
function isListLine(lines: readonly MailLine[], index: number, text: string): boolean {
  const line = lines[index]
  if (!line) return false
  const spoken = fold(text)
    .split(/[^\p{L}']+/u)
    .filter((word) => words.clauseWords.has(word)).length
  if (line.bullet) return text.length <= 400 && spoken <= 8
  return text.length <= 130 && spoken <= 2 && !/[.!]\s+\p{Lu}/u.test(text)
}

function draftsOf(
  item: FoundItem,
  text: string,
  offset: number,
  heading: string | null,
  earlier: readonly DraftLine[],
): DraftLine[] {
  const own = collapse(text.slice(item.start, item.end))
  const previous = earlier.at(-1)
  const sameLine = previous && previous.start >= offset ? previous : undefined
  const before =
    item.goods ?? heading ?? referredTo(own, earlier) ?? leftOut(item, own, sameLine) ?? threadBefore(item, sameLine)
  const draft: DraftLine = {
    searchLine: before === null ? own : `${before} / ${own}`,
    quantity: item.quantity,
    quantityAssumed: item.assumed,
    unit: item.unit,
    confidence: item.sure ? 'high' : 'low',
    start: offset + item.start,
    end: offset + item.end,
  }
  return [draft, ...accessoriesOf(item).map((accessory) => ({ ...draft, ...accessory, unit: null }))]
}

/** `(per bout een moer en 2 ringen)` on the line below the bolts. */
function accessoriesBelow(text: string, english: boolean, previous: DraftLine): DraftLine[] {
  const tokens = tokenise(text, english)
  const bundle = bundleAt(tokens, tokens[0]?.text === '(' ? 1 : 0)
  return bundle
    ? accessoriesOf({ ...previous, ...bundle, tokens: tokenise(previous.searchLine, english) }).map((accessory) => ({
        ...previous,
        ...accessory,
        unit: null,
      }))
    : []
}

/** `40 bouten M10x60 en evenveel moeren`: the thread and material of the bolts are those of the nuts. */
function threadBefore({ tokens }: FoundItem, previous: DraftLine | undefined): string | null {
  const isBare =
    tokens.some(({ folded }) => words.accessories.has(folded)) && !tokens.some((token) => evidenceOf(token) === 'size')
  const thread = isBare
    ? /(?<![\p{L}\d])m ?\d{1,2}(?![\d²³])/iu
        .exec(previous?.searchLine ?? '')?.[0]
        .toUpperCase()
        .replace(' ', '')
    : undefined
  if (thread === undefined || !previous) return null
  const isDescribed = tokens.some((token) => evidenceOf(token) === 'attribute')
  const described = isDescribed
    ? []
    : tokenise(previous.searchLine, false).filter(({ folded }) => words.passedOn.has(folded) || /^a[24]$/.test(folded))
  return [thread, ...described.map(({ text }) => text)].join(' ')
}

const volumes = /^(?:l|ltrs?|liters?|litres?|kg)$/

/** A line among requested ones that names goods and no quantity asks for one of them. */
function assumed(lines: readonly MailLine[], index: number, text: string, { english, story }: Language): DraftLine[] {
  const line = lines[index]
  const around = [lines[index - 1], lines[index + 1]]
  if (!line || isRefused(text) || text.length > 120 || text.endsWith(':')) return []
  const tokens = tokenise(text, english)
  const said = tokens.map(evidenceOf)
  const strong =
    said.includes('goods') &&
    (said.includes('size') || tokens.some(({ unit }) => volumes.test(unit ?? '')) || line.bullet) &&
    !tokens.some(({ kind }) => kind === 'never' || kind === 'number')
  if (!strong) return []
  const beside =
    (line.bullet && !story) ||
    around.some(
      (other) =>
        other !== undefined &&
        other.text !== '' &&
        readClauses(other.text.slice(lead(other.text, false)), { english, list: true }).length > 0,
    )
  if (!beside) return []
  return [
    {
      searchLine: collapse(text),
      quantity: 1,
      quantityAssumed: true,
      unit: null,
      confidence: 'low',
      start: 0,
      end: text.length,
    },
  ]
}
