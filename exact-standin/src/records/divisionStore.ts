import { randomUUID } from 'node:crypto'
import { companyData } from '../data/companyData.ts'
import { entities, entityOf, type ExactRecord } from '../model/entities.ts'
import type { StandInDivision } from '../model/people.ts'

export type Action = 'Create' | 'Update' | 'Delete'

export interface Change {
  readonly division: number
  readonly topic: string
  readonly action: Action
  readonly key: string
}

/** What was made, changed or removed since the company began; kept so that a restart forgets nothing. */
export type Changed = readonly { readonly topic: string; readonly key: string; readonly record: ExactRecord | null }[]

export interface DivisionStore {
  readonly division: StandInDivision
  readonly all: (topic: string) => ReadonlyMap<string, ExactRecord>
  /** Makes or changes: what is not named stays. */
  readonly put: (topic: string, values: ExactRecord) => ExactRecord
  readonly remove: (topic: string, key: string) => boolean
  readonly nextNumber: (topic: string, property: string, first: number) => number
  /** The timestamp of the last change up to that moment. */
  readonly timestampAt: (moment: Date, topic: string) => number
  readonly changed: () => Changed
}

/** Where the timestamps of a company begin. */
const firstTimestamp = 1_000_000

/** One company. What it holds is made when it is first asked for. */
export function divisionStore(
  division: StandInDivision,
  now: () => Date,
  kept: Changed,
  tell: (change: Change) => void,
): DivisionStore {
  let tables: Map<string, Map<string, ExactRecord>> | null = null
  let timestamp = firstTimestamp
  const changed = new Map(kept.map((change) => [`${change.topic} ${change.key}`, change]))

  function table(topic: string): Map<string, ExactRecord> {
    tables ??= begin()
    const found = tables.get(topic)
    if (!found) throw new Error(`There is no table ${topic}`)
    return found
  }

  function begin(): Map<string, Map<string, ExactRecord>> {
    const data = companyData(division)
    const made = new Map(entities.map(({ topic }) => [topic, new Map<string, ExactRecord>()]))
    for (const [topic, records] of data) {
      const { key } = entityOf(topic)
      for (const record of records)
        made.get(topic)?.set(String(record[key]), { ...record, Division: division.code, Timestamp: ++timestamp })
    }
    for (const { topic, key, record } of kept) {
      if (record) made.get(topic)?.set(key, record)
      else made.get(topic)?.delete(key)
      timestamp = Math.max(timestamp, Number(record?.['Timestamp'] ?? 0))
    }
    return made
  }

  function write(topic: string, values: ExactRecord): { record: ExactRecord; isNew: boolean } {
    const { key } = entityOf(topic)
    const id = String(values[key] ?? randomUUID())
    const before = table(topic).get(id)
    const record: ExactRecord = {
      Created: now(),
      ...before,
      ...values,
      [key]: values[key] ?? id,
      Modified: now(),
      Division: division.code,
      Timestamp: ++timestamp,
    }
    table(topic).set(id, record)
    changed.set(`${topic} ${id}`, { topic, key: id, record })
    return { record, isNew: before === undefined }
  }

  return {
    division,
    all: table,
    put(topic, values) {
      const { record, isNew } = write(topic, values)
      const key = String(record[entityOf(topic).key])
      tell({ division: division.code, topic, action: isNew ? 'Create' : 'Update', key })
      return record
    },
    remove(topic, key) {
      if (!table(topic).delete(key)) return false
      changed.set(`${topic} ${key}`, { topic, key, record: null })
      const { deletedType } = entityOf(topic)
      if (deletedType !== null)
        write('Deleted', { EntityKey: key, EntityType: deletedType, DeletedDate: now(), DeletedBy: null })
      tell({ division: division.code, topic, action: 'Delete', key })
      return true
    },
    nextNumber(topic, property, first) {
      return (
        [...table(topic).values()].reduce((most, record) => Math.max(most, Number(record[property])), first - 1) + 1
      )
    },
    timestampAt(moment, topic) {
      return [...table(topic).values()].reduce(
        (most, { Modified: at, Timestamp: stamp }) =>
          at instanceof Date && at <= moment ? Math.max(most, Number(stamp)) : most,
        0,
      )
    },
    changed: () => [...changed.values()],
  }
}
