import type { TableRow } from '../body/tables/table.types.ts'

/** Rows of a CSV text with offsets in it. The separator is the one that parts the most lines alike. */
export function csvRows(text: string, maxRows: number): TableRow[] {
  const separator = separatorOf(text)
  const rows: TableRow[] = []
  let cells: { text: string; start: number; end: number }[] = []
  let at = 0
  let rowStart = 0
  while (at <= text.length && rows.length < maxRows) {
    const cell = cellAt(text, at, separator)
    cells.push({ text: cell.text.replace(/\s+/g, ' ').trim(), start: at, end: cell.next })
    const ends = cell.next >= text.length || text[cell.next] !== separator
    at = cell.next + 1
    if (!ends) continue
    if (text[cell.next] === '\r' && text[at] === '\n') at += 1
    if (cells.some((each) => each.text !== '')) rows.push({ cells, start: rowStart, end: cell.next })
    cells = []
    rowStart = at
  }
  return rows
}

function cellAt(text: string, start: number, separator: string): { readonly text: string; readonly next: number } {
  if (text[start] !== '"') {
    let end = start
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
    return { text: text.slice(start, end), next: end }
  }
  const parts: string[] = []
  let at = start + 1
  while (at < text.length) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return { text: text.slice(start + 1), next: text.length }
    parts.push(text.slice(at, quote))
    if (text[quote + 1] !== '"') {
      let end = quote + 1
      while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
      return { text: parts.join('"'), next: end }
    }
    at = quote + 2
  }
  return { text: text.slice(start + 1), next: text.length }
}

function separatorOf(text: string): string {
  const told = /^sep=(.)\r?\n/.exec(text)?.[1]
  if (told !== undefined) return told
  const lines = text
    .slice(0, 20_000)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20)
  const score = (separator: string): number => {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').split(separator).length - 1)
    const common = Math.max(0, ...counts)
    return common === 0 ? 0 : counts.filter((count) => count === common).length * 10 + common
  }
  return [';', '\t', ',', '|'].reduce((best, separator) => (score(separator) > score(best) ? separator : best), ';')
}
