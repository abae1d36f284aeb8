export interface CsvCell {
  readonly text: string
  /** Where the separator or the end of the line behind it stands. */
  readonly next: number
}

/** The cell that begins at a place; a quoted one may hold separators, quotes and line breaks. */
export function csvCell(text: string, start: number, separator: string): CsvCell {
  if (text[start] !== '"') {
    const end = cellEnd(text, start, separator)
    return { text: text.slice(start, end), next: end }
  }
  const parts: string[] = []
  let at = start + 1
  while (at < text.length) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return { text: text.slice(start + 1), next: text.length }
    parts.push(text.slice(at, quote))
    if (text[quote + 1] !== '"') return { text: parts.join('"'), next: cellEnd(text, quote + 1, separator) }
    at = quote + 2
  }
  return { text: text.slice(start + 1), next: text.length }
}

function cellEnd(text: string, from: number, separator: string): number {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return end
}
