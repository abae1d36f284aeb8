import { useMemo } from 'react'
import { useSearchParams, type NavigateOptions } from 'react-router-dom'
import { wholeNumber, type Codec } from './codecs.ts'
import type { Sort } from '../types.ts'

type Codecs = Record<string, Codec<string> | Codec<number>>
type Values<C extends Codecs> = { readonly [K in keyof C]: C[K]['fallback'] }

export interface UrlFiltersOptions<C extends Codecs> {
  /** The filters by their name in the URL. Values equal to their fallback are left out of it. */
  filters: C
  /** The sort at first, and the keys that the URL may name. */
  sort?: { initial: Sort; keys: readonly string[] }
}

export interface UrlFilters<C extends Codecs> {
  filters: Values<C>
  page: number
  sort: Sort
  /** How many filters differ from their fallback. */
  activeCount: number
  /**
   * Changes filters and goes to page 1. Each choice is a step that Back takes back.
   */
  set: (changes: Partial<Values<C>>) => void
  /** A text that is being typed: however long it takes, it is one step that Back takes back. */
  type: (changes: Partial<Values<C>>) => void
  setPage: (page: number) => void
  /**
   * Sorts by a key, ascending at first except for the initial one; the active key again flips the direction. Goes to
   * page 1.
   */
  sortBy: (key: string) => void
  /** Back to the fallbacks; the sort stays. */
  reset: () => void
}

const pageCodec = wholeNumber(1)
const unsorted: Sort = { key: '', direction: 'asc' }

/** Filters, sort and page of a list, kept in the URL: a link carries them and Back brings them again. */
export function useUrlFilters<const C extends Codecs>({
  filters: codecs,
  sort: sorting,
}: UrlFiltersOptions<C>): UrlFilters<C> {
  const [params, setParams] = useSearchParams()
  const initial = sorting?.initial ?? unsorted
  const sort = readSort(params, initial, sorting?.keys ?? [])

  const filters = useMemo(() => readAll(params, codecs), [params, codecs])
  const write = (change: (next: URLSearchParams) => void, options?: NavigateOptions) => {
    const next = new URLSearchParams(params)
    change(next)
    setParams(next, options)
  }

  const change = (changes: Partial<Values<C>>, options?: NavigateOptions) =>
    write((next) => {
      for (const [name, value] of Object.entries(changes)) put(next, name, value, codecs[name]?.fallback)
      next.delete('page')
    }, options)

  return {
    filters,
    page: read(params.get('page'), pageCodec),
    sort,
    activeCount: Object.entries(codecs).filter(([name, codec]) => filters[name] !== codec.fallback).length,
    set: (changes) => change(changes),
    type: (changes) =>
      change(changes, {
        replace: Object.entries(changes).every(([name, value]) =>
          [value, filters[name]].every((one) => one !== codecs[name]?.fallback),
        ),
      }),
    setPage: (page) => write((next) => put(next, 'page', page, 1)),
    sortBy: (key) =>
      write((next) => {
        putSort(next, nextSort(key, sort, initial), initial)
        next.delete('page')
      }),
    reset: () =>
      write((next) => {
        for (const name of [...Object.keys(codecs), 'page']) next.delete(name)
      }),
  }
}

function read<Value extends string | number>(raw: string | null, codec: Codec<Value>): Value {
  return raw === null ? codec.fallback : codec.read(raw)
}

function readAll<C extends Codecs>(params: URLSearchParams, codecs: C): Values<C> {
  const entries = Object.entries(codecs).map(([name, codec]) => {
    const raw = params.get(name)
    return [name, raw === null ? codec.fallback : codec.read(raw)] as const
  })
  // `fromEntries` forgets which name holds which type; the entries were made from the codecs themselves.
  return Object.fromEntries(entries) as Values<C>
}

function readSort(params: URLSearchParams, initial: Sort, keys: readonly string[]): Sort {
  const key = keys.find((known) => known === params.get('sort')) ?? initial.key
  const direction = params.get('dir')
  return {
    key,
    direction:
      direction === 'asc' || direction === 'desc' ? direction : key === initial.key ? initial.direction : 'asc',
  }
}

function nextSort(key: string, current: Sort, initial: Sort): Sort {
  if (key === current.key) return { key, direction: current.direction === 'asc' ? 'desc' : 'asc' }
  return { key, direction: key === initial.key ? initial.direction : 'asc' }
}

function putSort(next: URLSearchParams, sort: Sort, initial: Sort): void {
  put(next, 'sort', sort.key, initial.key)
  put(next, 'dir', sort.direction, sort.key === initial.key ? initial.direction : 'asc')
}

function put(
  next: URLSearchParams,
  name: string,
  value: string | number | undefined,
  fallback: string | number | undefined,
): void {
  if (value === undefined || value === fallback) next.delete(name)
  else next.set(name, String(value))
}
