import { fold } from '../words/fold.ts'
import type { Cell, MailLine } from '../text/mail-line.types.ts'
import { roleOf } from './find-columns.ts'

type Parting = 'bar' | 'tab' | 'semicolon' | 'spaces'

const partings: Readonly<Record<Parting, RegExp>> = { bar: /[|│¦┃]/g, tab: /\t+/g, semicolon: /;/g, spaces: /[ \t]{2,}/g }

/** Gives the lines of tables that are drawn in plain text their cells. */
export function withTextTables(lines: readonly MailLine[]): MailLine[] {
  const result: MailLine[] = []
  let table: { readonly parting: Parting; readonly names: readonly Cell[]; readonly id: number; last: number } | null = null
  for (const [index, line] of lines.entries()) {
    if (line.cells !== null) table = null
    else if (isRuled(line.text)) {
      if (table) continue
      if (/[|+┼─═]/.test(line.text)) continue
    } else if (table && line.text !== '' && index - table.last <= 2) {
      const cells = cellsOf(line, table.parting)
      if (cells.length >= 2) {
        table.last = index
        result.push({ ...line, cells: table.parting === 'spaces' && cells.length !== table.names.length ? aligned(cells, table.names, lines[index]?.start ?? 0) : cells, table: table.id })
        continue
      }
      if (line.text.length > 60) table = null
    } else if (table && line.text === '') {
      result.push(line)
      continue
    } else if (table && index - table.last > 2) table = null
    const started = line.cells === null ? headerOf(line) : null
    if (started) table = { ...started, id: -1 - index, last: index }
    result.push(started ? { ...line, cells: started.names, table: -1 - index } : line)
  }
  return result
}

/** Lines of nothing but strokes. */
const isRuled = (text: string): boolean => text.length >= 3 && /^[-+|=_:─═┼├┤┬┴┌┐└┘│\s]+$/.test(text)

/** A line that names the columns of a table below it. */
function headerOf(line: MailLine): { readonly parting: Parting; readonly names: readonly Cell[] } | null {
  if (line.text.length > 300) return null
  for (const parting of ['bar', 'tab', 'semicolon', 'spaces'] as const) {
    const names = cellsOf(line, parting)
    const roles = names.map(({ text }) => roleOf(text))
    const known = roles.filter((role) => role !== null).length
    // `qty= 40 | sku= MDF-12`: values, and no names of columns.
    if (names.some(({ text }) => /[=:]\s*\S/.test(text))) continue
    if (names.length >= 2 && roles.includes('quantity') && known >= 2 && known >= names.filter(({ text }) => fold(text) !== '').length * 0.6) return { parting, names }
  }
  return null
}

function cellsOf(line: MailLine, parting: Parting): Cell[] {
  const edge = parting === 'bar' ? line.text.replace(/^[|│¦┃]/, ' ').replace(/[|│¦┃]$/, ' ') : line.text
  const cells: Cell[] = []
  let from = 0
  const put = (to: number) => {
    const raw = edge.slice(from, to)
    const lead = raw.length - raw.trimStart().length
    const text = raw.trim()
    cells.push({ text, start: line.start + from + lead, end: line.start + from + lead + text.length })
  }
  for (const found of edge.matchAll(partings[parting])) {
    put(found.index)
    from = found.index + found[0].length
  }
  put(edge.length)
  return cells
}

/** Where a cell is left open the others are told by what they stand under. Offsets of both count in the whole text; columns in their lines. */
function aligned(cells: readonly Cell[], names: readonly Cell[], lineStart: number): Cell[] {
  const headStart = names[0]?.start ?? 0
  const places = names.map(({ start, end }) => ({ from: start - headStart, to: end - headStart }))
  const row = names.map((): Cell => ({ text: '', start: lineStart, end: lineStart }))
  for (const cell of cells) {
    const [from, to] = [cell.start - lineStart, cell.end - lineStart]
    const distances = places.map((place) => Math.min(Math.abs(place.from - from), Math.abs(place.to - to)))
    const nearest = distances.indexOf(Math.min(...distances))
    const before = row[nearest]
    if (before) row[nearest] = before.text === '' ? cell : { text: `${before.text} ${cell.text}`, start: before.start, end: cell.end }
  }
  return row
}
