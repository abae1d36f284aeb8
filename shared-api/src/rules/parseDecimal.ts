/** Symbols that people type around a number. */
const ornaments = /[\s\u00a0\u202f€$£]/g

/** What is longer is no number that anybody types. */
const longest = 60

/**
 * Reads a typed number: `1.234,5` and `1234.5` mean the same. With both separators the last one is the decimal mark;
 * with one kind only, groups of three digits are thousands where the language groups with that mark. Null: no number.
 */
export function parseDecimal(text: string, language: 'nl' | 'en' = 'nl'): number | null {
  if (text.length > longest) return null
  const typed = text.replace(ornaments, '')
  const decimalMark = decimalMarkOf(typed, language)
  const groupMark = decimalMark === ',' ? '.' : ','
  const [whole = '', fraction, ...rest] = typed.split(decimalMark)
  if (rest.length > 0 || fraction?.includes(groupMark)) return null
  const normal = `${whole.replaceAll(groupMark, '')}${fraction === undefined ? '' : `.${fraction}`}`
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(normal) ? Number(normal) : null
}

/** The number, or 0 when it is none: what an amount input does when it is left. */
export function parseAmount(text: string, language: 'nl' | 'en' = 'nl'): number {
  return parseDecimal(text, language) ?? 0
}

function decimalMarkOf(typed: string, language: 'nl' | 'en'): ',' | '.' {
  const comma = typed.lastIndexOf(',')
  const point = typed.lastIndexOf('.')
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.'
  if (comma >= 0) return isGrouped(typed, ',', language === 'en') ? '.' : ','
  return isGrouped(typed, '.', language === 'nl') ? ',' : '.'
}

/**
 * `12.345.678` can only be groups; `1.234` is groups for those who group with that mark. A leading zero never starts a
 * group.
 */
function isGrouped(typed: string, mark: ',' | '.', groupsWithIt: boolean): boolean {
  const groups = typed.replace(/^[+-]/, '').split(mark)
  const shaped = /^[1-9]\d{0,2}$/.test(groups[0] ?? '') && groups.slice(1).every((group) => /^\d{3}$/.test(group))
  return shaped && (groups.length > 2 || groupsWithIt)
}
