import { ExactError } from '../http/ExactError.ts'
import type { Entity, ExactRecord, Value } from '../model/entities.ts'
import { tokensOf, type Token } from './tokens.ts'

type Expression = (record: ExactRecord) => Value

export interface Filter {
  readonly matches: (record: ExactRecord) => boolean
  /** Properties that it names. */
  readonly properties: ReadonlySet<string>
}

const textOf = (value: Value): string => (value === null ? '' : String(value))

const functions: Readonly<Record<string, (...values: Value[]) => Value>> = {
  substringof: (part = null, whole = null) => textOf(whole).toLowerCase().includes(textOf(part).toLowerCase()),
  startswith: (whole = null, part = null) => textOf(whole).toLowerCase().startsWith(textOf(part).toLowerCase()),
  endswith: (whole = null, part = null) => textOf(whole).toLowerCase().endsWith(textOf(part).toLowerCase()),
  trim: (whole = null) => textOf(whole).trim(),
  tolower: (whole = null) => textOf(whole).toLowerCase(),
  toupper: (whole = null) => textOf(whole).toUpperCase(),
  length: (whole = null) => textOf(whole).length,
}

const comparable = (value: Value): string | number | boolean | null => {
  if (value instanceof Date) return value.getTime()
  // As its database compares: neither case nor spaces at the end count, those in front do.
  return typeof value === 'string' ? value.toLowerCase().replace(/(?<! ) +$/, '') : value
}

const comparisons: Readonly<Record<string, (left: Value, right: Value) => boolean>> = {
  eq: (left, right) => comparable(left) === comparable(right),
  ne: (left, right) => comparable(left) !== comparable(right),
  gt: (left, right) => inOrder(left, right) > 0,
  ge: (left, right) => inOrder(left, right) >= 0,
  lt: (left, right) => inOrder(left, right) < 0,
  le: (left, right) => inOrder(left, right) <= 0,
}

/** Null is neither before nor behind anything. */
function inOrder(left: Value, right: Value): number {
  const [one, other] = [comparable(left), comparable(right)]
  if (one === null || other === null) return Number.NaN
  return one < other ? -1 : one > other ? 1 : 0
}

/** A `$filter`: comparisons, the usual functions, and, or, not and brackets. */
export function filterOf(entity: Entity, text: string): Filter {
  const tokens = tokensOf(text)
  const properties = new Set<string>()
  let at = 0

  const isWord = (word: string): boolean => {
    const token = tokens[at]
    return token?.kind === 'word' && token.word === word
  }
  const take = (): Token => {
    const token = tokens[at++]
    if (!token) throw new ExactError(400, `Expression expected at position ${text.length} in '${text}'.`)
    return token
  }
  const sign = (expected: string): void => {
    const token = take()
    if (token.kind !== 'sign' || token.sign !== expected)
      throw new ExactError(400, `'${expected}' expected in '${text}'.`)
  }

  function any(): Expression {
    let left = all()
    while (isWord('or')) {
      at++
      const [one, other] = [left, all()]
      left = (record) => one(record) === true || other(record) === true
    }
    return left
  }

  function all(): Expression {
    let left = one()
    while (isWord('and')) {
      at++
      const [first, second] = [left, one()]
      left = (record) => first(record) === true && second(record) === true
    }
    return left
  }

  function one(): Expression {
    if (isWord('not')) {
      at++
      const refused = one()
      return (record) => refused(record) !== true
    }
    const left = operand()
    const token = tokens[at]
    const compare = token?.kind === 'word' ? comparisons[token.word] : undefined
    if (!compare) return left
    at++
    const right = operand()
    return (record) => compare(left(record), right(record))
  }

  function operand(): Expression {
    const token = take()
    if (token.kind === 'literal') return () => token.value
    if (token.kind === 'sign') {
      if (token.sign !== '(') throw new ExactError(400, `Expression expected in '${text}'.`)
      const inner = any()
      sign(')')
      return inner
    }
    const following = tokens[at]
    return following?.kind === 'sign' && following.sign === '(' ? call(token.word) : property(token.word)
  }

  function call(name: string): Expression {
    const known = functions[name]
    if (!known) throw new ExactError(400, `Unknown function '${name}'.`)
    sign('(')
    const values = [operand()]
    while (tokens[at]?.kind === 'sign' && (tokens[at] as { sign: string }).sign === ',') {
      at++
      values.push(operand())
    }
    sign(')')
    return (record) => known(...values.map((value) => value(record)))
  }

  function property(name: string): Expression {
    knownProperty(entity, name)
    properties.add(name)
    return (record) => record[name] ?? null
  }

  const whole = any()
  if (at < tokens.length) throw new ExactError(400, `Syntax error in '${text}'.`)
  return { matches: (record) => whole(record) === true, properties }
}

export function knownProperty(entity: Entity, name: string): void {
  if (entity.properties.has(name)) return
  throw new ExactError(
    400,
    `Error processing request stream. The property name '${name}' specified for type 'Exact.Web.Api.Models.${entity.type}' is not valid.`,
  )
}

/** By which two records stand in order; null comes first. */
export function compareValues(left: Value, right: Value): number {
  const [one, other] = [comparable(left), comparable(right)]
  if (one === other) return 0
  if (one === null) return -1
  if (other === null) return 1
  return one < other ? -1 : 1
}
