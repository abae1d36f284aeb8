import { ExactError } from '../http/ExactError.ts'
import type { Entity, ExactRecord, Value } from '../model/entities.ts'
import { compareValues, filterOf, knownProperty, type Filter } from './filter.ts'

export interface Query {
  readonly filter: Filter | null
  readonly select: readonly string[] | null
  readonly orderBy: readonly { readonly property: string; readonly descending: boolean }[]
  readonly top: number | null
  readonly skip: number
  readonly skipToken: string | null
}

const known = ['$filter', '$select', '$orderby', '$top', '$skip', '$skiptoken', '$inlinecount', '$format', '$expand']

/** What was asked for. A property that there is not is refused, as is an option that means nothing. */
export function queryOf(entity: Entity, search: URLSearchParams): Query {
  for (const name of search.keys())
    if (name.startsWith('$') && !known.includes(name))
      throw new ExactError(
        400,
        `The query parameter '${name}' begins with a system-reserved '$' character but is not recognized.`,
      )
  const filter = search.get('$filter')
  return {
    filter: filter ? filterOf(entity, filter) : null,
    select: selected(entity, search.get('$select')),
    orderBy: ordered(entity, search.get('$orderby')),
    top: count('$top', search.get('$top')),
    skip: count('$skip', search.get('$skip')) ?? 0,
    skipToken: search.get('$skiptoken'),
  }
}

const namesOf = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

function selected(entity: Entity, text: string | null): string[] | null {
  if (text === null || text.trim() === '*') return null
  const names = namesOf(text)
  for (const name of names) if (name !== entity.lines?.property) knownProperty(entity, name)
  return names.length > 0 ? names : null
}

function ordered(entity: Entity, text: string | null): Query['orderBy'] {
  return namesOf(text ?? '').map((part) => {
    const [property = '', direction = 'asc', ...more] = part.split(/\s+/)
    knownProperty(entity, property)
    if (!['asc', 'desc'].includes(direction) || more.length > 0) throw new ExactError(400, `Syntax error in '${part}'.`)
    return { property, descending: direction === 'desc' }
  })
}

function count(name: string, text: string | null): number | null {
  if (text === null) return null
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0)
    throw new ExactError(400, `Incorrect format for ${name} argument '${text}'.`)
  return number
}

export interface Page {
  readonly records: readonly ExactRecord[]
  /** Where the next page begins; null on the last one. */
  readonly skipToken: string | null
}

/** A page of what matches: ordered as asked and then by key, so that no record is seen twice or missed. */
export function pageOf(entity: Entity, records: Iterable<ExactRecord>, query: Query, size: number): Page {
  const order = [...query.orderBy, { property: entity.key, descending: false }]
  const compare = (left: readonly Value[], right: readonly Value[]): number => {
    for (const [index, { descending }] of order.entries()) {
      const found = compareValues(left[index] ?? null, right[index] ?? null)
      if (found !== 0) return descending ? -found : found
    }
    return 0
  }
  const placed = [...records]
    .filter((record) => query.filter?.matches(record) ?? true)
    .map((record) => ({ record, place: order.map(({ property }) => record[property] ?? null) }))
    .sort((left, right) => compare(left.place, right.place))
  const { place: after, rest } = readToken(query.skipToken, query.top)
  const begin = after ? placed.findIndex(({ place }) => compare(place, after) > 0) : query.skip
  const left = begin < 0 ? [] : placed.slice(begin)
  const wanted = rest === null ? left : left.slice(0, rest)
  const page = wanted.slice(0, size)
  const last = page.at(-1)
  const more = wanted.length > page.length && last !== undefined
  return {
    records: page.map(({ record }) => record),
    skipToken: more ? writeToken(last.place, rest === null ? null : rest - page.length) : null,
  }
}

interface Place {
  readonly place: readonly Value[] | null
  /** How many of `$top` are still to come. */
  readonly rest: number | null
}

const writeToken = (place: readonly Value[], rest: number | null): string =>
  Buffer.from(
    JSON.stringify({ place: place.map((value) => (value instanceof Date ? { date: value.getTime() } : value)), rest }),
  ).toString('base64url')

function readToken(token: string | null, top: number | null): Place {
  if (token === null) return { place: null, rest: top }
  try {
    const { place, rest } = JSON.parse(Buffer.from(token, 'base64url').toString()) as {
      place: (Exclude<Value, Date> | { date: number })[]
      rest: number | null
    }
    const values = place.map((value) => (typeof value === 'object' && value ? new Date(value.date) : value))
    return { place: values, rest }
  } catch {
    throw new ExactError(400, 'The skip token is not valid.')
  }
}
