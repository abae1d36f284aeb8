import { fold } from '../../words/fold.ts'
import { words } from '../../words/words.ts'
import { isGoodsWord } from '../evidence/goods-evidence.ts'
import { readNumber } from './read-number.ts'
import { patternsFor } from './patterns-for.ts'
import type { Token, TokenKind } from './token.types.ts'
import { wordSet } from './word-set.ts'

const withoutUnit = /^[\d.,'’\s½¼¾]*[\d½¼¾]/
const spacedUnits: Readonly<Record<string, string>> = { 'm¹': 'm1', 'm²': 'm2', 'm³': 'm3' }

/** Cuts a text into typed tokens. A number keeps the meaning that its own spelling and its neighbours give it. */
export function tokenise(text: string, english: boolean): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    if (/\s/.test(text[at] ?? '')) {
      at += 1
      continue
    }
    const token = tokenAt(text, at, english)
    tokens.push(token)
    at = token.end
  }
  return withLabelled(tokens)
}

/** As far as is looked to tell what stands behind and before. */
const longestName = 60

/** Longer than any number that means something. */
const endlessNumber = /\d{40,}/y

function tokenAt(text: string, at: number, english: boolean): Token {
  endlessNumber.lastIndex = at
  const [endless] = endlessNumber.exec(text) ?? []
  if (endless !== undefined) return makeToken('never', text, at, at + endless.length, english)
  for (const { kind, pattern, unless } of patternsFor(text[at] ?? '')) {
    pattern.lastIndex = at
    const [found] = pattern.exec(text) ?? []
    if (
      found === undefined ||
      found === '' ||
      unless?.(
        found,
        text.slice(at + found.length, at + found.length + longestName),
        text.slice(Math.max(0, at - longestName), at),
      )
    )
      continue
    return makeToken(kind, text, at, at + found.trimEnd().length, english)
  }
  const character = String.fromCodePoint(text.codePointAt(at) ?? 32)
  return makeToken('mark', text, at, at + character.length, english)
}

function makeToken(kind: TokenKind, whole: string, start: number, end: number, english: boolean): Token {
  const text = whole.slice(start, end)
  const token = {
    kind,
    text,
    folded: fold(text),
    start,
    end,
    glued: end < whole.length && !/\s/.test(whole[end] ?? ' '),
  }
  if (kind !== 'number' && kind !== 'measure') return token
  const [written = text] = withoutUnit.exec(text) ?? []
  const value = readNumber(written.trim(), { english, pieces: kind === 'number' })
  if (value === null) return { ...token, kind: 'never' }
  if (kind === 'number') return { ...token, value }
  const unit = text.slice(written.length).trim()
  return { ...token, value, unit: spacedUnits[unit] ?? fold(unit).replace(/\.$/, '') }
}

/** A number after a label (`hal 7`, `order: 4711`) names something; it counts nothing. */
function withLabelled(tokens: readonly Token[]): Token[] {
  return tokens.map((token, index) => {
    if (isListNumber(tokens, index)) return { ...token, kind: 'never' }
    if (token.kind !== 'number' && token.kind !== 'code') return token
    const before = labelBefore(tokens, index)
    const next = tokens[index + 1]
    const counted =
      token.kind === 'number' &&
      next?.kind === 'word' &&
      (words.pieces.has(next.folded) || words.packs.has(next.folded) || isGoodsWord(next.folded))
    return before !== null && !counted && (token.kind === 'number' || before !== 'artikel')
      ? { ...token, kind: 'never' }
      : token
  })
}

/** `1) 18 kokers 2) 10 balken`: the numbers of a list in a sentence. */
export function isListNumber(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  const closing = tokens[index + 1]
  if (
    !token ||
    !/^\d{1,2}$/.test(token.text) ||
    !token.glued ||
    closing?.text !== ')' ||
    tokens[index + 2] === undefined
  )
    return false
  return (
    tokens[index - 1]?.glued !== true && !tokens.slice(Math.max(0, index - 12), index).some(({ text }) => text === '(')
  )
}

/** `aantal regels: 6` counts the lines of a list. */
const rows: ReadonlySet<string> = new Set(['regels', 'rijen'])

/** `please quote 80 hex bolts`: what could be a label is what is asked to be done. */
const polite = wordSet('polite')

function labelBefore(tokens: readonly Token[], index: number): string | null {
  let at = index - 1
  while (at >= 0 && index - at <= 2 && tokens[at]?.kind === 'mark' && /^[.:#]$/.test(tokens[at]?.text ?? '')) at -= 1
  const before = tokens[at]
  const asks = polite.has(tokens[at - 1]?.folded ?? '')
  if (rows.has(before?.folded ?? '') && tokens[at - 1]?.folded === 'aantal') return before?.folded ?? null
  return before?.kind === 'word' && words.labels.has(before.folded) && !asks ? before.folded : null
}
