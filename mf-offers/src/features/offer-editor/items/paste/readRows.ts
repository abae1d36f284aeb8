/** What is longer is no list of lines. */
const longest = 500_000

/**
 * The cells of rows as spreadsheets copy them (tabs) and save them (semicolons); null for what is no rows: one line
 * without a tab is words.
 */
export function readRows(text: string): string[][] | null {
  if (text.length > longest) return null
  const separator = text.includes('\t') ? '\t' : ';'
  const scanned = scan(text, separator, true) ?? scan(text, separator, false) ?? []
  const rows = scanned.map((cells) => cells.map((cell) => cell.trim())).filter((cells) => cells.some(Boolean))
  const isTable = rows.length > 1 || (separator === '\t' && rows.some((cells) => cells.filter(Boolean).length > 1))
  return isTable ? rows : null
}

/** Null when a quoted cell does not end: then the quotes were meant as they are. */
function scan(text: string, separator: string, quotes: boolean): string[][] | null {
  const rows: string[][] = []
  let cells: string[] = []
  let at = 0
  while (at <= text.length) {
    const cell = quotes && text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, separator)
    if (!cell) return null
    cells.push(cell.value)
    at = cell.end
    if (text[at] === separator) {
      at += 1
      continue
    }
    rows.push(cells)
    cells = []
    // One line end, of whatever system.
    at += text.startsWith('\r\n', at) ? 2 : 1
  }
  return rows
}

function plainCell(text: string, from: number, separator: string) {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { value: text.slice(from, end), end }
}

/** Between quotes a quote is written twice. */
function quotedCell(text: string, from: number) {
  let value = ''
  let at = from + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return null
    value += text.slice(at, quote)
    if (text[quote + 1] !== '"') return ends(text, quote + 1) ? { value, end: quote + 1 } : null
    value += '"'
    at = quote + 2
  }
}

function ends(text: string, at: number): boolean {
  return at >= text.length || '\t;\r\n'.includes(text[at] ?? '')
}
