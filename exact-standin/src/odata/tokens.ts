import { ExactError } from '../http/ExactError.ts'
import type { Value } from '../model/entities.ts'

export type Token =
  | { readonly kind: 'literal'; readonly value: Value }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'sign'; readonly sign: '(' | ')' | ',' }

const patterns = {
  space: /\s+/y,
  sign: /[(),]/y,
  quoted: /(guid|datetime|)'((?:[^']|'')*)'/y,
  number: /-?\d+(?:\.\d+)?[LMDFlmdf]?/y,
  word: /[A-Z_]\w*/iy,
} as const

/** The words of a `$filter`. Its length is bounded by that of an address. */
export function tokensOf(filter: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(filter)
    if (found) at += found[0].length
    return found
  }
  while (at < filter.length) {
    if (match(patterns.space)) continue
    const token = sign(match) ?? quoted(match) ?? plain(match)
    if (!token) throw new ExactError(400, `Syntax error at position ${at} in '${filter}'.`)
    tokens.push(token)
  }
  return tokens
}

type Match = (pattern: RegExp) => RegExpExecArray | null

function sign(match: Match): Token | null {
  const found = match(patterns.sign)
  return found && { kind: 'sign', sign: found[0] as '(' | ')' | ',' }
}

function quoted(match: Match): Token | null {
  const found = match(patterns.quoted)
  if (!found) return null
  const [, type, raw = ''] = found
  const text = raw.replaceAll("''", "'")
  if (type !== 'datetime') return { kind: 'literal', value: type === 'guid' ? text.toLowerCase() : text }
  const date = new Date(/[zZ]$/.test(text) ? text : `${text.length === 10 ? `${text}T00:00:00` : text}Z`)
  if (Number.isNaN(date.getTime())) throw new ExactError(400, `Unrecognized 'Edm.DateTime' literal 'datetime'${raw}''.`)
  return { kind: 'literal', value: date }
}

const named: Readonly<Record<string, Value>> = { true: true, false: false, null: null }

function plain(match: Match): Token | null {
  const number = match(patterns.number)
  if (number) return { kind: 'literal', value: Number.parseFloat(number[0]) }
  const word = match(patterns.word)?.[0]
  if (word === undefined) return null
  return word in named ? { kind: 'literal', value: named[word] ?? null } : { kind: 'word', word }
}
