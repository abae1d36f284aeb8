import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { entityOf, type Value } from '../model/entities.ts'
import type { GrantsState } from '../oauth/grants.ts'
import type { Changed } from './divisionStore.ts'

export interface Kept {
  /** Milliseconds that its clock was put forward. */
  readonly ahead: number
  readonly grants: GrantsState | null
  /** By company. */
  readonly changed: Readonly<Record<number, Changed>>
}

export interface KeptState {
  readonly kept: Kept
  readonly save: (state: () => Kept) => void
}

const nothing: Kept = { ahead: 0, grants: null, changed: {} }

/** A file that holds what a restart must not forget, written as a whole. */
export function keptState(file: string | null): KeptState {
  if (file === null) return { kept: nothing, save: () => undefined }
  return {
    kept: existsSync(file) ? read(file) : nothing,
    save(state) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(`${file}.new`, JSON.stringify(state()), { mode: 0o600 })
      renameSync(`${file}.new`, file)
    },
  }
}

function read(file: string): Kept {
  const { changed, ...kept } = JSON.parse(readFileSync(file, 'utf8')) as Kept
  const revived = Object.entries(changed).map(([code, changes]) => [code, changes.map(revive)])
  return { ...kept, changed: Object.fromEntries(revived) }
}

function revive(change: Changed[number]): Changed[number] {
  if (!change.record) return change
  const { properties } = entityOf(change.topic)
  const values = Object.entries(change.record).map(([name, value]): [string, Value] => [
    name,
    properties.get(name) === 'date' && typeof value === 'string' ? new Date(value) : value,
  ])
  return { ...change, record: Object.fromEntries(values) }
}
