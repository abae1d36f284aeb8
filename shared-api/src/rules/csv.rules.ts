import { decimal, type Numeric } from './decimal.ts'

/** In front of the file, so that a spreadsheet reads it as UTF-8. */
export const csvMark = '\ufeff'

/** What a spreadsheet may take for a formula, however it is dressed up, behind the apostrophes that guard it. */
const formula = /^'*(?:\s*[=+\-@\t\r\n＝＋－＠]|[\t\r\n])/

/**
 * Text that a spreadsheet cannot take for a formula: an apostrophe goes before `= + - @` and tab. For CSV and XLSX. One
 * more goes before a text that has its own, so that reading it takes off what was put there.
 */
export function safeCellText(text: string): string {
  const plain = text.replaceAll('\u0000', '')
  return formula.test(plain) ? `'${plain}` : plain
}

/** What `safeCellText` made of a text, as it was. */
export function textOfCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}

/**
 * A number as Dutch spreadsheets read it: decimal comma, no groups; with a fixed number of decimals where one is given.
 */
export function dutchDecimal(value: Numeric, decimals?: number): string {
  return decimal(value).toFixed(decimals, 1).replace('.', ',')
}

/** One cell. Numbers stay numbers; text is made safe, and quoted where it must be. */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  const text = typeof value === 'number' ? dutchDecimal(value) : safeCellText(value)
  return /[;"\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line, its end included. */
export function csvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`
}
