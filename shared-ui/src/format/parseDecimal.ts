import { roundHalfUp } from './roundHalfUp.ts'

/** What is longer is no number that anybody types. */
const longest = 60

/** The sign or the code of a currency, before the number (and before or behind its minus) or behind it. */
const currency = /^(-?)(?:€|£|(?:us)?\$|eur|gbp|usd)|(?:€|£|(?:us)?\$|eur|gbp|usd)$/gi

/** `1.234.567` or `1,234,567`. A leading zero never starts a group. */
const groups = /^-?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/

/**
 * Reads what someone typed: `1.234,56`, `1234.56`, `1234,56`, `€ 12,50`. Answers `null` for what is not a number; so is
 * a mark too many, as `12,,50` is not twelve hundred fifty. One dot before exactly three digits is a thousands mark, as
 * everywhere in the interface: `1.234` is 1234, `0.125` is not.
 */
export function parseDecimal(typed: string, decimals = 3): number | null {
  if (typed.length > longest) return null
  const compact = typed.replace(/\s/g, '').replace(currency, '$1')
  const mark = decimalMark(compact)
  const group = mark === ',' ? '.' : ','
  const [whole = '', ...fraction] = compact.split(mark)
  if (whole.includes(group) && !groups.test(whole)) return null
  const plain = [whole.replaceAll(group, ''), ...fraction].join('.')
  const value = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : Infinity
  return Number.isFinite(value) ? roundHalfUp(value, decimals) : null
}

/** With both marks the later one. With one kind only, proper groups are thousands; of commas only several are. */
function decimalMark(text: string): ',' | '.' {
  const [comma, dot] = [text.lastIndexOf(','), text.lastIndexOf('.')]
  if (comma < 0) return groups.test(text) ? ',' : '.'
  if (dot >= 0) return comma > dot ? ',' : '.'
  return text.indexOf(',') < comma && groups.test(text) ? '.' : ','
}
