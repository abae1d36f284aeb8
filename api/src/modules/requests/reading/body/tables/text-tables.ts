import { fold } from '../../words/fold.ts'
import type { Cell, MailLine } from '../text/mail-line.types.ts'
import { roleOf } from './find-columns.ts'
import { quantityOf } from './quantity-of.ts'

type Parting = 'bar' | 'tab' | 'semicolon' | 'spaces'

const partings: Readonly<Record<Parting, RegExp>> = {
  bar: /[|│¦┃]/g,
  tab: /\t+/g,
  semicolon: /;/g,
  spaces: /[ \t]{2,}/g,
}

/** Gives the lines of tables that are drawn in plain text their cells. */
export function withTextTables(lines: readonly MailLine[]): MailLine[] {
  const result: MailLine[] = []
  let table: { readonly parting: Parting; readonly names: readonly Cell[]; readonly id: number; last: number } | null =
    null
  for (const [index, line] of lines.entries()) {
    if (line.cells !== null) table = null
    else if (isRuled(line.text)) {
      if (table) continue
      if (/[|+┼─═]/.test(line.text)) continue
    } else if (table && line.text !== '' && index - table.last <= 2) {
      const cells = withPosition(cellsOf(line, table.parting), table.names)
      if (cells.length >= 2) {
        table.last = index
        result.push({
          ...line,
          cells:
            table.parting === 'spaces' && cells.length !== table.names.length
              ? aligned(cells, table.names, lines[index]?.start ?? 0)
              : cells,
          table: table.id,
        })
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
  return withNumberedRows(result)
}

/**
 * Rows without names above them that are numbered 1, 2, 3 and have a number of their own as well: those of a table, and
 * what they start with is no quantity.
 */
function withNumberedRows(lines: readonly MailLine[]): MailLine[] {
  const result = [...lines]
  for (let index = 0; index < lines.length; index += 1) {
    const rows = numberedRows(lines, index)
    if (rows.length < 2) continue
    for (const [offset, cells] of rows.entries()) {
      const line = lines[index + offset]
      if (line) result[index + offset] = { ...line, cells, table: -1 - index }
    }
    index += rows.length - 1
  }
  return result
}

function numberedRows(lines: readonly MailLine[], from: number): Cell[][] {
  const rows: Cell[][] = []
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at]
    const cells =
      line?.cells === null && /^\d/.test(line.text) && line.text.length <= 300
        ? splitPosition(cellsOf(line, 'spaces'))
        : []
    const isNext =
      cells.length >= 3 &&
      cells.length === (rows[0]?.length ?? cells.length) &&
      cells[0]?.text.replace(/[.)]$/, '') === String(rows.length + 1)
    if (!isNext || !cells.slice(1).some((cell) => quantityOf(cell) !== null)) break
    rows.push(cells)
  }
  return rows
}

/** Lines of nothing but strokes. */
const isRuled = (text: string): boolean => text.length >= 3 && /^[-+|=_:─═┼├┤┬┴┌┐└┘│\s]+$/.test(text)

/** A line that names the columns of a table below it. */
function headerOf(line: MailLine): { readonly parting: Parting; readonly names: readonly Cell[] } | null {
  if (line.text.length > 300) return null
  for (const parting of ['bar', 'tab', 'semicolon', 'spaces'] as const) {
    const names = cellsOf(line, parting).flatMap(withoutPosition)
    const roles = names.map(({ text }) => roleOf(text))
    const known = roles.filter((role) => role !== null).length
    // `qty= 40 | sku= MDF-12`: values, and no names of columns.
    if (names.some(({ text }) => /[=:]\s*\S/.test(text))) continue
    if (
      names.length >= 2 &&
      roles.includes('quantity') &&
      known >= 2 &&
      known >= names.filter(({ text }) => fold(text) !== '').length * 0.6
    )
      return { parting, names }
  }
  return null
}

/** `Pos Omschrijving   Aantal`: the narrow column of positions stands so close that its name is one with the next. */
function withoutPosition(cell: Cell): Cell[] {
  const [, first = '', second = ''] = /^(\S{1,12}) (\S{1,40})$/.exec(cell.text) ?? []
  const next = roleOf(second, true)
  const isJoined =
    roleOf(cell.text, true) === null && roleOf(first, true) === 'position' && next !== null && next !== 'position'
  return isJoined
    ? [
        { text: first, start: cell.start, end: cell.start + first.length },
        { text: second, start: cell.end - second.length, end: cell.end },
      ]
    : [cell]
}

/** `1 M8x40 bout   20` below such names. */
function withPosition(cells: readonly Cell[], names: readonly Cell[]): Cell[] {
  return cells.length === names.length - 1 && roleOf(names[0]?.text ?? '') === 'position'
    ? splitPosition(cells)
    : [...cells]
}

function splitPosition(cells: readonly Cell[]): Cell[] {
  const [first, ...others] = cells
  const [, position = ''] = /^(\d{1,4}[.)]?) \S/.exec(first?.text ?? '') ?? []
  if (!first || position === '' || others.length === 0) return [...cells]
  return [
    { text: position, start: first.start, end: first.start + position.length },
    { text: first.text.slice(position.length).trim(), start: first.start + position.length + 1, end: first.end },
    ...others,
  ]
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

/**
 * Where a cell is left open the others are told by what they stand under. Offsets of both count in the whole text;
 * columns in their lines.
 */
function aligned(cells: readonly Cell[], names: readonly Cell[], lineStart: number): Cell[] {
  const headStart = names[0]?.start ?? 0
  const places = names.map(({ start, end }) => ({ from: start - headStart, to: end - headStart }))
  const row = names.map((): Cell => ({ text: '', start: lineStart, end: lineStart }))
  for (const cell of cells) {
    const [from, to] = [cell.start - lineStart, cell.end - lineStart]
    const distances = places.map((place) => Math.min(Math.abs(place.from - from), Math.abs(place.to - to)))
    const nearest = distances.indexOf(Math.min(...distances))
    const before = row[nearest]
    if (before)
      row[nearest] =
        before.text === '' ? cell : { text: `${before.text} ${cell.text}`, start: before.start, end: cell.end }
  }
  return row
}
