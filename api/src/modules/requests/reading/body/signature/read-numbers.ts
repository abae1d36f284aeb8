import words from './signature-words.json' with { type: 'json' }

const labels = new Set([...words.phoneLabels, ...words.mobileLabels])
const mobiles = new Set(words.mobileLabels)
const others = new Set(words.notPhones)

interface Phone {
  readonly number: string
  readonly mobile: boolean
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** `T 030 000 12 34`, `tel. 0000-123456`, `+44 (0)1632 960 123`; a number of something else is none. */
export function phoneIn(part: string): Phone | null {
  const [, label = '', number = ''] = /^([\p{L}.]{0,12})[.:\s]{0,3}(\+?[\d(][\d\s().\-/]{7,24})$/u.exec(part) ?? []
  const word = label.replace(/\./g, '').toLowerCase()
  const digits = digitsOf(number)
  if (digits.length < 9 || digits.length > 14 || others.has(word)) return null
  if (word !== '' && !labels.has(word)) return null
  if (word === '' && !/^[+0(]/.test(number)) return null
  return { number: number.trim(), mobile: mobiles.has(word) || /^(?:\+31\s?|0)6/.test(number) }
}

export function chamberOfCommerceIn(line: string): string {
  const [, digits = ''] = /\b(?:kvk|k\.v\.k\.|coc)[^\d]{0,12}(\d{8})(?!\d)/i.exec(line) ?? []
  return digits
}

export function vatNumberIn(line: string): string {
  const dutch = /\bNL[ .]?\d{9}[ .]?B[ .]?\d{2}(?!\d)/i.exec(line)?.[0]
  const labelled = /\b(?:btw|vat|ust)[^\dA-Z]{0,8}((?:BE|DE|GB|FR)[ .]?[\d][\d .]{7,13})/i.exec(line)?.[1]
  return (dutch ?? labelled ?? '').replace(/[ .]/g, '').toUpperCase()
}
