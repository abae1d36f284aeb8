import { jsonAnswer, type Answer, type Asked } from '../http/answers.ts'
import { ExactError } from '../http/ExactError.ts'
import type { Entity, ExactRecord } from '../model/entities.ts'
import { entityOf } from '../model/entities.ts'
import { pageOf, queryOf, type Query } from '../odata/page.ts'
import { writtenRecord, type Json, type Writing } from '../odata/written.ts'
import type { StandInSettings } from '../behaviour/settings.ts'
import type { DivisionStore } from './divisionStore.ts'

/** Which of its three addresses an entity is asked at. */
export type Manner = 'single pages' | 'bulk' | 'sync'

export interface Target {
  readonly entity: Entity
  readonly manner: Manner
  /** Between brackets behind the name; null: the list. */
  readonly key: string | null
  /** A property of lines behind the key. */
  readonly below: string | null
}

export interface Reading {
  readonly asked: Asked
  readonly store: DivisionStore
  readonly target: Target
  readonly records: Iterable<ExactRecord>
  readonly settings: StandInSettings
  readonly writing: Writing
  /** Where a next page is said to be. */
  readonly nextOrigin: string
}

const large = new Set(['Accounts', 'Items', 'SalesItemPrices', 'SalesOrders', 'Contacts'])

export function readCall(reading: Reading): Answer {
  const { target, store, writing } = reading
  const { entity, key } = target
  if (key === null) return list(reading)
  const record = [...reading.records].find((one) => String(one[entity.key]) === key)
  if (!record) throw new ExactError(404, `Not found: ${entity.type}`)
  if (target.below === null) {
    const { select } = queryOf(entity, reading.asked.url.searchParams)
    return jsonAnswer(200, { d: writtenRecord(entity, record, select, writing) })
  }
  const { lines } = entity
  if (lines?.property !== target.below) throw new ExactError(404, 'Resource not found for the segment.')
  const own = [...store.all(lines.topic).values()].filter((line) => line[lines.parent] === key)
  return list({
    ...reading,
    records: own,
    target: { ...target, entity: entityOf(lines.topic), key: null, below: null },
  })
}

function list({ asked, target, records, settings, writing, nextOrigin }: Reading): Answer {
  const { entity, manner } = target
  const query = queryOf(entity, asked.url.searchParams)
  mayAsk(target, query, settings)
  const isSync = manner === 'sync'
  const size = manner === 'single pages' ? settings.pageSize : settings.bulkPageSize
  const ordered = isSync ? { ...query, orderBy: [{ property: 'Timestamp', descending: false }] } : query
  const page = pageOf(entity, records, ordered, size)
  const d: { [name: string]: Json } = {
    results: page.records.map((record) => writtenRecord(entity, record, query.select, writing)),
  }
  if (page.skipToken !== null) {
    const next = new URL(asked.url.href)
    next.searchParams.set('$skiptoken', page.skipToken)
    next.searchParams.delete('$skip')
    d['__next'] = `${nextOrigin}${next.pathname}${next.search}`
  }
  return jsonAnswer(200, { d })
}

function mayAsk({ entity, manner }: Target, query: Query, settings: StandInSettings): void {
  const isMuch = manner !== 'single pages' || large.has(entity.topic)
  if (settings.selectRequired && isMuch && !query.select && query.top !== 1)
    throw new ExactError(400, 'Please add a $select or a $top=1 statement to the query string.')
  const others = [...(query.filter?.properties ?? [])].filter((name) => name !== 'Timestamp')
  if (manner === 'sync' && settings.syncByTimestampOnly && others.length > 0)
    throw new ExactError(400, `The sync endpoints filter by Timestamp only, not by ${others.join(', ')}.`)
}
