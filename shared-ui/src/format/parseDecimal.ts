import { roundHalfUp } from './roundHalfUp.ts'

/** What is longer is no number that anybody types. */
const longest = 60

/**
 * Reads what someone typed: `1.234,56`, `1234.56`, `1234,56`, `€ 12,50`. Answers `null` for what is not a number.
 * One dot before exactly three digits is a thousands mark, as everywhere in the interface: `1.234` is 1234, `0.125` is
 * not.
 */
export function parseDecimal(typed: string, decimals = 3): number | null {
  if (typed.length > longest) return null
  const compact = typed.replace(/[\s\u00a0€]/g, '')
  if (!/^-?[.,]*\d[\d.,]*$/.test(compact)) return null
  const value = Number(toPlain(compact))
  return Number.isFinite(value) ? roundHalfUp(value, decimals) : null
}

function toPlain(text: string): string {
  const mark = decimalMark(text)
  if (mark === null) return text.replace(/[.,]/g, '')
  const at = text.lastIndexOf(mark)
  return `${text.slice(0, at).replace(/[.,]/g, '')}.${text.slice(at + 1).replace(/[.,]/g, '')}`
}

function decimalMark(text: string): ',' | '.' | null {
  const commas = text.split(',').length - 1
  const dots = text.split('.').length - 1
  if (commas > 0 && dots > 0) return text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.'
  if (commas === 1) return ','
  if (dots === 1 && !/^-?[1-9]\d{0,2}\.\d{3}$/.test(text)) return '.'
  return null
}
